//! Who wins on a small board for two when both play perfectly: all positions, solved backwards.
//!
//! A fence stays where it is, so positions with the same fences on the board and in hand make a layer, and choices
//! lead within it (steps) or to a layer with one fence more. Layers are solved from the last fence to the first.
//! Within one, what is won or lost is found from its ends backwards until nothing changes; what is left then can be
//! won by nobody, since pawns can walk in circles. Mirrored layers are one.

use std::{collections::HashMap, rc::Rc};

use crate::rules::{
    Arg, Game as _, Message, Seat,
    quoridor::{Config, Fence, Position, Quoridor, Square},
};

/// The most memory that the layers may take, in bytes.
pub const MOST_BYTES: f64 = 2_147_483_648.0;

/// What a solved game comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The index of the seat that wins, 0 for the one that begins; none when nobody can force it.
    pub winner: Option<u8>,
    /// Positions that were solved, two for each place of the pawns: either seat may be next.
    pub positions: u64,
}

/// Why a game is not solved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Unsolvable {
    /// Only games between two are.
    Seats,
    /// There are too many positions.
    TooLarge {
        /// About how many positions there are.
        positions: f64,
        /// About how much memory they take, in bytes.
        bytes: f64,
    },
}

impl From<Unsolvable> for Message {
    fn from(unsolvable: Unsolvable) -> Self {
        match unsolvable {
            Unsolvable::Seats => Self::new("solve-seats"),
            Unsolvable::TooLarge { positions, bytes } => Self::new("solve-too-large")
                .with("positions", format!("{positions:.1e}"))
                .with("gibibytes", Arg::decimal(bytes / 1_073_741_824.0, 1))
                .with("most", format!("{:.0}", MOST_BYTES / 1_073_741_824.0)),
        }
    }
}

const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// What is known of a position, for the seat to act.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Value {
    /// Nothing; in the end that nobody wins.
    Open,
    Won,
    Lost,
    /// There is no such position: two pawns on one square, one at its goal, or one without a way.
    None,
}

/// The values of a layer, four a byte.
struct Layer(Box<[u8]>);

impl Layer {
    fn pack(values: &[Value]) -> Self {
        let byte = |four: &[Value]| four.iter().rev().fold(0, |byte, &value| byte << 2 | value as u8);
        Self(values.chunks(4).map(byte).collect())
    }

    fn get(&self, at: usize) -> Value {
        match self.0[at / 4] >> (2 * (at % 4)) & 3 {
            0 => Value::Open,
            1 => Value::Won,
            2 => Value::Lost,
            _ => Value::None,
        }
    }
}

/// The fences on the board, as sorted numbers, and those in hand.
type Key = (Vec<Fence>, [u8; 2]);

struct Solver {
    /// The rules of the board without fences in hand, so that choices are steps.
    rules: Quoridor,
    squares: Vec<Square>,
    /// The place of each square of the largest board among `squares`.
    places: HashMap<Square, usize>,
    columns: u8,
    layers: HashMap<Key, Rc<Layer>>,
    positions: u64,
}

/// Solves the game of a table for two; its bound on plies is left aside.
///
/// # Errors
/// When it is for four, or has too many positions for [`MOST_BYTES`].
pub fn solve(game: &Quoridor) -> Result<Solved, Unsolvable> {
    let config = game.config();
    if config.seats != 2 {
        return Err(Unsolvable::Seats);
    }
    let (positions, bytes) = estimate(config);
    if bytes > MOST_BYTES {
        return Err(Unsolvable::TooLarge { positions, bytes });
    }
    let bare = Config {
        fences: 0,
        max_plies: None,
        ..config.clone()
    };
    let Ok(rules) = Quoridor::new(&bare) else {
        unreachable!("no measure of a valid board has changed")
    };
    let squares: Vec<Square> = (0..config.rows)
        .flat_map(|row| (0..config.columns).filter_map(move |column| Square::new(column, row)))
        .collect();
    let mut solver = Solver {
        places: squares
            .iter()
            .enumerate()
            .map(|(place, &square)| (square, place))
            .collect(),
        squares,
        rules,
        columns: config.columns,
        layers: HashMap::new(),
        positions: 0,
    };
    let start = game.start();
    let [first, second] = SEATS.map(|seat| start.pawn(seat).map_or(0, |square| solver.places[&square]));
    let (layer, _) = solver.layer(&[], [config.fences; 2]);
    let winner = match layer.get(solver.at(0, first, second)) {
        Value::Won => Some(0),
        Value::Lost => Some(1),
        Value::Open | Value::None => None,
    };
    Ok(Solved {
        winner,
        positions: solver.positions,
    })
}

/// About how many positions there are, and how many bytes their layers take.
#[must_use]
pub fn estimate(config: &Config) -> (f64, f64) {
    let (hands, places) = (
        u32::from(config.fences),
        f64::from(config.columns) * f64::from(config.rows),
    );
    let sets = fence_sets(config.columns - 1, config.rows - 1, 2 * hands as usize);
    let layers: f64 = (0..)
        .zip(&sets)
        // So many ways there are to share the fences in hand.
        .map(|(placed, sets)| sets * f64::from(1 + placed.min(2 * hands - placed)))
        .sum();
    // Two mirrored layers are one, and one takes a table entry beside its values.
    let (values, kept) = (2.0 * places * places, layers / 2.0);
    (layers / 2.0 * values, kept * (values / 4.0 + 160.0))
}

/// How many sets of 0, 1, … `most` fences there are of which none crosses or overlaps another.
fn fence_sets(columns: u8, rows: u8, most: usize) -> Vec<f64> {
    let columns = usize::from(columns);
    let states = 3_usize.pow(columns as u32);
    // By what stands on the last post of each column (0 nothing, 1 horizontal, 2 vertical), and by how many there are.
    let mut counts = vec![vec![0.0; most + 1]; states];
    counts[0][0] = 1.0;
    for post in 0..columns * usize::from(rows) {
        let (weight, first_column) = (3_usize.pow((post % columns) as u32), post % columns == 0);
        let mut next = vec![vec![0.0; most + 1]; states];
        for (state, by_size) in counts.iter().enumerate() {
            let above = state / weight % 3;
            let left = if first_column { 0 } else { state / (weight / 3) % 3 };
            for (stands, fits) in [(0, true), (1, left != 1), (2, above != 2)] {
                let to = &mut next[state - above * weight + stands * weight];
                let more = usize::from(stands > 0);
                for size in 0..if fits { most + 1 - more } else { 0 } {
                    to[size + more] += by_size[size];
                }
            }
        }
        counts = next;
    }
    (0..=most)
        .map(|size| counts.iter().map(|by_size| by_size[size]).sum())
        .collect()
}

impl Solver {
    /// The number of a position in its layer.
    fn at(&self, turn: usize, first: usize, second: usize) -> usize {
        let places = self.squares.len();
        (turn * places + first) * places + second
    }

    fn mirrored_fence(&self, fence: Fence) -> Fence {
        let square = fence.square();
        let column = self.columns - 2 - square.column();
        let mirrored = Square::new(column, square.row()).and_then(|square| Fence::new(square, fence.lie()));
        mirrored.unwrap_or(fence)
    }

    fn mirrored_place(&self, place: usize) -> usize {
        let columns = usize::from(self.columns);
        place - place % columns + (columns - 1 - place % columns)
    }

    /// The layer with these fences, solved; and whether it is the mirrored one that is kept.
    fn layer(&mut self, fences: &[Fence], left: [u8; 2]) -> (Rc<Layer>, bool) {
        let sorted = |mut fences: Vec<Fence>| {
            fences.sort_unstable();
            fences
        };
        let plain = sorted(fences.to_vec());
        let mirrored = sorted(fences.iter().map(|&fence| self.mirrored_fence(fence)).collect());
        let is_mirrored = mirrored < plain;
        let key = (if is_mirrored { mirrored } else { plain }, left);
        if let Some(layer) = self.layers.get(&key) {
            return (Rc::clone(layer), is_mirrored);
        }
        let layer = Rc::new(self.solve_layer(&key.0, left));
        self.layers.insert(key, Rc::clone(&layer));
        (layer, is_mirrored)
    }

    fn solve_layer(&mut self, fences: &[Fence], left: [u8; 2]) -> Layer {
        let board = fences
            .iter()
            .fold(self.rules.start(), |board, &fence| board.with_fence(fence));
        let mut values = self.existing(&board);
        if values.iter().all(|&value| value == Value::None) {
            return Layer::pack(&values);
        }
        // Whether some fence leads to a position that the other seat does not win.
        let mut holds = vec![false; values.len()];
        for turn in 0..2 {
            if left[turn] == 0 {
                continue;
            }
            let mut after = left;
            after[turn] -= 1;
            let fitting: Vec<Fence> = self.rules.fitting_fences(&board).collect();
            for fence in fitting {
                let (layer, is_mirrored) = self.layer(&[fences, &[fence]].concat(), after);
                self.take_over(&layer, is_mirrored, turn, &mut values, &mut holds);
            }
        }
        self.solve_steps(&board, &mut values, &holds);
        Layer::pack(&values)
    }

    /// Which positions there are with these fences.
    fn existing(&mut self, board: &Position) -> Vec<Value> {
        let places = self.squares.len();
        let is_on_its_way = |seat: Seat| {
            let rules = &self.rules;
            let far = |&square: &Square| {
                let there = board.with_pawn(seat, square);
                rules.distance(&there, seat, None).is_some_and(|steps| steps > 0)
            };
            self.squares.iter().map(far).collect::<Vec<bool>>()
        };
        let [first, second] = SEATS.map(is_on_its_way);
        let mut values = Vec::with_capacity(2 * places * places);
        for at in 0..2 * places * places {
            let (one, other) = (at / places % places, at % places);
            let exists = one != other && first[one] && second[other];
            values.push(if exists { Value::Open } else { Value::None });
        }
        self.positions += values.iter().filter(|&&value| value == Value::Open).count() as u64;
        values
    }

    /// What a seat gains by placing a fence that leads to `layer`.
    fn take_over(
        &self,
        layer: &Layer,
        is_mirrored: bool,
        turn: usize,
        values: &mut [Value],
        holds: &mut [bool],
    ) {
        let places = self.squares.len();
        for first in 0..places {
            for second in 0..places {
                let at = self.at(turn, first, second);
                if values[at] == Value::None {
                    continue;
                }
                let there = if is_mirrored {
                    self.at(1 - turn, self.mirrored_place(first), self.mirrored_place(second))
                } else {
                    self.at(1 - turn, first, second)
                };
                match layer.get(there) {
                    Value::Lost => values[at] = Value::Won,
                    Value::Open => holds[at] = true,
                    // Where there is no such position the fence closes a way: it is not legal.
                    Value::Won | Value::None => {}
                }
            }
        }
    }

    /// Finds what is won and lost by steps, from the ends of the game backwards.
    fn solve_steps(&self, board: &Position, values: &mut [Value], holds: &[bool]) {
        let places = self.squares.len();
        // Positions that are still open, each with those to which a step leads; none for a step to the goal.
        let mut open: Vec<(usize, Vec<Option<usize>>)> = Vec::new();
        for (at, value) in values.iter().enumerate() {
            if *value != Value::Open {
                continue;
            }
            let (turn, first, second) = (at / places / places, at / places % places, at % places);
            let (seat, pawns) = (SEATS[turn], [first, second].map(|place| self.squares[place]));
            let position = board.with_pawn(SEATS[0], pawns[0]).with_pawn(SEATS[1], pawns[1]);
            let lead = |square: Square| {
                let place = self.places[&square];
                let [first, second] = if turn == 0 {
                    [place, second]
                } else {
                    [first, place]
                };
                (!self.rules.is_goal(seat, square)).then(|| self.at(1 - turn, first, second))
            };
            open.push((
                at,
                self.rules.options(&position, seat).steps().map(lead).collect(),
            ));
        }
        loop {
            let before = open.len();
            open.retain(|(at, steps)| {
                let leads_to =
                    |step: &Option<usize>, value| step.map_or(Value::Lost, |at| values[at]) == value;
                if steps.iter().any(|step| leads_to(step, Value::Lost)) {
                    values[*at] = Value::Won;
                } else if !holds[*at] && steps.iter().all(|step| leads_to(step, Value::Won)) {
                    values[*at] = Value::Lost;
                }
                values[*at] == Value::Open
            });
            if open.len() == before {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(columns: u8, rows: u8, winners: &[Option<u8>]) {
        for (fences, winner) in (0..).zip(winners) {
            let game = Quoridor::new(&Config {
                columns,
                rows,
                fences,
                ..Config::default()
            });
            let solved = solve(&game.expect("a small board")).expect("few positions");
            assert_eq!(
                solved.winner, *winner,
                "{columns} × {rows} with {fences} fences each"
            );
        }
    }

    const FIRST: Option<u8> = Some(0);
    const SECOND: Option<u8> = Some(1);

    #[test]
    fn on_three_by_three_the_second_wins_however_many_fences() {
        check(3, 3, &[SECOND; 6]);
    }

    #[test]
    fn with_three_fences_each_the_first_wins_on_five_by_three() {
        check(5, 3, &[SECOND, SECOND, SECOND, FIRST]);
    }

    #[test]
    fn with_few_fences_the_second_wins_on_three_by_five() {
        check(3, 5, &[SECOND, SECOND, SECOND]);
    }

    #[test]
    fn sets_of_fences_are_counted_without_crossings_and_overlaps() {
        // Two posts side by side: four fences; of the pairs only one crosses at each post, and one overlaps.
        assert_eq!(fence_sets(2, 1, 3), [1.0, 4.0, 3.0, 0.0]);
        // Four posts: eight fences, four crossings, two overlaps of either kind.
        assert_eq!(fence_sets(2, 2, 2), [1.0, 8.0, 20.0]);
    }

    #[test]
    fn a_board_with_too_many_positions_is_refused_with_how_many() {
        let game = Quoridor::new(&Config::default()).expect("the usual game");
        let Err(Unsolvable::TooLarge { positions, bytes }) = solve(&game) else {
            panic!("the usual board can't be solved");
        };
        assert!(positions > 1e20 && bytes > 1e20, "{positions} {bytes}");
    }
}
