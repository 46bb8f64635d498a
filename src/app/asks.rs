//! What people ask of the program: by mouse, key, pad or menu it comes down to one of these messages.

use std::path::PathBuf;

use bevy::prelude::*;

use super::{
    Options,
    current::{Asked, Current, Pace},
    idle::Waker,
    log::Log,
    own,
    screen::{Beat, Below, Page, Screen},
    settings::{SavedSetup, Settings},
    shelf::Shelf,
    table::EndMotion,
    trust::{Trust, Verdict},
    turn::{Adviser, Hint},
};
use crate::{
    catalogue::Entry,
    play::{
        Act, Chair, Match, Setup, Sitter,
        dice::Seed,
        record::Seal,
        seed,
        store::{self, Autosave},
    },
    rules::{Message as Sentence, Seat},
    staging::Form,
    texts,
};

/// Something that a person asks for.
#[derive(Message, Clone, Debug)]
pub enum Ask {
    /// A new game at this table, by a seed or a fresh one.
    Start(Box<Setup>, Option<Seed>),
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
    /// Writes the record without the seed, for others.
    Export(PathBuf),
    /// Opens a saved game.
    Load(PathBuf),
    /// Puts a game that has been played on the table, to be looked at.
    Show(Box<Match>),
    /// Goes on with the game that a crash left behind.
    Continue,
    /// Lets the bots in that were asked about, or not.
    Trust(Verdict),
    /// Writes the state of the game to a file, for whoever looks for a fault.
    Capture,
    /// Takes a picture of the window.
    Picture,
    /// Back to the title.
    Title,
    /// Ends the program.
    Quit,
}

/// Where games are kept, and what went wrong with that.
#[derive(Resource, Default)]
pub struct Keeping {
    /// This program's autosave; none where the folder can't be written.
    pub autosave: Option<Autosave>,
    /// The game that a program left behind, until it is gone on with or another begins.
    pub left_behind: Option<Match>,
    /// What people should know: a sentence.
    pub trouble: Option<String>,
    /// What of the game the autosave holds already.
    written: Option<Reached>,
    /// What of the game lies in another file, or has never been anything of its own.
    kept: Option<Reached>,
}

/// How far a game is: so many steps, and so many times that somebody took a seat over.
type Reached = (usize, usize);

fn reached(game: &Match) -> Reached {
    (game.steps().len(), game.sits().len())
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Ask>()
        .init_resource::<Keeping>()
        .init_resource::<Trust>()
        .add_systems(Startup, (open_folders, begin_with).chain())
        .add_systems(PreUpdate, answer)
        .add_systems(Last, autosave);
}

fn open_folders(options: Res<Options>, mut keeping: ResMut<Keeping>, mut log: ResMut<Log>) {
    match Autosave::take(&options.folders) {
        Ok(autosave) => {
            if !autosave.is_first() {
                let message =
                    Sentence::new("autosave-second").with("file", autosave.path().display().to_string());
                keeping.trouble = Some(texts::say(&message));
            }
            match autosave.left_behind() {
                Ok(game) => keeping.left_behind = game,
                Err(error) => keeping.trouble = Some(error.to_string()),
            }
            keeping.autosave = Some(autosave);
        }
        Err(error) => {
            let message = Sentence::new("autosave-none").with("why", error.to_string());
            keeping.trouble = Some(texts::say(&message));
        }
    }
    if let Some(trouble) = &keeping.trouble {
        log.tell(trouble.clone());
    }
}

fn begin_with(options: Res<Options>, mut asks: MessageWriter<Ask>) {
    if let Some(speed) = options.speed {
        asks.write(Ask::Speed(speed));
    }
    if let Some(path) = &options.load {
        asks.write(Ask::Load(path.clone()));
    } else if let Some(setup) = &options.setup {
        asks.write(Ask::Start(Box::new(setup.clone()), options.seed));
    }
}

/// What asks change.
#[derive(bevy::ecs::system::SystemParam)]
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
    trust: ResMut<'w, Trust>,
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
            current.refused_at = None;
        }
        if let Err(sentence) = answering.answer(&mut commands, ask.clone()) {
            answering.log.tell(sentence.clone());
            match &mut answering.current {
                Some(current) => current.refusal = Some(sentence),
                None => answering.keeping.trouble = Some(sentence),
            }
        }
    }
}

impl Answering<'_> {
    /// Does what was asked, or says why not.
    fn answer(&mut self, commands: &mut Commands, ask: Ask) -> Result<(), String> {
        match ask {
            Ask::Start(setup, seed) => {
                if self.admits(&setup.chairs, false, || Ask::Start(setup.clone(), seed)) {
                    self.remember(&setup);
                    return self.start(commands, *setup, seed);
                }
            }
            Ask::Play => {
                let setup = last_setup(&self.settings).map_err(all)?;
                return self.answer(commands, Ask::Start(Box::new(setup), None));
            }
            Ask::Demo => {
                let setup = watching(self.settings.entry()).map_err(all)?;
                return self.start(commands, setup, None);
            }
            Ask::Game(name) => {
                let entry = crate::catalogue::game(name).map_err(|message| texts::say(&message))?;
                let setup = match self.settings.tables.get(entry.name()) {
                    Some(saved) => saved.clone(),
                    None => SavedSetup::new(&first_setup(entry).map_err(all)?),
                };
                self.settings.last_setup = Some(setup);
            }
            Ask::Load(path) => {
                let game = store::load(&path).map_err(|error| error.to_string())?;
                if self.admits(&game.setup().chairs, true, || Ask::Load(path)) {
                    return self.sit_down(commands, game);
                }
            }
            Ask::Show(game) => return self.sit_down(commands, *game),
            Ask::Continue => {
                if let Some(game) = self.keeping.left_behind.clone() {
                    if !self.admits(&game.setup().chairs, true, || Ask::Continue) {
                        return Ok(());
                    }
                    self.keeping.left_behind = None;
                    if let Err(sentence) = self.sit_down(commands, game.clone()) {
                        self.keeping.left_behind = Some(game);
                        return Err(sentence);
                    }
                    // It lies in no file but the autosave.
                    self.keeping.kept = None;
                    return Ok(());
                }
                if self.current.is_some() {
                    self.screen.set(Screen::Table);
                }
            }
            Ask::Trust(verdict) => return self.judge(commands, verdict),
            Ask::Speed(speed) => self.settings.speed = speed.clamp(Settings::SLOWEST, Settings::FASTEST),
            Ask::Skip => {
                self.end.write_default();
            }
            Ask::Title => {
                NextState::set_if_neq(&mut self.screen, Screen::Title);
                NextState::set_if_neq(&mut self.page, Page::None);
            }
            Ask::Quit => {
                self.exit.write(AppExit::Success);
            }
            _ => return self.answer_at_table(commands, ask),
        }
        Ok(())
    }

    /// What only makes sense while there is a game.
    fn answer_at_table(&mut self, commands: &mut Commands, ask: Ask) -> Result<(), String> {
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
                    current.refused_at = ends.map(|(from, to)| match layout.form(to.as_str()) {
                        Form::Pawn | Form::Card | Form::Pip => from,
                        Form::Lath => to,
                    });
                    return Err(current.say(&refusal));
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
            Ask::Save(path) => self.save(path, Seal::Open)?,
            Ask::Export(path) => self.save(Some(path), Seal::UntilOver)?,
            _ => {}
        }
        Ok(())
    }

    /// Goes on from the moment that is looked at, with a game of its own.
    fn branch(&mut self, commands: &mut Commands) -> Result<(), String> {
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

    /// Saves the game: to a file, or under the next free name.
    fn save(&mut self, path: Option<PathBuf>, seal: Seal) -> Result<(), String> {
        let Some(current) = &mut self.current else {
            return Ok(());
        };
        let free = || self.folders.folders.free_name();
        let path = path.map_or_else(free, Ok).map_err(|error| error.to_string())?;
        store::save(&current.game, &path, seal).map_err(|error| error.to_string())?;
        let sentence = texts::say(&Sentence::new("saved-as").with("file", path.display().to_string()));
        self.log.tell(sentence.clone());
        current.notice = Some(sentence);
        if seal == Seal::Open {
            self.keeping.kept = Some(reached(&current.game));
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
        self.keeping.kept = None;
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
        self.below.0 = match *self.page {
            NextState::Pending(page) | NextState::PendingIfNeq(page) => page,
            NextState::Unchanged => *self.page_now.get(),
        };
        self.page.set(Page::Trust);
        false
    }

    /// Goes on with what waited for the answer.
    fn judge(&mut self, commands: &mut Commands, verdict: Verdict) -> Result<(), String> {
        let asked = std::mem::take(&mut *self.trust);
        self.page.set(self.below.take());
        match verdict {
            Verdict::LetIn => self.folders.hosts.allow_commands(asked.commands),
            Verdict::LeaveOut => self.trust.leaves_out = true,
            Verdict::Cancel => return Ok(()),
        }
        let done = asked.then.map_or(Ok(()), |then| self.answer(commands, then));
        self.trust.leaves_out = false;
        done
    }

    /// Keeps a table in mind as the one that was set up last.
    fn remember(&mut self, setup: &Setup) {
        let saved = SavedSetup::new(setup);
        self.settings.tables.insert(setup.game.clone(), saved.clone());
        self.settings.last_setup = Some(saved);
    }

    /// Keeps the game that is left in the middle, whoever plays, unless it lies in a file as it is.
    fn keep_current(&mut self) -> Result<(), String> {
        let Some(current) = &self.current else {
            return Ok(());
        };
        let mut steps = current.game.steps().iter();
        let begun = steps.any(|step| matches!(step.act, Act::Choice(..)));
        let lies = self.keeping.kept == Some(reached(&current.game));
        if begun && !lies && current.game.standing().is_none() {
            let folders = &self.folders.folders;
            let path = folders.keep(&current.game).map_err(|error| error.to_string())?;
            let sentence = Sentence::new("left-behind-kept").with("file", path.display().to_string());
            self.log.tell(texts::say(&sentence));
        }
        Ok(())
    }

    fn start(&mut self, commands: &mut Commands, setup: Setup, seed: Option<Seed>) -> Result<(), String> {
        let seed = seed
            .map_or_else(seed::fresh, Ok)
            .map_err(|message| texts::say(&message))?;
        let game = Match::new(setup, seed).map_err(all)?;
        self.sit_down(commands, game)
    }

    /// Puts a game on the table.
    fn sit_down(&mut self, commands: &mut Commands, mut game: Match) -> Result<(), String> {
        game.invite(self.folders.hosts.clone());
        if let Some(left) = &self.keeping.left_behind {
            let kept = self.folders.folders.keep(left);
            let path = kept.map_err(|error| error.to_string())?;
            self.keeping.left_behind = None;
            self.log.tell(texts::say(
                &Sentence::new("left-behind-kept").with("file", path.display().to_string()),
            ));
        }
        if game.board().has_chance() {
            let commitment = Sentence::new("commitment").with("hash", game.commitment());
            self.log.tell(texts::say(&commitment));
        }
        let now = reached(&game);
        let current = Current::new(game, &self.shelf).ok_or_else(|| texts::text("game-without-window"))?;
        self.keep_current()?;
        commands.insert_resource(current);
        (self.keeping.written, self.keeping.kept) = (None, Some(now));
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
pub(super) fn last_setup(settings: &Settings) -> Result<Setup, Vec<Sentence>> {
    match settings.last_setup.as_ref().map(SavedSetup::open) {
        Some(Ok(setup)) => Ok(setup),
        _ => first_setup(settings.entry()),
    }
}

/// The table of the first time: a person against computers.
fn first_setup(entry: &dyn Entry) -> Result<Setup, Vec<Sentence>> {
    table_of(entry, entry.company())
}

/// Computers alone, to watch.
pub(super) fn watching(entry: &dyn Entry) -> Result<Setup, Vec<Sentence>> {
    table_of(entry, entry.extras())
}

fn table_of(entry: &dyn Entry, words: &[&str]) -> Result<Setup, Vec<Sentence>> {
    let config = entry.default_config();
    let seated = words.iter().cycle().take(entry.seats(&config));
    Setup::new(
        entry.name(),
        &config,
        seated.map(|&word| Sitter::from(word)).collect(),
    )
}

/// Writes the autosave as soon as anything was done.
fn autosave(current: Option<Res<Current>>, mut keeping: ResMut<Keeping>, mut log: ResMut<Log>) {
    let Some(current) = current else { return };
    let now = reached(&current.game);
    if keeping.written == Some(now) {
        return;
    }
    keeping.written = Some(now);
    let Some(autosave) = &keeping.autosave else { return };
    if let Err(error) = autosave.write(&current.game) {
        let sentence = texts::say(&Sentence::new("autosave-failed").with("why", error.to_string()));
        if keeping.trouble.as_ref() != Some(&sentence) {
            log.tell(sentence.clone());
            keeping.trouble = Some(sentence);
        }
    }
}
