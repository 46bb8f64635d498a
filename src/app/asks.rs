//! What people ask of the program: by mouse, key, pad or menu it comes down to one of these messages.

use std::path::PathBuf;

use bevy::prelude::*;

use super::{
    Options,
    current::{Asked, Current, Pace},
    idle::Waker,
    keeping::{self, Keeping},
    log::Log,
    own,
    parting::{Parting, Way},
    screen::{Beat, Below, Page, Screen},
    settings::{SavedSetup, Settings},
    shelf::Shelf,
    table::EndMotion,
    trust::{Trust, Verdict},
    turn::{Adviser, Hint},
};
use crate::{
    catalogue::{Entry, Games},
    play::{Chair, Match, Setup, Sitter, fate::Fate},
    rules::{Message as Sentence, Seat},
    staging::SpotName,
    texts,
};

/// Something that a person asks for.
#[derive(Message, Clone, Debug)]
pub enum Ask {
    /// A new game at this table, with dice that are given or drawn.
    Start(Box<Setup>, Option<Fate>),
    /// The last table again; the first time a person against three computers.
    Play,
    /// Computers alone, to watch.
    Demo,
    /// Another game, with the table that it had last.
    Game(&'static str),
    /// A new game at the same table.
    Again,
    /// The roll that is due.
    Roll,
    /// A person takes up the own cards, and the others look away; or nobody looks any more.
    Uncover(Option<Seat>),
    /// A choice, by its number.
    Choose(Seat, usize),
    /// The rest of the long action that is under way, or due, at random.
    Rest,
    /// The same, for one of several who are to choose at once.
    RestOf(Seat),
    /// Back to before the long action that is under way.
    Clear,
    /// Back to before the last choice.
    Undo,
    /// Forward again.
    Redo,
    /// To where so many steps are done.
    GoTo(usize),
    /// Computers and the die wait, or go on.
    Pause,
    /// One step although paused.
    Step,
    /// One motion although paused.
    Beat,
    /// One step more of advice.
    Hint,
    /// The table as it was after so many steps.
    Look(usize),
    /// So many steps forward, or back.
    LookBy(i64),
    /// To the next strike or finish, or the one before.
    LookFor(bool),
    /// Plays what is looked at, or stops.
    LookOn,
    /// Through the eyes of one seat, or of all.
    Watch(Option<Seat>),
    /// Back to the game.
    LookAway,
    /// A game of one's own from the moment that is looked at.
    Branch,
    /// Everything since one's last turn again.
    Missed,
    /// Whatever moves is at its end.
    Skip,
    /// So many times as fast as usual.
    Speed(f32),
    /// Somebody else takes a seat.
    Sit(Seat, Chair),
    /// Saves the game: to a file, or under the next free name.
    Save(Option<PathBuf>),
    /// Opens a saved game.
    Load(PathBuf),
    /// Puts a game that has been played on the table, to be looked at.
    Show(Box<Match>),
    /// Goes on with the game that a crash left behind.
    Continue,
    /// Lets the bots in that were asked about, or not.
    Trust(Verdict),
    /// What becomes of a game that can't be kept.
    Part(Way),
    /// Writes the state of the game to a file, for whoever looks for a fault.
    Capture,
    /// Takes a picture of the window.
    Picture,
    /// Back to the title.
    Title,
    /// Ends the program.
    Quit,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Ask>()
        .init_resource::<Trust>()
        .init_resource::<Parting>()
        .add_systems(Startup, begin_with.after(keeping::open_folders))
        .add_systems(PreUpdate, answer);
}

fn begin_with(options: Res<Options>, mut asks: MessageWriter<Ask>) {
    if let Some(speed) = options.speed {
        asks.write(Ask::Speed(speed));
    }
    if let Some(path) = &options.load {
        asks.write(Ask::Load(path.clone()));
    } else if let Some(setup) = &options.setup {
        let fate = options.seed.map(Fate::from);
        asks.write(Ask::Start(Box::new(setup.clone()), fate));
    }
}

/// What asks change.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Answering<'w> {
    pub(super) screen: ResMut<'w, NextState<Screen>>,
    pub(super) page: ResMut<'w, NextState<Page>>,
    pub(super) page_now: Res<'w, State<Page>>,
    pub(super) below: ResMut<'w, Below>,
    pub(super) beat: Option<ResMut<'w, NextState<Beat>>>,
    pub(super) current: Option<ResMut<'w, Current>>,
    pub(super) hint: ResMut<'w, Hint>,
    pub(super) adviser: ResMut<'w, Adviser>,
    pub(super) waker: Option<Res<'w, Waker>>,
    pub(super) keeping: ResMut<'w, Keeping>,
    pub(super) trust: ResMut<'w, Trust>,
    pub(super) parting: ResMut<'w, Parting>,
    pub(super) settings: ResMut<'w, Settings>,
    pub(super) log: ResMut<'w, Log>,
    pub(super) folders: Res<'w, Options>,
    pub(super) shelf: Res<'w, Shelf>,
    pub(super) end: MessageWriter<'w, EndMotion>,
    pub(super) exit: MessageWriter<'w, AppExit>,
}

fn answer(mut commands: Commands, mut asks: MessageReader<Ask>, mut answering: Answering) {
    for ask in asks.read() {
        if let Some(current) = &mut answering.current {
            current.refused_at = None;
        }
        answering.answer(&mut commands, ask.clone());
    }
}

/// Why something is not done.
pub(super) enum Refusal {
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
    pub(super) fn answer(&mut self, commands: &mut Commands, ask: Ask) {
        match self.grant(commands, ask.clone()) {
            Ok(()) => {}
            Err(Refusal::Told(sentence)) => {
                self.log.tell(sentence.clone());
                match &mut self.current {
                    Some(current) => current.refusal = Some(sentence),
                    None => self.keeping.trouble = Some(sentence),
                }
            }
            Err(Refusal::Unkept { is_left, why }) => self.ask_before(ask, is_left, &why),
        }
    }

    fn grant(&mut self, commands: &mut Commands, ask: Ask) -> Result<(), Refusal> {
        match ask {
            Ask::Start(setup, fate) => {
                if self.admits(&setup.chairs, false, || Ask::Start(setup.clone(), fate.clone())) {
                    self.remember(&setup);
                    return self.start(commands, *setup, fate);
                }
            }
            Ask::Play => {
                let setup = last_setup(self.folders.games(), &self.settings).map_err(all)?;
                self.answer(commands, Ask::Start(Box::new(setup), None));
            }
            Ask::Demo => {
                let setup = watching(self.settings.entry(self.folders.games())).map_err(all)?;
                return self.start(commands, setup, None);
            }
            Ask::Game(name) => {
                let entry = self
                    .folders
                    .games()
                    .named(name)
                    .map_err(|message| texts::say(&message))?;
                let setup = match self.settings.tables.get(entry.name()) {
                    Some(saved) => saved.clone(),
                    None => SavedSetup::new(&first_setup(entry).map_err(all)?),
                };
                self.settings.last_setup = Some(setup);
            }
            Ask::Load(path) => {
                let game = self
                    .folders
                    .folders
                    .load(self.folders.games(), &path)
                    .map_err(|error| error.to_string())?;
                if self.admits(&game.setup().chairs, true, || Ask::Load(path)) {
                    return self.sit_down(commands, game);
                }
            }
            Ask::Show(game) => return self.sit_down(commands, *game),
            Ask::Continue => {
                if let Some(game) = self.keeping.keeper.left_behind().cloned() {
                    if !self.admits(&game.setup().chairs, true, || Ask::Continue) {
                        return Ok(());
                    }
                    self.keeping.keeper.take_left_behind();
                    if let Err(refusal) = self.sit_down(commands, game.clone()) {
                        self.keeping.keeper.leave_behind(game);
                        return Err(refusal);
                    }
                    // It lies in no file but the autosave.
                    self.keeping.keeper.forget();
                    return Ok(());
                }
                if self.current.is_some() {
                    self.screen.set(Screen::Table);
                }
            }
            Ask::Trust(verdict) => self.judge(commands, verdict),
            Ask::Part(way) => self.part(commands, &way),
            Ask::Speed(speed) => self.settings.speed = speed.clamp(Settings::SLOWEST, Settings::FASTEST),
            Ask::Skip => {
                self.end.write_default();
            }
            Ask::Title => {
                self.leave()?;
                NextState::set_if_neq(&mut self.screen, Screen::Title);
                NextState::set_if_neq(&mut self.page, Page::None);
            }
            Ask::Quit => {
                self.leave()?;
                self.exit.write(AppExit::Success);
            }
            _ => return self.answer_at_table(commands, ask),
        }
        Ok(())
    }

    /// What only makes sense while there is a game.
    fn answer_at_table(&mut self, commands: &mut Commands, ask: Ask) -> Result<(), Refusal> {
        let Some(current) = &mut self.current else {
            return Ok(());
        };
        let say = |message: Sentence| texts::say(&message);
        match ask {
            Ask::Again => {
                let setup = Setup {
                    chairs: current.game.first_chairs().to_vec(),
                    ..current.game.setup().clone()
                };
                if self.admits(&setup.chairs, false, || Ask::Again) {
                    return self.start(commands, setup, None);
                }
            }
            Ask::Roll => current.roll = true,
            Ask::Uncover(seat) => {
                current.looked = seat;
                if let Some(beat) = &mut self.beat {
                    beat.set(Beat::Next);
                }
            }
            Ask::Choose(seat, number) => {
                if let Some(refusal) = current.game.board().refusal(seat, number) {
                    let ends = current.staging.ends_of(current.game.board(), seat, number);
                    let layout = current.staging.layout();
                    let of_stock = |to: &SpotName| layout.form(to.as_str()).is_from_stock();
                    current.refused_at = ends.map(|(from, to)| if of_stock(&to) { to } else { from });
                    return Err(current.say(&refusal).into());
                }
                current.refused_at = None;
                current.choice = Some((seat, number));
            }
            Ask::Pause => {
                current.pace = if current.pace.is_paused() {
                    Pace::Going
                } else {
                    Pace::Paused
                }
            }
            Ask::Step => current.pace = Pace::Step,
            Ask::Beat => {
                let shown = current.queue.is_empty() && current.cues.is_empty();
                current.pace = Pace::ByBeats {
                    asked: Some(if shown { Asked::Step } else { Asked::Motion }),
                };
            }
            Ask::Hint => {
                let waker = self.waker.as_deref().cloned();
                self.hint.more(&mut self.adviser, current, waker);
            }
            Ask::Look(..)
            | Ask::LookBy(..)
            | Ask::LookFor(..)
            | Ask::LookOn
            | Ask::Watch(..)
            | Ask::LookAway
            | Ask::Missed => {
                self.end.write_default();
                super::looking::look(current, &ask);
                if let Some(beat) = &mut self.beat {
                    beat.set(Beat::Next);
                }
            }
            Ask::Branch => return self.branch(commands),
            Ask::Rest | Ask::RestOf(_) => {
                let seat = match ask {
                    Ask::RestOf(seat) => Some(seat),
                    _ => current.chooser(),
                };
                if let Some(seat) = seat
                    && current.fill(seat).map_err(say)?
                    && let Some(beat) = &mut self.beat
                {
                    beat.set(Beat::Move);
                }
            }
            Ask::Clear => self.clear()?,
            Ask::Undo => self.change(Match::undo)?,
            Ask::Redo => self.change(Match::redo)?,
            Ask::GoTo(done) => self.change(|game| game.go_to(done))?,
            Ask::Sit(seat, chair) => self.sit(seat, chair)?,
            Ask::Save(path) => self.save(path)?,
            _ => {}
        }
        Ok(())
    }

    /// Goes on from the moment that is looked at, with a game of its own.
    fn branch(&mut self, commands: &mut Commands) -> Result<(), Refusal> {
        let Some((current, replay)) = self.current.as_ref().and_then(|it| Some((it, it.replay?))) else {
            return Ok(());
        };
        let branch = current.game.branch(replay.at);
        let branch = branch.map_err(|message| texts::say(&message))?;
        if self.admits(&branch.setup().chairs, true, || Ask::Branch) {
            self.sit_down(commands, branch)?;
        }
        Ok(())
    }

    /// Lets somebody else take a seat.
    fn sit(&mut self, seat: Seat, chair: Chair) -> Result<(), String> {
        let sits = || Ask::Sit(seat, chair.clone());
        if self.admits(std::slice::from_ref(&chair), false, sits) {
            self.change(|game| game.sit(seat, chair))?;
        }
        Ok(())
    }

    /// Begins a long action anew.
    fn clear(&mut self) -> Result<(), String> {
        let Some(current) = &self.current else {
            return Ok(());
        };
        let looked = current.looked;
        if let Some(start) = current.chooser().and_then(|seat| current.game.chain_start(seat)) {
            self.change(|game| game.go_to(start))?;
        }
        // Nobody else has come to see it.
        if let Some(current) = &mut self.current {
            current.looked = looked;
        }
        Ok(())
    }

    /// Changes the game under the table.
    fn change(&mut self, change: impl FnOnce(&mut Match) -> Result<(), Sentence>) -> Result<(), String> {
        let Some(current) = &mut self.current else {
            return Ok(());
        };
        change(&mut current.game).map_err(|message| texts::say(&message))?;
        current.changed();
        // As many steps as lie in a file may be others from here on.
        self.keeping.keeper.forget();
        if let Some(beat) = &mut self.beat {
            beat.set(Beat::Next);
        }
        Ok(())
    }

    /// Whether all bots on these chairs may be started; else it is asked about them, and `then` waits for the answer.
    fn admits(&mut self, chairs: &[Chair], can_leave_out: bool, then: impl FnOnce() -> Ask) -> bool {
        let sitters = chairs.iter().map(|chair| &chair.sitter);
        let strangers = self.folders.hosts.strangers(sitters);
        if strangers.is_empty() {
            let bots = chairs.iter().filter_map(|chair| own::bot_word(&chair.sitter));
            bots.for_each(|word| self.settings.remember(&word));
            return true;
        }
        if self.trust.leaves_out {
            return true;
        }
        *self.trust = Trust {
            commands: strangers,
            can_leave_out,
            then: Some(then()),
            leaves_out: false,
        };
        self.lay(Page::Trust);
        false
    }

    /// Lays a page over the one that is open, to which it leads back.
    pub(super) fn lay(&mut self, page: Page) {
        let now = match *self.page {
            NextState::Pending(page) | NextState::PendingIfNeq(page) => page,
            NextState::Unchanged => *self.page_now.get(),
        };
        if now != page {
            self.below.0 = now;
            self.page.set(page);
        }
    }

    /// Goes on with what waited for the answer.
    fn judge(&mut self, commands: &mut Commands, verdict: Verdict) {
        let asked = std::mem::take(&mut *self.trust);
        self.page.set(self.below.take());
        match verdict {
            Verdict::LetIn => self.folders.hosts.allow_commands(asked.commands),
            Verdict::LeaveOut => self.trust.leaves_out = true,
            Verdict::Cancel => return,
        }
        if let Some(then) = asked.then {
            self.answer(commands, then);
        }
        self.trust.leaves_out = false;
    }

    /// Keeps a table in mind as the one that was set up last.
    fn remember(&mut self, setup: &Setup) {
        let saved = SavedSetup::new(setup);
        self.settings
            .tables
            .insert(setup.entry.name().to_owned(), saved.clone());
        self.settings.last_setup = Some(saved);
    }

    fn start(&mut self, commands: &mut Commands, setup: Setup, fate: Option<Fate>) -> Result<(), Refusal> {
        let fate = fate
            .map_or_else(|| Fate::drawn(&setup, &Default::default()), Ok)
            .map_err(|message| texts::say(&message))?;
        let game = Match::new(setup, fate).map_err(all)?;
        self.sit_down(commands, game)
    }

    /// Puts a game on the table.
    fn sit_down(&mut self, commands: &mut Commands, mut game: Match) -> Result<(), Refusal> {
        game.invite(self.folders.hosts.clone());
        let current = Current::new(game, &self.shelf).ok_or_else(|| texts::text("game-without-window"))?;
        self.make_room()?;
        if current.game.board().has_chance() {
            let commitment = Sentence::new("commitment").with("hash", current.game.commitment());
            self.log.tell(texts::say(&commitment));
        }
        for (seat, word) in &current.game.fate().words {
            let told = Sentence::new("word-told").with("seat", *seat);
            self.log.tell(current.say(&told.with("word", word.as_str())));
        }
        self.keeping.keeper.begin(&current.game, None);
        commands.insert_resource(current);
        self.screen.set(Screen::Table);
        if let Some(beat) = &mut self.beat {
            beat.set(Beat::Next);
        }
        NextState::set_if_neq(&mut self.page, Page::None);
        Ok(())
    }
}

fn all(messages: Vec<Sentence>) -> String {
    messages.iter().map(texts::say).collect::<Vec<_>>().join(" ")
}

/// The table that was set up last, or that of the first time.
pub(super) fn last_setup(games: Games, settings: &Settings) -> Result<Setup, Vec<Sentence>> {
    match settings.last_setup.as_ref().map(|saved| saved.open(games)) {
        Some(Ok(setup)) => Ok(setup),
        _ => first_setup(settings.entry(games)),
    }
}

/// The table of the first time: a person against computers.
fn first_setup(entry: &'static dyn Entry) -> Result<Setup, Vec<Sentence>> {
    table_of(entry, entry.usual_sitters())
}

/// Computers alone, to watch.
pub(super) fn watching(entry: &'static dyn Entry) -> Result<Setup, Vec<Sentence>> {
    table_of(entry, entry.quick_players())
}

fn table_of(entry: &'static dyn Entry, words: &[&str]) -> Result<Setup, Vec<Sentence>> {
    let config = entry.default_config();
    let seated = words.iter().cycle().take(entry.seats(&config));
    Setup::new(entry, &config, seated.map(|&word| Sitter::from(word)).collect())
}
