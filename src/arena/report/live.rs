//! A line that tells how a tournament stands while it is played: games, who leads, the strength of two sides in Elo, and how
//! far the question is that was asked.

use super::words::{digits, even, say, within};
use crate::{
    arena::{Estimate, Evidence, Standings},
    rules::{Arg, Message},
    texts,
};

/// The line; `rate` is how many games a second are played.
#[must_use]
pub fn line(standings: &Standings, evidence: Option<&Evidence>, rate: f64) -> String {
    let mut parts = vec![say(Message::new("arena-live-games")
        .with("games", standings.games as i64)
        .with("rate", Arg::decimal(rate, usize::from(rate < 10.0))))];
    if let Some(first) = standings.rows.first().filter(|row| row.games > 0) {
        let share = within(&first.win, 100.0, digits(std::iter::once(&first.win)), " %");
        parts.push(format!("{} {share}", first.name));
    }
    parts.extend(elo(standings).map(|elo| format!("Elo {}", within(&elo, 1.0, 0, ""))));
    parts.extend(evidence.map(told));
    parts.join(" · ")
}

/// By how many points of Elo the first of two sides is stronger, by its share of the games; none where there are others, or
/// nothing is known.
#[must_use]
pub fn elo(standings: &Standings) -> Option<Estimate> {
    if standings.rows.len() != 2 {
        return None;
    }
    let lead = standings.leads[0][1].as_ref()?;
    let even = even(standings)?;
    // Both shares of an appearance together are twice the even one, so the lead tells the score of the side.
    let of = |lead: f64| {
        let score = (0.5 + lead / (4.0 * even)).clamp(LEAST, 1.0 - LEAST);
        400.0 * libm::log10(score / (1.0 - score))
    };
    Some(Estimate {
        value: of(lead.value),
        low: of(lead.low),
        high: of(lead.high),
    })
}

/// A score that is nearer to none or all of the games than this is told as so near.
const LEAST: f64 = 1e-6;

/// How far a question is: the logarithm of the evidence for and against, and that at which it is answered.
fn told(evidence: &Evidence) -> String {
    let number = |number: f64| texts::decimal(number, 2);
    let [stronger, weaker] = evidence.told;
    let line = format!(
        "LLR {} / {} (±{})",
        number(stronger),
        number(0.0 - weaker),
        number(evidence.bound)
    );
    if evidence.questions == 1 {
        line
    } else {
        format!("{}/{} · {line}", evidence.answered, evidence.questions)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        arena::{Control, Plan, Session, Shard, Stop, Tournament},
        catalogue::Ours,
    };

    #[test]
    fn the_line_has_games_the_leader_elo_and_the_test() {
        let plan = Plan::new(
            &Ours,
            Tournament {
                players: vec!["far".into(), "random".into()],
                games: 40,
                seed: Some(3),
                stop: Some(Stop {
                    stronger: "far".into(),
                    than: None,
                    by: 0.9,
                    alpha: 0.05,
                }),
                ..Tournament::default()
            },
        );
        let mut session = Session::begin(plan.expect("a plan"), Shard::WHOLE, None).expect("it begins");
        let before = line(&session.standings(), session.evidence().as_ref(), 0.0);
        assert!(
            before.starts_with("0 games, 0.0 games/s · LLR 0.00 / 0.00"),
            "{before}"
        );
        session.play(&Control::new(1), 1, |_| {}).expect("it plays");
        let standings = session.standings();
        let told = line(&standings, session.evidence().as_ref(), 1234.4);
        assert!(
            told.starts_with(&format!("{} games, 1234 games/s · far ", standings.games)),
            "{told}"
        );
        assert!(
            told.contains(" % · Elo ") && told.contains("LLR ") && told.contains("(±3.00)"),
            "{told}"
        );
        // 400·log₁₀(s/(1 − s)) of the share of the games.
        let share = standings.rows[0].win.value;
        let elo = elo(&standings).expect("two sides");
        assert!(
            (elo.value - 400.0 * (share / (1.0 - share)).log10()).abs() < 0.1,
            "{elo:?} {share}"
        );
        assert!(elo.low <= elo.value && elo.value <= elo.high);
    }
}
