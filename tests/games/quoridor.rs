//! Quoridor against a model that is slow and simple: squares and sides one by one, a search for every fence.

use std::collections::{BTreeSet, HashSet, VecDeque};

use homestretch::{
    play::{dice::Dice, seed::numbered},
    rules::{
        ChoiceSet, Game, Notation, Seat, Silent, Source, Turn, View,
        quoridor::{Choice, Choices, Config, Event, Fence, Lie, Position, Quoridor, Square, ThirdPawn},
    },
};
use proptest::prelude::*;

type Cell = (i32, i32);

/// `docs/rules/quoridor.md`, word for word.
struct Model {
    columns: i32,
    rows: i32,
    third_blocks: bool,
    jump_back: bool,
    /// The pairs of neighbouring cells between which a fence stands.
    cut: HashSet<(Cell, Cell)>,
    fences: Vec<(Cell, Lie)>,
    pawns: Vec<Cell>,
}

fn cell(square: Square) -> Cell {
    (square.column().into(), square.row().into())
}

/// The two pairs of cells that a fence keeps apart.
fn sides((x, y): Cell, lie: Lie) -> [(Cell, Cell); 2] {
    match lie {
        Lie::Horizontal => [((x, y), (x, y + 1)), ((x + 1, y), (x + 1, y + 1))],
        Lie::Vertical => [((x, y), (x + 1, y)), ((x, y + 1), (x + 1, y + 1))],
    }
}

impl Model {
    fn new(game: &Quoridor, position: &Position) -> Self {
        let config = game.config();
        let fences: Vec<(Cell, Lie)> = position
            .fences()
            .map(|it| (cell(it.square()), it.lie()))
            .collect();
        Self {
            columns: config.columns.into(),
            rows: config.rows.into(),
            jump_back: config.jump_back,
            third_blocks: config.third_pawn == ThirdPawn::Blocks,
            cut: fences.iter().flat_map(|&(at, lie)| sides(at, lie)).collect(),
            pawns: game
                .seats()
                .iter()
                .filter_map(|seat| position.pawn(seat))
                .map(cell)
                .collect(),
            fences,
        }
    }

    fn is_open(&self, a: Cell, b: Cell) -> bool {
        let inside = (0..self.columns).contains(&b.0) && (0..self.rows).contains(&b.1);
        inside && !self.cut.contains(&(a, b)) && !self.cut.contains(&(b, a))
    }

    fn is_goal(&self, seat: usize, (x, y): Cell) -> bool {
        match (self.pawns.len(), seat) {
            (2 | 4, 0) => y == self.rows - 1,
            (2, 1) | (4, 2) => y == 0,
            (4, 1) => x == self.columns - 1,
            _ => x == 0,
        }
    }

    fn distance(&self, seat: usize) -> Option<u8> {
        let (mut seen, mut queue) = (HashSet::new(), VecDeque::from([(self.pawns[seat], 0)]));
        while let Some((at, steps)) = queue.pop_front() {
            if self.is_goal(seat, at) {
                return Some(steps);
            }
            for (dx, dy) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
                let next = (at.0 + dx, at.1 + dy);
                if self.is_open(at, next) && seen.insert(next) {
                    queue.push_back((next, steps + 1));
                }
            }
        }
        None
    }

    fn steps(&self, seat: usize) -> BTreeSet<String> {
        let (mut found, from) = (BTreeSet::new(), self.pawns[seat]);
        let mut add = |(x, y): Cell| {
            let square = Square::new(u8::try_from(x).expect("small"), u8::try_from(y).expect("small"));
            found.insert(square.expect("on the board").to_string());
        };
        for (dx, dy) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
            let next = (from.0 + dx, from.1 + dy);
            if !self.is_open(from, next) {
                continue;
            }
            if !self.pawns.contains(&next) {
                add(next);
                continue;
            }
            let behind = (next.0 + dx, next.1 + dy);
            let open = self.is_open(next, behind);
            let third = open && self.pawns.contains(&behind);
            if open && !third {
                add(behind);
            } else if !(third && self.third_blocks) {
                let sides = [(next.0 + dy, next.1 + dx), (next.0 - dy, next.1 - dx)];
                if self.jump_back && !sides.iter().any(|&beside| self.is_open(next, beside)) {
                    add(from);
                }
                for beside in sides {
                    if self.is_open(next, beside) && !self.pawns.contains(&beside) {
                        add(beside);
                    }
                }
            }
        }
        found
    }

    fn fences(&mut self) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        for (x, y) in (0..self.columns - 1).flat_map(|x| (0..self.rows - 1).map(move |y| (x, y))) {
            for lie in [Lie::Horizontal, Lie::Vertical] {
                let clashes = |&(other, lies): &(Cell, Lie)| {
                    let along = match lie {
                        Lie::Horizontal => ((other.0 - x).abs(), other.1 - y),
                        Lie::Vertical => ((other.1 - y).abs(), other.0 - x),
                    };
                    other == (x, y) || lies == lie && along == (1, 0)
                };
                if self.fences.iter().any(clashes) {
                    continue;
                }
                let cut = sides((x, y), lie);
                self.cut.extend(cut);
                let ways = (0..self.pawns.len()).all(|seat| self.distance(seat).is_some());
                // No other fence stands on these sides, or it would have clashed.
                for side in &cut {
                    self.cut.remove(side);
                }
                if ways {
                    let square =
                        Square::new(u8::try_from(x).expect("small"), u8::try_from(y).expect("small"));
                    let fence = Fence::new(square.expect("on the board"), lie);
                    found.insert(fence.expect("on the board").to_string());
                }
            }
        }
        found
    }
}

fn configs() -> impl Strategy<Value = Config> {
    let size = || prop_oneof![Just(3_u8), Just(5), Just(7), Just(9), Just(9)];
    let third = prop_oneof![Just(ThirdPawn::LikeAFence), Just(ThirdPawn::Blocks)];
    let seats = prop_oneof![Just(2_u8), Just(4)];
    (seats, size(), size(), 0_u8..=20, third, any::<bool>()).prop_map(
        |(seats, columns, rows, fences, third_pawn, jump_back)| Config {
            seats,
            columns,
            rows,
            fences,
            third_pawn,
            jump_back,
            max_plies: Some(80),
            ..Config::default()
        },
    )
}

/// A choice by chance, more often a fence than a step, so that boards fill.
fn choose(legal: &Choices, random: &mut Dice) -> Choice {
    let fences: Vec<Choice> = legal.fences().map(Choice::Fence).collect();
    if !fences.is_empty() && random.below(3) > 0 {
        return fences[random.below(u32::try_from(fences.len()).expect("few")) as usize];
    }
    legal.any(random).expect("who is to act can do something")
}

/// A column counted from the other side.
fn mirrored(config: &Config, choice: Choice) -> Choice {
    match choice {
        Choice::Step(square) => Choice::Step(
            Square::new(config.columns - 1 - square.column(), square.row()).expect("on the board"),
        ),
        Choice::Fence(fence) => {
            let at = fence.square();
            let square = Square::new(config.columns - 2 - at.column(), at.row()).expect("on the board");
            Choice::Fence(Fence::new(square, fence.lie()).expect("on the board"))
        }
    }
}

/// The board turned by half.
fn turned(config: &Config, choice: Choice) -> Choice {
    match choice {
        Choice::Step(square) => {
            let (column, row) = (
                config.columns - 1 - square.column(),
                config.rows - 1 - square.row(),
            );
            Choice::Step(Square::new(column, row).expect("on the board"))
        }
        Choice::Fence(fence) => {
            let (column, row) = (fence.square().column(), fence.square().row());
            let square = Square::new(config.columns - 2 - column, config.rows - 2 - row);
            Choice::Fence(Fence::new(square.expect("on the board"), fence.lie()).expect("on the board"))
        }
    }
}

fn set(legal: &Choices, changed: impl Fn(Choice) -> Choice) -> BTreeSet<Choice> {
    legal.iter().map(changed).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 150, ..ProptestConfig::default() })]

    #[test]
    fn legal_is_what_the_rules_page_says_and_nothing_else(config in configs(), seed in any::<u64>()) {
        let game = Quoridor::new(&config).expect("a valid configuration");
        let (mut position, mut random) = (game.start(), Dice::new(&numbered(seed)));
        while let Turn::Seat(seat) = game.turn(&position) {
            let legal = game.choices(&position, seat);
            let mut model = Model::new(&game, &position);
            let steps: BTreeSet<String> = legal.steps().map(|it| it.to_string()).collect();
            prop_assert_eq!(steps, model.steps(seat.index()), "{}", game.write_position(&position));
            let fences: BTreeSet<String> = legal.fences().map(|it| it.to_string()).collect();
            let expected = if position.left(seat) == 0 { BTreeSet::new() } else { model.fences() };
            prop_assert_eq!(fences, expected, "{}", game.write_position(&position));
            for other in game.seats().iter() {
                let way = game.way(&position, other, None).expect("every pawn has a way");
                let steps = model.distance(other.index()).expect("every pawn has a way");
                prop_assert_eq!(game.distance(&position, other, None), Some(steps));
                prop_assert_eq!(way.len(), usize::from(steps) + 1);
                prop_assert!(way.windows(2).all(|pair| model.is_open(cell(pair[0]), cell(pair[1]))));
                prop_assert!(game.is_goal(other, way[way.len() - 1]));
            }
            let mut events = Vec::new();
            game.play_known(&mut position, seat, choose(&legal, &mut random), &mut events);
            for event in events {
                if let Event::LostTurn { seat } = event {
                    prop_assert!(Model::new(&game, &position).steps(seat.index()).is_empty());
                }
            }
        }
    }

    #[test]
    fn without_the_rule_nobody_stays_and_with_it_nothing_else_is_new(config in configs(), seed in any::<u64>()) {
        let [off, on] = [false, true].map(|jump_back| {
            Quoridor::new(&Config { jump_back, ..config.clone() }).expect("a valid configuration")
        });
        let (mut position, mut random) = (off.start(), Dice::new(&numbered(seed)));
        while let Turn::Seat(seat) = on.turn(&position) {
            let (without, with) = (off.options(&position, seat), on.options(&position, seat));
            let stays = position.pawn(seat).map(Choice::Step);
            prop_assert!(without.iter().all(|choice| Some(choice) != stays));
            let others: Vec<Choice> = with.iter().filter(|&choice| Some(choice) != stays).collect();
            prop_assert_eq!(others, without.iter().collect::<Vec<_>>());
            on.play_known(&mut position, seat, choose(&with, &mut random), &mut Silent);
        }
    }

    #[test]
    fn a_mirrored_game_has_mirrored_choices_and_a_turned_one_those_of_the_other_seat(
        config in configs(),
        seed in any::<u64>(),
    ) {
        let config = Config { seats: 2, ..config };
        let game = Quoridor::new(&config).expect("a valid configuration");
        let (mut position, mut random) = (game.start(), Dice::new(&numbered(seed)));
        let mut mirror = game.start();
        // In the turned game the other seat would begin, so what each may do is asked out of turn.
        let mut other = game.start();
        while let Turn::Seat(seat) = game.turn(&position) {
            let legal = game.choices(&position, seat);
            let swapped = Seat::new(1 - seat.index());
            prop_assert_eq!(set(&legal, |it| mirrored(&config, it)), set(&game.choices(&mirror, seat), |it| it));
            prop_assert_eq!(set(&legal, |it| turned(&config, it)), set(&game.options(&other, swapped), |it| it));
            let choice = choose(&legal, &mut random);
            game.play_known(&mut position, seat, choice, &mut Silent);
            game.play_known(&mut mirror, seat, mirrored(&config, choice), &mut Silent);
            game.play_known(&mut other, swapped, turned(&config, choice), &mut Silent);
        }
        prop_assert_eq!(game.standing(&position), game.standing(&mirror));
    }

    #[test]
    fn views_read_back_and_text_from_anywhere_is_read_or_refused(
        config in configs(),
        seed in any::<u64>(),
        wild in ".{0,12}",
        tail in "[a-j0-9hvEH=, ]{0,8}",
    ) {
        let game = Quoridor::new(&config).expect("a valid configuration");
        let (mut position, mut random) = (game.start(), Dice::new(&numbered(seed)));
        for _ in 0..20 {
            let Turn::Seat(seat) = game.turn(&position) else { break };
            let choice = choose(&game.choices(&position, seat), &mut random);
            game.play_known(&mut position, seat, choice, &mut Silent);
        }
        for seat in game.seats().iter() {
            let numbers = game.view(&position, seat).numbers();
            prop_assert_eq!(game.read_view(seat, &numbers), Some(position));
            let mut wrong = numbers.clone();
            let at = random.below(u32::try_from(wrong.len()).expect("few")) as usize;
            wrong[at] += 1;
            if let Some(read) = game.read_view(seat, &wrong) {
                prop_assert_eq!(game.view(&read, seat).numbers(), wrong);
            }
        }
        let text = game.write_position(&position);
        for text in [wild.clone(), text.clone() + &tail, tail.clone() + &text, text.replace('=', &tail)] {
            if let Ok(read) = game.read_position(&text) {
                prop_assert_eq!(game.read_position(&game.write_position(&read)), Ok(read));
            }
        }
        for text in [wild, tail] {
            if let Ok(choice) = game.read_choice(&position, Seat::new(0), &text) {
                prop_assert_eq!(game.write_choice(&position, Seat::new(0), choice), text);
            }
        }
    }
}
