//! The kinds of pieces, a file each, as far as no engine is needed: how large they are, how they lie, what they look like
//! from above and beside a name, what is said of them, and how they are chosen.
//!
//! A spot says which kind stands there ([`Form`]); whoever shows it asks the kind and never which one it is. What of it
//! needs an engine is in the window, in a file of the same name.
//!
//! Unit: from one spot of a board to the next.

pub mod card;
pub mod die;
pub mod lath;
pub mod pawn;
pub mod pip;
pub mod slate;
pub mod token;

use std::{fmt, fmt::Write as _, hash, ops::Deref};

use glam::{Vec2, Vec3};

use super::{
    Colour, Colours, Face, Kind, Layout, MarkKind, Scene, Spot,
    drawing::inside,
    layout::{SeatPlace, lift},
};
use crate::rules::{Message, Seat};

/// How high above its spot words about a piece stand.
pub const HEAD: f32 = 0.82;
/// The radius and the height of what has no measures of its own.
const PLAIN: (f32, f32) = (0.3, 0.3);

/// A kind of pieces.
pub trait PieceKind: Send + Sync {
    /// What it is called inside the program; no two kinds have the same name.
    fn name(&self) -> &'static str;

    /// Its outline from above when it lies along x, counterclockwise and convex. Where the engine knows no more of it, it
    /// stands there as this, as high as [`PieceKind::height`].
    fn outline(&self) -> Vec<Vec2> {
        let point = |at: u8| PLAIN.0 * Vec2::from_angle(std::f32::consts::TAU * f32::from(at) / 24.0);
        (0..24).map(point).collect()
    }

    /// How high it is.
    fn height(&self) -> f32 {
        PLAIN.1
    }

    /// How it is turned on a spot, in degrees.
    fn angle(&self, spot: &Spot, _owner: &SeatPlace) -> f32 {
        spot.angle.unwrap_or_default()
    }

    /// Draws it from above, where it lies on a board.
    fn draw(&self, svg: &mut String, spot: &Spot, colour: Colour, colours: Colours) {
        polygon(svg, spot, &self.outline(), colours.hex(colour));
    }

    /// Draws it where it lies open on a board, with what it shows. Says whether it did.
    fn draw_open(&self, _svg: &mut String, _spot: &Spot, _face: Face) -> bool {
        false
    }

    /// Draws large, in the middle of a board, what one shows that lies open.
    fn draw_face(&self, _svg: &mut String, _face: Face) {}

    /// Draws one about the origin that goes from hand to hand, where it is not drawn where it lies; with what it shows, or
    /// with its back up.
    fn draw_passing(&self, _svg: &mut String, _face: Option<Face>) {}

    /// What is shown about the spot to which it goes, where that tells more than an arrow.
    fn going(&self) -> Option<Vec<Vec2>> {
        None
    }

    /// Draws in one colour that it goes there, where that is more than an arrow. Says whether it did.
    fn draw_going(&self, svg: &mut String, to: &Spot, paint: &str) -> bool {
        let outline = self.going();
        outline.map(|outline| polygon(svg, to, &outline, paint)).is_some()
    }

    /// Draws what is printed on the board where it waits, in its owner's colour.
    fn draw_bed(&self, _svg: &mut String, _spot: &Spot, _paint: &str) {}

    /// How it is drawn beside the name of its owner, where there are `of` in all.
    fn miniature(&self, of: usize) -> Miniature {
        pawn::miniature(of)
    }

    /// How far a seat is, counted in pieces of this kind.
    fn progress(&self, layout: &Layout, scene: &Scene, seat: Seat) -> Progress {
        let own = || scene.pieces.iter().filter(move |(owner, _)| *owner == seat);
        let on = |is: &dyn Fn(&Spot) -> bool| {
            own()
                .filter_map(|(_, name)| layout.spot(name.as_str()))
                .filter(|spot| is(spot))
                .count()
        };
        Progress {
            word: "panel-home",
            count: on(&|spot| spot.kind == Kind::Home),
            of: on(&|spot| spot.form.name() == self.name()),
        }
    }

    /// The key of what is said of one of a seat on a spot.
    fn word(&self) -> &'static str;

    /// What is said of a spot for them; nothing where that is not worth a word.
    fn told(&self, asked: &Asked) -> Option<Message> {
        let key = asked.stands.map_or("reader-free", |_| self.word());
        Some(asked.owned(Message::new(key).with("spot", asked.place)))
    }

    /// The key of what is said where one can be chosen.
    fn word_for_choice(&self) -> &'static str {
        "reader-goes"
    }

    /// The key of what people are asked to do where seats are told apart by such pieces.
    fn prompt(&self) -> &'static str {
        "prompt-choose"
    }

    /// Over which point words about it stand; none where they would hide what matters, and are said below the table.
    fn words_at(&self, spot: &Spot) -> Option<Vec3> {
        Some(lift(spot.at) + Vec3::Y * HEAD)
    }

    /// Whether it is pointed at itself, and not only the place below it.
    fn is_felt(&self, _spot: &Spot) -> bool {
        true
    }

    /// Whether it is taken from a stock in which each is like any other: then it is known by where it goes, which the
    /// board shows by itself.
    fn is_from_stock(&self) -> bool {
        false
    }

    /// Whether it is chosen where it lies, in a hand that only its owner sees: then it goes nowhere yet.
    fn is_from_hand(&self) -> bool {
        false
    }

    /// Whether the places are ringed to which one can go, the chosen one or any other.
    fn is_ringed(&self, _chosen: bool) -> bool {
        true
    }

    /// Whether it is shown where it would go.
    fn has_ghost(&self) -> bool {
        true
    }

    /// Whether it has a face that can lie open or be hidden.
    fn has_face(&self) -> bool {
        false
    }

    /// Whether it stands for its seat: when that is home, it turns and wears its place.
    fn wears_place(&self) -> bool {
        false
    }

    /// Which mark it gets for one that is asked for, and the size of the frame that this is where it lies below.
    fn mark(&self, kind: MarkKind) -> (MarkKind, Option<Vec2>) {
        (kind, None)
    }
}

/// What kind of thing a piece is: a handle to what is known of it. Two are the same if they have the same name.
#[derive(Clone, Copy)]
pub struct Form(&'static dyn PieceKind);

impl Form {
    /// The kind that is known like this.
    #[must_use]
    pub const fn new(kind: &'static dyn PieceKind) -> Self {
        Self(kind)
    }
}

/// Where nothing else is said, pawns stand.
impl Default for Form {
    fn default() -> Self {
        pawn::PAWN
    }
}

impl Deref for Form {
    type Target = dyn PieceKind;

    fn deref(&self) -> &Self::Target {
        self.0
    }
}

impl PartialEq for Form {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Form {}

impl hash::Hash for Form {
    fn hash<H: hash::Hasher>(&self, state: &mut H) {
        self.name().hash(state);
    }
}

impl fmt::Debug for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A part of a small drawing; y up.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// A convex polygon.
    Polygon(Vec<Vec2>),
    /// A disc about a point.
    Disc(Vec2, f32),
    /// A line upwards from a point, so long and so broad.
    Upright(Vec2, f32, f32),
}

/// A piece seen from the side, so small that a row of them has room beside a name. Unit: a point of the window.
#[derive(Clone, Debug, PartialEq)]
pub struct Miniature {
    /// What it is drawn of; its foot is at the origin.
    pub parts: Vec<Part>,
    /// Its own colour; without one it has its owner's, and an outline.
    pub paint: Option<&'static str>,
    /// From one to the next.
    pub step: f32,
}

/// How far a seat is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The key of the sentence that tells it.
    pub word: &'static str,
    /// How many there are: home, waiting, or won.
    pub count: usize,
    /// All of them, where there is an end to them.
    pub of: usize,
}

impl Progress {
    /// Before anything is known.
    pub const NONE: Self = Self {
        word: "panel-home",
        count: 0,
        of: 0,
    };

    /// The score, where what is counted has no end.
    #[must_use]
    pub fn score(&self) -> Option<usize> {
        (self.of == 0).then_some(self.count)
    }

    /// It as a sentence.
    #[must_use]
    pub fn sentence(&self) -> Message {
        Message::new(self.word)
            .with("count", self.count as i64)
            .with("of", self.of as i64)
    }
}

/// A spot of which something is to be said.
#[derive(Clone, Debug)]
pub struct Asked<'a> {
    /// The spot.
    pub spot: &'a Spot,
    /// What people call it.
    pub place: &'a str,
    /// Whose piece stands there.
    pub stands: Option<Seat>,
    /// Whether a choice leads there.
    pub reached: bool,
    /// What that piece shows, as it is read out.
    pub face: Option<String>,
    /// The board.
    pub layout: &'a Layout,
    /// All that stands on the table.
    pub scene: &'a Scene,
}

impl Asked<'_> {
    /// The sentence with the seat whose piece stands there.
    fn owned(&self, sentence: Message) -> Message {
        match self.stands {
            Some(seat) => sentence.with("seat", seat),
            None => sentence,
        }
    }

    /// Whether nothing stands there, and nothing would.
    fn is_idle(&self) -> bool {
        self.stands.is_none() && !self.reached
    }
}

/// A drawing of its own, so many of its units wide and high, about a point of a board.
fn framed(svg: &mut String, drawing: &str, at: Vec2, size: Vec2, (wide, high): (u16, u16)) {
    let inner = inside(drawing);
    let _ = writeln!(
        svg,
        r#"<svg x="{}" y="{}" width="{}" height="{}" viewBox="0 0 {wide} {high}">{inner}</svg>"#,
        at.x - size.x / 2.0,
        -at.y - size.y / 2.0,
        size.x,
        size.y,
    );
}

fn polygon(svg: &mut String, spot: &Spot, outline: &[Vec2], paint: &str) {
    let _ = write!(
        svg,
        r#"<polygon transform="translate({} {}) rotate({})" points=""#,
        spot.at.x,
        -spot.at.y,
        -spot.angle.unwrap_or_default(),
    );
    for point in outline {
        let _ = write!(svg, "{},{} ", point.x, -point.y);
    }
    let _ = writeln!(svg, r##"" fill="{paint}" stroke="#1b0e06" stroke-width=".05"/>"##);
}

#[cfg(test)]
mod tests {
    use super::{card::CARD, lath::LATH, pawn::PAWN, pip::PIP, slate::SLATE, token::TOKEN, *};

    /// A kind that says no more of itself than it must.
    struct Stone;

    impl PieceKind for Stone {
        fn name(&self) -> &'static str {
            "stone"
        }

        fn word(&self) -> &'static str {
            "reader-pawn"
        }
    }

    #[test]
    fn a_kind_that_says_little_of_itself_is_drawn_counted_and_told_of() {
        const STONE: Form = Form::new(&Stone);
        let spot = Spot {
            form: STONE,
            ..Spot::new("E3", Vec2::ONE, Kind::Square)
        };
        let mut svg = String::new();
        STONE.draw(&mut svg, &spot, Colour::Red, Colours::default());
        assert!(svg.contains("<polygon") && svg.contains(Colours::default().hex(Colour::Red)));
        let (layout, scene) = (Layout::squares(3, 3, 2), Scene::default());
        let told = STONE.told(&Asked {
            spot: &spot,
            place: "E3",
            stands: Some(Seat::new(1)),
            reached: false,
            face: None,
            layout: &layout,
            scene: &scene,
        });
        assert_eq!(told.map(|told| told.key), Some("reader-pawn".into()));
        assert!(STONE.is_felt(&spot) && STONE.has_ghost() && !STONE.miniature(4).parts.is_empty());
    }

    #[test]
    fn kinds_are_known_by_their_names_alone() {
        let all = [PAWN, LATH, CARD, PIP, SLATE, TOKEN];
        for (at, one) in all.iter().enumerate() {
            assert!(
                all.iter()
                    .enumerate()
                    .all(|(other, it)| (it == one) == (other == at)),
                "{one:?}"
            );
        }
    }
}
