//! What a position is worth to a team, as far as its cards are known: the logarithm of its odds to win, in thousandths.
//!
//! It is a sum over what every colour has reached, what threatens it, and what the known hands are good for; what that
//! weighs is in `weights`. Whoever judges otherwise stands in the place of [`Judge`], and nothing else changes.

use super::{
    super::scene::{REACH, Scene, bits, left, strides},
    weights::WEIGHTS,
};
use crate::rules::{
    Game as _, Seat,
    dog::{Board, Card, Cards, Dog, PIECES, Place},
};

/// The features, one after another: a piece so many steps before its start, the last one with its star.
pub(super) const WAY: usize = 0;
/// A finish with pieces on these of its spots.
pub(super) const FINISH: usize = WAY + WAYS;
/// So many pieces in the kennel, with none on the ring and with some.
pub(super) const KENNEL: usize = FINISH + (1 << PIECES);
/// An enemy so many steps behind a piece; the first is one four steps before it, which can go back.
pub(super) const NEAR: usize = KENNEL + 2 * (PIECES + 1);
/// The same, by how far the piece has come.
pub(super) const NEAR_COME: usize = NEAR + REACH + 1;
/// A piece on the start of an enemy who can start there, and by how far it has come.
pub(super) const ON_START: usize = NEAR_COME + REACH + 1;
/// A piece with a star close ahead of it.
pub(super) const BLOCKED: usize = ON_START + 2;
/// A card of a kind in the hand of who has nothing on the ring, something in the kennel too, or nothing there.
pub(super) const CARD: usize = BLOCKED + 1;
/// Any card that starts a piece, in the same three cases.
pub(super) const STARTER: usize = CARD + 3 * Card::KINDS;
/// A piece that a card of the hand brings home.
pub(super) const HOMING: usize = STARTER + 3;
/// How many features there are.
pub(super) const FEATURES: usize = HOMING + 1;

/// The steps of a ring on which ways are told; those of others are brought to this measure.
const WAYS: usize = 65;
/// Up to so many steps before the start they count as they are.
const NEAR_HOME: usize = 20;
/// One whole of a feature.
pub(super) const ONE: i32 = 64;
/// A game that is won.
pub(super) const WON: i32 = 12_000;

/// A judgement of positions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judge {
    weights: &'static [i16; FEATURES],
}

impl Default for Judge {
    fn default() -> Self {
        Self { weights: &WEIGHTS }
    }
}

impl Judge {
    /// What a board and these hands are worth to the team of a seat.
    pub(super) fn value(self, game: &Dog, board: &Board, seat: Seat, hands: &[(Seat, Cards)]) -> i32 {
        let own = game.team(seat);
        if game.is_over(board) {
            let is_home = |place: &Place| matches!(place, Place::Finish(_));
            let is_won = game
                .team_of(seat)
                .all(|colour| game.places(board, colour).iter().all(is_home));
            return if is_won { WON } else { -WON };
        }
        let mut worth = [0; Seat::MOST];
        each_feature(game, board, hands, |team, feature, amount| {
            worth[team] += i32::from(self.weights[feature]) * amount;
        });
        let others = (game.colours() / game.team_of(seat).count() - 1).max(1) as i32;
        let sum: i32 = worth.iter().sum();
        (worth[own] - (sum - worth[own]) / others) / ONE
    }
}

/// Tells of every feature of a position: of which team it is, which it is, and how much of it there is.
pub(super) fn each_feature(
    game: &Dog,
    board: &Board,
    hands: &[(Seat, Cards)],
    mut tell: impl FnMut(usize, usize, i32),
) {
    let scene = Scene::new(game, board);
    let all = scene.teams.iter().fold(0, |all, team| all | team);
    for colour in (0..game.colours()).map(Seat::new) {
        let team = game.team(colour);
        side(
            game,
            &scene,
            colour,
            all & !scene.teams[team],
            |feature, amount| {
                tell(team, feature, amount);
            },
        );
    }
    for &(seat, cards) in hands {
        if let Some(acting) = game.acting(board, seat).filter(|_| !cards.is_empty()) {
            let team = game.team(seat);
            hand(game, &scene, acting, cards, |feature, amount| {
                tell(team, feature, amount);
            });
        }
    }
}

/// What a colour has reached, and what threatens that.
fn side(game: &Dog, scene: &Scene, colour: Seat, enemies: u128, mut tell: impl FnMut(usize, i32)) {
    let ring = game.ring();
    let (mut kennel, mut finish, mut active) = (0, 0, 0);
    for place in scene.places[colour.index()] {
        let (spot, star) = match place {
            Place::Kennel => {
                kennel += 1;
                continue;
            }
            Place::Finish(index) => {
                finish |= 1 << index;
                continue;
            }
            Place::Ring { spot, star } => (spot, star),
        };
        active = 1;
        let left = left(game, colour, spot, star);
        let way = match usize::from(left) {
            near @ ..=NEAR_HOME => near,
            far => NEAR_HOME + (far - NEAR_HOME) * (WAYS - 1 - NEAR_HOME) / (usize::from(ring) - NEAR_HOME),
        };
        tell(WAY + way, ONE);
        if scene.ahead(spot, scene.stars) != 0 {
            tell(BLOCKED, ONE);
        }
        if star {
            continue;
        }
        let come = i32::from(ring - left) * ONE / i32::from(ring);
        let back = scene.ahead(spot, enemies) >> 4 & 1;
        for steps in bits(scene.behind(spot, enemies) | back) {
            tell(NEAR + steps, ONE);
            tell(NEAR_COME + steps, come);
        }
        let starts_here = |other: &Seat| {
            let places = scene.places[other.index()];
            game.start_of(*other) == spot && places.contains(&Place::Kennel)
        };
        let others = (0..game.colours()).map(Seat::new);
        let owner = others
            .filter(|&other| game.team(other) != game.team(colour))
            .find(starts_here);
        if owner.is_some() {
            tell(ON_START, ONE);
            tell(ON_START + 1, come);
        }
    }
    tell(FINISH + finish, ONE);
    tell(KENNEL + 2 * kennel + active, ONE);
}

/// What cards are good for that move the pieces of a colour.
fn hand(game: &Dog, scene: &Scene, acting: Seat, cards: Cards, mut tell: impl FnMut(usize, i32)) {
    let places = scene.places[acting.index()];
    let is_active = places.iter().any(|place| matches!(place, Place::Ring { .. }));
    let case = match (is_active, places.contains(&Place::Kennel)) {
        (false, _) => 0,
        (true, true) => 1,
        (true, false) => 2,
    };
    let (mut reach, mut starts) = (0, false);
    for card in cards.kinds() {
        let count = i32::from(cards.count(card));
        tell(CARD + case * Card::KINDS + card as usize, count * ONE);
        reach |= strides(card);
        starts |= card.starts() || card == Card::Joker;
    }
    if starts {
        tell(STARTER + case, ONE);
    }
    let free = places.iter().filter_map(|place| match place {
        Place::Finish(index) => Some(*index),
        _ => None,
    });
    let free = free.min().unwrap_or(PIECES as u8);
    for place in places {
        if let Place::Ring { spot, star: false } = place {
            let left = u32::from(left(game, acting, spot, false));
            // By one step more it is on the first spot of its finish.
            if left < REACH as u32 && reach >> (left + 1) & ((1 << free) - 1) != 0 {
                tell(HOMING, ONE);
            }
        }
    }
}
