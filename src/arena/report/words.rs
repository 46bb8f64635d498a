//! What a report says in sentences and numbers.

use std::collections::BTreeSet;

use crate::{
    arena::{Adjusted, Answer, Estimate, Plan, Row, Standings},
    rules::{Arg, Message},
    texts,
};

/// A difference is told as one where chance alone would make so large a one rarer than this.
const SURE: f64 = 0.05;
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
    let key = match (answer.stronger, answer.both) {
        (Some(true), _) => "arena-stronger",
        (Some(false), false) => "arena-not-stronger",
        (Some(false), true) => "arena-neither",
        (None, false) => "arena-undecided",
        (None, true) => "arena-undecided-both",
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

/// What the seats are called on the board.
#[must_use]
pub fn seats(plan: &Plan) -> Vec<String> {
    let colours = plan.entry.colours(&plan.config);
    let name = |colour: &&str| texts::text(&format!("colour-{colour}"));
    colours.iter().take(plan.seats).map(name).collect()
}

/// Whether the seats win alike, whoever sits there.
#[must_use]
pub fn balance(plan: &Plan, standings: &Standings) -> String {
    let names = seats(plan);
    let shares = standings.seats.iter().zip(&names);
    let mut known: Vec<(f64, &str)> = shares
        .filter_map(|(it, name)| Some((it.as_ref()?.value, name.as_str())))
        .collect();
    known.sort_by(|one, other| other.0.total_cmp(&one.0));
    let (Some(test), Some(most), Some(least)) = (&standings.balance, known.first(), known.last()) else {
        return texts::text("report-seats-unknown");
    };
    let key = if test.p < SURE {
        "report-seats-differ"
    } else {
        "report-seats-alike"
    };
    let p = if test.p < 0.001 {
        format!("p < {}", texts::decimal(0.001, 3))
    } else {
        format!("p = {}", texts::decimal(test.p, 3))
    };
    say(Message::new(key)
        .with("most", most.1)
        .with("share", percent(most.0))
        .with("least", least.1)
        .with("other_share", percent(least.0))
        .with("blocks", texts::grouped(test.blocks))
        .with("p", p))
}

/// How long the games were.
#[must_use]
pub fn lengths(standings: &Standings) -> String {
    let (rolls, choices) = (&standings.rolls, &standings.choices);
    // What chance does is not called a roll in every game.
    let own = format!("arena-lengths-{}", standings.game);
    let (key, length) = if rolls.most == 0 {
        ("arena-lengths-choices", choices)
    } else if texts::known(&own).is_some() {
        (own.as_str(), rolls)
    } else {
        ("arena-lengths", rolls)
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
    head_keys(standings).iter().map(|key| texts::text(key)).collect()
}

/// The keys of these heads.
pub(super) fn head_keys(standings: &Standings) -> Vec<String> {
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
    heads.into_iter().map(str::to_owned).chain(deeds).collect()
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

/// The version of the rules, as reports tell it.
pub(super) fn rules(plan: &Plan) -> String {
    say(Message::new("report-rules-page")
        .with("page", format!("docs/rules/{}.md", plan.entry.name()))
        .with("hash", plan.rules_version()))
}

/// Who stands first.
pub(super) fn first(standings: &Standings) -> String {
    let (Some(row), Some(even)) = (standings.rows.first(), even(standings)) else {
        return texts::text("report-nothing");
    };
    say(Message::new("report-first")
        .with("name", row.name.as_str())
        .with("rating", within(&row.rating, 1.0, 0, ""))
        .with("share", percent(row.win.value))
        .with("low", Arg::decimal(row.win.low * 100.0, 1))
        .with("high", percent(row.win.high))
        .with("even", percent(even)))
}

/// Each against the next above and below it that it met, by the difference of their shares in the same blocks; of whom a
/// question was asked beforehand, the answer says more.
#[must_use]
pub fn compared(standings: &Standings) -> Vec<String> {
    let (rows, leads) = (&standings.rows, &standings.leads);
    if rows.len() > COMPARED {
        return Vec::new();
    }
    let mut pairs = BTreeSet::new();
    for (one, own) in leads.iter().enumerate() {
        let met = |other: &usize| own[*other].is_some();
        pairs.extend((one + 1..rows.len()).find(met).map(|other| (one, other)));
        pairs.extend((0..one).rev().find(met).map(|other| (other, one)));
    }
    let is_asked = |one: &str, other: &str| {
        standings.answers.iter().any(|answer| {
            let both = [Some(answer.one.as_str()), answer.other.as_deref()];
            both.contains(&Some(one)) && both.contains(&Some(other))
        })
    };
    pairs
        .into_iter()
        .filter_map(|(one, other)| Some((&rows[one].name, &rows[other].name, leads[one][other].as_ref()?)))
        .filter(|(one, other, _)| !is_asked(one, other))
        .map(|(one, other, lead)| comparison(one, other, lead))
        .collect()
}

fn comparison(one: &str, other: &str, lead: &Estimate) -> String {
    // Whoever won more often goes first, also where the rating says otherwise.
    let (one, other, lead) = if lead.value < 0.0 {
        let turned = Estimate {
            value: -lead.value,
            low: -lead.high,
            high: -lead.low,
        };
        (other, one, turned)
    } else {
        (one, other, *lead)
    };
    let key = if lead.low > 0.0 {
        "report-apart"
    } else {
        "report-close"
    };
    let digits = digits(std::iter::once(&lead));
    let number = |share: f64| texts::decimal(share * 100.0, digits);
    say(Message::new(key)
        .with("one", one)
        .with("other", other)
        .with("lead", format!("{} %", number(lead.value)))
        .with("low", number(lead.low))
        .with("high", format!("{} %", number(lead.high))))
}
