//! Mens erger je niet against a slow model of its rules, written from the sentences of `docs/rules/mejn.md`.

use std::collections::BTreeSet;

use homestretch::{
    play::{dice::Dice, seed::numbered},
    rules::{
        ChoiceSet, Game, Notation, Seat, Silent, Source, Turn,
        mejn::{Choice, Config, Event, LeaveStart, Mejn, PlayToLast, Position, WhoBegins},
        race::Race as _,
        track::Spot,
    },
};
use proptest::{collection::vec, prelude::*, sample::select};

fn configs() -> impl Strategy<Value = Config> {
    // A die with one face leaves nothing to chance, and games by it may go round for ever.
    let sizes = (2_u8..=6, 2_u8..=8, 1_u8..=8, 1_u8..=5);
    let leave = select(vec![
        LeaveStart::Always,
        LeaveStart::WhileOneWaits,
        LeaveStart::Never,
    ]);
    let last = select(vec![PlayToLast::On, PlayToLast::OneLeft, PlayToLast::Off]);
    (
        sizes,
        any::<[bool; 6]>(),
        leave,
        last,
        prop::option::of(2_u8..=3),
        0_u8..64,
        any::<bool>(),
    )
        .prop_map(
            |(
                (seats, faces, pawns, more),
                flags,
                leave_start_first,
                play_to_last,
                six_limit,
                empty,
                rolled,
            )| {
                let mut empty: Vec<Seat> = (0..usize::from(seats))
                    .filter(|seat| empty >> seat & 1 == 1)
                    .map(Seat::new)
                    .collect();
                empty.truncate(usize::from(seats) - 2);
                Config {
                    seats,
                    empty,
                    dots: faces + more,
                    pawns: pawns.min(faces),
                    faces,
                    self_strike: flags[0],
                    start_strikes_own: flags[1],
                    leave_start_first,
                    three_tries: flags[2],
                    strike_is_compulsory: flags[3],
                    home_no_jumping: flags[4],
                    six_rolls_again: flags[5],
                    six_limit,
                    play_to_last,
                    who_begins: if rolled {
                        WhoBegins::Rolled
                    } else {
                        WhoBegins::Drawn
                    },
                }
            },
        )
}

/// Where the pawns of every seat stand; none of an empty seat.
type Board = Vec<Vec<Spot>>;

struct Model<'a> {
    config: &'a Config,
    board: &'a Board,
    seat: Seat,
    die: u8,
}

impl Model<'_> {
    fn ring(&self) -> u8 {
        self.config.seats * self.config.dots
    }

    fn start(&self) -> u8 {
        u8::try_from(self.seat.index()).expect("a seat") * self.config.dots
    }

    fn own(&self, spot: Spot) -> bool {
        self.board[self.seat.index()].contains(&spot)
    }

    fn another(&self, spot: Spot) -> bool {
        let others = self
            .board
            .iter()
            .enumerate()
            .filter(|&(seat, _)| seat != self.seat.index());
        matches!(spot, Spot::Ring(_)) && others.flat_map(|(_, pawns)| pawns).any(|&pawn| pawn == spot)
    }

    /// Where the way goes after so many steps from the start.
    fn after(&self, steps: u8) -> Option<Spot> {
        if steps < self.ring() {
            return Some(Spot::Ring((self.start() + steps) % self.ring()));
        }
        Some(steps - self.ring())
            .filter(|&lane| lane < self.config.pawns)
            .map(|lane| Spot::Home(self.seat, lane))
    }

    fn steps(&self, spot: Spot) -> u8 {
        match spot {
            Spot::Yard(_) => 0,
            Spot::Ring(number) => (number + self.ring() - self.start()) % self.ring(),
            Spot::Home(_, lane) => self.ring() + lane,
        }
    }

    fn target(&self, from: Spot) -> Option<Spot> {
        match from {
            Spot::Yard(_) => (self.die == self.config.faces).then_some(Spot::Ring(self.start())),
            _ => self.after(self.steps(from) + self.die),
        }
    }

    /// Whether a pawn may move, were there no forced moves.
    fn may_move(&self, from: Spot) -> bool {
        let Some(target) = self.target(from) else {
            return false;
        };
        let leaves_start = from == Spot::Ring(self.start());
        let strikes_own = match target {
            Spot::Home(..) => false,
            _ if matches!(from, Spot::Yard(_)) => false,
            _ => self.config.self_strike || leaves_start && self.config.start_strikes_own,
        };
        if self.own(target) && !strikes_own {
            return false;
        }
        let passed = self.steps(from) + 1..self.steps(from) + self.die;
        let passes_home = !matches!(from, Spot::Yard(_))
            && passed
                .filter_map(|steps| self.after(steps))
                .any(|spot| matches!(spot, Spot::Home(..)) && self.own(spot));
        !(self.config.home_no_jumping && passes_home)
    }

    fn legal(&self) -> BTreeSet<Spot> {
        let start = Spot::Ring(self.start());
        let begin = Spot::Yard(self.seat);
        let must_leave = match self.config.leave_start_first {
            LeaveStart::Always => true,
            LeaveStart::WhileOneWaits => self.own(begin),
            LeaveStart::Never => false,
        };
        if self.own(start) && must_leave && self.may_move(start) {
            return BTreeSet::from([start]);
        }
        if self.die == self.config.faces && self.own(begin) && !self.own(start) {
            return BTreeSet::from([begin]);
        }
        let all: BTreeSet<Spot> = self.board[self.seat.index()]
            .iter()
            .copied()
            .filter(|&from| self.may_move(from))
            .collect();
        let strikes = |from: &Spot| self.target(*from).is_some_and(|target| self.another(target));
        if self.config.strike_is_compulsory && all.iter().any(strikes) {
            all.into_iter().filter(strikes).collect()
        } else {
            all
        }
    }
}

/// Pawns put down by numbers: on the first free spot from where a number says.
fn put_down(game: &Mejn, numbers: &[u8]) -> Board {
    let (track, mut numbers) = (game.track(), numbers.iter().copied().cycle());
    let mut board = Board::new();
    for seat in (0..usize::from(game.config().seats)).map(Seat::new) {
        board.push(Vec::new());
        for _ in 0..if game.seats().contains(seat) {
            game.config().pawns
        } else {
            0
        } {
            let taken = |spot: &Spot| board.iter().flatten().any(|pawn| pawn == spot);
            // Begin takes the numbers below one lane and above the way, so that pawns wait there often.
            let way = track.way();
            let wish = numbers.next().expect("numbers") % (2 * track.lane() + way);
            let free = (wish..track.lane() + way)
                .filter_map(|number| number.checked_sub(track.lane()))
                .map(|step| match step.checked_sub(track.ring()) {
                    None => Spot::Ring(step),
                    Some(lane) => Spot::Home(seat, lane),
                })
                .find(|spot| !taken(spot));
            let spot = free.filter(|_| wish >= track.lane()).unwrap_or(Spot::Yard(seat));
            board[seat.index()].push(spot);
        }
    }
    board
}

fn text(game: &Mejn, board: &Board, seat: Seat) -> String {
    let side = |side: &Vec<Spot>| {
        let names: Vec<String> = side.iter().map(|&spot| game.write_spot(spot)).collect();
        if names.is_empty() {
            "-".to_owned()
        } else {
            names.join(",")
        }
    };
    format!("{} {seat}?", board.iter().map(side).collect::<Vec<_>>().join("/"))
}

fn from(game: &Mejn, position: &Position, seat: Seat, choice: Choice) -> Spot {
    match choice.step() {
        None => Spot::Yard(seat),
        Some(step) => {
            let text = game.write_choice(position, seat, choice);
            let name = text.split('-').next().expect("a first half");
            let spot = game.read_spot(seat, name).expect("a spot");
            assert_eq!(game.track().step(seat, spot).map(|step| step.0), Some(step));
            spot
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 4_000, ..ProptestConfig::default() })]

    #[test]
    fn the_legal_moves_are_those_of_the_rules_page(
        config in configs(),
        numbers in vec(any::<u8>(), 8..48),
        die in 1_u8..=8,
    ) {
        let game = Mejn::new(&config).expect("a valid configuration");
        let board = put_down(&game, &numbers);
        let die = 1 + (die - 1) % config.faces;
        for seat in game.seats().iter() {
            let Ok(mut position) = game.read_position(&text(&game, &board, seat)) else {
                let home = |side: &Vec<Spot>| side.iter().all(|spot| matches!(spot, Spot::Home(..)));
                prop_assert!(board.iter().any(|side| !side.is_empty() && home(side)));
                continue;
            };
            let roll = game.read_outcome(&die.to_string()).expect("a face");
            game.settle(&mut position, &roll, &mut Silent).expect("a possible roll");
            let model = Model { config: &config, board: &board, seat, die };
            let mut found = BTreeSet::new();
            if game.turn(&position) == Turn::Seat(seat) {
                found = game.choices(&position, seat).iter().map(|c| from(&game, &position, seat, c)).collect();
            }
            prop_assert_eq!(found, model.legal(), "{} rolls {}", text(&game, &board, seat), die);
        }
    }

    #[test]
    fn text_from_anywhere_is_read_or_refused_and_what_is_read_is_written_again(
        config in configs(),
        wild in vec(any::<char>(), 0..40),
        numbers in vec(any::<u8>(), 8..48),
        (at, tail) in (0_usize..80, vec(select("BEH0123456789,/ ?:!=drawovetishmnglbc-é".chars().collect::<Vec<_>>()), 0..20)),
    ) {
        let game = Mejn::new(&config).expect("a valid configuration");
        let plain = text(&game, &put_down(&game, &numbers), Seat::new(0));
        let mut mixed: Vec<char> = plain.chars().collect();
        let at = at.min(mixed.len());
        mixed.splice(at..(at + tail.len()).min(mixed.len()), tail.iter().copied());
        let wild: String = wild.into_iter().collect();
        let tail: String = tail.into_iter().collect();
        for text in [wild.clone(), mixed.into_iter().collect(), format!("{plain} {tail}"), plain.clone() + &tail] {
            if let Ok(position) = game.read_position(&text) {
                let written = game.write_position(&position);
                prop_assert_eq!(game.read_position(&written), Ok(position), "{}", written);
                if let Turn::Seat(seat) = game.turn(&position) {
                    prop_assert!(!game.choices(&position, seat).is_empty());
                }
            }
        }
        for text in [&wild, &tail] {
            let start = game.start();
            let _ = (game.read_outcome(text), game.read_choice(&start, Seat::new(0), text));
        }
    }
}

/// Every pawn is somewhere, and no two are on one spot outside begin.
fn nothing_is_lost_or_doubled(game: &Mejn, position: &Position) -> Result<(), TestCaseError> {
    let mut seen = BTreeSet::new();
    for seat in game.seats().iter() {
        let spots = game.spots(position, seat);
        prop_assert_eq!(spots.len(), usize::from(game.config().pawns));
        for spot in spots {
            prop_assert!(matches!(spot, Spot::Yard(_)) || seen.insert(spot), "{:?}", spot);
        }
    }
    Ok(())
}

/// The pawn that moved went forward spot by spot, the struck one went back to its yard, and all others stayed.
fn only_what_is_told_has_changed(
    game: &Mejn,
    before: &Position,
    after: &Position,
    events: &[Event],
) -> Result<(), TestCaseError> {
    let mut board: Vec<Vec<Spot>> = game.seats().iter().map(|seat| game.spots(before, seat)).collect();
    let row = |seat: Seat| {
        game.seats()
            .iter()
            .position(|other| other == seat)
            .expect("in play")
    };
    let mut change = |seat: Seat, from: Spot, to: Spot| {
        let pawn = board[row(seat)]
            .iter_mut()
            .find(|pawn| **pawn == from)
            .expect("a pawn stands there");
        *pawn = to;
    };
    for event in events {
        match event {
            Event::Moved { seat, path } => {
                let steps: Vec<Option<u8>> = path
                    .iter()
                    .map(|&spot| game.track().step(*seat, spot).map(|step| step.0))
                    .collect();
                for pair in steps.windows(2) {
                    prop_assert_eq!(pair[1], Some(pair[0].map_or(0, |step| step + 1)));
                }
                change(*seat, path[0], *path.last().expect("a path has an end"));
            }
            Event::Struck { seat, spot, .. } => change(*seat, *spot, Spot::Yard(*seat)),
            _ => {}
        }
    }
    for seat in game.seats().iter() {
        let (mut told, mut found) = (board[row(seat)].clone(), game.spots(after, seat));
        told.sort();
        found.sort();
        prop_assert_eq!(told, found);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 150, ..ProptestConfig::default() })]

    #[test]
    fn no_pawn_is_lost_steps_only_grow_and_every_game_ends(config in configs(), seed in any::<u64>()) {
        let game = Mejn::new(&config).expect("a valid configuration");
        let (mut position, mut random) = (game.start(), Dice::new(&numbered(seed)));
        for _ in 0..3_000_000 {
            let (before, mut events) = (position, Vec::new());
            match game.turn(&position) {
                Turn::Over => return Ok(()),
                Turn::Seat(seat) => {
                    let legal = game.choices(&position, seat);
                    // The pawn ahead goes on three times in four: endless chases are rare then.
                    let nth = random.below(4 * u32::try_from(legal.len()).expect("few moves")) as usize;
                    let choice = legal.nth(nth.min(legal.len() - 1)).expect("a legal choice");
                    game.play_known(&mut position, seat, choice, &mut events);
                }
                _ => {
                    let outcome = game.draw(&position, &mut random);
                    game.settle_known(&mut position, &outcome, &mut events);
                }
            }
            only_what_is_told_has_changed(&game, &before, &position, &events)?;
            nothing_is_lost_or_doubled(&game, &position)?;
        }
        prop_assert!(false, "the game does not end");
    }
}
