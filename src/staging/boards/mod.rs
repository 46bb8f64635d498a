//! Boards that several games could be played on, printed or made by rule, of any size, and those that people have made
//! themselves. A board that only one game has lies with that game.

pub mod arms;
pub mod race;
pub mod squares;

use super::Layout;

/// The boards that people have made themselves, before those that travel with the program.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Boards(Vec<Layout>);

impl Boards {
    /// Adds a board to choose from; of several that fit, the first one is taken.
    pub fn add(&mut self, board: Layout) {
        self.0.push(board);
    }

    /// The board for a race: one's own where it has exactly these spots, else the printed or generated one.
    #[must_use]
    pub fn race(&self, seats: u8, dots: u8, pawns: u8) -> Layout {
        self.instead_of(Layout::race(seats, dots, pawns))
    }

    /// One's own board where it has exactly the spots of this one, else this one.
    #[must_use]
    pub fn instead_of(&self, usual: Layout) -> Layout {
        let own = self.0.iter().find_map(|board| board.fitted(&usual));
        own.unwrap_or(usual)
    }
}
