//! How likely each seat is to win a race for which no network was made, on rings and with dice, pawns and house rules of any kind.
//!
//! What lies before each seat is counted: throws until all its pawns are home, pawns that wait, and what others could strike.
//! The odds of a seat are e to the sum of these [`Counts`], each times its weight, and the weights are learnt at that very table:
//! when a chance is asked for the first time, some thousand quick games are played there, and the weights are those by which
//! what came of them was likeliest (a softmax regression, found by Newton's method). It takes some tenths of a second, and comes
//! out the same everywhere.

use std::sync::{Mutex, PoisonError};

use super::Ranking;
use crate::{
    rules::{
        Game, Seat, Silent, Turn,
        race::{Race, RaceView},
    },
    strategies::{CERTAIN, Judgement, Strategy, WinChances, judgement::behind_the_best, split_mix::SplitMix},
};

/// What is counted of a seat.
const COUNTED: usize = 16;
type Counts = [f64; COUNTED];

/// So many games are played to learn the weights of a table.
const GAMES: u64 = 3_000;
/// No more positions are learnt from, spread evenly over all throws: were they so many of each game, short games, in which
/// who is ahead wins more often, would count for too much.
const LOOKS: usize = 48_000;
/// A game that has no winner after so many acts teaches nothing.
const ENDLESS: u64 = 20_000;
/// Steps of Newton’s method: at all tables that were tried so many were enough.
const STEPS: usize = 12;
/// A step that makes what came less likely is halved so often.
const HALVES: usize = 10;
/// How strongly weights are held near 0 that hardly matter.
const RIDGE: f64 = 1.0;
/// The weights of so many tables are remembered.
const REMEMBERED: usize = 8;

/// The tables whose weights were learnt, by what their rules say, the latest first.
static LEARNT: Mutex<Vec<(String, Counts)>> = Mutex::new(Vec::new());

/// Judges by what was counted.
pub struct Reckoning {
    /// Plays the games from which the weights are learnt.
    player: Ranking,
    weights: Option<Counts>,
}

impl Reckoning {
    /// Learns from games of this player when it is first asked.
    #[must_use]
    pub fn new(player: Ranking) -> Self {
        Self {
            player,
            weights: None,
        }
    }

    /// The chances of all seats where nobody is to choose.
    fn judged<G>(&mut self, game: &G, position: &G::Position) -> Option<WinChances>
    where
        G: Race + for<'a> Game<View<'a> = RaceView<'a, G>>,
    {
        if let Some(standing) = game.standing(position) {
            return Some(WinChances::of(&standing, game.seats(), |seat| game.team(seat)));
        }
        let racing = game.view(position, Seat::new(0)).racing();
        let home = game.seats().iter().filter(|&seat| !racing.contains(seat));
        match game.seats().len() - racing.len() {
            0 => {}
            1 => return Some(WinChances::decided(home.collect(), |seat| game.team(seat))),
            _ => return None,
        }
        let weights = self.weights.get_or_insert_with(|| weights(game, &self.player));
        let parts = parts(weights, &counted(game, position));
        let mut chances = WinChances::default();
        let mut left = CERTAIN;
        let seats = game.seats();
        for (seat, part) in std::iter::zip(seats.iter(), &parts).skip(1) {
            chances.0[seat.index()] = (part * CERTAIN as f64) as i64;
            left -= chances.0[seat.index()];
        }
        // What is lost by rounding is the first one's.
        chances.0[seats.lowest()?.index()] = left;
        Some(chances)
    }
}

impl<G> Judgement<G> for Reckoning
where
    G: Race + for<'a> Game<View<'a> = RaceView<'a, G>>,
{
    fn seen_by(&mut self, game: &G, position: &G::Position, _viewer: Seat) -> Option<WinChances> {
        match game.turn(position) {
            Turn::Seat(mover) => behind_the_best(game, position, mover, |next| self.judged(game, next)),
            _ => self.judged(game, position),
        }
    }
}

/// What is counted of each seat that plays, in their order.
fn counted<G>(game: &G, position: &G::Position) -> Vec<Counts>
where
    G: Race + for<'a> Game<View<'a> = RaceView<'a, G>>,
{
    let course = game.course();
    let view = game.view(position, Seat::new(0));
    let (ring, pawns, faces) = (
        i32::from(course.track.ring()),
        i32::from(course.pawns),
        i32::from(course.faces),
    );
    let thrower = game.thrower(position);
    let throw = f64::from(faces + 1) / 2.0;
    // How many places all pawns go, from the yard to the last ones.
    let all = pawns * i32::from(course.track.way()) - pawns * (pawns - 1) / 2;
    let throws = |seat: Seat| {
        let gone: i32 = view.steps(seat).map(|step| i32::from(step) + 1).sum();
        f64::from(all - gone) / throw
    };
    let lead = course.seats.iter().map(throws).fold(f64::MAX, f64::min);
    // The longer it still takes, the less a throw more or less says.
    let near = 1.0 / libm::sqrt(1.0 + lead);
    let of_seat = |seat: Seat| {
        let waiting = i32::from(view.waiting(seat));
        let home = view.steps(seat).filter(|&step| i32::from(step) >= ring).count() as i32;
        let [any, now, later] =
            at_stake(course.table, ring, faces, &view, seat, thrower).map(|places| places / throw);
        let throws = throws(seat);
        let waits = f64::from(waiting * faces);
        // Nothing moves before a highest face comes.
        let stuck = if waiting > 0 && waiting + home == pawns {
            f64::from(faces)
        } else {
            0.0
        };
        let home = f64::from(home);
        let turn = if thrower == Some(seat) { near } else { 0.0 };
        let wide = near * near;
        [
            throws,
            throws * near,
            throws * wide,
            libm::log1p(throws + waits),
            waits,
            waits * near,
            waits * wide,
            stuck * near,
            any * near,
            any * wide,
            now * near,
            later * near,
            later * wide,
            home * near,
            home * wide,
            turn,
        ]
    };
    course.seats.iter().map(of_seat).collect()
}

/// How many places a seat may expect to lose by strikes before it is in turn again, how many of them by the one that throws
/// now, and how many later: each pawn on the ring times the part of the faces that strike it, and for later, times faces by
/// how far behind it each other pawn is that is beyond one throw.
fn at_stake<G: Race>(
    table: u8,
    ring: i32,
    faces: i32,
    view: &RaceView<'_, G>,
    seat: Seat,
    thrower: Option<Seat>,
) -> [f64; 3] {
    let dots = ring / i32::from(table);
    let spot = |seat: Seat, step: i32| (seat.index() as i32 * dots + step) % ring;
    let on_ring = |seat: Seat| view.steps(seat).map(i32::from).filter(move |&step| step < ring);
    let (mut any, mut now, mut later) = (0.0, 0.0, 0.0);
    for step in on_ring(seat) {
        let at = spot(seat, step);
        let mut safe = 1.0;
        for other in view.racing().without(seat).iter() {
            let behind = |from: i32| {
                let ahead = (at - spot(other, from)).rem_euclid(ring);
                (ahead > 0 && from + ahead < ring).then_some(ahead)
            };
            let mut ways = i32::from(view.waiting(other) > 0 && at == spot(other, 0));
            for ahead in on_ring(other).filter_map(behind) {
                if ahead <= faces {
                    ways += 1;
                } else {
                    later += f64::from((step + 1) * faces) / f64::from(ahead);
                }
            }
            let struck = f64::from(ways.min(faces)) / f64::from(faces);
            if thrower == Some(other) {
                now += struck * f64::from(step + 1);
            }
            safe *= 1.0 - struck;
        }
        any += (1.0 - safe) * f64::from(step + 1);
    }
    [any, now, later]
}

/// What each of some seats has of what is certain.
fn parts(weights: &Counts, counted: &[Counts]) -> Vec<f64> {
    let sum = |counts: &Counts| {
        std::iter::zip(weights, counts)
            .map(|(weight, count)| weight * count)
            .sum()
    };
    let sums: Vec<f64> = counted.iter().map(sum).collect();
    let most = sums.iter().copied().fold(f64::MIN, f64::max);
    let mut parts: Vec<f64> = sums.iter().map(|sum| libm::exp(sum - most)).collect();
    let all: f64 = parts.iter().sum();
    for part in &mut parts {
        *part /= all;
    }
    parts
}

/// The weights of a table: those that are remembered, else those that games teach.
fn weights<G>(game: &G, player: &Ranking) -> Counts
where
    G: Race + for<'a> Game<View<'a> = RaceView<'a, G>>,
{
    let table = format!("{} {:?} {player:?}", G::NAME, game.config());
    // It stays locked, so that nobody else learns the same meanwhile.
    let mut learnt = LEARNT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, weights)) = learnt.iter().find(|(known, _)| *known == table) {
        return *weights;
    }
    let weights = fitted(&lessons(game, *player));
    learnt.insert(0, (table, weights));
    learnt.truncate(REMEMBERED);
    weights
}

/// A position of a game: what was counted of each seat, and who of them came first.
struct Lesson {
    counted: Vec<Counts>,
    first: usize,
}

/// What quick games of a table teach.
fn lessons<G>(game: &G, mut player: Ranking) -> Vec<Lesson>
where
    G: Race + for<'a> Game<View<'a> = RaceView<'a, G>>,
{
    let racing = |position: &G::Position| game.view(position, Seat::new(0)).racing();
    let (mut lessons, mut throws, mut every) = (Vec::new(), 0_usize, 1);
    for number in 0..GAMES {
        let mut dice = SplitMix(number);
        let mut thoughts = SplitMix(GAMES + number);
        let (mut position, mut seen, mut acts) = (game.start(), Vec::new(), 0);
        while racing(&position) == game.seats() && acts < ENDLESS {
            acts += 1;
            match game.turn(&position) {
                Turn::Seat(seat) => {
                    let legal = game.choices(&position, seat);
                    let view = game.view(&position, seat);
                    let chosen = Strategy::<G>::consider(&mut player, &view, &legal, &mut thoughts);
                    let Some(choice) = chosen else { break };
                    game.play_known(&mut position, seat, choice, &mut Silent);
                }
                Turn::Chance => {
                    if game.thrower(&position).is_some() {
                        if throws % every == 0 {
                            seen.push(position);
                        }
                        throws += 1;
                    }
                    let outcome = game.draw(&position, &mut dice);
                    game.settle_known(&mut position, &outcome, &mut Silent);
                }
                Turn::Together(_) | Turn::Over => break,
            }
        }
        let came_first = |seat: Seat| match game.standing(&position) {
            Some(standing) => standing.place(seat) == Some(1),
            None => !racing(&position).contains(seat),
        };
        let mut firsts = (0..)
            .zip(game.seats().iter())
            .filter(|&(_, seat)| came_first(seat));
        if let (Some((first, _)), None) = (firsts.next(), firsts.next()) {
            let lesson = |position| Lesson {
                counted: counted(game, position),
                first,
            };
            lessons.extend(seen.iter().map(lesson));
        }
        while lessons.len() > LOOKS {
            lessons = lessons.into_iter().step_by(2).collect();
            every *= 2;
        }
    }
    lessons
}

/// How likely what came is by these weights, as a logarithm, less what holds weights near 0.
fn likelihood(weights: &Counts, lessons: &[Lesson]) -> f64 {
    let of_lesson = |lesson: &Lesson| {
        parts(weights, &lesson.counted)
            .get(lesson.first)
            .map(|part| libm::log(*part))
    };
    let came: f64 = lessons.iter().filter_map(of_lesson).sum();
    let size: f64 = weights.iter().map(|weight| weight * weight).sum();
    came - RIDGE / 2.0 * size
}

/// The weights by which what came is likeliest.
fn fitted(lessons: &[Lesson]) -> Counts {
    let mut weights = [0.0; COUNTED];
    let mut likely = likelihood(&weights, lessons);
    for _ in 0..STEPS {
        // Up which way it gets likelier, and how that bends.
        let mut slope = weights.map(|weight: f64| -RIDGE * weight);
        let mut bend = [[0.0; COUNTED]; COUNTED];
        for (k, row) in bend.iter_mut().enumerate() {
            row[k] = RIDGE;
        }
        for Lesson { counted, first } in lessons {
            let parts = parts(&weights, counted);
            let mean: Counts = std::array::from_fn(|k| {
                std::iter::zip(&parts, counted)
                    .map(|(part, counts)| part * counts[k])
                    .sum()
            });
            for (seat, (part, counts)) in std::iter::zip(&parts, counted).enumerate() {
                let came = if seat == *first { 1.0 } else { 0.0 };
                let off: Counts = std::array::from_fn(|k| counts[k] - mean[k]);
                for k in 0..COUNTED {
                    slope[k] += (came - part) * counts[k];
                    for l in 0..=k {
                        bend[k][l] += part * off[k] * off[l];
                    }
                }
            }
        }
        let step = solved(&bend, slope);
        let tried = (0..HALVES).map(|halves| -> Counts {
            let share = 1.0 / f64::from(1 << halves);
            std::array::from_fn(|k| weights[k] + share * step[k])
        });
        let better = tried
            .map(|tried| (likelihood(&tried, lessons), tried))
            .find(|(tried, _)| *tried > likely);
        let Some((found, better)) = better else { break };
        (likely, weights) = (found, better);
    }
    weights
}

/// x of Ax = b, where A is symmetric and positive, and only what is not above its diagonal is looked at (Cholesky).
fn solved(a: &[Counts; COUNTED], b: Counts) -> Counts {
    let mut root = [[0.0; COUNTED]; COUNTED];
    for k in 0..COUNTED {
        for l in 0..=k {
            let sum: f64 = (0..l).map(|m| root[k][m] * root[l][m]).sum();
            root[k][l] = if k == l {
                libm::sqrt(a[k][k] - sum)
            } else {
                (a[k][l] - sum) / root[l][l]
            };
        }
    }
    let mut x = b;
    for k in 0..COUNTED {
        let sum: f64 = (0..k).map(|m| root[k][m] * x[m]).sum();
        x[k] = (x[k] - sum) / root[k][k];
    }
    for k in (0..COUNTED).rev() {
        let sum: f64 = (k + 1..COUNTED).map(|m| root[m][k] * x[m]).sum();
        x[k] = (x[k] - sum) / root[k][k];
    }
    x
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Notation as _, SeatSet,
        mejn::{Config, Mejn},
    };

    fn table(text: &str) -> Mejn {
        Mejn::new(&ron::from_str::<Config>(text).expect("a table")).expect("a possible table")
    }

    fn judge() -> Reckoning {
        Reckoning::new(Ranking::default())
    }

    #[test]
    fn any_table_is_judged_and_somebody_comes_first_for_certain() {
        for text in [
            "(dots:14)",
            "(seats:2,dots:21,faces:20,pawns:8)",
            "(seats:6,dots:7)",
            "(faces:1,pawns:1)",
            "(empty:[1,3],pawns:6)",
        ] {
            let game = table(text);
            let chances = judge()
                .seen_by(&game, &game.start(), Seat::new(0))
                .expect("chances");
            let played = game.seats();
            assert_eq!(
                played.iter().map(|seat| chances.of_seat(seat)).sum::<i64>(),
                CERTAIN,
                "{text}"
            );
            let even = CERTAIN / played.len() as i64;
            for seat in played.iter() {
                // Before somebody is drawn to begin, nobody is ahead.
                assert!(
                    (chances.of_seat(seat) - even).abs() <= CERTAIN / 50,
                    "{text}: {chances:?}"
                );
            }
            let empty = SeatSet::first(Seat::MOST)
                .iter()
                .filter(|&seat| !played.contains(seat));
            assert!(empty.into_iter().all(|seat| chances.of_seat(seat) == 0), "{text}");
        }
    }

    #[test]
    fn what_is_told_comes_true_as_often_as_is_told() {
        let six = table("(seats:6,dots:12)");
        let mensch = six.config().preset("mensch").expect("it is known");
        for game in [table("(dots:7,pawns:5)"), Mejn::new(&mensch).expect("a table")] {
            // By mensch for six, a whole step of Newton's overshoots with this player's games.
            let weights = weights(&game, &Ranking::new([-90, 177, 259, 43, -18, -32]));
            // Other games than those from which was learnt: by another player.
            let (mut told, mut came, mut off) = ([0.0; 5], [0.0; 5], 0.0);
            let lessons = lessons(&game, Ranking::default());
            for Lesson { counted, first } in &lessons {
                for (seat, part) in parts(&weights, counted).into_iter().enumerate() {
                    let class = ((part * 5.0) as usize).min(4);
                    told[class] += part;
                    came[class] += f64::from(u8::from(seat == *first));
                }
            }
            for (told, came) in std::iter::zip(told, came) {
                off += f64::abs(told - came);
            }
            let all = (game.seats().len() * lessons.len()) as f64;
            assert!(off / all < 0.02, "{told:?} {came:?}");
            assert!(told[4] > all / 200.0, "some are nearly sure: {told:?}");
        }
    }

    #[test]
    fn who_throws_is_ahead_and_who_may_be_struck_is_behind() {
        let game = table("(seats:2,dots:14)");
        let mut judge = judge();
        let mut chance = |text| {
            let position = game.read_position(text).expect("a position");
            let chances = judge.seen_by(&game, &position, Seat::new(0)).expect("chances");
            chances.of_seat(Seat::new(0))
        };
        let ahead = chance("B22,B22,B22,E10/B8,B8,B8,E24 0?");
        assert!(ahead > CERTAIN / 2, "{ahead}");
        let second = chance("B22,B22,B22,E10/B8,B8,B8,E24 1?");
        assert!(second < CERTAIN / 2, "{second}");
        let struck = chance("B22,B22,B22,E23/B8,B8,B8,E20 1?");
        // The other has come further, but is past.
        let safe = chance("B22,B22,B22,E23/B8,B8,B8,E24 1?");
        assert!(struck < safe, "{struck} {safe}");
        // The throw lies there: the worth is that of striking.
        let strikes = chance("B22,B22,B22,E23/B8,B8,B8,E20 1:3");
        assert!(strikes < struck, "{strikes} {struck}");
        assert_eq!(chance("H0,H1,H2,H3/B8,B8,B8,E10 1? home=0"), CERTAIN);
    }
}
