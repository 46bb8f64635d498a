//! The promises of [`Game`], as functions over any game.

use std::{
    collections::HashSet,
    fmt::Debug,
    hash::{DefaultHasher, Hash, Hasher},
};

use homestretch::arena::venue::{Entrant, Seating, TypedVenue, Venue as _};
use homestretch::play::{dice::Dice, seed::numbered};
use homestretch::rules::{ChoiceSet, Game, Notation, Numbered, Seat, SeatSet, Silent, Source, Turn, View};
use homestretch::strategies::{Random, Strategy};

/// A choice of a miniature game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Small(pub u8);

impl Numbered for Small {
    fn from_number(number: u8) -> Self {
        Self(number)
    }

    fn number(self) -> u8 {
        self.0
    }
}

#[derive(Clone, Debug)]
enum Action<G: Game> {
    Chance(G::Outcome),
    Choice(Seat, G::Choice),
}

/// Plays random games and holds the game to every promise at every position.
pub(crate) fn conform<G: Game + Notation>(config: &G::Config, games: u64) {
    let game = G::new(config).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(game.config(), config);
    assert!(game.seats().len() >= 2);
    let names: HashSet<String> = game.number_names().into_iter().collect();
    assert_eq!(
        names.len(),
        game.number_names().len(),
        "the numbers of a view have different names"
    );
    choice_numbers_lead_there_and_back(&game);
    for seed in 0..games {
        random_game(&game, &mut Dice::new(&numbered(seed)));
    }
}

fn choice_numbers_lead_there_and_back<G: Game>(game: &G) {
    for number in 0..game.choice_count() {
        let choice = game
            .numbered_choice(number)
            .expect("every number below the count has a choice");
        assert_eq!(game.choice_number(choice), number);
    }
    assert_eq!(game.numbered_choice(game.choice_count()), None);
    assert_eq!(game.numbered_choice(usize::MAX), None);
}

fn random_game<G: Game + Notation>(game: &G, random: &mut Dice) {
    let mut position = game.start();
    let (mut history, mut actions): (Vec<G::Position>, Vec<Action<G>>) = (Vec::new(), Vec::new());
    // Seats that choose together are in the middle of chains of their own.
    let mut chains: [Option<(G::Position, Vec<G::Choice>)>; Seat::MOST] = Default::default();
    while game.turn(&position) != Turn::Over {
        assert!(history.len() < 100_000, "a random game ends");
        check_position(game, &position, random);
        if let Some(before) = history.last() {
            check_views_of_two(game, before, &position);
        }
        history.push(position.clone());
        let turn = game.turn(&position);
        if turn == Turn::Chance {
            let outcome = game.draw(&position, random);
            check_chance(game, &position, &outcome);
            settle_both_ways(game, &mut position, &outcome);
            actions.push(Action::Chance(outcome));
        } else {
            let seats: Vec<Seat> = turn.seats().iter().collect();
            let seat = *pick(&seats, random);
            let legal: Vec<G::Choice> = game.choices(&position, seat).iter().collect();
            let choice = *pick(&legal, random);
            let before = position.clone();
            play_both_ways(game, &mut position, seat, choice);
            let chain = &mut chains[seat.index()];
            let (start, choices) = chain.get_or_insert_with(|| (before.clone(), Vec::new()));
            choices.push(choice);
            check_secret(game, &before, &position, seat, choices);
            if !game.is_open(&position, seat) {
                let text = game.write_ply(start, seat, choices);
                assert_eq!(
                    game.read_ply(start, seat, &text).as_ref(),
                    Ok(&*choices),
                    "{text}"
                );
                *chain = None;
            }
            actions.push(Action::Choice(seat, choice));
        }
    }
    check_position(game, &position, random);
    check_end(game, &position);
    replay(game, &history, &position, &actions);
}

fn pick<'a, T>(items: &'a [T], random: &mut Dice) -> &'a T {
    &items[random.below(u32::try_from(items.len()).expect("few items")) as usize]
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

fn same<P: Eq + Hash + Debug>(one: &P, other: &P) {
    assert_eq!(one, other);
    assert_eq!(hash(one), hash(other));
}

fn check_position<G: Game + Notation>(game: &G, position: &G::Position, random: &mut Dice) {
    let text = game.write_position(position);
    assert!(!text.contains('\n'));
    same(
        &game
            .read_position(&text)
            .unwrap_or_else(|fault| panic!("{text}: {fault:?}")),
        position,
    );
    let turn = game.turn(position);
    assert_eq!(game.standing(position).is_some(), turn == Turn::Over);
    assert!(turn.seats().iter().all(|seat| game.seats().contains(seat)));
    for seat in game.seats().iter() {
        check_choices(game, position, seat, turn.seats());
        let imagined = game.imagine(&game.view(position, seat), random);
        let view = game.view(position, seat);
        assert_eq!(view.seat(), seat);
        assert_eq!(view.numbers().len(), game.number_names().len());
        let again = game.view(&imagined, seat);
        assert!(again == view, "{again:?} is imagined from {view:?}");
        assert_eq!(again.numbers(), view.numbers());
        assert_eq!(game.choices(&imagined, seat), game.choices(position, seat));
        assert_eq!(game.turn(&imagined), turn);
    }
}

/// Two positions of one game look alike to a seat exactly when their numbers are the same.
fn check_views_of_two<G: Game>(game: &G, one: &G::Position, other: &G::Position) {
    for seat in game.seats().iter() {
        let (one, other) = (game.view(one, seat), game.view(other, seat));
        assert_eq!(
            one == other,
            one.numbers() == other.numbers(),
            "{one:?} and {other:?}"
        );
    }
}

fn check_choices<G: Game + Notation>(game: &G, position: &G::Position, seat: Seat, to_act: SeatSet) {
    let legal = game.choices(position, seat);
    let list: Vec<G::Choice> = legal.iter().collect();
    assert_eq!(list.len(), legal.len());
    assert_eq!(list.is_empty(), legal.is_empty());
    assert_eq!(
        list.is_empty(),
        !to_act.contains(seat),
        "who is to act has a choice, and nobody else"
    );
    assert_eq!(
        list.iter().collect::<HashSet<_>>().len(),
        list.len(),
        "no doubles"
    );
    assert_eq!(legal.nth(list.len()), None);
    assert_eq!(
        list,
        game.choices(position, seat).iter().collect::<Vec<_>>(),
        "always in the same order"
    );
    for (n, &choice) in list.iter().enumerate() {
        assert_eq!(legal.nth(n), Some(choice));
        assert!(game.choice_number(choice) < game.choice_count());
        let text = game.write_choice(position, seat, choice);
        assert_eq!(game.read_choice(position, seat, &text), Ok(choice), "{text}");
    }
    for choice in (0..game.choice_count()).filter_map(|number| game.numbered_choice(number)) {
        let mut after = position.clone();
        let played = game.play(&mut after, seat, choice, &mut Silent);
        assert_eq!(legal.contains(choice), list.contains(&choice));
        assert_eq!(played.is_ok(), list.contains(&choice), "{choice:?}");
        if played.is_err() {
            same(&after, position);
        }
        if to_act.contains(seat) {
            assert_eq!(
                game.forbids(position, seat, choice).is_none(),
                list.contains(&choice),
                "{choice:?}"
            );
        }
    }
}

fn check_chance<G: Game + Notation>(game: &G, position: &G::Position, outcome: &G::Outcome) {
    assert_eq!(game.impossible(position, outcome), None);
    let text = game.write_outcome(outcome);
    assert_eq!(game.read_outcome(&text).as_ref(), Ok(outcome), "{text}");
    let Some(odds) = game.odds(position) else { return };
    assert!(
        odds.iter()
            .any(|(possible, weight)| possible == outcome && *weight > 0)
    );
    let sum: u64 = odds.iter().map(|(_, weight)| u64::from(*weight)).sum();
    assert!(u32::try_from(sum).is_ok());
    for (n, (possible, _)) in odds.iter().enumerate() {
        assert_eq!(game.impossible(position, possible), None);
        assert!(
            !odds[..n].iter().any(|(other, _)| other == possible),
            "{possible:?} is listed twice"
        );
    }
}

/// Whether anybody listens or checks makes no difference to what happens.
fn settle_both_ways<G: Game>(game: &G, position: &mut G::Position, outcome: &G::Outcome) {
    let (mut known, mut events) = (position.clone(), Vec::new());
    game.settle_known(&mut known, outcome, &mut Silent);
    game.settle(position, outcome, &mut events)
        .unwrap_or_else(|refusal| panic!("{refusal:?}"));
    same(&known, position);
    events_read_back::<G>(&events);
}

fn play_both_ways<G: Game>(game: &G, position: &mut G::Position, seat: Seat, choice: G::Choice) {
    let (mut known, mut events) = (position.clone(), Vec::new());
    game.play_known(&mut known, seat, choice, &mut Silent);
    game.play(position, seat, choice, &mut events)
        .unwrap_or_else(|refusal| panic!("{refusal:?}"));
    same(&known, position);
    events_read_back::<G>(&events);
}

fn events_read_back<G: Game>(events: &Vec<G::Event>) {
    let text = serde_json::to_string(events).expect("events can be written");
    assert_eq!(
        serde_json::from_str::<Vec<G::Event>>(&text).as_ref().ok(),
        Some(events)
    );
}

/// As long as others choose in the same secret round, a choice shows to nobody, and the whole chain can be taken back.
fn check_secret<G: Game>(
    game: &G,
    before: &G::Position,
    after: &G::Position,
    seat: Seat,
    chain: &[G::Choice],
) {
    let mut back = after.clone();
    let waits = |seats: SeatSet| !seats.is_empty() && (!seats.contains(seat) || game.is_open(after, seat));
    let goes_on = matches!(game.turn(after), Turn::Together(seats) if waits(seats));
    let secret = matches!(game.turn(before), Turn::Together(_)) && goes_on;
    let taken_back = game.take_back(&mut back, seat);
    assert_eq!(taken_back, secret);
    if !secret {
        return same(&back, after);
    }
    if chain.len() == 1 {
        same(&back, before);
    }
    let mut again = back.clone();
    for &choice in chain {
        game.play(&mut again, seat, choice, &mut Silent)
            .unwrap_or_else(|refusal| panic!("{refusal:?}"));
    }
    same(&again, after);
    assert!(!game.take_back(&mut back, seat), "once is enough");
    for other in game.seats().iter().filter(|&other| other != seat) {
        let seen: Vec<(Vec<i32>, Vec<Option<G::Event>>, Vec<G::Choice>)> = game
            .choices(before, seat)
            .iter()
            .map(|choice| {
                let (mut position, mut events) = (before.clone(), Vec::new());
                game.play_known(&mut position, seat, choice, &mut events);
                let heard = events.iter().map(|event| game.overheard(event, other)).collect();
                (
                    game.view(&position, other).numbers(),
                    heard,
                    game.choices(&position, other).iter().collect(),
                )
            })
            .collect();
        assert!(seen.windows(2).all(|pair| pair[0] == pair[1]), "{seen:?}");
    }
}

fn check_end<G: Game>(game: &G, position: &G::Position) {
    let standing = game
        .standing(position)
        .expect("a game that is over has its standing");
    let order = standing.order();
    assert_eq!(order.iter().copied().collect::<SeatSet>(), game.seats());
    assert_eq!(standing.place(order[0]), Some(1));
    // Tied seats share the better place, and the next place is counted on from them or from it.
    for pair in order.windows(2) {
        assert!(standing.place(pair[0]) <= standing.place(pair[1]));
    }
    assert!(game.odds(position).is_none_or(|odds| odds.is_empty()));
    for outcome in game.odds(&game.start()).unwrap_or_default() {
        assert!(
            game.settle(&mut position.clone(), &outcome.0, &mut Silent)
                .is_err()
        );
    }
}

fn replay<G: Game>(game: &G, history: &[G::Position], end: &G::Position, actions: &[Action<G>]) {
    let again = G::new(game.config()).expect("the same configuration");
    let mut position = again.start();
    for (before, action) in history.iter().zip(actions) {
        same(&position, before);
        match action {
            Action::Chance(outcome) => again.settle(&mut position, outcome, &mut Silent),
            Action::Choice(seat, choice) => again.play(&mut position, *seat, *choice, &mut Silent),
        }
        .unwrap_or_else(|refusal| panic!("{refusal:?}"));
    }
    same(&position, end);
}

/// Tournaments can be played with the game: seats that tie share a place, and a bound ends any game.
pub(crate) fn compete<G: Notation>(config: &G::Config, games: u8) {
    let rules = G::new(config).expect("a valid configuration");
    let taken = rules.seats();
    let seating: Seating = std::array::from_fn(|k| taken.contains(Seat::new(k)).then_some(0));
    let venue = |bound| {
        let random = || Box::new(Random) as Box<dyn Strategy<G>>;
        TypedVenue::new(
            |seats| (seats == taken).then(|| rules.clone()),
            vec![Entrant::Own(Box::new(random))],
            bound,
        )
    };
    for seed in 0..games {
        let results = venue(u64::MAX)
            .play((0, None), &[seed; 32], &[seating; 2], None)
            .expect("two games");
        assert_eq!(results[0], results[1], "the same seed and seats, the same game");
        assert!(results[0].places.contains(&1) && results[0].choices > 0);
        let cut = venue(1)
            .play((0, None), &[seed; 32], &[seating], None)
            .expect("a game");
        let all_first = taken.iter().all(|seat| cut[0].places[seat.index()] == 1);
        assert!(all_first, "a game that its bound ended is a draw");
    }
}
