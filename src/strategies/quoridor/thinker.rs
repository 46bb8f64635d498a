//! The players that look ahead: Normal, Hard and Master. They differ in how many positions they value for a choice, and Master
//! judges them by a network.

use std::{sync::Arc, time::Duration};

use super::{
    QuoridorEncoding, clock,
    eval::{PROVEN, Stand},
    hash, judgement,
    node::Move,
    playouts::Playouts,
    search::{Found, Level, Memory, Search, stand},
    table::Table,
    why,
};
use crate::{
    networks::{Network, chosen},
    rules::{
        ChoiceSet as _, Game as _, Message, Seat, Source, View as _,
        quoridor::{Choice, Choices, Position, Quoridor, QuoridorView},
    },
    strategies::{Strategy, Weighed},
};

/// An even opponent: sees a few plies, and now and then prefers what is not quite the best.
const NORMAL: Level = Level {
    nodes: 60_000,
    depth: 4,
    table: 16,
    noise: 40,
};

/// As strong as a second of this search is.
const HARD: Level = Level {
    nodes: 1_000_000,
    depth: 60,
    table: 20,
    noise: 4,
};

/// By which network a player judges.
enum Judge {
    /// By none.
    None,
    /// By that of the program, where there is one for the table.
    Shipped,
    /// By this one, at the tables for which it was trained.
    By(Arc<Network>),
}

impl Judge {
    /// The network for a table, if it has one.
    fn at(&self, game: &Quoridor) -> Option<Arc<Network>> {
        let encoding = || QuoridorEncoding::new(game);
        match self {
            Self::None => None,
            Self::Shipped => chosen(None, &encoding()?),
            Self::By(network) => chosen(Some(network), &encoding()?),
        }
    }
}

/// Enough to see what a judgement comes to; how many positions are looked at, the caller says.
const QUICK: Level = Level {
    nodes: 0,
    depth: 60,
    table: 12,
    noise: 24,
};

/// At a table of several for which it has no network, so many moves are [played on](Playouts) by who would judge by one. What other
/// numbers came to is in `docs/training.md`.
const PLAYED_ON: usize = 6;

/// A player that looks ahead. What it takes memory for, it keeps from choice to choice.
pub struct Thinker {
    level: Level,
    judge: Judge,
    memory: Memory,
    playouts: Playouts,
    /// How long every choice may take, where a clock decides.
    time: Option<Duration>,
    /// How long the next one may, where somebody else says so.
    allowed: Option<Duration>,
    /// What it saw when it chose last.
    seen: Option<i32>,
}

/// What a [`Thinker`] has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The best choice.
    pub choice: Choice,
    /// What it is worth to who searches, a step being 64; near ±30,000 for what is proven.
    pub value: i32,
    /// How many plies were looked ahead, all of them.
    pub depth: u32,
    /// How many positions were valued.
    pub nodes: u64,
}

impl From<Found> for Thought {
    fn from(found: Found) -> Self {
        Self {
            choice: found.step.choice(),
            value: found.value,
            depth: found.depth.unsigned_abs(),
            nodes: found.nodes,
        }
    }
}

impl Thinker {
    /// The middle level.
    #[must_use]
    pub fn normal() -> Self {
        Self::at(NORMAL)
    }

    /// The strongest level.
    #[must_use]
    pub fn hard() -> Self {
        Self::at(HARD)
    }

    /// The strongest level with another number of positions, without anything left to chance.
    #[must_use]
    pub fn with_nodes(nodes: u64) -> Self {
        Self::at(Level {
            nodes,
            noise: 1,
            ..HARD
        })
    }

    /// The strongest player: judges by a network, that of the program unless another one is given, and looks at so many
    /// thousand positions.
    #[must_use]
    pub fn master(thousands: u32, network: Option<Arc<Network>>) -> Self {
        Self {
            judge: network.map_or(Judge::Shipped, Judge::By),
            ..Self::at(Level {
                nodes: u64::from(thousands.max(1)) * 1000,
                ..HARD
            })
        }
    }

    /// The same player without a network: it counts ways and fences.
    #[must_use]
    pub fn counting(self) -> Self {
        Self {
            judge: Judge::None,
            ..self
        }
    }

    /// The same player by the clock: it looks at as many positions as it can in so many milliseconds.
    #[must_use]
    pub fn by_clock(self, millis: u32) -> Self {
        Self {
            time: Some(Duration::from_millis(millis.into())),
            level: Level {
                nodes: u64::MAX,
                ..self.level
            },
            ..self
        }
    }

    /// Who plays by a network after a look at so many positions, and not always alike: so a network learns, and is measured.
    #[must_use]
    pub fn judging(network: Arc<Network>, positions: u32) -> Self {
        Self {
            judge: Judge::By(network),
            ..Self::at(Level {
                nodes: positions.into(),
                ..QUICK
            })
        }
    }

    fn at(level: Level) -> Self {
        Self {
            level,
            judge: Judge::None,
            memory: Memory::default(),
            playouts: Playouts::default(),
            time: None,
            allowed: None,
            seen: None,
        }
    }

    /// How long the next choice may take; none where no clock decides.
    fn time(&mut self) -> Option<Duration> {
        [self.time, self.allowed.take()].into_iter().flatten().min()
    }

    /// How many bytes the memory of positions takes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        Table::bytes(self.level.table)
    }

    /// The best choice of a seat that is to act, as a search finds it; none in a game that is over.
    pub fn think(
        &mut self,
        game: &Quoridor,
        position: &Position,
        seat: Seat,
        random: &mut dyn Source,
    ) -> Option<Thought> {
        let noise = self.level.noise;
        let limit = (self.level, clock::until(self.time()));
        self.memory.judgement.ask(self.judge.at(game));
        let mut search = Search::new(game, seat, limit, &mut self.memory);
        let node = search.ground().node(*position)?;
        let found = search.think(&node, &[], || random.below(noise) as i32);
        found.map(Thought::from)
    }

    /// Whether moves are [played on](Playouts): at a table of several for which the network is missing that would judge.
    fn plays_on(&self, game: &Quoridor) -> bool {
        game.seats().len() > 2 && !matches!(self.judge, Judge::None) && self.judge.at(game).is_none()
    }

    /// What a position is judged by; none in a game that is over.
    pub(super) fn stand(&mut self, game: &Quoridor, position: &Position) -> Option<Stand> {
        let level = (self.level, None);
        let mut search = Search::new(game, Seat::new(0), level, &mut self.memory);
        let node = search.ground().node(*position)?;
        Some(stand(&node))
    }

    /// Whether what was thought last is the judgement of a network.
    pub(super) fn is_learnt(&self) -> bool {
        self.memory.judgement.is_learnt()
    }
}

/// A line is told no further than this.
const LINE: usize = 10;
/// A chance that is less by so little is as good.
const HAIR: f32 = 0.015;

impl Thinker {
    /// The best moves of a position for the seat that is to act, at most so many; `random` is asked once.
    fn best(
        &mut self,
        game: &Quoridor,
        (position, seat): (&Position, Seat),
        most: usize,
        random: &mut dyn Source,
    ) -> Vec<(Found, Weighed<Choice>)> {
        let (nodes, time) = (self.level.nodes, self.time());
        if !self.plays_on(game) {
            return self.found(game, (position, seat), most, (nodes, time));
        }
        let until = clock::until(time);
        let half = (nodes / 2, time.map(|time| time / 2));
        let mut found = self.found(game, (position, seat), most.max(PLAYED_ON), half);
        // What is decided need not be played on.
        let is_won = found.first().is_some_and(|(best, _)| best.value > PROVEN);
        let open = found.partition_point(|(found, _)| found.value > -PROVEN);
        if !is_won {
            let moves: Vec<Choice> = found[..open]
                .iter()
                .map(|(found, _)| found.step.choice())
                .collect();
            let seen: u64 = found.iter().map(|(found, _)| found.nodes).sum();
            let rest = (nodes.saturating_sub(seen), until);
            let luck = hash::of(position, game.seats(), seat) ^ u64::from(random.below(u32::MAX));
            let (order, seen) = self.playouts.rank(game, (position, seat), &moves, rest, luck);
            let lost = found.split_off(open);
            found = order
                .into_iter()
                .map(|place| found[place].clone())
                .chain(lost)
                .collect();
            if let Some((best, _)) = found.first_mut() {
                best.nodes += seen;
            }
        }
        found.truncate(most);
        found
    }

    /// The best moves of a position as searches find them, the best first; each has its part of the positions, and of the time.
    fn found(
        &mut self,
        game: &Quoridor,
        (position, seat): (&Position, Seat),
        most: usize,
        (nodes, time): (u64, Option<Duration>),
    ) -> Vec<(Found, Weighed<Choice>)> {
        let parts = most.max(1) as u64;
        let level = Level {
            nodes: (nodes / parts).max(1),
            ..self.level
        };
        let time = time.map(|time| time / parts as u32);
        let until = clock::until(time);
        self.memory.judgement.ask(self.judge.at(game));
        let is_learnt = self.is_learnt();
        let mut search = Search::new(game, seat, (level, until), &mut self.memory);
        let Some(node) = search.ground().node(*position) else {
            return Vec::new();
        };
        let (mut known, mut best) = (Vec::new(), Vec::new());
        while best.len() < most {
            if !known.is_empty() {
                search.again(clock::until(time));
            }
            let Some(found) = search.think(&node, &known, || 0) else {
                break;
            };
            known.push(found.step);
            // With four seats what lies between is no line of the game, and what is counted is no chance.
            let (length, tells) = if search.is_crowd() {
                (1, is_learnt)
            } else {
                (LINE, true)
            };
            let plies = judgement::proven(found.value);
            let weighed = Weighed {
                line: search.line(&node, found.step, length),
                chance: (tells || plies.is_some()).then(|| judgement::chance(found.value)),
                plies,
            };
            best.push((found, weighed));
        }
        best.sort_by_key(|(found, _)| -found.value);
        best
    }
}

impl Strategy<Quoridor> for Thinker {
    fn choose(&mut self, view: &QuoridorView<'_>, legal: &Choices, random: &mut dyn Source) -> Choice {
        let (game, position, seat) = (view.game(), view.position(), view.seat());
        let thought = if self.plays_on(game) {
            let best = self.best(game, (position, seat), 1, random);
            best.first().map(|(found, _)| Thought::from(*found))
        } else {
            self.think(game, position, seat, random)
        };
        self.seen = thought.map(|thought| thought.value);
        match thought.map(|thought| thought.choice) {
            Some(choice) => choice,
            None => legal.nth(0).expect("at least two choices are legal"),
        }
    }

    fn weigh(
        &mut self,
        view: &QuoridorView<'_>,
        _legal: &Choices,
        most: usize,
        random: &mut dyn Source,
    ) -> Vec<Weighed<Choice>> {
        let best = self.best(view.game(), (view.position(), view.seat()), most, random);
        best.into_iter().map(|(_, weighed)| weighed).collect()
    }

    /// A person learns more of a step or a fence that can be explained than of one that is better by a hair.
    fn advises(&mut self, view: &QuoridorView<'_>, weighed: &[Weighed<Choice>]) -> usize {
        let Some(most) = weighed.first().and_then(|best| best.chance) else {
            return 0;
        };
        let mut search = Search::new(view.game(), view.seat(), (self.level, None), &mut self.memory);
        let Some(node) = search.ground().node(*view.position()) else {
            return 0;
        };
        let is_clear = |told: &Weighed<Choice>| {
            let is_near = told.chance.is_some_and(|chance| most - chance < HAIR);
            let first = told.line.first().copied().filter(|_| is_near);
            first.is_some_and(|choice| !why::is_deep(&why::why(search.ground(), &node, Move::from(choice))))
        };
        weighed.iter().position(is_clear).unwrap_or(0)
    }

    fn allow(&mut self, time: Duration) {
        self.allowed = Some(time);
    }

    fn chance(&self) -> Option<f32> {
        self.seen.filter(|_| self.is_learnt()).map(judgement::chance)
    }

    fn explain(&mut self, view: &QuoridorView<'_>, _legal: &Choices, choice: Choice) -> Option<Message> {
        let mut search = Search::new(view.game(), view.seat(), (self.level, None), &mut self.memory);
        let node = search.ground().node(*view.position())?;
        Some(why::why(search.ground(), &node, Move::from(choice)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Notation as _, Silent, Turn, numbers::Numbers, quoridor::Config};

    fn read(fences: u8, position: &str) -> (Quoridor, Position, Seat) {
        let config = Config {
            fences,
            ..Config::default()
        };
        let game = Quoridor::new(&config).expect("the usual board");
        let position = game.read_position(position).expect("a position");
        let Turn::Seat(seat) = game.turn(&position) else {
            panic!("somebody is next")
        };
        (game, position, seat)
    }

    fn weighed(player: &mut Thinker, fences: u8, position: &str, most: usize) -> Vec<Weighed<Choice>> {
        let (game, position, seat) = read(fences, position);
        let legal = game.choices(&position, seat);
        let weighed = player.weigh(&game.view(&position, seat), &legal, most, &mut Numbers(1));
        for weighed in &weighed {
            let (mut after, mut turn) = (position, seat);
            for &choice in &weighed.line {
                game.play(&mut after, turn, choice, &mut Silent)
                    .expect("a legal line");
                turn = game.turn(&after).seats().lowest().unwrap_or(turn);
            }
        }
        weighed
    }

    #[test]
    fn the_best_moves_are_told_the_best_first_with_what_is_expected_behind_them() {
        let middle = "pawns=e4,e6 left=7,7 fences=e6h,d3h,c6v,f4v,b7h,g2h next=0";
        let three = weighed(&mut Thinker::master(30, None), 10, middle, 3);
        assert_eq!(three.len(), 3);
        let firsts: Vec<Choice> = three.iter().map(|weighed| weighed.line[0]).collect();
        assert!(firsts[0] != firsts[1] && firsts[1] != firsts[2] && firsts[0] != firsts[2]);
        let chances: Vec<f32> = three.iter().filter_map(|weighed| weighed.chance).collect();
        assert!(chances.is_sorted_by(|a, b| a >= b), "{chances:?}");
        assert!(chances.iter().all(|chance| (0.01..0.99).contains(chance)));
        assert!(three.iter().any(|weighed| weighed.line.len() > 2), "{three:?}");
    }

    #[test]
    fn who_asks_for_advice_is_told_what_can_be_explained_unless_it_is_worse() {
        let (game, position, seat) = read(10, "pawns=e1,e9 left=10,10 fences=- next=0");
        let view = game.view(&position, seat);
        let advised = |chance| {
            let told = [("a8h", 0.52), ("e2", chance)].map(|(text, chance)| Weighed {
                line: vec![game.read_choice(&position, seat, text).expect("a choice")],
                chance: Some(chance),
                plies: None,
            });
            Thinker::master(1, None).advises(&view, &told)
        };
        assert_eq!(advised(0.515), 1, "a step comes nearer to the goal");
        assert_eq!(advised(0.49), 0, "a fence that is better for certain");
    }

    #[test]
    fn a_win_that_is_proven_is_told_with_its_plies() {
        // Five steps each: the jump over e6 saves one.
        let all = weighed(
            &mut Thinker::master(30, None),
            0,
            "pawns=e5,e6 left=0,0 fences=- next=0",
            2,
        );
        assert_eq!((all[0].wins(), all[0].plies), (Some(true), Some(5)));
        assert!(all[1].plies > all[0].plies, "{all:?}");
        // A step back loses: six plies to the goal of the other, who goes on.
        let lost = weighed(
            &mut Thinker::master(30, None),
            0,
            "pawns=a2,i4 left=0,0 fences=- next=0",
            1,
        );
        assert_eq!((lost[0].wins(), lost[0].plies), (Some(false), Some(6)));
    }

    #[test]
    fn the_chance_that_is_told_is_that_of_the_seat_that_chose() {
        let ahead = "pawns=e7,a8 left=10,10 fences=- next=0".to_owned();
        for (position, is_ahead) in [(ahead.clone(), true), (ahead.replace("next=0", "next=1"), false)] {
            let (game, position, seat) = read(10, &position);
            let mut player = Thinker::master(5, None);
            assert_eq!(Strategy::<Quoridor>::chance(&player), None);
            let legal = game.choices(&position, seat);
            player.choose(&game.view(&position, seat), &legal, &mut Numbers(1));
            let chance = player.chance().expect("a network judges");
            assert_eq!(chance > 0.5, is_ahead, "{chance}");
        }
        let (game, position, seat) = read(10, &ahead);
        let mut hard = Thinker::with_nodes(1000);
        hard.choose(
            &game.view(&position, seat),
            &game.choices(&position, seat),
            &mut Numbers(1),
        );
        assert_eq!(hard.chance(), None, "who counts tells no chance");
    }

    #[test]
    fn of_four_a_chance_is_told_only_where_a_network_judges() {
        let (game, network) = judgement::tests::alike(4);
        let (start, seat) = (game.start(), Seat::new(0));
        let tells = |mut player: Thinker| {
            let legal = game.choices(&start, seat);
            let weighed = player.weigh(&game.view(&start, seat), &legal, 2, &mut Numbers(1));
            weighed
                .iter()
                .map(|told| told.chance.is_some())
                .collect::<Vec<_>>()
        };
        assert_eq!(tells(Thinker::master(1, Some(network))), [true; 2]);
        assert_eq!(tells(Thinker::with_nodes(1000)), [false; 2]);
        assert_eq!(tells(Thinker::master(1, None)), [false; 2], "played on");
    }

    #[test]
    fn among_four_only_a_master_without_a_network_plays_on_and_chooses_the_same_again() {
        let (game, network) = judgement::tests::alike(4);
        let (position, seat) = (game.start(), Seat::new(0));
        let legal = game.choices(&position, seat);
        let choose = |player: &mut Thinker| {
            player.choose(&game.view(&position, seat), &legal, &mut Numbers(3));
            player.choose(&game.view(&position, seat), &legal, &mut Numbers(5))
        };
        let mut used = Thinker::master(20, None);
        assert_eq!(choose(&mut used), choose(&mut used));
        assert!(used.plays_on(&game) && !Thinker::hard().plays_on(&game));
        assert!(!Thinker::master(20, Some(network)).plays_on(&game));
        assert!(!Thinker::master(20, None).counting().plays_on(&game));
        let (two, ..) = read(10, "pawns=e4,e6 left=10,9 fences=e6h next=0");
        assert!(!used.plays_on(&two));
    }

    #[test]
    fn who_is_allowed_no_time_chooses_at_once_and_thinks_again_the_next_time() {
        let (game, position, seat) = read(10, "pawns=e4,e6 left=9,9 fences=e6h,d3h next=0");
        let mut player = Thinker::master(20, None);
        let think = |player: &mut Thinker| {
            let thought = player.think(&game, &position, seat, &mut Numbers(1));
            thought.expect("a choice")
        };
        let usual = think(&mut player);
        player.allow(Duration::ZERO);
        let hasty = think(&mut player);
        assert!(
            hasty.nodes < usual.nodes / 10,
            "{} of {}",
            hasty.nodes,
            usual.nodes
        );
        assert!(game.choices(&position, seat).contains(hasty.choice));
        assert_eq!(think(&mut player), usual, "it was meant for one choice");
        let timed = Thinker::master(1, None).by_clock(60);
        assert_eq!(timed.level.nodes, u64::MAX, "by the clock positions are no bound");
    }
}
