//! The window: the table at which a game is played, and the pages laid over it.
//!
//! It watches and asks; what is legal, what was rolled and who is next is told by `play`. Nothing on
//! the table is the truth: everything one sees is a projection that can be made anew at any time.
//!
//! Its rooms stand one above the other, and each uses only rooms below: `base` is what all know, `table` what one sees
//! of any game, `ask` what people may ask for, `current` the game that is played, `insight` what it is worth, `phones` who
//! plays it from elsewhere. `input` makes
//! asks of what is pressed, `turn` is the pipeline of a turn, `answer` does what was asked. `overlay` is the pages and panels
//! of egui.

pub mod answer;
pub mod ask;
pub mod base;
pub mod contest;
pub mod current;
pub mod input;
pub mod insight;
pub mod keep;
pub mod overlay;
pub mod phones;
pub mod selection;
pub mod settings;
mod show;
pub mod table;
pub mod turn;
mod window;

use bevy::{app::MainScheduleOrder, ecs::schedule::SingleThreadedExecutor, prelude::*};

pub use base::Options;

/// Everything of the window that needs no window: what tests step by hand.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        base::plugin,
        settings::plugin,
        (answer::plugin, keep::plugin, contest::plugin, phones::plugin),
        (turn::plugin, insight::plugin),
        (selection::plugin, input::plugin),
        table::plugin,
        show::plugin,
    ));
    let frame = app.world().resource::<MainScheduleOrder>().labels.clone();
    for schedule in frame {
        // There is so little to do that handing it to other threads would take longer than doing it.
        app.edit_schedule(schedule, |schedule| {
            schedule.set_executor(SingleThreadedExecutor::new());
        });
    }
}

/// Opens the window and runs it to its end.
///
/// # Errors
/// When there is no display or no graphics adapter; the sentence says so.
pub fn run(options: Options) -> Result<(), window::WindowError> {
    window::run(options)
}

/// The window before it is run, for whoever does something with it besides: pictures are made so.
pub fn build(options: Options) -> App {
    window::build(options)
}
