//! Positions of Mens erger je niet that show one rule each, made for the sizes and house rules of a table.
//!
//! Every position is written as text and read back, so it is one of this configuration, and a choice is shown
//! only if the rules answer to it as they should. Where no roll makes that so, there is no example.

use super::super::{Example, Wrapped, lesson::Shows, race::whole_way};
use crate::rules::{
    Game as _, Numbered as _, Seat,
    mejn::{Choice, Config, Mejn, WhoBegins},
    race::Race as _,
    track::{Spot, Step},
};

/// The examples of one table. Places are steps on the way of the seat that is taught; pawns that are not
/// mentioned wait in the yard.
pub(super) struct Examples {
    table: Wrapped<Mejn>,
    seat: Seat,
    other: Seat,
}

/// The choice of the pawn on a step.
fn pawn_on(step: u8) -> Choice {
    Choice::from_number(step + 1)
}

impl Examples {
    pub(super) fn new(rules: Mejn) -> Self {
        let seats = rules.seats();
        let seat = seats.lowest().unwrap_or(Seat::new(0));
        Self {
            seat,
            other: seats.after(seat).unwrap_or(seat),
            table: Wrapped::new(rules),
        }
    }

    fn rules(&self) -> &Mejn {
        self.table.rules()
    }

    fn config(&self) -> &Config {
        self.rules().config()
    }

    /// The faces of the die, those first with which a move is neither too short nor too long to be seen.
    fn rolls(&self) -> impl Iterator<Item = u8> {
        let faces = self.config().faces;
        [3, 2, 4, 1]
            .into_iter()
            .chain(5..=faces)
            .filter(move |&roll| roll <= faces)
    }

    /// The position with these pawns, the other's on `others`, that waits for what `next` says.
    fn position(&self, own: &[u8], others: &[u8], next: &str) -> Option<Wrapped<Mejn>> {
        let rules = self.rules();
        let pawns = usize::from(self.config().pawns);
        let side = |seat: Seat| {
            if !rules.seats().contains(seat) {
                return "-".to_owned();
            }
            let steps = if seat == self.seat {
                own
            } else if seat == self.other {
                others
            } else {
                &[]
            };
            let out = steps
                .iter()
                .map(|&step| rules.track().spot(self.seat, Step(step)));
            let waiting = pawns.saturating_sub(steps.len());
            let spots = out.chain(std::iter::repeat_n(Spot::Yard(seat), waiting));
            spots
                .map(|spot| rules.write_spot(spot))
                .collect::<Vec<_>>()
                .join(",")
        };
        let sides: Vec<String> = (0..usize::from(self.config().seats))
            .map(Seat::new)
            .map(side)
            .collect();
        self.table.at(&format!("{} {next}", sides.join("/"))).ok()
    }

    /// A choice after a roll, if it really is what it is to show.
    fn choice(&self, own: &[u8], others: &[u8], roll: u8, choice: Choice, shows: Shows) -> Option<Example> {
        let counted = roll == self.config().faces && self.config().six_limit.is_some();
        let next = format!("{}:{roll}{}", self.seat, if counted { " sixes=1" } else { "" });
        let board = self.position(own, others, &next)?;
        let number = self.rules().choice_number(choice);
        Example::of(board, self.seat, number, shows)
    }

    /// A pawn goes all its way.
    pub(super) fn aim(&self) -> Option<Example> {
        let board = self.position(&[0], &[], &format!("{}?", self.seat))?;
        let way = whole_way(self.rules().track(), self.seat);
        Some(Example::still(board, self.seat).walking(way))
    }

    /// Everybody rolls for who begins, or the first turn begins.
    pub(super) fn begins(&self) -> Option<Example> {
        let rolls = match self.config().who_begins {
            WhoBegins::Rolled => self.rules().seats().len(),
            WhoBegins::Drawn | WhoBegins::Seat(_) => 1,
        };
        Example::beginning(self.table.clone(), self.seat, rolls)
    }

    /// A pawn comes in, though another one could walk.
    pub(super) fn enter(&self) -> Option<Example> {
        let Config {
            dots, faces, pawns, ..
        } = *self.config();
        let out = if pawns > 1 { &[dots][..] } else { &[] };
        self.choice(out, &[], faces, Choice::ENTER, Shows::Only)
    }

    /// The pawn on the start has to go, though another one could.
    pub(super) fn leave_start(&self) -> Option<Example> {
        self.rolls().find_map(|roll| {
            let show = |own: &[u8]| self.choice(own, &[], roll, pawn_on(0), Shows::Only);
            // With two pawns the second may have to wait in the yard for the rule to hold.
            show(&[0, roll + 1]).or_else(|| show(&[0]))
        })
    }

    /// Nothing comes in while a pawn stands on the start.
    pub(super) fn blocked_start(&self) -> Option<Example> {
        let shows = Shows::Forbidden("mejn-start-occupied");
        self.choice(&[0], &[], self.config().faces, Choice::ENTER, shows)
    }

    /// A pawn walks past another seat's.
    pub(super) fn walk(&self) -> Option<Example> {
        self.rolls().find_map(|roll| {
            let passed = if roll > 1 { &[roll][..] } else { &[] };
            self.choice(&[1], passed, roll, pawn_on(1), Shows::Allowed)
        })
    }

    /// A pawn turns from the ring into its home lane.
    pub(super) fn come_home(&self) -> Option<Example> {
        let into = |lane: u8| {
            self.rolls().filter(move |&roll| roll > lane).find_map(|roll| {
                let from = self.rules().track().ring() + lane - roll;
                self.choice(&[from], &[], roll, pawn_on(from), Shows::Allowed)
            })
        };
        into(1).or_else(|| into(0))
    }

    /// The other's pawn is struck on its own start.
    pub(super) fn strike(&self) -> Option<Example> {
        let track = self.rules().track();
        let struck = track.ring_step(self.seat, track.start(self.other)).0;
        self.rolls().find_map(|roll| {
            let from = struck.checked_sub(roll)?;
            self.choice(&[from], &[struck], roll, pawn_on(from), Shows::Allowed)
        })
    }

    /// A pawn walks on although another one could strike.
    pub(super) fn pass_a_strike(&self) -> Option<Example> {
        let idle = self.config().dots + 1;
        self.rolls().find_map(|roll| {
            let shows = Shows::Forbidden("mejn-strike-first");
            self.choice(&[1, idle], &[1 + roll], roll, pawn_on(idle), shows)
        })
    }

    /// A pawn comes to where another of the same seat stands.
    pub(super) fn own_pawn(&self) -> Option<Example> {
        self.onto_own(1, self.config().self_strike)
    }

    /// The same from the start.
    pub(super) fn own_pawn_at_start(&self) -> Option<Example> {
        self.onto_own(0, self.config().start_strikes_own)
    }

    fn onto_own(&self, from: u8, strikes: bool) -> Option<Example> {
        let shows = if strikes {
            Shows::Allowed
        } else {
            Shows::Forbidden("mejn-own-pawn")
        };
        self.rolls()
            .find_map(|roll| self.choice(&[from, from + roll], &[], roll, pawn_on(from), shows))
    }

    /// A pawn comes home past another; where that is forbidden, a third one is there that can move.
    pub(super) fn jump_at_home(&self) -> Option<Example> {
        let shows = if self.config().home_no_jumping {
            Shows::Forbidden("mejn-home-jump")
        } else {
            Shows::Allowed
        };
        let ring = self.rules().track().ring();
        let most = usize::from(self.config().pawns).min(3);
        self.rolls().filter(|&roll| roll > 1).find_map(|roll| {
            let from = ring + 1 - roll;
            self.choice(&[from, ring, 1][..most], &[], roll, pawn_on(from), shows)
        })
    }

    /// A pawn walks by the highest face, none waits in the yard.
    pub(super) fn highest_face(&self) -> Option<Example> {
        let Config {
            faces,
            six_rolls_again,
            ..
        } = *self.config();
        let shown = || self.choice(&self.last_pawn(1), &[], faces, pawn_on(1), Shows::Allowed);
        six_rolls_again.then(shown).flatten()
    }

    /// Nothing but the highest face helps.
    pub(super) fn three_tries(&self) -> Option<Example> {
        let track = self.rules().track();
        let home = if track.lane() > 1 {
            &[track.way() - 1][..]
        } else {
            &[]
        };
        let board = self.position(home, &[], &format!("{}? tries=3", self.seat))?;
        Some(Example::still(board, self.seat))
    }

    /// A pawn in the home lane has to move on, since nothing else can.
    pub(super) fn only_move(&self) -> Option<Example> {
        let ring = self.rules().track().ring();
        self.choice(&[ring], &[], 1, pawn_on(ring), Shows::Only)
    }

    /// The last pawn comes home.
    pub(super) fn last_home(&self) -> Option<Example> {
        self.rolls().find_map(|roll| {
            let from = self.rules().track().ring() - roll;
            self.choice(&self.last_pawn(from), &[], roll, pawn_on(from), Shows::Allowed)
        })
    }

    /// One pawn on a step and all others home, the first home spot left free.
    fn last_pawn(&self, step: u8) -> Vec<u8> {
        let track = self.rules().track();
        std::iter::once(step)
            .chain(track.ring() + 1..track.way())
            .collect()
    }
}
