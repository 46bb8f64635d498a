//! The rules as sentences over whole rounds, and what neither a player nor a text may do.

use super::*;
use crate::rules::{Notation as _, Silent, TextFault, View as _, numbers::Numbers};

const RED: Seat = Seat::new(0);
const GREEN: Seat = Seat::new(1);

fn table(version: Version, pips: u16) -> Compromise {
    let config = Config {
        version,
        pips,
        ..Config::default()
    };
    Compromise::new(&config).expect("a valid configuration")
}

fn triple(text: &str) -> Triple {
    text.parse().expect("a triple")
}

fn play(game: &Compromise, position: &mut Position, seat: Seat, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    game.play(position, seat, triple(text), &mut events)
        .expect("it may choose");
    events
}

#[test]
fn two_choices_leave_a_power_of_two_free_for_each_axis_on_which_they_agree() {
    for one in Triple::all() {
        for two in Triple::all() {
            let same = one
                .axes()
                .iter()
                .zip(two.axes())
                .filter(|(a, b)| **a == *b)
                .count();
            let free: Vec<Triple> = Places::free([one, two]).iter().collect();
            assert_eq!(free.len(), 1 << same);
            let untouched = |place: Triple| {
                let [p, a, b] = [place, one, two].map(Triple::axes);
                (0..3).all(|axis| p[axis] != a[axis] && p[axis] != b[axis])
            };
            assert_eq!(
                free,
                Triple::all()
                    .filter(|&place| untouched(place))
                    .collect::<Vec<_>>()
            );
        }
    }
}

#[test]
fn a_triple_is_written_as_people_count() {
    assert_eq!(triple("123"), Triple::new(0, 1, 2));
    assert_eq!(triple("123").index(), 5);
    assert_eq!(Triple::new(2, 0, 1).to_string(), "312");
    for text in ["", "12", "1234", "103", "124", "-12", "1.5", "１２３"] {
        assert_eq!(text.parse::<Triple>(), Err(NoTriple), "{text}");
    }
}

#[test]
fn a_round_is_scattered_named_and_scored_and_what_is_frozen_stays() {
    let game = table(Version::Simple, 3);
    let mut position = game.start();
    let (mut red, mut green) = ([0; PLACES], [0; PLACES]);
    (red[triple("333").index()], red[triple("111").index()]) = (2, 1);
    (green[triple("333").index()], green[triple("123").index()]) = (1, 2);
    game.settle(&mut position, &Outcome::Scatter([red, green]), &mut Silent)
        .expect("three pips each");
    assert_eq!(
        play(&game, &mut position, GREEN, "222"),
        [Event::Ready { seat: GREEN }]
    );
    let events = play(&game, &mut position, RED, "111");
    let place = triple("333");
    assert_eq!(
        events,
        [
            Event::Ready { seat: RED },
            Event::Named {
                round: 1,
                triples: [triple("111"), triple("222")],
                by_chance: false
            },
            Event::Freed {
                places: vec![Gain { place, pips: [2, 1] }]
            },
            Event::Scored {
                seat: RED,
                gain: 2,
                score: 2
            },
            Event::Scored {
                seat: GREEN,
                gain: 1,
                score: 1
            },
        ]
    );
    let view = game.view(&position, GREEN);
    assert_eq!((view.score(), view.their_score(), view.round()), (1, 2, 2));
    assert_eq!(view.mine()[triple("123").index()], 2, "frozen pips stay");
    assert_eq!(view.theirs()[place.index()], 0);
    let past: Vec<Past> = view.past().collect();
    assert_eq!((past[0].mine, past[0].theirs), (triple("222"), triple("111")));
    assert_eq!((past[0].lead[place.index()], past[0].lead[0]), (-1, -1));
}

#[test]
fn pips_are_placed_one_by_one_in_secret_and_shown_together() {
    let game = table(Version::Complex, 2);
    let mut position = game.start();
    let unseen = game.view(&position, GREEN).numbers();
    play(&game, &mut position, RED, "111");
    assert!(game.is_open(&position, RED) && !game.is_open(&position, GREEN));
    assert_eq!(game.view(&position, GREEN).numbers(), unseen);
    let events = play(&game, &mut position, RED, "112");
    assert_eq!(events[1], Event::Ready { seat: RED });
    assert_eq!(game.overheard(&events[0], GREEN), None);
    assert_eq!(game.overheard(&events[0], RED).as_ref(), Some(&events[0]));
    assert_eq!(game.turn(&position), Turn::Together(SeatSet::EMPTY.with(GREEN)));
    assert!(game.take_back(&mut position, RED), "the whole placing");
    assert_eq!(position, game.start());
    for seat in [RED, GREEN] {
        play(&game, &mut position, seat, "111");
        play(&game, &mut position, seat, "333");
    }
    assert!(!game.take_back(&mut position, RED), "it has been shown");
    assert_eq!(position.pips[0], position.pips[1]);
    assert_eq!(game.turn(&position), Turn::Together(SeatSet::first(2)));
}

#[test]
fn in_the_gamble_chance_names_for_both() {
    let game = table(Version::Gamble, 1);
    let mut position = game.start();
    play(&game, &mut position, RED, "111");
    play(&game, &mut position, GREEN, "333");
    assert_eq!(game.turn(&position), Turn::Chance);
    assert_eq!(game.odds(&position).map(|odds| odds.len()), Some(PLACES * PLACES));
    let outcome = game.read_outcome("222/222").expect("two triples");
    game.settle(&mut position, &outcome, &mut Silent)
        .expect("chance names");
    assert_eq!(position.scores, [1, 1]);
}

#[test]
fn pips_fall_on_all_places_alike() {
    let mut source = Numbers(1);
    let mut counts = [0_u32; PLACES];
    for pips in [1, 5, 6, 7, 30, 1000] {
        let fallen = scatter(pips, &mut source);
        assert_eq!(fallen.iter().sum::<u16>(), pips);
    }
    for _ in 0..900 {
        for (count, fallen) in counts.iter_mut().zip(scatter(30, &mut source)) {
            *count += u32::from(fallen);
        }
    }
    // 1,000 on each are expected, with a deviation of 31.
    assert!(
        counts.iter().all(|count| (870..1130).contains(count)),
        "{counts:?}"
    );
}

/// Always the same number.
struct Fixed(u32);

impl Source for Fixed {
    fn below(&mut self, n: u32) -> u32 {
        assert!(self.0 < n, "a number that can be drawn");
        self.0
    }
}

#[test]
fn six_places_are_the_digits_of_one_number() {
    let mut random = Numbers(2);
    let numbers = (0..1000).map(|_| random.below(HEAP_SIZE));
    for number in [0, 26, 27, HEAP_SIZE / 2, HEAP_SIZE - 1]
        .into_iter()
        .chain(numbers)
    {
        let mut expected = [0; PLACES];
        (0..6).for_each(|digit| expected[number as usize / PLACES.pow(digit) % PLACES] += 1);
        assert_eq!(scatter(6, &mut Fixed(number)), expected, "{number}");
    }
}

#[test]
fn level_scores_end_as_a_tie_or_go_on_to_the_bound() {
    let ends = |length: u16, ties: bool, extra_rounds: u16| {
        let config = Config {
            version: Version::Complex,
            pips: 1,
            length,
            ties,
            extra_rounds,
            ..Config::default()
        };
        let game = Compromise::new(&config).expect("a valid configuration");
        let (mut position, mut events) = (game.start(), Vec::new());
        while let Some(seat) = game.turn(&position).seats().lowest() {
            game.play(&mut position, seat, triple("111"), &mut events)
                .expect("it may choose");
        }
        assert!(
            game.standing(&position)
                .is_some_and(|end| end.place(GREEN) == Some(1))
        );
        let bounds: Vec<Event> = events
            .into_iter()
            .filter(|event| matches!(event, Event::Bound { .. } | Event::Extra { .. }))
            .collect();
        (position.played, bounds)
    };
    assert_eq!(ends(0, true, 9), (0, vec![]));
    assert_eq!(ends(0, false, 0), (0, vec![]));
    assert_eq!(ends(3, true, 9), (3, vec![]));
    let extra = |round| Event::Extra { round };
    let bound = |rounds| Event::Bound { rounds };
    assert_eq!(ends(2, false, 2), (4, vec![extra(3), extra(4), bound(2)]));
    assert_eq!(ends(0, false, 1), (1, vec![bound(1)]));
}

#[test]
fn pips_that_are_too_few_or_come_at_the_wrong_time_are_no_chance() {
    let game = table(Version::Simple, 3);
    let settle = |text: &str| {
        let outcome = game.read_outcome(text).expect("an outcome");
        game.settle(&mut game.start(), &outcome, &mut Silent)
    };
    let zeros = ["0"; PLACES - 1].join(",");
    let rule = Rule::NoSuchScatter {
        seat: GREEN,
        given: 4,
        pips: 3,
    };
    let refused = |rule| Err(crate::rules::Refusal::Rule(rule));
    assert_eq!(settle(&format!("3,{zeros}/4,{zeros}")), refused(rule));
    assert_eq!(settle("111/222"), refused(Rule::OtherChance));
    assert_eq!(settle(&format!("3,{zeros}/3,{zeros}")), Ok(()));
}

#[test]
fn a_bad_answer_names_seat_round_and_value() {
    let game = table(Version::Complex, 3);
    let position = game.start();
    let read = |text: &str| game.read_ply(&position, GREEN, text);
    assert_eq!(read("111x2+333"), Ok(["111", "111", "333"].map(triple).to_vec()));
    assert_eq!(
        game.write_ply(&position, GREEN, &["111", "111", "333"].map(triple)),
        "111x2+333"
    );
    let told = |fault: TextFault| {
        let names: Vec<String> = fault.message.args.into_iter().map(|(name, _)| name).collect();
        names.join(" ")
    };
    for text in ["", "0", "114", "1.5", "True", "111+", "[1, 1, 1]", "111++111"] {
        assert_eq!(
            read(text).map_err(told),
            Err("text seat round".to_owned()),
            "{text}"
        );
    }
    for text in ["111x4", "111+111+111+111", "111x65535"] {
        assert_eq!(
            read(text).map_err(told),
            Err("text most seat round".to_owned()),
            "{text}"
        );
    }
    for text in ["111x0", "111x-1", "111x", "111x65536", "111x02"] {
        assert!(read(text).is_err(), "{text}");
    }
}

#[test]
fn a_position_that_can_not_be_is_not_read() {
    let game = table(Version::Simple, 1);
    let zeros = ["0"; PLACES].join(",");
    let one = format!("1,{}", ["0"; PLACES - 1].join(","));
    let key = |text: String| game.read_position(&text).map_err(|fault| fault.message.key);
    let lead = format!("past={zeros}:111:111");
    assert_eq!(key(format!("{zeros}/{zeros} 0:0 0 scatter")), Ok(game.start()));
    assert!(key(format!("{one}/{zeros} 0:1 1 scatter {lead}")).is_ok());
    for (text, fault) in [
        (String::new(), "compromise-text-phase"),
        (format!("{zeros} 0:0 0 scatter"), "compromise-text-seats"),
        (
            format!("{zeros},0/{zeros} 0:0 0 scatter"),
            "compromise-text-places",
        ),
        (format!("{zeros}/{zeros} 0-0 0 scatter"), "compromise-text-scores"),
        (
            format!("{zeros}/{zeros} 0:+0 0 scatter"),
            "compromise-text-number",
        ),
        (
            format!("{zeros}/{zeros} 0:0 0 place"),
            "compromise-text-phase-version",
        ),
        (format!("{zeros}/{zeros} 0:0 0 over"), "compromise-text-over"),
        (format!("{zeros}/{zeros} 0:0 0 name"), "compromise-text-pips"),
        (
            format!("{one}/{one} 0:0 0 name named=111/111"),
            "compromise-text-secrets",
        ),
        (
            format!("{zeros}/{zeros} 0:0 0 scatter named=111/-"),
            "compromise-text-field",
        ),
        (format!("{one}/{zeros} 0:1 1 scatter"), "compromise-text-past"),
        (
            format!("{one}/{one} 0:0 0 name named=114/-"),
            "compromise-text-triple",
        ),
    ] {
        assert_eq!(key(text.clone()), Err(fault.to_owned()), "{text}");
    }
}
