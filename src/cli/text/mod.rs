//! `homestretch text`: the games in a terminal, line by line, for people and for pipes.
//!
//! The board is drawn in characters, in colour where it is a terminal. A choice is its number in the
//! list or its notation; an illegal one is answered with the rule that forbids it.

mod advice;
mod ask;
mod board;
mod challenge;
mod eyes;
mod keep;
mod onward;
mod screen;
mod told;
mod typing;
mod wish;
mod words;

pub(super) use board::{columns, paint};

use std::{
    io::{self, BufRead, IsTerminal, Write},
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
};

use clap::Args;

use self::{onward::Onward, typing::Typing, wish::Wish};
use super::{
    Trouble,
    options::{self, HostLine, OriginLine, TableLine},
    out,
};
use crate::{
    bots::{self, Hosts},
    catalogue::{Games, Staging},
    play::{
        Chair, Evening, Host, Keeper, Match, Sitter,
        challenge::Challenge,
        store::{self, Folders},
    },
    rules::{Message, Seat, Turn},
    staging::{Boards, SpotName},
    texts,
};

#[derive(Args, Clone, Debug)]
#[command(
    after_help = "Examples:\n  homestretch text\n  homestretch text --seats far,near,random,ranking --quiet --seed 7\n  \
                        printf '1\\n1\\nquit\\n' | homestretch text --seats person,far,random,near"
)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of the command line")]
pub(super) struct TextLine {
    #[command(flatten)]
    table: TableLine,
    #[command(flatten)]
    host: HostLine,
    #[command(flatten)]
    origin: OriginLine,
    /// Begins with this position, or with the one in a file, in the notation of the game; of Dog a board alone will do
    #[arg(long, value_name = "TEXT|FILE", conflicts_with_all = ["load", "go_on"])]
    position: Option<String>,
    /// Begins with the moves of this file, such as 1. e2 e8 2. e3h (games without dice)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["load", "go_on"])]
    moves: Option<PathBuf>,
    /// Asks each person for a word before the first roll: nobody else can then choose the dice
    #[arg(long, conflicts_with_all = ["seed", "load", "go_on"])]
    words: bool,
    /// Plays the game of this code with the same dice or cards, on the seat whose result is to be beaten; “new” begins a game
    /// whose code is short
    #[arg(long, value_name = "CODE|new", conflicts_with_all = ["seed", "position", "moves", "words"])]
    challenge: Option<String>,
    /// Plays on until everybody has sat once in every seat with the same dice or cards, and tells the sums of the places
    #[arg(long, conflicts_with_all = ["load", "go_on", "save", "challenge"])]
    duplicate: bool,
    /// Writes the record here at the end, or when one quits, in place of what is there
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Only the result
    #[arg(long)]
    quiet: bool,
    /// A single legal choice is made without asking
    #[arg(long)]
    single: bool,
}

/// More choices than these are only listed when they are asked for.
pub(super) const MOST_UNASKED: usize = 48;

struct Front {
    game: Match,
    hosts: Arc<Hosts>,
    line: TextLine,
    out: out::Stdout,
    /// Who looks at the terminal.
    looks: Option<Seat>,
    /// How many steps have been told: to each seat where persons take turns at the terminal, else the first counts.
    told: [usize; Seat::MOST],
    keeper: Keeper,
    folders: Option<Folders>,
    /// How it looks, where it tells.
    look: Option<Box<dyn Staging>>,
    /// The piece that was chosen, where its ways are asked for next, and after how many steps.
    piece: Option<(usize, SpotName)>,
    /// Whether nobody wants to be asked any more while computers play alone.
    runs_on: bool,
    /// The file in which this game was saved last by a word.
    saved: Option<PathBuf>,
    /// The challenge that was taken up.
    taken_up: Option<Challenge>,
    /// The duplicate evening, once its first game is over.
    evening: Option<Evening>,
    /// Who types, where lines can be edited.
    typing: Option<Typing>,
}

pub(super) fn run(games: Games, line: TextLine, data_dir: Option<PathBuf>) -> Result<ExitCode, Trouble> {
    out::no_stdout("--save", line.save.as_deref())?;
    let taken_up = line.taken_up(games)?;
    let folders = Folders::find(data_dir);
    let table = match &folders {
        Ok(folders) => line.table.clone().or_defaults(folders)?,
        Err(_) => line.table.clone(),
    };
    let hosts = line.host.hosts()?;
    let loaded = line.origin.load.as_ref().map(|path| match &folders {
        Ok(folders) => folders.load(games, path),
        Err(_) => store::load(games, path),
    });
    let loaded = loaded.transpose()?;
    let own = folders.as_ref().ok().cloned();
    let (mut keeper, trouble) = if line.is_kept() {
        Keeper::open(games, folders)
    } else {
        (Keeper::closed(games, folders.ok()), Vec::new())
    };
    let mut game = match (loaded, line.origin.go_on) {
        (Some(game), _) => game,
        (None, true) => match keeper.take_left_behind() {
            Some(game) => game,
            None if trouble.is_empty() => return Err(Message::new("nothing-left-behind").into()),
            None => {
                let nothing = Message::new("nothing-left-behind");
                let told: Vec<String> = trouble.iter().chain([&nothing]).map(texts::say).collect();
                return Err(Trouble::Failed(told.join("\n")));
            }
        },
        (None, false) => {
            let (setup, fate) = if let Some(challenge) = &taken_up {
                challenge.table()
            } else {
                let mut setup = table.setup(games, table.entry(games)?.usual_sitters())?;
                setup.position = line.position.as_deref().map(options::position).transpose()?;
                let fate = line.fate(&setup)?;
                (setup, fate)
            };
            Match::new(setup, fate)?
        }
    };
    if let Some(challenge) = &taken_up {
        challenge.is_of(&game)?;
    }
    if let Some(path) = &line.moves {
        game = with_moves(&game, path)?;
    }
    if line.origin.load.is_none() && !line.origin.go_on {
        hosts.allow_setup(game.setup());
    }
    game.invite(Arc::clone(&hosts) as Arc<dyn Host>);
    on_interrupt(&game, line.go_on_by());
    keeper.begin(&game, line.origin.load.as_deref());
    if line.origin.go_on {
        keeper.forget();
    }
    let told = game.steps().len();
    let look = game.setup().entry.look(game.board(), &Boards::default());
    let mut front = Front {
        game,
        hosts,
        line,
        out: out::stdout(),
        looks: None,
        told: [told; Seat::MOST],
        keeper,
        folders: own,
        look,
        piece: None,
        runs_on: false,
        saved: None,
        taken_up,
        evening: None,
        typing: Typing::at_terminal(),
    };
    front.say_all(&trouble)?;
    let mut code = front.play()?;
    while front.next_of_evening()? {
        code = front.play()?;
    }
    Ok(code)
}

/// The game that a file of moves tells of.
fn with_moves(game: &Match, path: &Path) -> Result<Match, Trouble> {
    let text = store::read_text(path)?;
    Ok(game.with_moves(&text).map_err(|fault| fault.told(texts::say))?)
}

/// Ctrl-C: bots are not in our group of processes, so it does not reach them; and it is told how to go on.
fn on_interrupt(game: &Match, go_on: Option<Message>) {
    let is_bot = |chair: &Chair| matches!(&chair.sitter, Sitter::Computer(spec) if spec.command().is_some());
    let go_on = go_on.filter(|_| !game.persons().is_empty());
    if go_on.is_none() && !game.setup().chairs.iter().any(is_bot) {
        return;
    }
    let handler = move || {
        bots::end_all();
        if let Some(go_on) = &go_on {
            // Nothing is left to be done where even this can't be written.
            let _ = writeln!(out::stdout(), "\n{}", texts::say(go_on));
        }
        std::process::exit(130);
    };
    if let Err(error) = ctrlc::set_handler(handler) {
        tracing::warn!("bots may outlive an interrupt: {error}");
    }
}

impl Front {
    fn play(&mut self) -> Result<ExitCode, Trouble> {
        let mut input = io::stdin().lock();
        if self.game.turn() == Turn::Over {
            return self.look_back(&mut input);
        }
        self.keep_up()?;
        if !self.line.quiet {
            if self.game.board().has_chance() {
                self.say(&Message::new("commitment").with("hash", self.game.commitment()))?;
                self.words(&mut input)?;
            }
            if self.game.is_practice() {
                self.say(&Message::new("practice-table"))?;
            }
            self.tell_challenge()?;
            // A person sees the board with the choices.
            if self.person().is_none() {
                self.show()?;
            }
        }
        let mut shown = None;
        loop {
            self.keep_up()?;
            // Where persons take turns nobody is told anything that another might read.
            if !self.takes_turns() || self.game.turn() == Turn::Over || self.person() == self.looks {
                self.tell()?;
            }
            if self.game.turn() == Turn::Over {
                break;
            }
            let Some(seat) = self.person() else {
                match self.look_on(&mut input)? {
                    Onward::Step => self.step_alone(&mut input)?,
                    Onward::Ask => {}
                    Onward::Leave => return self.leave(&mut input),
                }
                continue;
            };
            let choices = self.game.board().choices(seat);
            if self.line.single && choices.len() == 1 {
                self.game.choose(seat, choices[0].number)?;
                continue;
            }
            if self.looks != Some(seat) {
                if !self.hand_over(seat, &mut input)? {
                    return self.leave(&mut input);
                }
                self.tell()?;
                shown = None;
            }
            let offers = self.offers(seat);
            let moment = Some((self.game.steps().len(), self.piece.clone()));
            if shown != moment {
                self.show_for(seat, &offers)?;
                shown = moment;
            }
            self.tell_what_may_be_typed(seat, &offers)?;
            let Some(words) = self.ask(&mut input)? else {
                return self.leave(&mut input);
            };
            match self.understand(seat, &offers, &words) {
                Err(message) => self.say(&message)?,
                Ok(Wish::Quit) => return self.leave(&mut input),
                Ok(wish) => {
                    if let Err(message) = self.grant(seat, &offers, wish)? {
                        self.say(&message)?;
                    }
                }
            }
        }
        let code = self.finish(&mut input)?;
        self.count()?;
        Ok(code)
    }

    /// Chance, or a computer.
    fn step_alone(&mut self, input: &mut impl BufRead) -> Result<(), Trouble> {
        let stepped = self.game.step_alone();
        for news in self.hosts.news() {
            self.say(&news)?;
        }
        if let Err(message) = stepped {
            self.keep(input)?;
            return Err(Trouble::Failed(texts::say(&message)));
        }
        Ok(())
    }

    /// The next line that somebody types; none at the end of the input.
    fn ask(&mut self, input: &mut impl BufRead) -> Result<Option<String>, Trouble> {
        self.out.flush()?;
        let is_secret = self.takes_turns();
        let seat = self.person();
        let choices = seat
            .map(|seat| self.game.board().choices(seat))
            .unwrap_or_default();
        if let Some(typing) = &mut self.typing {
            let moves = choices.into_iter().map(|it| it.text).collect();
            return Ok(typing.ask(moves, is_secret)?);
        }
        write!(self.out, "> ")?;
        self.out.flush()?;
        let mut words = String::new();
        if input.read_line(&mut words)? == 0 {
            return Ok(None);
        }
        if !io::stdin().is_terminal() {
            writeln!(self.out, "{}", words.trim())?;
        }
        Ok(Some(words.trim().to_owned()))
    }

    /// The person who is to choose.
    fn person(&self) -> Option<Seat> {
        let is_person = |&seat: &Seat| *self.game.sitter(seat) == Sitter::Person;
        self.game.turn().seats().iter().find(is_person)
    }

    fn sentence(&self, message: &Message) -> String {
        texts::say_naming(message, &|seat| self.name(seat))
    }

    fn name(&self, seat: Seat) -> String {
        let chair = self.game.setup().chairs.get(seat.index());
        match chair.map(Chair::called) {
            Some(name) if !name.is_empty() => name,
            _ => texts::text(&format!("colour-{}", self.colours()[seat.index()])),
        }
    }

    fn colours(&self) -> [&'static str; Seat::MOST] {
        let setup = self.game.setup();
        setup.entry.colours(&setup.config)
    }

    fn say(&mut self, message: &Message) -> Result<(), Trouble> {
        let sentence = self.sentence(message);
        self.write(&sentence)
    }

    /// Writes lines, broken between words where they are longer than the terminal is wide.
    fn write(&mut self, text: &str) -> Result<(), Trouble> {
        for line in screen::wrapped(text, screen::width()) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    fn say_all(&mut self, messages: &[Message]) -> Result<(), Trouble> {
        messages.iter().try_for_each(|message| self.say(message))
    }

    /// Tells what has happened since the last time.
    fn tell(&mut self) -> Result<(), Trouble> {
        let told = *self.told();
        let steps = self.game.steps();
        let news: Vec<Message> = steps
            .get(told..)
            .unwrap_or_default()
            .iter()
            .flat_map(|step| step.events.iter().filter_map(|event| self.heard(step, event)))
            .collect();
        let all = steps.len();
        *self.told() = all;
        if self.line.quiet {
            return Ok(());
        }
        self.say_all(&news)
    }

    /// The position as text, where nothing is drawn; it would tell every secret.
    fn plain(&self) -> String {
        let board = self.game.board();
        if board.has_secrets() {
            String::new()
        } else {
            board.text()
        }
    }

    /// Shows the end of a game that was over before, and tells how to see the rest of it.
    fn look_back(&mut self, input: &mut impl BufRead) -> Result<ExitCode, Trouble> {
        let code = self.finish(input)?;
        if let Some(path) = self.line.origin.load.as_ref().filter(|_| !self.line.quiet) {
            let file = path.display().to_string();
            self.say(&Message::new("text-look-back").with("file", file))?;
        }
        Ok(code)
    }

    fn finish(&mut self, input: &mut impl BufRead) -> Result<ExitCode, Trouble> {
        if !self.line.quiet {
            self.show()?;
        }
        self.say(&self.game.length())?;
        if let Some(standing) = self.game.standing() {
            for seat in standing.order() {
                let sitter = self.game.sitter(seat).to_string();
                let place = i64::from(standing.place(seat).unwrap_or(0));
                self.say(
                    &Message::new("text-place")
                        .with("place", place)
                        .with("seat", seat)
                        .with("sitter", sitter),
                )?;
            }
        }
        if let Some(practice) = self.game.practice() {
            self.say(&practice)?;
        }
        if !self.line.quiet {
            self.figures()?;
        }
        self.challenges()?;
        self.keep(input)
    }

    /// The figures of the game, a line each and a column for each seat.
    fn figures(&mut self) -> Result<(), Trouble> {
        let seats: Vec<Seat> = self.game.board().seats().iter().collect();
        let head = seats.iter().map(|&seat| self.name(seat)).collect();
        let lines = self.game.figures().into_iter().map(|figure| {
            let amount = |seat: &Seat| figure.values[seat.index()].map_or("–".to_owned(), texts::figure);
            let label = texts::text(&format!("figure-{}", figure.key));
            (label, seats.iter().map(amount).collect())
        });
        let table: Vec<(String, Vec<String>)> = std::iter::once((String::new(), head)).chain(lines).collect();
        let longest = |texts: &mut dyn Iterator<Item = &String>| texts.map(|text| text.chars().count()).max();
        let first = longest(&mut table.iter().map(|(label, _)| label)).unwrap_or(0);
        let other = longest(&mut table.iter().flat_map(|(_, cells)| cells)).unwrap_or(0);
        for (label, cells) in &table {
            write!(self.out, "{label:<first$}")?;
            for cell in cells {
                write!(self.out, "  {cell:>other$}")?;
            }
            writeln!(self.out)?;
        }
        for said in self.game.review() {
            self.say(&said)?;
        }
        Ok(())
    }
}
