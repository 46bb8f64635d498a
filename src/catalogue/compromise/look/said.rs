//! What is said above the table of Compromise: which round is played, and what is going on.

use super::CompromiseLook;
use crate::rules::{
    Arg, Game as _, Message, Seat, Turn,
    compromise::{Event, Places, Position, Version},
};

impl CompromiseLook {
    /// Which round is played, of how many.
    pub(super) fn round_of(&self, position: &Position) -> Option<Message> {
        let rounds = self.rules.config().length;
        let under_way = self.view(position, Seat::new(0)).round();
        let over = self.rules.turn(position) == Turn::Over;
        let round = under_way - u16::from(over);
        let numbered = |key: &str, round: u16| Message::new(key).with("round", i64::from(round));
        if round == 0 {
            return None;
        }
        Some(match round.checked_sub(rounds) {
            Some(extra @ 1..) => numbered("stage-extra", extra),
            _ => numbered("stage-round", round).with("rounds", i64::from(rounds)),
        })
    }

    /// What is going on while somebody is waited for.
    pub(super) fn told_while_waiting(&self, position: &Position) -> Option<Message> {
        let seats = match self.rules.turn(position) {
            Turn::Together(seats) => seats,
            Turn::Chance => {
                let gamble = self.rules.config().version == Version::Gamble;
                return Some(Message::new(if gamble {
                    "doing-compromise-draw"
                } else {
                    "doing-compromise-fall"
                }));
            }
            Turn::Seat(_) | Turn::Over => return None,
        };
        let placing = self.view(position, Seat::new(0)).is_placing();
        let other = self.seats().find(|&seat| !seats.contains(seat));
        let message = Message::new(match (placing, other) {
            (true, None) => "doing-compromise-place",
            (true, Some(_)) => "doing-compromise-place-alone",
            (false, None) => "doing-compromise-name",
            (false, Some(_)) => "doing-compromise-name-alone",
        });
        let waiting = seats.iter().next().map(|seat| ("seat", seat));
        let ready = other.map(|seat| ("other", seat));
        Some(
            waiting
                .into_iter()
                .chain(ready)
                .fold(message, |message, (name, seat)| message.with(name, seat)),
        )
    }

    /// What is going on while an event is shown; `position` is the one before the act that led to it.
    pub(super) fn told_while_shown(&self, position: &Position, event: &Event) -> Option<Message> {
        match event {
            Event::Scattered { .. } => Some(Message::new("headline-compromise-fall")),
            Event::Placed { .. } => Some(Message::new("headline-compromise-placed")),
            Event::Ready { seat } => {
                let naming = !self.view(position, *seat).is_placing();
                let is_last = self.rules.turn(position).seats().iter().eq([*seat]);
                let message = if is_last {
                    Message::new("headline-compromise-both")
                } else {
                    Message::new("headline-compromise-ready").with("seat", *seat)
                };
                naming.then_some(message)
            }
            Event::Named { triples, .. } => {
                let free = Places::free(*triples).iter().count();
                Some(Message::new("headline-compromise-named").with("count", free as i64))
            }
            Event::Freed { places } => {
                let gain = |seat: usize| places.iter().map(|gain| i64::from(gain.pips[seat])).sum::<i64>();
                let names: Vec<String> = places.iter().map(|gain| gain.place.to_string()).collect();
                let message = Message::new("headline-compromise-freed")
                    .with("count", places.len() as i64)
                    .with("places", names.join(", "));
                let seats = self.seats().zip(["first", "second"]).zip(["one", "two"]);
                Some(seats.fold(message, |message, ((seat, who), count)| {
                    message
                        .with(who, seat)
                        .with(count, Arg::signed(gain(seat.index())))
                }))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        catalogue::Look as _,
        rules::{
            Notation as _,
            compromise::{Compromise, Config},
        },
    };

    #[test]
    fn who_names_last_is_said_to_have_named_as_the_other_one_has() {
        let rules = Compromise::new(&Config::default()).expect("the usual rules");
        let look = CompromiseLook::new(&rules);
        let text = rules.write_position(&rules.start()).replace("scatter", "name");
        // All that has fallen lies on the first place.
        let fallen = |pips: &str| pips.replacen('0', &rules.config().pips.to_string(), 1);
        let text = text.splitn(2, '/').map(fallen).collect::<Vec<_>>().join("/");
        let said = |named: &str, seat: usize| {
            let position = rules
                .read_position(&format!("{text}{named}"))
                .expect("a position");
            let event = Event::Ready {
                seat: Seat::new(seat),
            };
            look.headline(&position, &event).expect("it is said").key
        };
        for seat in [0, 1] {
            assert_eq!(said("", seat), "headline-compromise-ready");
        }
        assert_eq!(said(" named=-/222", 0), "headline-compromise-both");
        assert_eq!(said(" named=222/-", 1), "headline-compromise-both");
    }
}
