//! What is known of the strength of the entrants, with its uncertainty: what all reports are made from.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{
    anytime::Seen,
    balance::Balanced,
    plan::Plan,
    points::UNIT,
    rating::ratings,
    tally::{FINE, Ratio, Score, Tally},
    variate::Mean,
    verdict::{Jury, Question, Verdict},
};
use crate::strategies::CERTAIN;

/// A number with the interval that covers the true one 95 times in 100; where there are too few blocks to tell, the
/// widest.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The number.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Estimate {
    fn new(value: f64, half: f64, least: f64, most: f64) -> Self {
        let half = if half.is_finite() { half } else { most - least };
        Self {
            value: rounded(value),
            low: rounded((value - half).max(least)),
            high: rounded((value + half).min(most)),
        }
    }

    pub(super) fn share(ratio: &Ratio) -> Self {
        Self::within(ratio, None, (0.0, 1.0))
    }

    /// A number between two bounds, with an interval for this moment; for any moment, where all that was seen is known.
    fn within(ratio: &Ratio, seen: Option<&Seen>, (least, most): (f64, f64)) -> Self {
        let unit = UNIT as f64;
        let value = ratio.mean() / unit;
        let Some(seen) = seen else {
            return Self::new(value, ratio.half() / unit, least, most);
        };
        let (low, high) = seen.ends(UNIT, (least, most));
        // The interval is for the mean over blocks; a share over games may lie a little beside it where blocks differ.
        Self {
            value: rounded(value),
            low: rounded(low.min(value)),
            high: rounded(high.max(value)),
        }
    }
}

/// Six places: more than any interval has a use for.
fn rounded(number: f64) -> f64 {
    (number * 1e6).round() / 1e6
}

/// One entrant.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// The word that was typed.
    pub name: String,
    /// How often it sat at a table.
    pub games: u64,
    /// How often it was first, second …
    pub places: Vec<u64>,
    /// Its share of the wins an appearance, 0 … 1.
    pub win: Estimate,
    /// The same less its luck, where that was reckoned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub adjusted: Option<Adjusted>,
    /// What it lost a game by its own choices against the best ones, in chances to win, where that was reckoned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub errors: Option<Estimate>,
    /// Points of Sitarz: 100 · points / games.
    pub points: Estimate,
    /// Its rating; 1500 is the mean.
    pub rating: Estimate,
    /// Its share of the wins at each seat; none where it never sat.
    pub by_seat: Vec<Option<Estimate>>,
    /// How often a game it did each of the game's deeds.
    pub deeds: Vec<f64>,
    /// What went wrong with it, and how often, where it is a bot.
    pub fouls: BTreeMap<String, u64>,
}

/// Half an interval that is smaller than this, as a share, comes from rounding alone.
const ALIKE: f64 = 1e-6;

/// What is left of the wins of an entrant without its luck.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Adjusted {
    /// Its share of the wins an appearance with its luck taken off: an estimate of the same number as without.
    pub win: Estimate,
    /// Its luck an appearance, in shares of wins.
    pub luck: Estimate,
    /// How many times as many games the plain share would need for the same interval; none where that is not known.
    pub games: Option<f64>,
}

impl Adjusted {
    fn of(score: &Score) -> Option<Self> {
        let variate = &score.variate;
        let [plain, adjusted, luck] = [variate.plain(), variate.adjusted(), variate.luck()];
        let fine = FINE as f64;
        // Without its luck a share may lie a little outside of 0 … 1.
        let told = |mean: Mean| Estimate::new(mean.value / fine, mean.half / fine, -1.0, 2.0);
        // Blocks that are all alike, but for what chances were rounded to, rule out little.
        let is_alike = adjusted.half < ALIKE * fine;
        let games = (plain.half / adjusted.half).powi(2);
        variate.is_known().then(|| Self {
            win: if is_alike {
                Estimate::share(&score.share)
            } else {
                told(adjusted)
            },
            luck: told(luck),
            games: (games.is_finite() && !is_alike).then(|| rounded(games)),
        })
    }
}

/// How long games were.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Length {
    /// On average.
    pub mean: f64,
    /// The standard deviation.
    pub deviation: f64,
    /// The shortest.
    pub least: u64,
    /// The longest.
    pub most: u64,
}

/// What was asked, and what is known.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Answer {
    /// Who is perhaps stronger.
    pub one: String,
    /// Than whom; none for all who sat with it.
    pub other: Option<String>,
    /// Whether either of both may be stronger; then the first is who turned out to be.
    pub both: bool,
    /// By more than this share of wins.
    pub by: f64,
    /// Whether it is; none when the games did not tell.
    pub stronger: Option<bool>,
    /// After how many blocks that was known, or how many there were.
    pub blocks: u64,
}

/// Everything that is known.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standings {
    /// The game.
    pub game: String,
    /// The hash of the tournament.
    pub tournament: String,
    /// Its seed.
    pub seed: u64,
    /// Games so far.
    pub games: u64,
    /// Games that the tournament may have.
    pub games_planned: u64,
    /// Blocks so far: the independent parts.
    pub blocks: u64,
    /// Games that ended with several first places.
    pub draws: u64,
    /// Rolls or other outcomes of chance.
    pub rolls: Length,
    /// Choices.
    pub choices: Length,
    /// The words for the deeds of the rows.
    pub deed_names: Vec<&'static str>,
    /// The entrants, the highest rating first.
    pub rows: Vec<Row>,
    /// How often the entrant of the row ended before that of the column, ties half; none where they never met.
    pub ahead: Vec<Vec<Option<Estimate>>>,
    /// By how much the share of the wins of the row is larger than that of the column in the same blocks; none where they
    /// never met.
    pub leads: Vec<Vec<Option<Estimate>>>,
    /// Whether all seats win alike, whoever sits there; none where that can't be told.
    pub balance: Option<Balanced>,
    /// Whether the intervals of shares and leads hold at any time, because the tournament may stop before its end.
    pub any_time: bool,
    /// The share of wins of each seat, whoever sat there; none for those that were always empty.
    pub seats: Vec<Option<Estimate>>,
    /// What was asked, and the answers.
    pub answers: Vec<Answer>,
}

impl Standings {
    /// Whether the luck of anybody is known.
    #[must_use]
    pub fn has_luck(&self) -> bool {
        self.rows.iter().any(|row| row.adjusted.is_some())
    }

    /// Whether the errors of anybody are known.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.rows.iter().any(|row| row.errors.is_some())
    }

    /// Makes them from what was added up.
    #[must_use]
    pub fn new(plan: &Plan, tally: &Tally, jury: &Jury, deed_names: &'static [&'static str]) -> Self {
        let count = plan.entrants.len();
        let name = |who: usize| plan.entrants[who].to_string();
        let ratings = ratings(tally);
        let mut order: Vec<usize> = (0..count).collect();
        let share = |who: usize| tally.scores[who].share.mean();
        order.sort_by(|&one, &other| {
            let rating = ratings[other].value.total_cmp(&ratings[one].value);
            rating.then(share(other).total_cmp(&share(one)))
        });
        let watched = tally.watched.as_ref();
        let pairs = |pair: fn(&Tally, usize, usize) -> Option<Estimate>| -> Vec<Vec<Option<Estimate>>> {
            let row = |&one: &usize| order.iter().map(|&other| pair(tally, one, other)).collect();
            order.iter().map(row).collect()
        };
        let row = |who: usize| {
            let score = &tally.scores[who];
            let rating = ratings[who];
            Row {
                name: name(who),
                games: score.appearances,
                places: score.places[..plan.seats].to_vec(),
                win: Estimate::within(&score.share, watched.map(|it| &it.shares[who]), SHARES),
                adjusted: Adjusted::of(score),
                errors: errors(score, tally.choices.most),
                points: Estimate::new(
                    score.points.mean() * 100.0 / UNIT as f64,
                    score.points.half() * 100.0 / UNIT as f64,
                    0.0,
                    101_900.0,
                ),
                rating: Estimate::new(rating.value, rating.half, -1e6, 1e6),
                by_seat: seats(&score.by_seat, watched.map(|it| &it.by_seat[who][..]), plan.seats),
                deeds: deeds(score),
                fouls: score.fouls.clone(),
            }
        };
        let length = |spread: &super::tally::Spread| Length {
            mean: rounded(spread.mean()),
            deviation: rounded(spread.deviation()),
            least: if spread.count == 0 { 0 } else { spread.least },
            most: spread.most,
        };
        Self {
            game: plan.tournament.game.clone(),
            tournament: plan.hash(),
            seed: plan.seed,
            games: tally.games,
            games_planned: plan.games(),
            blocks: tally.blocks,
            draws: tally.draws,
            rolls: length(&tally.rolls),
            choices: length(&tally.choices),
            deed_names: deed_names.to_vec(),
            rows: order.iter().map(|&who| row(who)).collect(),
            ahead: pairs(ahead),
            leads: pairs(lead),
            // Who never moves takes its strength to its seat.
            balance: tally
                .balance
                .test()
                .filter(|_| plan.tournament.fixed_seat.is_none()),
            any_time: watched.is_some(),
            seats: seats(&tally.seats, watched.map(|it| &it.seats[..]), plan.seats),
            answers: jury
                .questions
                .iter()
                .map(|question| answer(question, name))
                .collect(),
        }
    }
}

/// Between what shares and leads lie.
const SHARES: (f64, f64) = (0.0, 1.0);
const LEADS: (f64, f64) = (-1.0, 1.0);

fn answer(question: &Question, name: impl Fn(usize) -> String) -> Answer {
    let (mut one, mut other) = (question.one, question.other);
    if let (Some(Verdict::Weaker), Some(stronger)) = (question.verdict, other) {
        (one, other) = (stronger, Some(one));
    }
    Answer {
        one: name(one),
        other: other.map(name),
        both: question.both,
        by: question.by,
        stronger: question.verdict.map(|verdict| verdict != Verdict::NotStronger),
        blocks: question.blocks,
    }
}

fn seats(ratios: &[Ratio], seen: Option<&[Seen]>, count: usize) -> Vec<Option<Estimate>> {
    let estimate = |(k, ratio): (usize, &Ratio)| {
        (ratio.chances() > 0).then(|| Estimate::within(ratio, seen.map(|seen| &seen[k]), SHARES))
    };
    ratios[..count].iter().enumerate().map(estimate).collect()
}

fn deeds(score: &Score) -> Vec<f64> {
    let games = score.appearances.max(1) as f64;
    score
        .deeds
        .iter()
        .map(|&sum| rounded(sum as f64 / games))
        .collect()
}

/// What was lost a game by own choices, of at most so many in a game. Blocks that are all alike tell it exactly: who chooses by
/// the judgement itself never loses anything by it.
fn errors(score: &Score, most: u64) -> Option<Estimate> {
    let (ratio, certain) = (&score.errors, CERTAIN as f64);
    let estimate = || Estimate::new(ratio.mean() / certain, ratio.half() / certain, 0.0, most as f64);
    (ratio.chances() > 0).then(estimate)
}

/// How often one ended before another.
fn ahead(tally: &Tally, one: usize, other: usize) -> Option<Estimate> {
    let at = met(tally, one, other)?;
    let seen = tally.watched.as_ref().map(|it| &it.pairs[at][0]);
    let estimate = Estimate::within(&tally.pairs[at].ahead, seen, SHARES);
    Some(if one < other {
        estimate
    } else {
        Estimate {
            value: rounded(1.0 - estimate.value),
            low: rounded(1.0 - estimate.high),
            high: rounded(1.0 - estimate.low),
        }
    })
}

/// By how much the share of one is larger than that of another in the same blocks.
fn lead(tally: &Tally, one: usize, other: usize) -> Option<Estimate> {
    let at = met(tally, one, other)?;
    let seen = tally.watched.as_ref().map(|it| &it.pairs[at][1]);
    let estimate = Estimate::within(&tally.pairs[at].lead, seen, LEADS);
    Some(if one < other {
        estimate
    } else {
        Estimate {
            value: rounded(-estimate.value),
            low: rounded(-estimate.high),
            high: rounded(-estimate.low),
        }
    })
}

/// Where two stand who were rivals; none where they never were.
fn met(tally: &Tally, one: usize, other: usize) -> Option<usize> {
    let at = Tally::pair(one, other);
    (one != other && tally.pairs[at].ahead.chances() > 0).then_some(at)
}
