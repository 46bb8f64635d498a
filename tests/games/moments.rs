//! The moments of a game: found in every game by its own events, the same ones each time, and the greatest of all.

use homestretch::{
    catalogue::{self, Moment, Ours, Staging, Telling},
    play::{Match, Setup, Sitter, seed},
    staging::Boards,
};

/// A game of quick players that has been played out.
fn played(name: &str, number: u64) -> Match {
    let entry = Ours::GAMES.named(name).expect("a game");
    let config = entry.default_config();
    let words = entry.quick_players().iter().cycle();
    let sitters = words.take(entry.seats(&config)).map(|&word| Sitter::from(word));
    let setup = Setup::new(entry, &config, sitters.collect()).expect("a table");
    let mut game = Match::new(setup, seed::numbered(number)).expect("a game");
    while game.step_alone().expect("nobody plays foul") {}
    game
}

fn look(game: &Match) -> Box<dyn Staging> {
    let look = game.setup().entry.look(game.board(), &Boards::default());
    look.expect("its own board")
}

fn found(game: &Match, most: usize) -> Vec<Moment> {
    let staging = look(game);
    let steps: Vec<Telling> = game
        .steps()
        .iter()
        .map(|step| (&*step.before, &step.events[..]))
        .collect();
    catalogue::moments(&*staging, &steps, game.board(), most)
}

#[test]
fn every_game_has_three_in_their_order_and_one_of_them_decided_it() {
    for entry in Ours::GAMES {
        for number in 0..4 {
            let game = played(entry.name(), number);
            let moments = found(&game, 3);
            let name = entry.name();
            assert_eq!(moments.len(), 3, "{name} {number}: {moments:?}");
            assert!(
                moments.is_sorted_by(|a, b| a.step < b.step),
                "{name}: {moments:?}"
            );
            let won = moments.iter().filter(|moment| moment.key == "moment-win").count();
            assert!(won == 1, "{name} {number}: {moments:?}");
            // Only one of a kind is the greatest.
            for key in ["moment-strike-most", "moment-turn-most"] {
                let most = moments.iter().filter(|moment| moment.key == key).count();
                assert!(most <= 1, "{name} {number}: {moments:?}");
            }
            for moment in &moments {
                assert!(!game.steps()[moment.step].events.is_empty(), "{name}: {moment:?}");
            }
            assert_eq!(found(&game, 3), moments);
            assert_eq!(found(&game, 1).len(), 1);
        }
    }
}

#[test]
fn where_nothing_is_struck_the_greatest_shift_of_the_lead_is_one_of_them() {
    let game = played("compromise", 2);
    let staging = look(&game);
    let seats: Vec<_> = game.board().seats().iter().collect();
    let lead = |board| staging.ahead(board, seats[0]) - staging.ahead(board, seats[1]);
    let shift = |step: usize| {
        let steps = game.steps();
        let after = steps.get(step + 1).map_or(game.board(), |step| &*step.before);
        (lead(after) - lead(&*steps[step].before)).abs()
    };
    let most = (0..game.steps().len()).map(shift).max().expect("steps");
    let moments = found(&game, 3);
    assert!(
        moments.iter().any(|moment| shift(moment.step) == most),
        "{moments:?}"
    );
    for moment in moments {
        let is_most = shift(moment.step) == most;
        assert_eq!(
            moment.key == "moment-turn-most",
            is_most && moment.key != "moment-win"
        );
    }
}

#[test]
fn where_pieces_are_struck_the_hardest_strike_is_one_of_them() {
    let game = played("mejn", 1);
    let staging = look(&game);
    // How far the one came back who was struck.
    let lost = |step: usize| {
        let steps = game.steps();
        let after = steps.get(step + 1).map_or(game.board(), |step| &*step.before);
        let seats = game.board().seats().iter();
        let back = seats.map(|seat| staging.ahead(&*steps[step].before, seat) - staging.ahead(after, seat));
        back.max().unwrap_or_default()
    };
    let moments = found(&game, 3);
    let strike = moments.iter().find(|moment| moment.key == "moment-strike-most");
    let strike = strike.expect("somebody was struck");
    let most = (0..game.steps().len()).map(lost).max().expect("steps");
    assert!(
        lost(strike.step) * 4 >= most * 3,
        "{} lost, {most} were lost at most",
        lost(strike.step)
    );
}
