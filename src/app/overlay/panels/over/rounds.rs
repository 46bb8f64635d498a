//! What each seat gained in each round, where a game has rounds and counts what is gained.

use bevy_egui::egui::{Align2, Sense, Ui, WidgetType, pos2, vec2};

use crate::{
    app::{
        current::Current,
        overlay::{
            panels::facts::Facts,
            widgets::{
                self, signs,
                style::{self, QUIET, TEXT},
            },
        },
    },
    catalogue::Board,
    rules::Seat,
    texts,
};

/// What the sign of a seat takes, a round at most, what is free around its number, and a figure of that.
const SIGN: f32 = 30.0;
const COLUMN: f32 = 60.0;
const AROUND: f32 = 12.0;
const FIGURE: f32 = 9.0;
const LINE: f32 = 21.0;

/// What each seat gained in a round.
pub(super) type Round = Vec<(Seat, i64)>;

/// The rounds of a game; none where it has none.
pub(super) fn find(current: &Current) -> Vec<Round> {
    let (staging, end) = (current.staging(), current.game().board());
    let far = |board: &dyn Board| -> Round {
        let seats = board.seats();
        seats
            .iter()
            .map(|seat| (seat, staging.ahead(board, seat)))
            .collect()
    };
    let steps = current.game().steps().iter().map(|step| &*step.before);
    let told = steps.filter_map(|board| Some((staging.round(board)?, board)));
    let mut begun: Vec<(_, &dyn Board)> = told.collect();
    begun.dedup_by(|next, last| next.0 == last.0);
    let mut stood: Vec<Round> = begun.into_iter().map(|(_, board)| far(board)).collect();
    stood.push(far(end));
    let gained = |pair: &[Round]| {
        let both = pair[1].iter().zip(&pair[0]);
        both.map(|((seat, then), (_, before))| (*seat, then - before))
            .collect()
    };
    stood.windows(2).map(gained).collect()
}

fn gain(round: &[(Seat, i64)], seat: Seat) -> i64 {
    let own = round.iter().find(|(other, _)| *other == seat);
    own.map_or(0, |(_, gain)| *gain)
}

/// Shows them below the numbers of the rounds where there is room for all of them, a line for each seat by its place; the most of
/// a round stands out.
pub(super) fn show(ui: &mut Ui, current: &Current, facts: &Facts, places: &[(Seat, u8)], rounds: &[Round]) {
    let column = ((ui.available_width() - SIGN) / rounds.len().max(1) as f32).min(COLUMN);
    let is_scored = places
        .iter()
        .all(|(seat, _)| facts.progress(*seat).score().is_some());
    let numbers = rounds.iter().flatten().map(|(_, gain)| gain.to_string().len());
    let least = AROUND + FIGURE * numbers.max().unwrap_or(0) as f32;
    if rounds.len() < 2 || !is_scored || column < least {
        return;
    }
    widgets::quiet(ui, &texts::text("over-rounds"));
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let wide = SIGN + column * rounds.len() as f32;
        let right = |at: usize| SIGN + column * (at as f32 + 0.5);
        let (head, _) = ui.allocate_exact_size(vec2(wide, LINE), Sense::hover());
        for at in 0..rounds.len() {
            let place = pos2(head.left() + right(at), head.center().y);
            let number = (at + 1).to_string();
            ui.painter()
                .text(place, Align2::CENTER_CENTER, number, style::body(14.0), QUIET);
        }
        for &(seat, _) in places {
            let (line, response) = ui.allocate_exact_size(vec2(wide, LINE), Sense::hover());
            let gains: Vec<i64> = rounds.iter().map(|round| gain(round, seat)).collect();
            let told: Vec<String> = gains.iter().map(i64::to_string).collect();
            let told = format!("{}: {}", current.name(seat), told.join(", "));
            widgets::told(&response, ui, WidgetType::Label, &told);
            let sign = line.left_center() + vec2(10.0, 0.0);
            signs::sign(ui.painter(), sign, 7.0, facts.colour(seat), TEXT);
            for (at, (gain, round)) in gains.iter().zip(rounds).enumerate() {
                let is_most = round.iter().all(|(_, other)| other <= gain);
                let (font, colour) = if is_most {
                    (style::bold(16.0), TEXT)
                } else {
                    (style::body(16.0), QUIET)
                };
                let place = pos2(line.left() + right(at), line.center().y);
                ui.painter()
                    .text(place, Align2::CENTER_CENTER, gain.to_string(), font, colour);
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        app::settings::Shelf,
        catalogue::Entry,
        play::{Match, Setup, Sitter, seed},
    };

    fn played(entry: &'static dyn Entry, player: &str) -> Current {
        let sitters = vec![Sitter::from(player); 2];
        let setup = Setup::new(entry, &entry.default_config(), sitters).expect("a table");
        let mut game = Match::new(setup, seed::numbered(1)).expect("a game");
        while game.step_alone().expect("computers play") {}
        Current::new(game, &Shelf::default()).expect("it can lie on the table")
    }

    #[test]
    fn the_rounds_of_a_game_add_up_to_its_scores() {
        let current = played(&crate::catalogue::compromise::Catalogued, "random");
        let rounds = find(&current);
        assert_eq!(rounds.len(), 5);
        let board = current.game().board();
        for seat in board.seats().iter() {
            let sum: i64 = rounds.iter().map(|round| gain(round, seat)).sum();
            assert_eq!(sum, current.staging().ahead(board, seat), "{rounds:?}");
        }
        let gains = rounds
            .iter()
            .filter(|round| round.iter().any(|(_, gain)| *gain > 0));
        assert!(
            gains.count() > 2,
            "what is gained is not all told of one round: {rounds:?}"
        );
    }

    #[test]
    fn a_game_without_rounds_has_none() {
        let current = played(&crate::catalogue::quoridor::Catalogued, "runner");
        assert!(find(&current).is_empty());
    }
}
