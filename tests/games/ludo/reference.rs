//! A slow model of Ludo, written from the sentences of `docs/rules/ludo.md`: pawns are spots in lists, and every walk is made
//! one spot after the other. It knows nothing of how the rules themselves are written.

use homestretch::rules::{
    Seat,
    ludo::{Config, HomeMoves, PlayToLast, WhoBegins},
    track::Spot,
};

/// From where to where a pawn goes.
pub(crate) type Walk = (Spot, Spot);

/// What is waited for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Wait {
    /// Rolls for who begins: those still to roll, and the rolls of this round.
    Contest(Vec<usize>, Vec<(usize, u8)>),
    /// A roll.
    Roll(usize),
    /// The roll that moves the new pawn off the start.
    NewPawn(usize),
    /// A move by this roll.
    Move(usize, u8),
    Over,
}

/// A game.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    pub(crate) config: Config,
    /// Where the pawns of every seat of the table stand; none of an empty seat.
    pub(crate) board: Vec<Vec<Spot>>,
    pub(crate) wait: Wait,
    /// Those who have finished, in their order.
    pub(crate) finished: Vec<usize>,
    pub(crate) sixes: u8,
    pub(crate) rolls: u16,
}

/// What a roll or a move has led to at once.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Deed {
    pub(crate) walk: Option<Walk>,
    /// Whose pawn was struck, and where.
    pub(crate) struck: Option<(usize, Spot)>,
}

impl Model {
    pub(crate) fn new(config: &Config) -> Self {
        let plays = |seat: &usize| !config.empty.contains(&Seat::new(*seat));
        let seats = 0..usize::from(config.seats);
        let yard = |seat: usize| vec![Spot::Yard(Seat::new(seat)); usize::from(config.pawns)];
        Self {
            board: seats
                .clone()
                .map(|seat| if plays(&seat) { yard(seat) } else { Vec::new() })
                .collect(),
            wait: match config.who_begins {
                WhoBegins::Seat(seat) => Wait::Roll(seat.index()),
                _ => Wait::Contest(seats.filter(plays).collect(), Vec::new()),
            },
            finished: Vec::new(),
            sixes: 0,
            rolls: 0,
            config: config.clone(),
        }
    }

    /// The ring spot on which a seat starts: two sit in opposite corners of the board for four.
    pub(crate) fn start(&self, seat: usize) -> u8 {
        let corner = if self.config.seats == 2 { 2 * seat } else { seat };
        10 * u8::try_from(corner).expect("a corner")
    }

    fn own(&self, seat: usize, spot: Spot) -> bool {
        self.board[seat].contains(&spot)
    }

    /// Where a pawn ends that goes so many spots, one after the other; none where it would have to turn and may not.
    pub(crate) fn walk(&self, seat: usize, from: Spot, die: u8) -> Option<Spot> {
        let start = self.start(seat);
        let (mut at, mut forward) = (from, true);
        for _ in 0..die {
            at = match at {
                Spot::Yard(_) => return None,
                Spot::Ring(spot) if (spot + 1) % 40 == start => Spot::Home(Seat::new(seat), 0),
                Spot::Ring(spot) => Spot::Ring((spot + 1) % 40),
                Spot::Home(owner, 3) if forward => {
                    if !self.config.bounce {
                        return None;
                    }
                    forward = false;
                    Spot::Home(owner, 2)
                }
                Spot::Home(owner, 0) if !forward => {
                    forward = true;
                    Spot::Home(owner, 1)
                }
                Spot::Home(owner, lane) => Spot::Home(owner, if forward { lane + 1 } else { lane - 1 }),
            };
        }
        Some(at)
    }

    /// The moves that the seat in turn may choose from.
    pub(crate) fn legal(&self) -> Vec<Walk> {
        let Wait::Move(seat, die) = self.wait else {
            return Vec::new();
        };
        let yard = Spot::Yard(Seat::new(seat));
        let start = Spot::Ring(self.start(seat));
        // A six with pawns in the yard must bring one to the start.
        if die == 6 && self.own(seat, yard) && !self.own(seat, start) {
            return vec![(yard, start)];
        }
        let may_go = |&(from, to): &Walk| {
            let rests = matches!(from, Spot::Home(..)) && self.config.home_moves == HomeMoves::Never;
            to != from && !self.own(seat, to) && !rests
        };
        let mut moves: Vec<Walk> = self.board[seat]
            .iter()
            .filter_map(|&from| Some((from, self.walk(seat, from, die)?)))
            .filter(may_go)
            .collect();
        let on_track = |(from, _): &Walk| matches!(from, Spot::Ring(_));
        if self.config.home_moves == HomeMoves::Last && moves.iter().any(on_track) {
            moves.retain(on_track);
        }
        // From the start on, round the track and home.
        moves.sort_by_key(|&(from, _)| match from {
            Spot::Ring(spot) => (spot + 40 - self.start(seat)) % 40,
            Spot::Home(_, lane) => 40 + lane,
            Spot::Yard(_) => 0,
        });
        moves
    }

    /// Puts a pawn elsewhere; whoever stands there on the track goes back to its yard.
    fn put(&mut self, seat: usize, (from, to): Walk) -> Deed {
        let pawn = self.board[seat].iter().position(|&spot| spot == from);
        self.board[seat].remove(pawn.expect("a pawn stands there"));
        let mut struck = None;
        if matches!(to, Spot::Ring(_)) {
            for (owner, side) in self.board.iter_mut().enumerate() {
                for pawn in side.iter_mut().filter(|pawn| **pawn == to) {
                    *pawn = Spot::Yard(Seat::new(owner));
                    struck = Some((owner, to));
                }
            }
        }
        self.board[seat].push(to);
        Deed {
            walk: Some((from, to)),
            struck,
        }
    }

    /// A roll, for who begins or in a turn.
    pub(crate) fn roll(&mut self, die: u8) -> Deed {
        let (seat, is_new) = match self.wait.clone() {
            Wait::Contest(waiting, rolled) => {
                self.contest(waiting, rolled, die);
                return Deed::default();
            }
            Wait::Roll(seat) => (seat, false),
            Wait::NewPawn(seat) => (seat, true),
            _ => panic!("no roll is due"),
        };
        self.rolls += 1;
        self.sixes = if die == 6 { self.sixes + 1 } else { 0 };
        if self.config.six_limit.is_some_and(|limit| self.sixes >= limit) {
            self.pass(seat);
            return Deed::default();
        }
        if is_new {
            let start = Spot::Ring(self.start(seat));
            let to = self.walk(seat, start, die).expect("the track goes on");
            if self.config.forced_strikes_own || !self.own(seat, to) {
                let deed = self.put(seat, (start, to));
                let waits = self.own(seat, Spot::Yard(Seat::new(seat)));
                if die == 6 && waits && self.config.forced_six_also_draws {
                    self.wait = Wait::Move(seat, 6);
                } else {
                    self.after(seat, die);
                }
                return deed;
            }
        }
        self.wait = Wait::Move(seat, die);
        if self.legal().is_empty() {
            self.after(seat, die);
        }
        Deed::default()
    }

    /// Every seat rolls once, the highest begins; those who tie for it roll again.
    fn contest(&mut self, mut waiting: Vec<usize>, mut rolled: Vec<(usize, u8)>, die: u8) {
        rolled.push((waiting.remove(0), die));
        if waiting.is_empty() {
            let best = rolled.iter().map(|&(_, face)| face).max();
            let highest = rolled.iter().filter(|&&(_, face)| Some(face) == best);
            let highest: Vec<usize> = highest.map(|&(seat, _)| seat).collect();
            if let [first] = highest[..] {
                self.wait = Wait::Roll(first);
                return;
            }
            (waiting, rolled) = (highest, Vec::new());
        }
        self.wait = Wait::Contest(waiting, rolled);
    }

    /// The seat in turn makes one of its moves.
    pub(crate) fn play(&mut self, walk: Walk) -> Deed {
        let Wait::Move(seat, die) = self.wait else {
            panic!("no move is due");
        };
        let deed = self.put(seat, walk);
        let is_home = |spot: &Spot| matches!(spot, Spot::Home(..));
        if self.board[seat].iter().all(is_home) {
            self.finished.push(seat);
            self.pass(seat);
        } else {
            self.after(seat, die);
            let comes_in = matches!(walk.0, Spot::Yard(_));
            if comes_in && self.config.forced_second_roll && self.wait != Wait::Over {
                self.wait = Wait::NewPawn(seat);
            }
        }
        deed
    }

    /// A six gives another roll.
    fn after(&mut self, seat: usize, die: u8) {
        if die == 6 && self.config.max_rolls != Some(self.rolls) {
            self.wait = Wait::Roll(seat);
        } else {
            self.pass(seat);
        }
    }

    /// The turn goes clockwise to the next who plays and has not finished.
    fn pass(&mut self, seat: usize) {
        self.sixes = 0;
        let seats = self.board.len();
        let plays = |seat: &usize| !self.board[*seat].is_empty() && !self.finished.contains(seat);
        let left = (0..seats).filter(plays).count();
        let over = match self.config.play_to_last {
            PlayToLast::On => left == 0,
            PlayToLast::OneLeft => left <= 1,
            PlayToLast::Off => !self.finished.is_empty(),
        };
        if over || self.config.max_rolls == Some(self.rolls) {
            self.wait = Wait::Over;
            return;
        }
        let next = (1..=seats).map(|k| (seat + k) % seats).find(plays);
        self.wait = Wait::Roll(next.expect("somebody plays on"));
    }

    /// The position as text.
    pub(crate) fn text(&self) -> String {
        let side = |side: &Vec<Spot>| {
            let mut spots = side.clone();
            spots.sort();
            let names: Vec<String> = spots.iter().map(|&spot| self.name(spot)).collect();
            if names.is_empty() {
                "-".to_owned()
            } else {
                names.join(",")
            }
        };
        let sides: Vec<String> = self.board.iter().map(side).collect();
        let list = |seats: &mut dyn Iterator<Item = usize>| {
            let words: Vec<String> = seats.map(|seat| seat.to_string()).collect();
            words.join(",")
        };
        let wait = match &self.wait {
            Wait::Contest(waiting, rolled) => {
                let best = rolled.iter().map(|&(_, face)| face).max();
                let mut leaders = rolled
                    .iter()
                    .filter(|&&(_, face)| Some(face) == best)
                    .map(|&(seat, _)| seat);
                let lead = best.map_or_else(String::new, |best| {
                    format!(" leaders={} best={best}", list(&mut leaders))
                });
                format!(
                    "{}! waiting={}{lead}",
                    waiting[0],
                    list(&mut waiting.iter().copied())
                )
            }
            Wait::Roll(seat) => format!("{seat}?"),
            Wait::NewPawn(seat) => format!("{seat}>"),
            Wait::Move(seat, die) => format!("{seat}:{die}"),
            Wait::Over => "over".to_owned(),
        };
        let mut words = vec![sides.join("/"), wait];
        let counts_sixes = self.config.six_limit.is_some() && self.wait != Wait::Over;
        if counts_sixes && self.sixes > 0 {
            words.push(format!("sixes={}", self.sixes));
        }
        if self.config.max_rolls.is_some() && self.rolls > 0 {
            words.push(format!("rolls={}", self.rolls));
        }
        if !self.finished.is_empty() {
            words.push(format!("home={}", list(&mut self.finished.iter().copied())));
        }
        words.join(" ")
    }

    /// The name of a spot.
    pub(crate) fn name(&self, spot: Spot) -> String {
        match spot {
            Spot::Yard(seat) => format!("B{}", (self.start(seat.index()) + 34) % 40),
            Spot::Ring(number) => format!("E{number}"),
            Spot::Home(seat, lane) => format!("H{}", self.start(seat.index()) + lane),
        }
    }
}
