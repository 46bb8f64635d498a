//! What a game looks like, without an engine: where its spots lie, what stands on them, what an event looks like, what
//! can be pointed at, and the drawings of boards and pieces as SVG.
//!
//! It knows spots, seats and colours, but no rules and no game: it never decides what is legal. The window shows it in
//! space; whatever else shows a game (a page of rules, a report, a small board to choose by) draws from the same.
//!
//! Invariant: nothing here needs an engine, a window or a screen.

pub mod boards;
pub mod course;
mod cue;
pub mod decor;
pub mod drawing;
mod fault;
pub mod film;
pub mod layout;
pub mod marks;
mod palette;
mod pick;
pub mod pieces;
mod rgb;
mod scene;
mod spot;
pub mod theme;
mod vignette;

pub use boards::{Boards, race::race_spots};
pub use cue::{Blow, Cue, Pass};
pub use decor::{Cover, Decor, Weave};
pub use fault::LayoutFault;
pub use layout::{Layout, lift};
pub use marks::{Mark, MarkKind};
pub use palette::{Colour, Colours};
pub use pick::{Outlook, Pick, Way};
pub use pieces::{Form, card::Face};
pub use rgb::Rgb;
pub use scene::{Eyes, Scene};
pub use spot::{GROOVE, Kind, Spot, SpotName, Touch};
pub use theme::{Panels, Theme, ThemeFault};
pub use vignette::{Temper, Vignette};
