//! How those at the table take what happens, from the cues that the table plays: no game is named.

use crate::{
    rules::Seat,
    staging::{Cue, Kind, Layout, SpotName},
};

/// What a face shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mood {
    /// Nothing in particular.
    #[default]
    Calm,
    /// It is to act.
    Thinking,
    /// It has struck somebody.
    Striking,
    /// It was struck.
    Struck,
    /// A piece of its own came home.
    Glad,
    /// It has won.
    Won,
    /// It has lost.
    Lost,
}

impl Mood {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Calm,
        Self::Thinking,
        Self::Striking,
        Self::Struck,
        Self::Glad,
        Self::Won,
        Self::Lost,
    ];
}

/// The mood of every seat. What happened to a seat is on its face until it acts again.
#[derive(Clone, Copy, Debug, Default)]
pub struct Moods {
    acting: Option<Seat>,
    of: [Mood; Seat::MOST],
}

impl Moods {
    /// The mood of a seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Mood {
        self.of[seat.index()]
    }

    /// Takes in what the table shows.
    pub fn see(&mut self, cue: &Cue, layout: &Layout) {
        match cue {
            Cue::Throw { seat, .. } | Cue::Swap([(seat, _), _]) => self.acts(*seat),
            Cue::Walk { seat, path } => {
                self.acts(*seat);
                let is_home = |spot: Option<&SpotName>| {
                    let spot = spot.and_then(|spot| layout.spot(spot.as_str()));
                    spot.is_some_and(|spot| spot.kind == Kind::Home)
                };
                if is_home(path.last()) && !is_home(path.first()) {
                    self.set(*seat, Mood::Glad);
                }
            }
            Cue::Strike { seat, .. } => {
                if let Some(striker) = self.acting.filter(|striker| striker != seat) {
                    self.set(striker, Mood::Striking);
                }
                self.set(*seat, Mood::Struck);
            }
            Cue::Finish { seat, place } => {
                self.set(*seat, if *place == 1 { Mood::Won } else { Mood::Glad });
            }
            Cue::Pass(_) | Cue::Show(_) | Cue::Count(_) | Cue::Pause => {}
        }
    }

    /// Whoever acts has got over what was; another turn of the same one is no other.
    fn acts(&mut self, seat: Seat) {
        if self.acting != Some(seat) {
            self.acting = Some(seat);
            self.set(seat, Mood::Calm);
        }
    }

    fn set(&mut self, seat: Seat, mood: Mood) {
        // Who has won stays so.
        if self.of[seat.index()] != Mood::Won {
            self.of[seat.index()] = mood;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::staging::Blow;

    const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

    /// What those two show after these cues.
    fn after(cues: &[Cue]) -> [Mood; 2] {
        let layout = Layout::race(4, 10, 4);
        let mut moods = Moods::default();
        for cue in cues {
            moods.see(cue, &layout);
        }
        SEATS.map(|seat| moods.of(seat))
    }

    fn throw(seat: usize) -> Cue {
        Cue::Throw {
            seat: SEATS[seat],
            face: 6,
            faces: 6,
        }
    }

    fn walk(seat: usize, path: &[&str]) -> Cue {
        Cue::Walk {
            seat: SEATS[seat],
            path: path.iter().map(SpotName::from).collect(),
        }
    }

    fn strike(seat: usize) -> Cue {
        Cue::Strike {
            seat: SEATS[seat],
            spot: "E3".into(),
            to: "B1.1".into(),
            blow: Blow::Knock,
        }
    }

    #[test]
    fn a_strike_is_on_both_faces_until_each_acts_again() {
        let struck = [throw(0), walk(0, &["E1", "E3"]), strike(1)];
        assert_eq!(after(&struck), [Mood::Striking, Mood::Struck]);
        let own = [&struck[..], &[throw(0)]].concat();
        assert_eq!(
            after(&own),
            [Mood::Striking, Mood::Struck],
            "it is its turn still"
        );
        let next = [&struck[..], &[throw(1)]].concat();
        assert_eq!(after(&next), [Mood::Striking, Mood::Calm]);
        let round = [&next[..], &[throw(0)]].concat();
        assert_eq!(after(&round), [Mood::Calm, Mood::Calm]);
    }

    #[test]
    fn who_strikes_a_piece_of_its_own_is_not_glad_of_it() {
        assert_eq!(
            after(&[throw(1), walk(1, &["E1", "E3"]), strike(1)])[1],
            Mood::Struck
        );
    }

    #[test]
    fn coming_home_gladdens_and_winning_stays() {
        let home = [throw(0), walk(0, &["E39", "H0.1"])];
        assert_eq!(after(&home), [Mood::Glad, Mood::Calm]);
        assert_eq!(after(&[throw(0), walk(0, &["H0.1", "H0.2"])])[0], Mood::Calm);
        let won = Cue::Finish {
            seat: SEATS[0],
            place: 1,
        };
        let later = [&home[..], &[won, throw(1), walk(1, &["E1", "E3"]), strike(0)]].concat();
        assert_eq!(after(&later)[0], Mood::Won);
    }
}
