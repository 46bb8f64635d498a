//! Positions of Ludo that show one rule each, made for the seats and house rules of a table.
//!
//! Every position is written as text and read back, so it is one of this configuration, and a choice is shown only if
//! the rules answer to it as they should.

use super::super::{
    Example, Wrapped,
    lesson::{Act, Shows},
    race::whole_way,
};
use crate::rules::{
    Game as _, Numbered as _, Seat,
    ludo::{Choice, Ludo, WhoBegins},
    race::Race as _,
    track::{Spot, Step},
};

/// The spots on the ring; the steps from there on are home.
const RING: u8 = 40;

/// The examples of one table. Places are steps on the way of the seat that is taught; pawns that are not mentioned wait
/// in the yard.
pub(super) struct Examples {
    table: Wrapped<Ludo>,
    seat: Seat,
    other: Seat,
}

/// The choice of the pawn on a step.
fn pawn_on(step: u8) -> Choice {
    Choice::from_number(step + 1)
}

impl Examples {
    pub(super) fn new(rules: Ludo) -> Self {
        let seats = rules.seats();
        let seat = seats.lowest().unwrap_or(Seat::new(0));
        Self {
            seat,
            other: seats.after(seat).unwrap_or(seat),
            table: Wrapped::new(rules),
        }
    }

    fn rules(&self) -> &Ludo {
        self.table.rules()
    }

    /// The position with these pawns, the other's on `others`, that waits for what `next` says. There can be fewer pawns
    /// than are named: then the last of them are left out.
    fn position(&self, own: &[u8], others: &[u8], next: &str) -> Option<Wrapped<Ludo>> {
        let rules = self.rules();
        let pawns = usize::from(rules.config().pawns);
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
            let spots: Vec<String> = out
                .chain(std::iter::repeat_n(Spot::Yard(seat), pawns))
                .take(pawns)
                .map(|spot| rules.write_spot(spot))
                .collect();
            spots.join(",")
        };
        let seats = 0..usize::from(rules.config().seats);
        let sides: Vec<String> = seats.map(|seat| side(Seat::new(seat))).collect();
        self.table.at(&format!("{} {next}", sides.join("/"))).ok()
    }

    /// A choice after a roll, if it really is what it is to show.
    fn choice(&self, own: &[u8], others: &[u8], roll: u8, choice: Choice, shows: Shows) -> Option<Example> {
        let counted = roll == 6 && self.rules().config().six_limit.is_some();
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

    /// A pawn comes in, though another one could walk.
    pub(super) fn enter(&self) -> Option<Example> {
        let several = self.rules().config().pawns > 1;
        let out = if several { &[12][..] } else { &[] };
        self.choice(out, &[0], 6, Choice::ENTER, Shows::Only)
    }

    /// Everybody rolls for who begins, or the first turn begins.
    pub(super) fn begins(&self) -> Option<Example> {
        let rules = self.rules();
        let rolls = match rules.config().who_begins {
            WhoBegins::Rolled => rules.seats().len(),
            WhoBegins::Drawn | WhoBegins::Seat(_) => 1,
        };
        Example::beginning(self.table.clone(), self.seat, rolls)
    }

    /// The roll of a pawn that has just come in, and what is chosen then.
    fn goes_on(&self, own: &[u8], others: &[u8], roll: u8, chosen: Option<Choice>) -> Option<Example> {
        let rules = self.rules();
        let board = self.position(own, others, &format!("{}>", self.seat))?;
        let choice = |choice| Act::Choice(self.seat, rules.choice_number(choice));
        let acts: Vec<Act> = std::iter::once(Act::Chance(roll.to_string()))
            .chain(chosen.map(choice))
            .collect();
        Example::acted(board, self.seat, &acts)
    }

    /// The pawn on the start goes by itself with the next roll, and strikes.
    pub(super) fn forced(&self) -> Option<Example> {
        self.goes_on(&[0, 7], &[2], 2, None)
    }

    /// The pawn on the start would land on one of its own: that is struck, or walks in its place.
    pub(super) fn forced_own(&self) -> Option<Example> {
        let strikes = self.rules().config().forced_strikes_own;
        let walks = (!strikes).then(|| pawn_on(4));
        self.goes_on(&[0, 4], &[], 4, walks)
    }

    /// The pawn on the start goes on by a six.
    pub(super) fn forced_six(&self) -> Option<Example> {
        let also = self.rules().config().forced_six_also_draws;
        self.goes_on(&[0], &[], 6, also.then_some(Choice::ENTER))
    }

    /// A roll with which no pawn can move.
    pub(super) fn pass(&self) -> Option<Example> {
        let board = self.position(&[], &[3], &format!("{}?", self.seat))?;
        Example::acted(board, self.seat, &[Act::Chance("3".to_owned())])
    }

    /// Nothing comes in while a pawn stands on the start.
    pub(super) fn blocked_start(&self) -> Option<Example> {
        self.choice(
            &[0],
            &[],
            6,
            Choice::ENTER,
            Shows::Forbidden("ludo-start-occupied"),
        )
    }

    /// A pawn walks past another seat's.
    pub(super) fn walk(&self) -> Option<Example> {
        self.choice(&[11], &[13], 3, pawn_on(11), Shows::Allowed)
    }

    /// The other's pawn is struck.
    pub(super) fn strike(&self) -> Option<Example> {
        self.choice(&[12], &[16], 4, pawn_on(12), Shows::Allowed)
    }

    /// A pawn can't go where one of its own stands.
    pub(super) fn own_pawn(&self) -> Option<Example> {
        let shows = Shows::Forbidden("ludo-own-pawn");
        self.choice(&[12, 14], &[], 2, pawn_on(12), shows)
    }

    /// A pawn turns from the ring into its home circles, past another one.
    pub(super) fn come_home(&self) -> Option<Example> {
        self.choice(&[RING - 2, RING], &[], 4, pawn_on(RING - 2), Shows::Allowed)
    }

    /// The pawn on the first home circle and a five: three forward, two back; or it is too much.
    pub(super) fn bounce(&self) -> Option<Example> {
        if self.rules().config().bounce {
            self.bounce_at_home().or_else(|| self.bounce_from_ring())
        } else {
            self.choice(
                &[RING - 1, 5],
                &[],
                5,
                pawn_on(RING - 1),
                Shows::Forbidden("ludo-past-home"),
            )
        }
    }

    fn bounce_at_home(&self) -> Option<Example> {
        self.choice(&[RING], &[], 5, pawn_on(RING), Shows::Allowed)
    }

    fn bounce_from_ring(&self) -> Option<Example> {
        self.choice(&[RING - 1], &[], 5, pawn_on(RING - 1), Shows::Allowed)
    }

    /// To and fro a pawn would come back to where it stands.
    pub(super) fn no_bounce_to_itself(&self) -> Option<Example> {
        let shows = Shows::Forbidden("ludo-same-spot");
        self.choice(&[RING + 2, 5], &[], 2, pawn_on(RING + 2), shows)
    }

    /// A pawn at home has to move, since nothing else can; or may not.
    pub(super) fn home_move(&self) -> Option<Example> {
        let first = |shows| self.choice(&[RING, 5], &[], 2, pawn_on(RING), shows);
        self.choice(&[RING], &[], 2, pawn_on(RING), Shows::Only)
            .or_else(|| first(Shows::Forbidden("ludo-home-rests")))
    }

    /// A pawn walks by a six, none waits in the yard.
    pub(super) fn six(&self) -> Option<Example> {
        let own = last_pawn(8);
        self.choice(&own, &[], 6, pawn_on(8), Shows::Allowed)
    }

    /// The last pawn comes home.
    pub(super) fn last_home(&self) -> Option<Example> {
        let from = RING - 3;
        self.choice(&last_pawn(from), &[], 3, pawn_on(from), Shows::Allowed)
    }
}

/// One pawn on a step and all others home, the first home circle left free.
fn last_pawn(step: u8) -> Vec<u8> {
    std::iter::once(step).chain(RING + 1..RING + 4).collect()
}
