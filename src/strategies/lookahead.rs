//! The choice behind which a seat's chance is best, as a network judges it: at sight, or seen over the next throws.
//!
//! Where two seats contend that is an expectimax: everybody takes what turns out best, and bounds cut off what can't matter
//! (Star1 and Star2 of Ballard, "The *-minimax search procedure for trees containing chance nodes", 1983). Where more
//! contend, everybody takes what looks best at sight. One throw more is looked over as long as more positions may be judged.

use crate::{
    networks::{Encoding, Judge},
    rules::{ChoiceSet, Game, Seat, SeatSet, Silent, Turn},
};

/// It looks over no more throws than these, however few positions there are.
const MOST_THROWS: u8 = 8;

/// A judge that weighs choices, in games in which every seat is a side of its own.
pub struct Lookahead<E> {
    judge: Judge<E>,
    /// How many positions it may judge for a choice; with 0 it chooses at sight.
    nodes: u32,
}

impl<E> Lookahead<E> {
    /// Weighs by this judge, and looks ahead as far as so many judged positions go.
    pub fn new(judge: Judge<E>, nodes: u32) -> Self {
        Self { judge, nodes }
    }

    /// The choice of a seat with the best chance behind it, at sight the last of those that tie; none where nothing is legal.
    #[inline]
    pub fn best<G: Game>(
        &mut self,
        game: &G,
        position: &G::Position,
        seat: Seat,
        legal: &G::Choices,
    ) -> Option<G::Choice>
    where
        E: Encoding<G>,
    {
        let mut search = Search::new(game, &mut self.judge, position, seat);
        if self.nodes > 0 {
            return search.deepen(position, legal, self.nodes);
        }
        let mut best: Option<(G::Choice, f32)> = None;
        for choice in legal.iter() {
            let (chance, _) = search.behind(position, seat, choice)?;
            if best.is_none_or(|(_, most)| chance >= most) {
                best = Some((choice, chance));
            }
        }
        best.map(|(choice, _)| choice)
    }
}

/// One look ahead for a seat.
struct Search<'a, G, E> {
    game: &'a G,
    judge: &'a mut Judge<E>,
    /// Whose chance to take the next place is asked for.
    seat: Seat,
    /// How many contend for that place.
    contenders: u32,
    /// How many positions may still be judged.
    left: u32,
}

/// A position as it is judged at sight.
struct Seen<G: Game> {
    position: G::Position,
    /// The chance of the seat that searches.
    chance: f32,
    /// Whether the place is taken: the chance is then what came of it.
    is_decided: bool,
}

impl<'a, G: Game, E: Encoding<G>> Search<'a, G, E> {
    fn new(game: &'a G, judge: &'a mut Judge<E>, position: &G::Position, seat: Seat) -> Self {
        let view = game.view(position, seat);
        Self {
            contenders: judge.encoding().contenders(&view).count_ones(),
            game,
            judge,
            seat,
            left: u32::MAX,
        }
    }

    /// The best choice over one throw more again and again, until so many positions are judged.
    fn deepen(&mut self, position: &G::Position, legal: &G::Choices, nodes: u32) -> Option<G::Choice> {
        let mut ranked = self.ranked(position, self.seat, legal)?;
        self.left = nodes.saturating_sub(ranked.len() as u32);
        for throws in 1..=MOST_THROWS {
            // The best so far comes first: what is seen to be better before the end comes can be trusted.
            let (mut best, mut most) = (0, 0.0);
            for (number, (_, next)) in ranked.iter().enumerate() {
                let Some(chance) = self.expect(next, throws, true, most, 1.0) else {
                    return ranked.get(best).map(|&(choice, _)| choice);
                };
                if chance > most {
                    (best, most) = (number, chance);
                }
            }
            ranked.get_mut(..=best)?.rotate_right(1);
        }
        ranked.first().map(|&(choice, _)| choice)
    }

    /// The chance over so many throws, of the seat that searches, or else that it does not take the place. One that is not
    /// above `low`, or not below `high`, may be told as any bound that says so. None when no more may be judged.
    fn expect(&mut self, at: &Seen<G>, throws: u8, is_own: bool, low: f32, high: f32) -> Option<f32> {
        let odds = if throws == 0 || at.is_decided {
            None
        } else {
            self.game.odds(&at.position)
        };
        let Some(odds) = odds else {
            return Some(if is_own { at.chance } else { 1.0 - at.chance });
        };
        let is_thrower = self.game.thrower(&at.position) == Some(self.seat);
        if is_own != is_thrower {
            let chance = self.expect(at, throws, is_thrower, 1.0 - high, 1.0 - low)?;
            return Some(1.0 - chance);
        }
        let mut mean = Mean::unknown(odds.iter().map(|&(_, weight)| weight));
        let mut seen = Vec::with_capacity(odds.len());
        // First what looks best of each throw, below which its chance can't be (Star2). Of the last throw all is judged.
        for (part, (outcome, _)) in odds.iter().enumerate() {
            let mut after = at.position.clone();
            self.game.settle_known(&mut after, outcome, &mut Silent);
            let nexts = self.nexts(after)?;
            let first = if throws == 1 { nexts.len() } else { 1 };
            let (_, ceiling) = mean.window(part, low, high);
            let best = self.most(&nexts[..first], throws - 1, is_own, 0.0, ceiling)?;
            mean.narrow(part, best, if first < nexts.len() { 1.0 } else { best });
            if let Some(bound) = mean.outside(low, high) {
                return Some(bound);
            }
            seen.push(nexts);
        }
        let others = |(_, nexts): &(usize, &Vec<_>)| throws > 1 && nexts.len() > 1;
        for (part, nexts) in seen.iter().enumerate().filter(others) {
            let (floor, ceiling) = mean.window(part, low, high);
            let first = mean.least(part);
            let others = self.most(&nexts[1..], throws - 1, is_own, floor.max(first), ceiling)?;
            let best = first.max(others);
            mean.narrow(part, if best > floor { best } else { first }, best);
            if let Some(bound) = mean.outside(low, high) {
                return Some(bound);
            }
        }
        Some(mean.bounds().0)
    }

    /// The most of what can come of a throw, between such bounds as [`Self::expect`] has.
    fn most(&mut self, nexts: &[Seen<G>], throws: u8, is_own: bool, low: f32, high: f32) -> Option<f32> {
        let mut most: f32 = 0.0;
        for next in nexts {
            most = most.max(self.expect(next, throws, is_own, low.max(most), high)?);
            if most >= high {
                break;
            }
        }
        Some(most)
    }

    /// What can come of a throw, the best for who moves first; where more than two contend nothing else.
    fn nexts(&mut self, after: G::Position) -> Option<Vec<Seen<G>>> {
        let Turn::Seat(mover) = self.game.turn(&after) else {
            return Some(vec![self.see(after, self.seat)?.1]);
        };
        let legal = self.game.choices(&after, mover);
        let mut nexts = self.ranked(&after, mover, &legal)?;
        if self.contenders > 2 {
            nexts.truncate(1);
        }
        Some(nexts.into_iter().map(|(_, next)| next).collect())
    }

    /// The choices of a seat and what lies behind them, the best at sight first, of those that tie the last.
    fn ranked(
        &mut self,
        position: &G::Position,
        mover: Seat,
        legal: &G::Choices,
    ) -> Option<Vec<(G::Choice, Seen<G>)>> {
        let mut ranked = Vec::with_capacity(legal.len());
        for choice in legal.iter() {
            let (chance, next) = self.behind(position, mover, choice)?;
            ranked.push((chance, choice, next));
        }
        ranked.reverse();
        ranked.sort_by(|(one, ..), (other, ..)| other.total_cmp(one));
        Some(
            ranked
                .into_iter()
                .map(|(_, choice, next)| (choice, next))
                .collect(),
        )
    }

    /// The chance of a seat behind its choice, at sight, and all that is seen there.
    #[inline]
    fn behind(&mut self, position: &G::Position, mover: Seat, choice: G::Choice) -> Option<(f32, Seen<G>)> {
        let mut next = position.clone();
        self.game.play_known(&mut next, mover, choice, &mut Silent);
        self.see(next, mover)
    }

    /// A position at sight, and the chance of another seat there. None when no more may be judged.
    #[inline]
    fn see(&mut self, position: G::Position, other: Seat) -> Option<(f32, Seen<G>)> {
        self.left = self.left.checked_sub(1)?;
        let (chances, contend) = self.judge.chances(self.game, &position);
        let is_decided = contend.count_ones() < self.contenders;
        let of = |seat: Seat| {
            if is_decided {
                self.taken(&position, contend, seat)
            } else {
                chances[seat.index()]
            }
        };
        let (theirs, chance) = (of(other), of(self.seat));
        Some((
            theirs,
            Seen {
                position,
                chance,
                is_decided,
            },
        ))
    }

    /// What a seat that contended has of the place that has been taken: all, nothing, or its part.
    #[cold]
    fn taken(&self, position: &G::Position, contend: u8, seat: Seat) -> f32 {
        if let Some(standing) = self.game.standing(position) {
            let seats = self.game.seats();
            let place = seats.len() as u32 + 1 - self.contenders;
            let takers = seats
                .iter()
                .filter(|&seat| standing.place(seat).map(u32::from) == Some(place));
            let takers: SeatSet = takers.collect();
            return if takers.contains(seat) {
                1.0 / takers.len() as f32
            } else {
                0.0
            };
        }
        let encoding = self.judge.encoding();
        let looker = encoding.looker(self.game, position);
        let still = contend >> encoding.side(looker, seat) & 1;
        f32::from(1 - still)
    }
}

/// A mean of which each part is known to lie between two bounds, at first 0 and 1.
struct Mean(Vec<Part>);

struct Part {
    share: f32,
    least: f32,
    most: f32,
}

impl Mean {
    /// One of parts of such weights, of which nothing is known.
    fn unknown(weights: impl Iterator<Item = u32> + Clone) -> Self {
        let all: u32 = weights.clone().sum();
        let part = |weight| Part {
            share: weight as f32 / all as f32,
            least: 0.0,
            most: 1.0,
        };
        Self(weights.map(part).collect())
    }

    /// Where it lies.
    fn bounds(&self) -> (f32, f32) {
        let add =
            |(least, most), part: &Part| (least + part.share * part.least, most + part.share * part.most);
        self.0.iter().fold((0.0, 0.0), add)
    }

    /// The window that the bounds of all others leave to a part, when the mean is looked for between `low` and `high` (Star1).
    fn window(&self, part: usize, low: f32, high: f32) -> (f32, f32) {
        let (least, most) = self.bounds();
        let Part {
            share,
            least: own_least,
            most: own_most,
        } = self.0[part];
        (
            (low - most) / share + own_most,
            (high - least) / share + own_least,
        )
    }

    /// A bound by which it is not above `low`, or not below `high`.
    fn outside(&self, low: f32, high: f32) -> Option<f32> {
        let (least, most) = self.bounds();
        if least >= high {
            Some(least)
        } else {
            (most <= low).then_some(most)
        }
    }

    fn least(&self, part: usize) -> f32 {
        self.0[part].least
    }

    fn narrow(&mut self, part: usize, least: f32, most: f32) {
        (self.0[part].least, self.0[part].most) = (least, most);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        networks::shipped,
        rules::{
            Notation, Source,
            mejn::{Config, Mejn},
            numbers::{Numbers, go_on},
            race::PlayToLast,
        },
        strategies::race::RaceEncoding,
    };

    type Mejns<'a> = Search<'a, Mejn, RaceEncoding>;

    fn game(config: Config) -> (Mejn, Judge<RaceEncoding>) {
        let game = Mejn::new(&config).expect("a valid configuration");
        let encoding = RaceEncoding::new(&game);
        let network = shipped::<Mejn>(&encoding).expect("a network of this table");
        let judge = Judge::new::<Mejn>(network, encoding).expect("a network of this encoding");
        (game, judge)
    }

    /// Two in opposite corners of the board for four.
    fn of_two() -> Config {
        Config {
            empty: [1, 3].map(Seat::new).into(),
            ..Config::default()
        }
    }

    /// What [`Search::expect`] is to find, of all that can come.
    fn plain(search: &mut Mejns<'_>, at: &Seen<Mejn>, throws: u8) -> f32 {
        let Some(odds) = search
            .game
            .odds(&at.position)
            .filter(|_| throws > 0 && !at.is_decided)
        else {
            return at.chance;
        };
        let (mut sum, mut all) = (0.0, 0.0);
        for (outcome, weight) in odds {
            let mut after = at.position;
            search.game.settle_known(&mut after, &outcome, &mut Silent);
            let is_own = search.game.turn(&after) == Turn::Seat(search.seat);
            let nexts = search.nexts(after).expect("nodes enough");
            let chances = nexts.iter().map(|next| plain(search, next, throws - 1));
            let best = if is_own {
                chances.reduce(f32::max)
            } else {
                chances.reduce(f32::min)
            };
            sum += weight as f32 * best.expect("something comes of every throw");
            all += weight as f32;
        }
        sum / all
    }

    /// Drawn positions in which a seat has a choice.
    fn met(game: &Mejn, count: usize, mut check: impl FnMut(&<Mejn as Game>::Position, Seat, &mut Numbers)) {
        let (mut random, mut met) = (Numbers(11), 0);
        while met < count {
            let mut position = game.start();
            for _ in 0..random.below(150) {
                go_on(game, &mut position, &mut random);
            }
            if let Turn::Seat(seat) = game.turn(&position)
                && game.choices(&position, seat).len() > 1
            {
                met += 1;
                check(&position, seat, &mut random);
            }
        }
    }

    #[test]
    fn bounds_cut_nothing_that_matters() {
        for (config, throws, tenths) in [(of_two(), 2, 9), (Config::default(), 3, 10)] {
            let (game, mut judge) = game(config);
            let (mut judged, mut judged_plainly) = (0, 0);
            met(&game, 25, |position, seat, random| {
                let mut search = Search::new(&game, &mut judge, position, seat);
                let legal = game.choices(position, seat);
                for (_, next) in search.ranked(position, seat, &legal).expect("nodes enough") {
                    search.left = u32::MAX;
                    let whole = plain(&mut search, &next, throws);
                    judged_plainly += u64::from(u32::MAX - search.left);
                    // A window around it, or beside it.
                    let low = whole + random.below(21) as f32 / 100.0 - 0.15;
                    let high = low + random.below(10) as f32 / 100.0 + 0.01;
                    search.left = u32::MAX;
                    let told = search
                        .expect(&next, throws, true, low, high)
                        .expect("nodes enough");
                    judged += u64::from(u32::MAX - search.left);
                    let off = 1e-5;
                    let holds = if told <= low {
                        whole <= told + off
                    } else if told >= high {
                        whole >= told - off
                    } else {
                        (whole - told).abs() < off
                    };
                    assert!(holds, "{whole} is told as {told} between {low} and {high}");
                }
            });
            assert!(
                10 * judged < tenths * judged_plainly,
                "{judged} of {judged_plainly}"
            );
        }
    }

    #[test]
    fn it_chooses_what_is_best_over_the_throws_that_its_nodes_allow() {
        let (game, mut judge) = game(of_two());
        let mut differs = 0;
        met(&game, 40, |position, seat, _| {
            let legal = game.choices(position, seat);
            let mut search = Search::new(&game, &mut judge, position, seat);
            let ranked = search.ranked(position, seat, &legal).expect("nodes enough");
            search.left = u32::MAX;
            let chances = ranked.iter().map(|(_, next)| plain(&mut search, next, 1));
            let chances: Vec<f32> = chances.collect();
            // As many as one throw takes: a second one ends before it tells anything.
            let nodes = u32::MAX - search.left + ranked.len() as u32;
            let chosen = search.deepen(position, &legal, nodes).expect("a choice");
            let best = chances.iter().copied().fold(0.0, f32::max);
            let at = ranked
                .iter()
                .position(|&(choice, _)| choice == chosen)
                .expect("a legal choice");
            assert!(chances[at] > best - 1e-5, "{} instead of {best}", chances[at]);
            differs += usize::from(at > 0);
            assert!(search.left < nodes, "no more is judged than is allowed");
        });
        assert!(differs > 0, "a look ahead changes some choice");
    }

    #[test]
    fn who_has_won_has_the_place_and_nobody_else() {
        for play_to_last in [PlayToLast::On, PlayToLast::OneLeft, PlayToLast::Off] {
            let (game, mut judge) = game(Config {
                seats: 2,
                play_to_last,
                ..Config::default()
            });
            let position = game.read_position("E1,E2,E3,E5/E9,H11,H12,H13 1:1");
            let position = position.expect("a valid position");
            let (own, other) = (Seat::new(0), Seat::new(1));
            let wins = game
                .choices(&position, other)
                .iter()
                .find(|&choice| game.write_choice(&position, other, choice) == "E9-H10");
            let mut search = Search::new(&game, &mut judge, &position, own);
            let (theirs, next) = search
                .behind(&position, other, wins.expect("a way home"))
                .expect("nodes enough");
            assert_eq!(
                (theirs, next.chance, next.is_decided),
                (1.0, 0.0, true),
                "{play_to_last:?}"
            );
            assert_eq!(search.expect(&next, 2, true, 0.0, 1.0), Some(0.0));
        }
    }
}
