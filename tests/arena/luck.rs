//! Luck taken off results: it has the mean 0 whoever judges, nothing of it hangs on threads or on breaks, and intervals
//! cover what they should with it and without. Errors: who plays by the judgement makes none, and who plays worse makes more.

use std::{
    collections::hash_map::DefaultHasher,
    fs,
    hash::{Hash as _, Hasher as _},
    path::Path,
};

use homestretch::{
    arena::{
        Control, Estimate, Plan, Report, Session, Shard, Tournament,
        venue::{Entrant, Seating, TypedVenue, Venue as _},
    },
    catalogue::Ours,
    rules::{Game, Message, Notation, Seat, compromise::Compromise, dog::Dog, mejn::Mejn},
    strategies::{CERTAIN, Judgement, Random, Strategy, WinChances},
};

/// Judges by nothing that has to do with winning, but always alike.
struct Nonsense;

impl<G: Game> Judgement<G> for Nonsense {
    fn seen_by(&mut self, _game: &G, position: &G::Position, viewer: Seat) -> Option<WinChances> {
        let mut hasher = DefaultHasher::new();
        (position, viewer).hash(&mut hasher);
        let chance = (hasher.finish() % CERTAIN as u64) as i64;
        let mut chances = WinChances::default();
        (chances.0[0], chances.0[1]) = (chance, CERTAIN - chance);
        Some(chances)
    }
}

/// The luck of the first seat over some games between players by chance is 0 on average, as far as they can tell.
#[track_caller]
fn is_fair<G: Notation>(config: &G::Config, games: u32) {
    let rules = G::new(config).expect("a valid configuration");
    let taken = rules.seats();
    let seating: Seating = std::array::from_fn(|k| taken.contains(Seat::new(k)).then_some(0));
    let random = || Box::new(Random) as Box<dyn Strategy<G>>;
    let venue = |rules: &G| {
        let rules = rules.clone();
        let entrants = vec![Entrant::Own(Box::new(random))];
        TypedVenue::new(
            move |seats| (seats == taken).then(|| rules.clone()),
            entrants,
            2_000,
        )
    };
    let plain = venue(&rules);
    let judged = venue(&rules).judged(|_| Some(Box::new(Nonsense)));
    let (mut sum, mut squares) = (0.0, 0.0);
    for number in 0..games {
        let mut seed = [0; 32];
        seed[..4].copy_from_slice(&number.to_le_bytes());
        let result = judged
            .play((0, None), &seed, &[seating], None)
            .expect("a game")
            .remove(0);
        let luck = result.luck.expect("it is reckoned")[0] as f64 / CERTAIN as f64;
        sum += luck;
        squares += luck * luck;
        let errors = result.errors.expect("they are reckoned");
        assert!(errors.iter().all(|&error| error >= 0), "{errors:?}");
        let mut same = result;
        (same.luck, same.errors) = (None, None);
        let without = plain
            .play((0, None), &seed, &[seating], None)
            .expect("a game")
            .remove(0);
        assert_eq!(same, without, "the game is the one that is played without it");
    }
    let games = f64::from(games);
    let error = (squares / games / games).sqrt();
    assert!(error > 0.0, "there is luck");
    assert!((sum / games).abs() < 3.5 * error, "{} ± {error}", sum / games);
}

#[test]
fn luck_has_no_mean_however_badly_it_is_judged() {
    is_fair::<Mejn>(&<Mejn as Game>::Config::default(), 300);
    is_fair::<Dog>(&<Dog as Game>::Config::default(), 100);
    is_fair::<Compromise>(&<Compromise as Game>::Config::default(), 300);
}

fn plan(game: &str, players: &[&str], games: u64, seed: u64) -> Plan {
    let tournament = Tournament {
        game: game.to_owned(),
        players: players.iter().map(|&word| word.to_owned()).collect(),
        games,
        seed: Some(seed),
        luck: true,
        ..Tournament::default()
    };
    Plan::new(&Ours, tournament).expect("a tournament that can be played")
}

fn played(plan: &Plan, threads: usize, out: Option<&Path>) -> Session {
    let mut session = Session::begin(plan.clone(), Shard::WHOLE, out).expect("a session");
    session
        .play(&Control::new(threads), threads, |_| {})
        .expect("played");
    session
}

#[test]
fn neither_threads_nor_a_crash_change_a_byte() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let blocks = |name: &str| fs::read_to_string(at(name).join("blocks.jsonl")).expect("blocks");
    let plan = plan("mejn", &["far", "near", "random", "ranking"], 24, 11);
    let standings = played(&plan, 1, Some(&at("one"))).standings();
    assert_eq!(played(&plan, 2, Some(&at("two"))).standings(), standings);
    assert_eq!(blocks("one"), blocks("two"));
    let whole = blocks("two");
    fs::write(at("two").join("blocks.jsonl"), &whole[..whole.len() / 2]).expect("a crash");
    let say = |message: &Message| message.key.clone();
    let mut session = Session::resume(&Ours, &at("two"), say).expect("it goes on");
    session.play(&Control::new(1), 1, |_| {}).expect("played");
    assert_eq!(session.standings(), standings);
    assert_eq!(blocks("two"), whole);
    assert!(whole.contains("\"errors\":[["), "errors are kept");
    let files = Report::of(&session).files().expect("reports");
    let has = |name: &str, word: &str| {
        let file = files.iter().find(|(file, _)| file == name);
        file.is_some_and(|(_, text)| text.contains(word))
    };
    assert!(has(
        "standings.csv",
        ",win_adjusted,win_adjusted_low,win_adjusted_high,luck,luck_low,luck_high,errors,errors_low,errors_high,"
    ));
    assert!(has("standings.json", "\"adjusted\"") && has("report.html", "luck-adjusted"));
    assert!(has("standings.json", "\"errors\"") && has("report.html", "errors, % a game"));
    let rows = &standings.rows;
    let luck: f64 = rows.iter().filter_map(|row| Some(row.adjusted?.luck.value)).sum();
    assert!(rows.iter().all(|row| row.adjusted.is_some()));
    assert!(luck.abs() < 1e-5, "what one has the others lack: {luck}");
}

#[test]
fn who_plays_by_the_judgement_makes_no_errors_and_who_plays_by_chance_most() {
    let plan = plan("mejn", &["racer", "ranking", "far", "random"], 64, 3);
    let standings = played(&plan, 1, None).standings();
    let errors = |name: &str| {
        let row = standings.rows.iter().find(|row| row.name == name);
        row.and_then(|row| row.errors).expect("they are reckoned")
    };
    let [racer, ranking, random] = ["racer", "ranking", "random"].map(errors);
    assert!(racer.high < 1e-6, "{racer:?}");
    assert!(
        racer.high < ranking.low && ranking.high < random.low,
        "{ranking:?} {random:?}"
    );
    assert!((0.1..5.0).contains(&random.value), "{random:?}");
}

/// The share of the wins of Greedy in that tournament, by 300,000 games with the seed 1: ± 0.0015.
const TRUTH: f64 = 0.3038;

#[test]
fn intervals_cover_the_truth_with_luck_and_without() {
    let tournaments = 100;
    let all: Vec<(Estimate, Estimate)> = (0..tournaments)
        .map(|seed| {
            let plan = plan("compromise", &["smart_greedy", "greedy"], 32, seed);
            let standings = played(&plan, 1, None).standings();
            let row = standings.rows.iter().find(|row| row.name == "greedy");
            let row = row.expect("it played");
            (row.win, row.adjusted.expect("its luck is known").win)
        })
        .collect();
    let covers = |it: &Estimate| (it.low..=it.high).contains(&TRUTH);
    let plain = all.iter().filter(|(plain, _)| covers(plain)).count();
    let adjusted = all.iter().filter(|(_, adjusted)| covers(adjusted)).count();
    // Of 100 at 95 %, 95 ± 2.2: beyond four deviations something is wrong.
    for count in [plain, adjusted] {
        assert!(
            (86..=100).contains(&count),
            "{plain} and {adjusted} of {tournaments}"
        );
    }
}
