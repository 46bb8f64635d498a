//! Putting a game on the table: a new one, a saved one, one that was left behind.

use bevy::prelude::*;

use super::{Answering, Refusal};
use crate::{
    app::{
        ask::{Ask, Asked, Begin, Seek},
        base::{Beat, Page, Screen},
        current::{Current, Mistake, Origin, Riddle},
        keep::puzzling::today,
        settings,
    },
    catalogue::Entry,
    play::{Match, Setup, challenge::Challenge, company, fate::Fate},
    puzzles::Puzzle,
    rules::Message as Sentence,
    texts,
};

/// A table that a game has of itself.
type Usual = fn(&'static dyn Entry) -> Result<Setup, Vec<Sentence>>;

impl Answering<'_> {
    pub(super) fn begin(&mut self, commands: &mut Commands, begin: Begin) -> Result<(), Refusal> {
        match begin {
            Begin::At(setup, fate) => {
                let again = || Ask::Begin(Begin::At(setup.clone(), fate.clone()));
                if self.admits(&setup.chairs, false, again) {
                    self.settings.remember_table(&setup);
                    return self.start(commands, *setup, fate);
                }
            }
            Begin::Last => {
                let setup = self.settings.last_table(self.folders.games()).map_err(all)?;
                self.answer(commands, Ask::Begin(Begin::At(Box::new(setup), None)));
            }
            Begin::Alone => return self.usual(commands, settings::first_setup),
            Begin::First(name) => {
                let entry = self.folders.games().named(name);
                let setup = settings::first_game(entry.map_err(|message| texts::say(&message))?);
                self.start(commands, setup.map_err(all)?, None)?;
                on_the_table(commands, Current::teach);
            }
            Begin::Party => return self.usual(commands, settings::party),
            Begin::Demo => return self.usual(commands, settings::watching),
            Begin::Game(name) => {
                let entry = self.folders.games().named(name);
                let entry = entry.map_err(|message| texts::say(&message))?;
                self.settings.turn_to(entry).map_err(all)?;
            }
            Begin::Again => return self.again(commands),
            Begin::Return => return self.return_match(commands),
            Begin::Load(path) => {
                let game = self
                    .folders
                    .folders
                    .load(self.folders.games(), &path)
                    .map_err(|error| error.to_string())?;
                if self.admits(&game.setup().chairs, true, || {
                    Ask::Begin(Begin::Load(path.clone()))
                }) {
                    self.sit_down(commands, game)?;
                    on_the_table(commands, |current| current.lies_in(path));
                }
            }
            Begin::Show(game) => return self.sit_down(commands, *game),
            Begin::Look(game) => {
                self.sit_down(commands, *game)?;
                on_the_table(commands, from_the_first_move);
            }
            Begin::Continue => return self.go_on(commands),
            Begin::Branch => return self.branch(commands),
            Begin::Challenge(challenge) => return self.take_up(commands, *challenge),
            Begin::Puzzle(asked) => return self.pose(commands, asked),
        }
        Ok(())
    }

    /// Puts a puzzle on the table.
    fn pose(&mut self, commands: &mut Commands, asked: Asked) -> Result<(), Refusal> {
        let (puzzle, origin) = match asked {
            Asked::Daily => (self.puzzling.puzzles.daily(today()).cloned(), Origin::Day),
            Asked::Next(wish) => (self.puzzling.next(wish), Origin::Collection),
            Asked::Numbered(game, number, wish) => {
                (self.puzzling.numbered(game, number, wish), Origin::Collection)
            }
            Asked::Mistakes(steps) => {
                let (Some(game), Some((step, next))) = (self.played(), steps.split_first()) else {
                    return Ok(());
                };
                let puzzle = Puzzle::again(&game, *step).ok_or_else(|| texts::text("riddle-untold"))?;
                let (looked, next) = (self.looked(), next.to_vec());
                let mistake = Mistake { game, next, looked };
                (Some(puzzle), Origin::Mistake(Box::new(mistake)))
            }
            Asked::Onward => {
                let onward = match self.current.as_ref().and_then(|it| Some(&it.riddle()?.origin)) {
                    Some(Origin::Mistake(mistake)) if mistake.next.is_empty() => Asked::Back,
                    Some(Origin::Mistake(mistake)) => Asked::Mistakes(mistake.next.clone()),
                    _ => Asked::Next(self.puzzling.wish),
                };
                return self.pose(commands, onward);
            }
            Asked::Back => {
                let (Some(game), looked) = (self.played(), self.looked()) else {
                    return Ok(());
                };
                self.sit_down(commands, game)?;
                if let Some(step) = looked {
                    on_the_table(commands, move |current| current.seek(Seek::To(step)));
                }
                return Ok(());
            }
        };
        let puzzle = puzzle.ok_or_else(|| texts::text("puzzles-none"))?;
        let chairs = match &origin {
            Origin::Mistake(mistake) => &*mistake.game.setup().chairs,
            Origin::Day | Origin::Collection => &[],
        };
        let moment = puzzle
            .open_among(chairs)
            .map_err(|message| texts::say(&message))?;
        self.put(commands, moment.table.clone(), Self::set_aside)?;
        let riddle = Riddle::new(puzzle, moment, origin);
        on_the_table(commands, |current| current.puzzle(riddle));
        Ok(())
    }

    /// The game on the table, or the one whose mistakes are asked again there.
    fn played(&self) -> Option<Match> {
        let current = self.current.as_ref()?;
        let game = mistake(current).map_or(current.game(), |mistake| &mistake.game);
        Some(game.clone())
    }

    /// The moment of that game that is looked at, or was before its mistakes were asked again.
    fn looked(&self) -> Option<usize> {
        let current = self.current.as_ref()?;
        match mistake(current) {
            Some(mistake) => mistake.looked,
            None => current.replay().map(|replay| replay.at),
        }
    }

    /// Begins at a table that the chosen game has of itself.
    fn usual(&mut self, commands: &mut Commands, table: Usual) -> Result<(), Refusal> {
        let setup = table(self.settings.entry(self.folders.games())).map_err(all)?;
        self.start(commands, setup, None)
    }

    /// Begins anew at the same table.
    fn again(&mut self, commands: &mut Commands) -> Result<(), Refusal> {
        let Some(current) = &self.current else {
            return Ok(());
        };
        let setup = Setup {
            chairs: current.game().first_chairs().to_vec(),
            ..current.game().setup().clone()
        };
        if self.admits(&setup.chairs, false, || Ask::Begin(Begin::Again)) {
            self.start(commands, setup, None)?;
        }
        Ok(())
    }

    /// Begins anew with the same dice, and everybody one seat further.
    fn return_match(&mut self, commands: &mut Commands) -> Result<(), Refusal> {
        let Some(current) = &self.current else {
            return Ok(());
        };
        let again = current.return_match();
        let (evening, setup, fate) = again.map_err(|message| texts::say(&message))?;
        if self.admits(&setup.chairs, false, || Ask::Begin(Begin::Return)) {
            self.start(commands, setup, Some(fate))?;
            on_the_table(commands, |current| current.belong_to(evening));
            self.log.tell(texts::text("return-told"));
        }
        Ok(())
    }

    /// Sits down to a challenge that somebody gave on.
    fn take_up(&mut self, commands: &mut Commands, challenge: Challenge) -> Result<(), Refusal> {
        let (mut setup, fate) = challenge.table();
        company::introduce(setup.entry, &mut setup.chairs);
        self.start(commands, setup, Some(fate))?;
        on_the_table(commands, |current| {
            current.note(current.say(&challenge.told()));
            current.take_up(challenge);
        });
        Ok(())
    }

    /// Goes on with the game that was left behind, or with the one that is on the table.
    fn go_on(&mut self, commands: &mut Commands) -> Result<(), Refusal> {
        let Some(game) = self.keeping.keeper.left_behind().cloned() else {
            if self.current.is_some() {
                self.screen.set(Screen::Table);
            }
            return Ok(());
        };
        if !self.admits(&game.setup().chairs, true, || Ask::Begin(Begin::Continue)) {
            return Ok(());
        }
        self.keeping.keeper.take_left_behind();
        if let Err(refusal) = self.sit_down(commands, game.clone()) {
            self.keeping.keeper.leave_behind(game);
            return Err(refusal);
        }
        // It lies in no file but the autosave.
        self.keeping.keeper.forget();
        Ok(())
    }

    /// Goes on from the moment that is looked at, with a game of its own.
    fn branch(&mut self, commands: &mut Commands) -> Result<(), Refusal> {
        let Some((current, replay)) = self.current.as_ref().and_then(|it| Some((it, it.replay()?))) else {
            return Ok(());
        };
        let branch = current.game().branch(replay.at);
        let branch = branch.map_err(|message| texts::say(&message))?;
        if self.admits(&branch.setup().chairs, true, || Ask::Begin(Begin::Branch)) {
            self.sit_down(commands, branch)?;
        }
        Ok(())
    }

    fn start(&mut self, commands: &mut Commands, setup: Setup, fate: Option<Fate>) -> Result<(), Refusal> {
        let fate = fate
            .map_or_else(|| Fate::drawn(&setup, &Default::default()), Ok)
            .map_err(|message| texts::say(&message))?;
        let game = Match::new(setup, fate).map_err(all)?;
        self.sit_down(commands, game)
    }

    /// Puts a game on the table, once what lay there is kept.
    fn sit_down(&mut self, commands: &mut Commands, game: Match) -> Result<(), Refusal> {
        self.put(commands, game, Self::make_room)
    }

    /// Puts a game on the table, for which there is room once this is done.
    fn put(
        &mut self,
        commands: &mut Commands,
        mut game: Match,
        make_room: fn(&mut Self) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        game.invite(self.folders.hosts.clone());
        let current = Current::new(game, &self.shelf).ok_or_else(|| texts::text("game-without-window"))?;
        make_room(self)?;
        for (seat, word) in &current.game().fate().words {
            let told = Sentence::new("word-told").with("seat", *seat);
            self.log.record(current.say(&told.with("word", word.as_str())));
        }
        self.keeping.keeper.begin(current.game(), None);
        let entry = current.game().setup().entry;
        let is_puzzle = current.game().setup().position.is_some();
        // What is played is what is meant from here on; where it can't be, what was meant before still is.
        if !is_puzzle && self.settings.entry(self.folders.games()) != entry {
            let _ = self.settings.turn_to(entry);
        }
        if !is_puzzle && !current.game().persons().is_empty() && !self.settings.played.contains(entry.name())
        {
            self.settings.played.insert(entry.name().to_owned());
        }
        commands.insert_resource(current);
        self.screen.set(Screen::Table);
        if let Some(beat) = &mut self.beat {
            beat.set(Beat::Next);
        }
        NextState::set_if_neq(&mut self.page, Page::None);
        Ok(())
    }
}

/// The mistake that is asked again on the table.
fn mistake(current: &Current) -> Option<&Mistake> {
    match &current.riddle()?.origin {
        Origin::Mistake(mistake) => Some(mistake),
        Origin::Day | Origin::Collection => None,
    }
}

/// Does something with the game that has just been put on the table.
fn on_the_table(commands: &mut Commands, done: impl FnOnce(&mut Current) + Send + 'static) {
    commands.queue(|world: &mut World| {
        if let Some(mut current) = world.get_resource_mut::<Current>() {
            done(&mut current);
        }
    });
}

/// Plays it again, as it was.
fn from_the_first_move(current: &mut Current) {
    current.seek(Seek::To(0));
    current.seek(Seek::Play);
}

fn all(messages: Vec<Sentence>) -> String {
    messages.iter().map(texts::say).collect::<Vec<_>>().join(" ")
}
