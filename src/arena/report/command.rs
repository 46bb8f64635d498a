//! The words on the command line that play a tournament again.

use crate::arena::{Shape, Tournament};

/// The line that plays it again, wherever there is this program.
#[must_use]
pub fn command(tournament: &Tournament) -> String {
    let mut words: Vec<String> = ["homestretch", "arena", "run"].map(str::to_owned).to_vec();
    let mut put = |name: &str, value: String| words.extend([format!("--{name}"), quoted(&value)]);
    let usual = Tournament::default();
    put("game", tournament.game.clone());
    put("players", tournament.players.join(","));
    if tournament.shape != Shape::Table {
        put("shape", tournament.shape.word().to_owned());
    }
    // What names no board is laid with a seat for each player; typed, it would be as the game has it for so many.
    let each = (tournament.shape == Shape::Table).then_some(tournament.players.len());
    if let Some(board) = tournament.board.or(each) {
        put("board", board.to_string());
    }
    if let Some(seat) = tournament.fixed_seat {
        put("fixed-seat", seat.to_string());
    }
    put("games", tournament.games.to_string());
    if let Some(seed) = tournament.seed {
        put("seed", seed.to_string());
    }
    if tournament.bound != usual.bound {
        put("bound", tournament.bound.to_string());
    }
    if let Some(stop) = &tournament.stop {
        put("stronger", stop.stronger.clone());
        if let Some(than) = &stop.than {
            put("than", than.clone());
        }
        put("by", stop.by.to_string());
        put("alpha", stop.alpha.to_string());
    }
    for opening in &tournament.openings {
        put("opening", opening.clone());
    }
    let house = &tournament.house;
    if let Some(preset) = &house.preset {
        put("rules", preset.clone());
    }
    for rule in &house.rules {
        put("rule", rule.clone());
    }
    if let Some(language) = &tournament.language {
        put("language", language.clone());
    }
    for (name, is_on) in [
        ("--repetition", tournament.repetition),
        ("--permutations", tournament.permutations),
        ("--luck", tournament.luck),
    ] {
        if is_on {
            words.push(name.to_owned());
        }
    }
    words.join(" ")
}

/// A word as a shell takes it.
fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_.,:=/+%@".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_shell_would_take_apart_is_quoted() {
        assert_eq!(quoted("ranking:-90,20"), "ranking:-90,20");
        assert_eq!(quoted("it's <me>"), r"'it'\''s <me>'");
        assert_eq!(quoted(""), "''");
    }
}
