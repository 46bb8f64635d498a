//! Finding puzzles: games between levels are played, and every choice in them is looked at.
//!
//! A position is a puzzle where the best choice is better than any other by [`FAR`], by the judgement of the game and by
//! whoever looks deepest; where all levels from one on find it and none below; and where it is not like one of the last
//! [`REMEMBERED`]: the best choice leads to the same kinds of events, and the chances behind it and behind the next best
//! are the same to within [`LIKE`]. A position that was turned or mirrored has the same chances, so that it is like it, too.
//!
//! Games are played in batches, and what comes of a batch is taken in the order of its games: the same seed finds the same
//! puzzles with any number of threads.

use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;

use super::{Ply, Puzzle, plies, plies::answer, puzzle::chance};
use crate::{
    catalogue::{Assessor, Board, Config, Entry, Jury, Level, Player, Skill},
    play::{
        Act, Match, Setup, Sitter,
        dice::{Dice, Seed, ThoughtKey},
        seed,
    },
    rules::{Message, Seat, SeatSet, Source as _, Turn},
    strategies::CERTAIN,
};

/// The best choice wins so much more often than any other.
pub(super) const FAR: i64 = CERTAIN / 20;
/// Two chances that are nearer are alike.
const LIKE: i64 = CERTAIN / 100;
/// So many puzzles are remembered, so that none comes that is like one of them.
const REMEMBERED: usize = 100;
/// A choice between fewer plies is none.
const FEWEST_PLIES: usize = 3;
/// So many games are played at once.
const BATCH: u64 = 8;
/// Nobody plays on where after so many games no puzzle of a grade that is still wanted was found.
const PATIENCE: u64 = 2_000;
/// Of each grade no game gives more than so many.
const FROM_ONE_GAME: usize = 2;

/// What is to be found.
#[derive(Clone, Debug)]
pub struct Finding {
    entry: &'static dyn Entry,
    /// The tables that can be judged, the usual one first.
    tables: Vec<Config>,
    jury: Jury,
    count: usize,
    seed: Seed,
}

/// What was found.
#[derive(Clone, Debug)]
pub struct Found {
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
    /// How many games were played.
    pub games: u64,
}

/// Why none can be found.
pub type Unfound = Message;

/// A position that may be a puzzle.
#[derive(Clone)]
struct Draft {
    rules: String,
    position: String,
    chance: String,
    board: Box<dyn Board>,
    seat: Seat,
    best: Ply,
    most: i64,
    second: Ply,
    next: i64,
    grade: Skill,
    /// What the best choice leads to.
    kinds: Vec<String>,
}

impl Draft {
    fn is_like(&self, other: &Self) -> bool {
        let near = |a: i64, b: i64| (a - b).abs() < LIKE;
        self.kinds == other.kinds && near(self.most, other.most) && near(self.next, other.next)
    }

    fn puzzle(self, entry: &'static dyn Entry, number: usize) -> Puzzle {
        Puzzle {
            entry,
            number,
            rules: self.rules,
            position: self.position,
            chance: self.chance,
            seat: self.seat,
            best: self.best.text,
            most: self.most,
            second: self.second.text,
            next: self.next,
            grade: self.grade,
        }
    }
}

/// What is kept while games are played.
#[derive(Default)]
struct Kept {
    taken: Vec<Draft>,
    /// Good ones of grades of which there are enough.
    spare: Vec<Draft>,
    grades: BTreeMap<Skill, usize>,
}

impl Kept {
    fn of(&self, grade: Skill) -> usize {
        self.grades.get(&grade).copied().unwrap_or(0)
    }

    /// How many good ones of a grade there are beside those that were taken.
    fn spare(&self, grade: Skill) -> usize {
        self.spare.iter().filter(|draft| draft.grade == grade).count()
    }

    fn is_new(&self, draft: &Draft) -> bool {
        let last = self.taken.iter().rev().take(REMEMBERED);
        !last.chain(&self.spare).any(|known| draft.is_like(known))
    }

    /// Of the drafts of a game those that are worth a deeper look: the clearest of each grade.
    fn chosen(&self, mut drafts: Vec<Draft>) -> Vec<Draft> {
        drafts.sort_by_key(|draft| draft.next - draft.most);
        let mut taken: Vec<Draft> = Vec::new();
        for draft in drafts {
            let alike = taken.iter().filter(|other| other.grade == draft.grade).count();
            let is_new = self.is_new(&draft) && !taken.iter().any(|other| other.is_like(&draft));
            if alike < FROM_ONE_GAME && is_new {
                taken.push(draft);
            }
        }
        taken
    }
}

impl Finding {
    /// So many puzzles of a game.
    ///
    /// # Errors
    /// When nobody can tell the chances of any of its tables.
    pub fn new(entry: &'static dyn Entry, count: usize, seed: Seed) -> Result<Self, Unfound> {
        let table = |&seats: &usize| {
            let mut config = entry.default_config();
            entry.set_seats(&mut config, seats, SeatSet::EMPTY);
            let board = entry.open(&config).ok()?;
            entry.assessor(&*board).is_some().then_some(config)
        };
        let tables: Vec<Config> = entry.seat_counts().iter().filter_map(table).collect();
        if tables.is_empty() {
            return Err(Message::new("puzzles-unjudged").with("game", entry.name()));
        }
        Ok(Self {
            entry,
            tables,
            jury: entry.jury(),
            count,
            seed,
        })
    }

    /// How many of each grade are wanted at first.
    fn share(&self) -> usize {
        self.count.div_ceil(self.jury.finders.len().max(1))
    }

    /// Plays until there are enough of each grade, or those of one don't come; `news` is told how many there are and how many
    /// games were played, and answers whether to go on.
    pub fn run(&self, news: &mut dyn FnMut(usize, u64) -> bool) -> Found {
        let (mut kept, mut games, mut last) = (Kept::default(), 0, 0);
        let is_open = |kept: &Kept, grade| kept.of(grade) < self.share();
        while self.jury.finders.iter().any(|level| is_open(&kept, level.skill))
            && kept.taken.len() < self.count
            && games - last < PATIENCE
        {
            let wanted = self.wanted(&kept);
            let batch: Vec<Vec<Draft>> = (games..games + BATCH)
                .into_par_iter()
                .map(|game| self.drafts(game, &wanted))
                .collect();
            games += BATCH;
            let open = batch.into_iter().flat_map(|drafts| kept.chosen(drafts));
            let open: Vec<Draft> = open.collect();
            let examined: Vec<Option<Draft>> =
                open.into_par_iter().map(|draft| self.examined(draft)).collect();
            for draft in examined.into_iter().flatten() {
                if !kept.is_new(&draft) {
                    continue;
                }
                if is_open(&kept, draft.grade) && kept.taken.len() < self.count {
                    *kept.grades.entry(draft.grade).or_default() += 1;
                    kept.taken.push(draft);
                    last = games;
                } else {
                    kept.spare.push(draft);
                }
            }
            if !news(kept.taken.len(), games) {
                break;
            }
        }
        let missing = self.count - kept.taken.len();
        kept.taken.extend(kept.spare.into_iter().take(missing));
        let numbered = kept.taken.into_iter().enumerate();
        Found {
            puzzles: numbered
                .map(|(at, draft)| draft.puzzle(self.entry, at + 1))
                .collect(),
            games,
        }
    }

    /// The grades that are wanted, or of which something may be spared.
    fn wanted(&self, kept: &Kept) -> BTreeSet<Skill> {
        let skills = self.jury.finders.iter().map(|level| level.skill);
        let is_wanted =
            |&grade: &Skill| kept.of(grade) < self.share() || kept.spare(grade) < self.share() / 2;
        skills.filter(is_wanted).collect()
    }

    /// What may be a puzzle of these grades in one game.
    fn drafts(&self, number: u64, wanted: &BTreeSet<Skill>) -> Vec<Draft> {
        self.played(number, wanted).unwrap_or_default()
    }

    /// Who plays the games.
    fn players(&self) -> Vec<&'static str> {
        let levels = self.entry.levels();
        let weaker = &levels[..(levels.len() - 1).max(1)];
        match self.jury.players {
            [] => weaker.iter().map(|level| level.spec).collect(),
            named => named.to_vec(),
        }
    }

    /// Plays a game, and looks at its choices.
    fn played(&self, number: u64, wanted: &BTreeSet<Skill>) -> Option<Vec<Draft>> {
        let seed = seed::nth(&self.seed, number + 1);
        // Every other game is at the usual table.
        let table = number as usize / 2 * (number as usize % 2) % self.tables.len();
        let config = &self.tables[table];
        let players = self.players();
        let mut dice = Dice::new(&seed);
        let mut sitter = |_| Sitter::from(players[dice.below(players.len() as u32) as usize]);
        let sitters = (0..self.entry.seats(config)).map(&mut sitter).collect();
        let mut game = Match::new(Setup::new(self.entry, config, sitters).ok()?, seed).ok()?;
        let mut scouting = Scouting::new(self.entry, &self.jury, &game, wanted)?;
        let rules = self.entry.write_config(&game.setup().config);
        let mut found = Vec::new();
        loop {
            for seat in choosing(game.board()) {
                found.extend(scouting.draft(&game, &rules, seat));
            }
            if !game.step_alone().ok()? {
                return Some(found);
            }
        }
    }

    /// The draft as whoever looks deepest sees it; none where it sees something else, or the strongest level does.
    fn examined(&self, mut draft: Draft) -> Option<Draft> {
        let strongest = self.jury.finders.last()?.spec;
        let mut examiner = player(self.entry, self.jury.examiner)?;
        let plies = plies(&*draft.board, draft.seat)?;
        let mut asked = BTreeSet::from([strongest]);
        if let Some([(best, most), (second, next)]) =
            weighed(&mut *examiner, &*draft.board, draft.seat, &plies)
        {
            if best.end != draft.best.end || most - next < FAR {
                return None;
            }
            (draft.most, draft.second, draft.next) = (most, second, next);
        } else {
            asked.insert(self.jury.examiner);
        }
        for spec in asked {
            let mut finder = player(self.entry, spec)?;
            if answer(&mut *finder, &*draft.board, draft.seat, 0)? != draft.best.end {
                return None;
            }
        }
        Some(draft)
    }
}

/// The seats that are to choose on a board, where none has begun to.
fn choosing(board: &dyn Board) -> impl Iterator<Item = Seat> + use<> {
    let seats = match board.turn() {
        Turn::Seat(seat) => SeatSet::EMPTY.with(seat),
        Turn::Together(seats) if seats == board.seats() => seats,
        Turn::Together(_) | Turn::Chance | Turn::Over => SeatSet::EMPTY,
    };
    let seats: Vec<Seat> = seats.iter().filter(|&seat| !board.is_open(seat)).collect();
    seats.into_iter()
}

/// A player by its words.
pub(super) fn player(entry: &dyn Entry, spec: &str) -> Option<Box<dyn Player>> {
    entry.player(&spec.to_owned().into()).ok()
}

/// The first choices of the two best plies, as a player weighs them; nothing where it can't.
fn weigh(player: &mut dyn Player, board: &dyn Board, seat: Seat) -> Vec<(usize, i64)> {
    let mut random = ThoughtKey::new(&seed::numbered(0)).stream(seat, 0);
    let weighed = player.weigh(board, seat, 2, &mut random);
    let told = weighed.iter().filter_map(|weighed| {
        let first = weighed.line.first().copied()?;
        Some((first, (f64::from(weighed.chance?) * CERTAIN as f64) as i64))
    });
    told.collect()
}

/// The two best of some plies, as a player weighs them; none where it can't.
pub(super) fn weighed(
    player: &mut dyn Player,
    board: &dyn Board,
    seat: Seat,
    plies: &[Ply],
) -> Option<[(Ply, i64); 2]> {
    let judged = weigh(player, board, seat)
        .into_iter()
        .filter_map(|(first, chance)| {
            let ply = plies.iter().find(|ply| ply.chain == [first])?;
            Some((ply.clone(), chance))
        });
    judged.collect::<Vec<_>>().try_into().ok()
}

/// Looks at the choices of a game.
struct Scouting<'a> {
    assessor: Box<dyn Assessor>,
    /// The quickest first.
    scouts: Vec<Box<dyn Player>>,
    /// All who find puzzles but the strongest.
    finders: Vec<(Skill, Box<dyn Player>)>,
    strongest: Skill,
    /// The grades that are wanted.
    wanted: &'a BTreeSet<Skill>,
}

impl<'a> Scouting<'a> {
    fn new(
        entry: &'static dyn Entry,
        jury: &Jury,
        game: &Match,
        wanted: &'a BTreeSet<Skill>,
    ) -> Option<Self> {
        let (strongest, weaker) = jury.finders.split_last()?;
        let finder = |level: &Level| Some((level.skill, player(entry, level.spec)?));
        Some(Self {
            assessor: entry.assessor(game.board())?,
            scouts: jury
                .scouts
                .iter()
                .filter_map(|spec| player(entry, spec))
                .collect(),
            finders: weaker.iter().map(finder).collect::<Option<_>>()?,
            strongest: strongest.skill,
            wanted,
        })
    }

    /// The choice of a seat as a draft of a puzzle; none where it is none.
    fn draft(&mut self, game: &Match, rules: &str, seat: Seat) -> Option<Draft> {
        if !self.is_clear(game.board(), seat) {
            return None;
        }
        let (position, chance, board) = seen(game, game.steps().len(), seat)?;
        let plies = plies(&*board, seat).filter(|plies| plies.len() >= FEWEST_PLIES)?;
        let [(best, most), (second, next)] = self.two_best(&*board, seat, &plies)?;
        if most - next < FAR {
            return None;
        }
        let grade = self.grade(&*board, seat, &best.end)?;
        Some(Draft {
            rules: rules.to_owned(),
            kinds: kinds(&*board, seat, &best),
            position,
            chance,
            board,
            seat,
            best,
            most,
            second,
            next,
            grade,
        })
    }

    /// Whether all scouts but the last think one choice far better than all others: most positions are sorted out before
    /// anything else is done with them.
    fn is_clear(&mut self, board: &dyn Board, seat: Seat) -> bool {
        let (_, quick) = self.scouts.split_last_mut().unzip();
        quick.into_iter().flatten().all(|scout| {
            let weighed = weigh(&mut **scout, board, seat);
            matches!(weighed[..], [(_, most), (_, next)] if most - next >= FAR)
        })
    }

    fn two_best(&mut self, board: &dyn Board, seat: Seat, plies: &[Ply]) -> Option<[(Ply, i64); 2]> {
        if let Some(scout) = self.scouts.last_mut() {
            return weighed(&mut **scout, board, seat, plies);
        }
        two_best(&mut *self.assessor, seat, plies)
    }

    /// The weakest who finds it, where all who are stronger do, too.
    fn grade(&mut self, board: &dyn Board, seat: Seat, end: &str) -> Option<Skill> {
        let is_wanted = |skill| self.wanted.contains(&skill);
        grade(&mut self.finders, self.strongest, is_wanted, (board, seat), end)
    }
}

/// The two best of some plies, as they are judged one by one.
pub(super) fn two_best(assessor: &mut dyn Assessor, seat: Seat, plies: &[Ply]) -> Option<[(Ply, i64); 2]> {
    let judged = plies.iter().map(|ply| Some((ply, chance(assessor, ply, seat)?)));
    let mut judged: Vec<(&Ply, i64)> = judged.collect::<Option<_>>()?;
    judged.sort_by_key(|(_, chance)| -chance);
    let mut judged = judged.into_iter().map(|(ply, chance)| (ply.clone(), chance));
    Some([judged.next()?, judged.next()?])
}

/// The weakest of some who finds a ply, where all who are stronger do, too, and else the strongest of all; none where a weaker
/// one finds it that a stronger one does not, or where nobody wants that grade.
pub(super) fn grade(
    finders: &mut [(Skill, Box<dyn Player>)],
    strongest: Skill,
    is_wanted: impl Fn(Skill) -> bool,
    (board, seat): (&dyn Board, Seat),
    end: &str,
) -> Option<Skill> {
    let mut grade = None;
    for (skill, finder) in finders {
        let finds = answer(&mut **finder, board, seat, 0)? == end;
        match grade {
            None if finds && !is_wanted(*skill) => return None,
            None if finds => grade = Some(*skill),
            Some(_) if !finds => return None,
            _ => {}
        }
    }
    Some(grade.unwrap_or(strongest)).filter(|grade| is_wanted(*grade))
}

/// The kinds of events to which a ply leads.
fn kinds(board: &dyn Board, seat: Seat, ply: &Ply) -> Vec<String> {
    let mut after = board.boxed();
    let mut kinds = Vec::new();
    for &number in &ply.chain {
        let events = after.choose(seat, number).unwrap_or_default();
        kinds.extend(events.iter().filter_map(|event| Some(after.describe(event)?.key)));
    }
    kinds
}

/// The position after so many steps as a seat may know it, what chance brought just before, and the board of both: what is
/// hidden from the seat is not what it was. None where a text does not tell all of it.
pub(super) fn seen(game: &Match, done: usize, seat: Seat) -> Option<(String, String, Box<dyn Board>)> {
    let now = game.steps().get(done).map_or(game.board(), |step| &*step.before);
    let open = game.setup().entry.open(&game.setup().config).ok()?;
    let (position, chance) = match game.steps()[..done].last() {
        // What fell is told again, where all know it.
        Some(step) if !now.has_secrets() => match &step.act {
            Act::Chance(outcome) => (step.before.text(), outcome.clone()),
            Act::Choice(..) => (now.text(), String::new()),
        },
        _ => (now.imagined(seat, &now.view_numbers(seat))?.text(), String::new()),
    };
    let mut board = open.begun(&position).ok()?;
    if !chance.is_empty() {
        board.settle(&chance).ok()?;
    }
    (board.view_numbers(seat) == now.view_numbers(seat)).then_some((position, chance, board))
}
