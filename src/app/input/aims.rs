//! The steps of keys and pads through everything that a person can choose.
//!
//! What stands on its spot and what is laid along a groove, the two directions of grooves, and each piece that can go to
//! several places, are layers: arrows stay in one, and a key goes on to the next.

use bevy::math::Vec2;

use crate::staging::{Layout, Pick, SpotName};

/// One thing that can be chosen.
struct Aim {
    number: usize,
    /// What tells it from the others: where the piece stands, or where it goes when it is always the same piece.
    at: Vec2,
    /// Where the piece stands.
    piece: Vec2,
    layer: Layer,
}

/// What steps stay in.
#[derive(Clone, Copy, PartialEq)]
enum Layer {
    /// Pieces of which each can go to one place only.
    Pieces,
    /// The places to which the piece here can go.
    Piece(Vec2),
    /// The places for what is taken from a stock, that are turned so many degrees.
    Stock(f32),
}

/// Everything that can be chosen, in the order of the rules.
pub(super) struct Aims(Vec<Aim>);

impl Aims {
    pub(super) fn new(picks: &[Pick], layout: &Layout) -> Self {
        let at = |spot: &SpotName| layout.spot(spot.as_str()).map_or(Vec2::ZERO, |spot| spot.at);
        let has_others = |pick: &Pick| {
            picks
                .iter()
                .any(|other| other.number != pick.number && other.from == pick.from)
        };
        let layer = |pick: &Pick| match layout.spot(pick.to.as_str()) {
            Some(spot) if spot.form.is_from_stock() => Layer::Stock(spot.angle.unwrap_or(0.0)),
            _ if has_others(pick) => Layer::Piece(at(&pick.from)),
            _ => Layer::Pieces,
        };
        let aim = |pick: &Pick| {
            let layer = layer(pick);
            let end = if layer == Layer::Pieces {
                &pick.from
            } else {
                &pick.to
            };
            Aim {
                number: pick.number,
                at: at(end),
                piece: at(&pick.from),
                layer,
            }
        };
        Self(picks.iter().map(aim).collect())
    }

    fn of(&self, number: Option<usize>) -> Option<&Aim> {
        self.0.iter().find(|aim| Some(aim.number) == number)
    }

    /// The nearest one of a layer in a direction on the board.
    fn ahead(&self, layer: Layer, at: Vec2, way: Vec2) -> Option<usize> {
        let same = self.0.iter().filter(|aim| aim.layer == layer);
        same.filter_map(|aim| {
            let off = aim.at - at;
            let along = off.dot(way);
            // Within 60° of the direction; what lies aside counts as farther.
            (along > 0.5 * off.length() && along > 0.0)
                .then(|| (aim.number, along + 4.0 * off.perp_dot(way).abs()))
        })
        .min_by(|(_, one), (_, other)| one.total_cmp(other))
        .map(|(number, _)| number)
    }

    /// The next one in a direction on the board; where no pawn lies there, the next one in the order of the rules.
    pub(super) fn stepped(&self, from: Option<usize>, way: Vec2, forward: bool) -> Option<usize> {
        let Some(from) = self.of(from) else {
            let first = self.0.first()?;
            // The first step of a piece that can go to several places begins where it stands.
            let ahead = (first.at != first.piece).then(|| self.ahead(first.layer, first.piece, way));
            return Some(ahead.flatten().unwrap_or(first.number));
        };
        match (self.ahead(from.layer, from.at, way), from.layer) {
            (Some(number), _) => Some(number),
            (None, Layer::Stock(_)) => Some(from.number),
            (None, Layer::Pieces | Layer::Piece(_)) => {
                let same: Vec<&Aim> = self.0.iter().filter(|aim| aim.layer == from.layer).collect();
                let at = same.iter().position(|aim| aim.number == from.number)?;
                let by = if forward { 1 } else { same.len() - 1 };
                same.get((at + by) % same.len()).map(|aim| aim.number)
            }
        }
    }

    /// The nearest one in the next layer; where there is only one layer, the same again.
    pub(super) fn turned(&self, from: Option<usize>) -> Option<usize> {
        let mut layers: Vec<Layer> = Vec::new();
        for aim in &self.0 {
            if !layers.contains(&aim.layer) {
                layers.push(aim.layer);
            }
        }
        let from = self.of(from).or(self.0.first())?;
        let at = layers.iter().position(|layer| *layer == from.layer)?;
        let next = layers[(at + 1) % layers.len()];
        let near = |aim: &&Aim| aim.at.distance_squared(from.at);
        self.0
            .iter()
            .filter(|aim| aim.layer == next)
            .min_by(|one, other| near(one).total_cmp(&near(other)))
            .map(|aim| aim.number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        catalogue::{Entry, quoridor},
        staging::Boards,
    };

    #[test]
    fn steps_go_where_the_piece_lies_and_else_in_the_order_of_the_rules() {
        let layout = Layout::race(4, 10, 4);
        // E0 lies below at the left of the middle, E8 far left, E20 above at the right, E30 right.
        let picks = [(10, "E0"), (11, "E8"), (12, "E20"), (13, "E30")]
            .map(|(number, spot)| Pick::new(number, spot, spot));
        let aims = Aims::new(&picks, &layout);
        assert_eq!(aims.stepped(None, Vec2::Y, true), Some(10));
        assert_eq!(aims.stepped(Some(10), Vec2::Y, true), Some(12));
        assert_eq!(aims.stepped(Some(10), Vec2::X, true), Some(13));
        assert_eq!(aims.stepped(Some(13), Vec2::NEG_X, false), Some(11));
        let below = aims.stepped(Some(10), Vec2::NEG_Y, true);
        assert_eq!(below, Some(11), "nothing lies below: the next one");
        assert_eq!(
            aims.stepped(Some(10), Vec2::NEG_Y, false),
            Some(13),
            "or the one before"
        );
        assert_eq!(aims.turned(Some(10)), Some(10), "there are only pawns");
        assert_eq!(Aims::new(&[], &layout).stepped(None, Vec2::X, true), None);
    }

    #[test]
    fn a_key_goes_from_the_pawn_to_both_kinds_of_grooves_and_back() {
        let entry: &dyn Entry = &quoridor::Catalogued;
        let board = entry.open(&entry.default_config()).expect("a table");
        let look = entry.look(&*board, &Boards::default()).expect("its look");
        let layout = look.layout();
        let picks = [
            (0, "d1"),
            (1, "e2"),
            (2, "a1h"),
            (3, "d1h"),
            (4, "e1h"),
            (5, "a1v"),
            (6, "d1v"),
            (7, "e1v"),
        ]
        .map(|(number, to)| Pick::new(number, if number < 2 { "e1" } else { "R0.0" }, to));
        let aims = Aims::new(&picks, layout);
        assert_eq!(aims.stepped(None, Vec2::Y, true), Some(1), "from the pawn");
        assert_eq!(aims.stepped(None, Vec2::NEG_X, false), Some(0));
        assert_eq!(
            aims.stepped(None, Vec2::X, true),
            Some(0),
            "nothing lies there: the first"
        );
        assert_eq!(aims.stepped(Some(0), Vec2::new(0.7, 0.7), true), Some(1));
        let lath = aims.turned(Some(1));
        assert!(
            lath == Some(3) || lath == Some(4),
            "the groove beside e2: {lath:?}"
        );
        assert_eq!(aims.stepped(Some(4), Vec2::NEG_X, false), Some(3));
        assert_eq!(aims.stepped(Some(3), Vec2::NEG_X, false), Some(2));
        assert_eq!(aims.stepped(Some(2), Vec2::NEG_X, false), Some(2), "the edge");
        assert_eq!(aims.turned(Some(3)), Some(6));
        assert!(aims.turned(Some(6)).is_some_and(|number| number < 2));
    }
}
