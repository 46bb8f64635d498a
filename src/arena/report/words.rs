//! What a report says in sentences and numbers.

use crate::{
    arena::{Adjusted, Answer, Estimate, Plan, Row, Standings},
    rules::{Arg, Message},
    texts,
};

/// So many players are compared in sentences: more of them nobody reads.
const COMPARED: usize = 12;

pub(super) fn say(message: Message) -> String {
    texts::say(&message)
}

/// A text with one word put in.
pub(super) fn with(key: &str, name: &str, value: &str) -> String {
    say(Message::new(key).with(name, value))
}

/// A share in percent.
#[must_use]
pub fn percent(share: f64) -> String {
    format!("{} %", texts::decimal(share * 100.0, 1))
}

/// The widest interval of a rating or of points that says anything.
const WIDEST: f64 = 1e5;

/// Whether an interval says anything; shares, which are multiplied to be written, have those of less than 1.
pub(super) fn is_known(estimate: &Estimate, factor: f64) -> bool {
    estimate.high - estimate.low < if factor > 1.0 { 1.0 } else { WIDEST }
}

/// Half the width of an interval; `±?` where it is not known yet.
pub(super) fn half(estimate: &Estimate, factor: f64, digits: usize) -> String {
    if is_known(estimate, factor) {
        let half = (estimate.high - estimate.low) / 2.0 * factor;
        format!("±{}", texts::decimal(half, digits))
    } else {
        "±?".to_owned()
    }
}

/// A number and half the width of its interval.
#[must_use]
pub fn within(estimate: &Estimate, factor: f64, digits: usize, unit: &str) -> String {
    let half = half(estimate, factor, digits);
    format!("{} {half}{unit}", texts::decimal(estimate.value * factor, digits))
}

/// With how many digits shares are written in percent, so that their intervals still say something.
pub(super) fn digits<'a>(estimates: impl Iterator<Item = &'a Estimate>) -> usize {
    let half = estimates.fold(1.0, |half: f64, it| half.min((it.high - it.low) / 2.0));
    match half {
        half if half >= 0.001 => 1,
        half if half >= 0.000_1 => 2,
        _ => 3,
    }
}

/// The share of the wins that an appearance is worth where nobody is stronger; none before the first game.
pub(super) fn even(standings: &Standings) -> Option<f64> {
    let games: u64 = standings.rows.iter().map(|row| row.games).sum();
    let wins: f64 = standings
        .rows
        .iter()
        .map(|row| row.win.value * row.games as f64)
        .sum();
    (games > 0).then(|| wins / games as f64)
}

/// The answer to a question that was asked beforehand.
#[must_use]
pub fn verdict(plan: &Plan, answer: &Answer) -> String {
    let key = match answer.stronger {
        Some(true) => "arena-stronger",
        Some(false) => "arena-not-stronger",
        None => "arena-undecided",
    };
    let rivals = || texts::text("arena-rivals");
    let stop = plan.tournament.stop.as_ref();
    say(Message::new(key)
        .with("one", answer.one.as_str())
        .with("other", answer.other.clone().unwrap_or_else(rivals))
        .with("margin", i64::from(answer.by > 0.0))
        .with("by", percent(answer.by))
        .with("blocks", answer.blocks as i64)
        .with("alpha", percent(stop.map_or(0.0, |stop| stop.alpha))))
}

/// How long the games were.
#[must_use]
pub fn lengths(standings: &Standings) -> String {
    let (rolls, choices) = (&standings.rolls, &standings.choices);
    let (key, length) = if rolls.most > 0 {
        ("arena-lengths", rolls)
    } else {
        ("arena-lengths-choices", choices)
    };
    say(Message::new(key)
        .with("games", standings.games as i64)
        .with("rolls", Arg::decimal(rolls.mean, 1))
        .with("choices", Arg::decimal(choices.mean, 1))
        .with("least", length.least as i64)
        .with("most", length.most as i64)
        .with("draws", standings.draws as i64))
}

/// The heads of the table of the standings, and of the game's deeds after them.
#[must_use]
pub fn heads(standings: &Standings) -> Vec<String> {
    let mut heads = vec!["arena-head-name", "arena-head-games", "arena-head-win"];
    if standings.has_luck() {
        heads.extend(["arena-head-adjusted", "arena-head-luck"]);
    }
    if standings.has_errors() {
        heads.push("arena-head-errors");
    }
    heads.extend(["arena-head-points", "arena-head-rating", "arena-head-places"]);
    let deeds = standings
        .deed_names
        .iter()
        .map(|deed| format!("arena-deed-{deed}"));
    heads
        .into_iter()
        .map(str::to_owned)
        .chain(deeds)
        .map(|key| texts::text(&key))
        .collect()
}

/// The cells below the heads of what is left without luck, and of errors; none where nobody's are known.
#[must_use]
pub fn judged(standings: &Standings, row: &Row, digits: usize) -> Vec<String> {
    let cell = |part: fn(&Adjusted) -> Estimate| {
        let told = |it: &Adjusted| within(&part(it), 100.0, digits, "");
        row.adjusted.as_ref().map_or_else(|| "–".to_owned(), told)
    };
    let mut cells = Vec::new();
    if standings.has_luck() {
        cells.extend([cell(|it| it.win), cell(|it| it.luck)]);
    }
    if standings.has_errors() {
        let told = |it: &Estimate| within(it, 100.0, digits, "");
        cells.push(row.errors.as_ref().map_or_else(|| "–".to_owned(), told));
    }
    cells
}

/// What taking off the luck is worth, and what it leaves as it is; none where it is not taken off.
#[must_use]
pub fn without_luck(standings: &Standings) -> Option<String> {
    let known = standings.rows.iter().filter_map(|row| row.adjusted?.games);
    let games = known.min_by(f64::total_cmp)?;
    Some(say(
        Message::new("arena-adjusted").with("factor", Arg::decimal(games, 1))
    ))
}

/// Who won most.
pub(super) fn first(standings: &Standings) -> String {
    let (Some(row), Some(even)) = (standings.rows.first(), even(standings)) else {
        return texts::text("report-nothing");
    };
    say(Message::new("report-first")
        .with("name", row.name.as_str())
        .with("share", percent(row.win.value))
        .with("low", Arg::decimal(row.win.low * 100.0, 1))
        .with("high", percent(row.win.high))
        .with("even", percent(even)))
}

/// Whether each can be told from the next; where a question was asked beforehand, its answer says more.
pub(super) fn neighbours(standings: &Standings) -> Vec<String> {
    let is_asked = !standings.answers.is_empty();
    if is_asked || standings.rows.len() > COMPARED || standings.games == 0 {
        return Vec::new();
    }
    let sentence = |pair: &[Row]| {
        let key = if pair[0].win.low > pair[1].win.high {
            "report-apart"
        } else {
            "report-close"
        };
        say(Message::new(key)
            .with("one", pair[0].name.as_str())
            .with("other", pair[1].name.as_str())
            .with("share", percent(pair[0].win.value))
            .with("other_share", percent(pair[1].win.value)))
    };
    standings.rows.windows(2).map(sentence).collect()
}
