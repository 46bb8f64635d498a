//! Doing what was asked: every [`Ask`] comes to one of the answers here, a file for each kind.
//!
//! What can't be done is refused with a sentence; what should not be done unasked waits for the answer to a question.

mod apng;
mod begin;
pub mod capture;
mod change;
mod keep;
mod parting;
mod phones;
mod photo;
pub mod share;
mod trust;
mod turn;

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::{
    app::{
        ask::{Ask, Begin, Leave, Pacing, Parting, Trust},
        base::{Beat, Below, Log, Options, Page, Screen, Waker},
        current::Current,
        keep::{self as kept, Keeping, puzzling::Puzzling, saves::SavedGames},
        phones::Phones,
        settings::{Settings, Shelf},
        table::EndMotion,
        turn::{Adviser, Hint},
    },
    play::fate::Fate,
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Ask>()
        .init_resource::<Trust>()
        .init_resource::<Parting>()
        .add_systems(Startup, begin_with.after(kept::open_folders))
        .add_systems(PreUpdate, answer)
        .add_plugins(share::plugin);
}

fn begin_with(options: Res<Options>, mut asks: MessageWriter<Ask>) {
    if let Some(speed) = options.speed {
        asks.write(Ask::Pace(Pacing::Speed(speed)));
    }
    if let Some(path) = &options.load {
        asks.write(Ask::Begin(Begin::Load(path.clone())));
    } else if let Some(challenge) = &options.challenge {
        asks.write(Ask::Begin(Begin::Challenge(Box::new(challenge.clone()))));
    } else if let Some(setup) = &options.setup {
        let fate = options.seed.map(Fate::from);
        asks.write(Ask::Begin(Begin::At(Box::new(setup.clone()), fate)));
    }
}

/// What asks change.
#[derive(SystemParam)]
struct Answering<'w> {
    screen: ResMut<'w, NextState<Screen>>,
    page: ResMut<'w, NextState<Page>>,
    page_now: Res<'w, State<Page>>,
    below: ResMut<'w, Below>,
    beat: Option<ResMut<'w, NextState<Beat>>>,
    current: Option<ResMut<'w, Current>>,
    hint: ResMut<'w, Hint>,
    adviser: ResMut<'w, Adviser>,
    waker: Option<Res<'w, Waker>>,
    keeping: ResMut<'w, Keeping>,
    phones: ResMut<'w, Phones>,
    puzzling: ResMut<'w, Puzzling>,
    trust: ResMut<'w, Trust>,
    parting: ResMut<'w, Parting>,
    saves: ResMut<'w, SavedGames>,
    settings: ResMut<'w, Settings>,
    log: ResMut<'w, Log>,
    folders: Res<'w, Options>,
    shelf: Res<'w, Shelf>,
    end: MessageWriter<'w, EndMotion>,
    exit: MessageWriter<'w, AppExit>,
}

fn answer(mut commands: Commands, mut asks: MessageReader<Ask>, mut answering: Answering) {
    for ask in asks.read() {
        if let Some(current) = &mut answering.current {
            current.refuse_at(None);
        }
        answering.answer(&mut commands, ask.clone());
    }
}

/// Why something is not done.
enum Refusal {
    /// This sentence says why.
    Told(String),
    /// A game that can't be kept would be lost.
    Unkept {
        /// Whether it is the one that a program left behind.
        is_left: bool,
        /// Why it can't be kept.
        why: String,
    },
}

impl From<String> for Refusal {
    fn from(sentence: String) -> Self {
        Self::Told(sentence)
    }
}

impl Answering<'_> {
    /// Does what was asked, says why not, or asks something first.
    fn answer(&mut self, commands: &mut Commands, ask: Ask) {
        match self.grant(commands, ask.clone()) {
            Ok(()) => {}
            Err(Refusal::Told(sentence)) => {
                // What is said at the table is said until something else is done there.
                if let Some(current) = &mut self.current {
                    self.log.record(sentence.clone());
                    current.refuse(sentence);
                } else {
                    self.log.tell(sentence.clone());
                    self.keeping.trouble = Some(sentence);
                }
            }
            Err(Refusal::Unkept { is_left, why }) => self.ask_before(ask, is_left, &why),
        }
    }

    fn grant(&mut self, commands: &mut Commands, ask: Ask) -> Result<(), Refusal> {
        match ask {
            Ask::Begin(begin) => self.begin(commands, begin)?,
            Ask::Turn(deed) => self.in_turn(deed)?,
            Ask::Pace(pacing) => self.pace(pacing),
            Ask::Change(change) => self.change(change)?,
            Ask::Replay(seek) => self.seek(seek),
            Ask::Save(path) => self.save(path)?,
            Ask::Saves(saves) => self.arrange(saves)?,
            // What is seen is known elsewhere: `capture` hears it too.
            Ask::Capture(_) => {}
            Ask::Phones(hosting) => self.host(hosting)?,
            Ask::Trust(verdict) => self.judge(commands, verdict),
            Ask::Part(way) => self.part(commands, &way),
            Ask::Leave(leave) => self.depart(leave)?,
        }
        Ok(())
    }

    fn depart(&mut self, leave: Leave) -> Result<(), Refusal> {
        self.leave()?;
        match leave {
            Leave::Title => {
                NextState::set_if_neq(&mut self.screen, Screen::Title);
                NextState::set_if_neq(&mut self.page, Page::None);
            }
            Leave::Quit => {
                self.exit.write(AppExit::Success);
            }
        }
        Ok(())
    }

    fn set_beat(&mut self, wanted: Beat) {
        if let Some(beat) = &mut self.beat {
            beat.set(wanted);
        }
    }

    /// Lays a page over the one that is open, to which it leads back.
    fn lay(&mut self, page: Page) {
        let now = match *self.page {
            NextState::Pending(page) | NextState::PendingIfNeq(page) => page,
            NextState::Unchanged => *self.page_now.get(),
        };
        if now != page {
            self.below.0 = now;
            self.page.set(page);
        }
    }
}
