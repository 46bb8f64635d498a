//! What the same dice or cards brought to others: what came of a challenge and of a duplicate evening, and the code by which
//! a game is given on.

use bevy_egui::egui::Context;

use crate::{
    app::current::Current,
    play::{Evening, challenge::Challenge},
    rules::Message as Sentence,
    texts,
};

/// What came of them, a line each; nothing where the dice fell here alone.
pub(super) fn told(current: &Current) -> Vec<String> {
    let mut told = Vec::new();
    if let Some(challenge) = current.challenge() {
        let lines = match challenge.beside(current.game()) {
            Ok(beside) => challenge.told_beside(beside).into(),
            Err(why) => vec![why],
        };
        let lines: Vec<String> = lines.iter().map(|line| current.say(line)).collect();
        told.push(lines.join(" "));
    }
    told.extend(current.evening().iter().map(sums));
    told
}

/// The places of everybody and their sums.
fn sums(evening: &Evening) -> String {
    let head = Sentence::new("evening-sums-table")
        .with("played", evening.played() as i64)
        .with("games", evening.games() as i64);
    let setup = evening.setup();
    let sums = evening.sums().into_iter().map(|sum| {
        let places: Vec<String> = sum.places.iter().map(ToString::to_string).collect();
        let told = Sentence::new("evening-sum-table")
            .with("seat", sum.seat)
            .with("places", places.join(" + "))
            .with("sum", i64::from(sum.total()));
        texts::say_naming(&told, &|seat| setup.name(seat))
    });
    let sums: Vec<String> = sums.collect();
    format!("{} {}", texts::say(&head), sums.join(" · "))
}

/// Puts the code by which a game is given on into the clipboard, and says so; or why there is none. Of several persons the
/// one with the best place is to be beaten.
pub(super) fn given(ctx: &Context, current: &Current) -> String {
    let code = || {
        let game = current.game();
        let persons = game
            .board()
            .seats()
            .iter()
            .filter(|&seat| current.is_person(seat));
        let place = |seat| game.standing().and_then(|standing| standing.place(seat));
        let best = persons.min_by_key(|&seat| place(seat).unwrap_or(u8::MAX));
        let best = best.ok_or_else(|| Sentence::new("challenge-no-person"))?;
        Challenge::new(game, best)?.code()
    };
    match code() {
        Ok(code) => {
            let told = Sentence::new("share-code").with("code", code.as_str());
            ctx.copy_text(code);
            texts::say(&told)
        }
        Err(why) => current.say(&why),
    }
}
