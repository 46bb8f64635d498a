//! A game that only the tests know lies on the table and is played there to its end, by clicks and by a computer.

use homestretch::{
    app::base::Beat,
    catalogue::Untyped as _,
    play::{Setup, Sitter},
    rules::{Seat, Turn},
};

use crate::{
    game::{Catalogued, RUNNER, Six},
    stage::Stage,
};

fn stage(words: [&str; 2]) -> Stage {
    let sitters = words.map(Sitter::from).into();
    let setup = Setup::new(&Catalogued, &Catalogued.default_config(), sitters).expect("a table");
    Stage::among(&Six, setup, 1)
}

#[test]
fn a_sixth_game_is_played_at_the_table_to_its_end() {
    let mut stage = stage(["person", "leaper"]);
    stage.speed(16.0);
    assert_eq!(
        stage.pieces(),
        [(Seat::new(0), "a1".to_owned()), (Seat::new(1), "c7".to_owned())]
    );
    let layout = stage.current().staging().layout();
    assert_eq!(
        layout.spot("a1").map(|spot| spot.form),
        Some(RUNNER),
        "of its own kind"
    );
    stage.until("it is over", |stage| {
        if stage.beat() == Some(Beat::Choose) && stage.current().chooser().is_some() {
            stage.click_through(1);
        }
        stage.current().game().turn() == Turn::Over && !stage.is_busy() && stage.pieces() == stage.truth()
    });
    assert_eq!(stage.pieces(), stage.truth());
    assert!(
        stage.pieces().contains(&(Seat::new(1), "c1".to_owned())),
        "the leaper is through"
    );
}
