//! Rings: what anybody may choose is dashed, what is chosen is solid, and nothing is ringed that is secret.

use homestretch::{
    app::{
        ask::{Ask, InTurn, Pacing, Seek},
        base::Beat,
        settings::Settings,
        table::Marked,
    },
    catalogue,
    play::{Act, Setup, Sitter},
    rules::{Arg, Seat, SeatSet},
    staging::{
        Mark, MarkKind, Pick,
        pieces::{card::CARD, pawn::PAWN},
    },
};

use crate::stage::{COMPUTERS, ONE_PERSON, Stage};

fn stage(game: &str, words: &[&str]) -> Stage {
    let entry = catalogue::Ours::GAMES
        .named(game)
        .expect("the game is in the catalogue");
    let mut config = entry.default_config();
    entry.set_seats(&mut config, words.len(), SeatSet::EMPTY);
    let sitters = words.iter().map(|&word| Sitter::from(word)).collect();
    let setup = Setup::new(entry, &config, sitters).expect("a table");
    Stage::with(|_| setup, &COMPUTERS, 3)
}

/// The rings that lie on the table.
fn rings(stage: &mut Stage) -> Vec<Mark> {
    let world = stage.app.world_mut();
    world
        .query::<&Marked>()
        .iter(world)
        .map(|Marked(mark)| mark.clone())
        .collect()
}

/// Those of one kind, by the names of their spots.
fn spots(rings: &[Mark], kind: MarkKind) -> Vec<String> {
    let of_kind = rings.iter().filter(|ring| ring.kind == kind);
    let mut spots: Vec<String> = of_kind.map(|ring| ring.spot.to_string()).collect();
    spots.sort();
    spots
}

/// Where pawns can go by these choices.
fn goals(stage: &Stage, picks: &[Pick]) -> Vec<String> {
    let layout = stage.current().staging().layout();
    let pawns = picks.iter().filter(|pick| layout.form(pick.to.as_str()) == PAWN);
    let mut goals: Vec<String> = pawns.map(|pick| pick.to.to_string()).collect();
    goals.sort();
    goals
}

#[test]
fn what_a_computer_may_choose_is_ringed_and_then_what_it_chooses() {
    for (game, words) in [("mejn", &COMPUTERS[..]), ("quoridor", &["runner", "runner"])] {
        let mut stage = stage(game, words);
        for _ in 0..6 {
            stage.until("a computer is to choose", |stage| {
                stage.beat() == Some(Beat::Choose)
            });
            let seat = stage.current().actor().expect("somebody acts");
            let picks = stage
                .current()
                .staging()
                .picks(stage.current().game().board(), seat);
            let dashed = goals(&stage, &picks);
            stage.until("its options are ringed", |stage| {
                spots(&rings(stage), MarkKind::Possible) == dashed
            });
            let steps = stage.current().game().steps().len();
            let mut last = Vec::new();
            stage.until("it has chosen", |stage| {
                let chose = stage.current().game().steps().len() > steps;
                if !chose {
                    last = rings(stage);
                }
                chose
            });
            let Act::Choice(_, number) = stage.current().game().steps()[steps].act else {
                panic!("it chose");
            };
            let chosen: Vec<Pick> = picks
                .iter()
                .filter(|pick| pick.number == number)
                .cloned()
                .collect();
            assert_eq!(spots(&last, MarkKind::Chosen), goals(&stage, &chosen), "{game}");
            stage.until("it is played", |stage| stage.beat() != Some(Beat::Choose));
        }
    }
}

#[test]
fn a_step_of_a_game_that_waits_shows_the_choice_before_it_is_played() {
    let mut stage = Stage::new(&COMPUTERS, 5);
    stage.ask(Ask::Pace(Pacing::Pause));
    for _ in 0..8 {
        stage.until("the table is still", |stage| {
            matches!(stage.beat(), Some(Beat::Roll | Beat::Choose)) && !stage.is_busy()
        });
        (0..40).for_each(|_| stage.frame());
        let chooses = stage.beat() == Some(Beat::Choose);
        let options = rings(&mut stage);
        assert_eq!(spots(&options, MarkKind::Chosen), Vec::<String>::new());
        assert_eq!(chooses, !spots(&options, MarkKind::Possible).is_empty());
        stage.ask(Ask::Pace(Pacing::Step));
        let steps = stage.current().game().steps().len();
        let mut seen = false;
        stage.until("the step is done", |stage| {
            seen |= !spots(&rings(stage), MarkKind::Chosen).is_empty();
            stage.current().game().steps().len() > steps
        });
        assert_eq!(seen, chooses);
    }
}

#[test]
fn who_looks_back_sees_what_could_be_chosen_and_what_was() {
    let mut stage = Stage::new(&ONE_PERSON, 5);
    stage.speed(8.0);
    stage.click_through(2);
    let acts = stage.current().game().steps().iter();
    let chosen = acts
        .map(|step| &step.act)
        .rposition(|act| matches!(act, Act::Choice(..)));
    let at = chosen.expect("somebody chose");
    stage.ask(Ask::Replay(Seek::To(at)));
    stage.until("it is looked at", |stage| stage.beat() == Some(Beat::Replay));
    stage.frame();
    let options = spots(&rings(&mut stage), MarkKind::Possible);
    assert!(!options.is_empty());
    stage.ask(Ask::Replay(Seek::By(1)));
    stage.until("what was chosen is ringed", |stage| {
        let solid = spots(&rings(stage), MarkKind::Chosen);
        solid.iter().any(|spot| options.contains(spot))
    });
    stage.until("and played", |stage| {
        stage.current().replay().is_some_and(|replay| replay.at == at + 1)
    });
}

#[test]
fn at_the_fastest_speed_nothing_is_ringed_and_nobody_waits() {
    let mut stage = Stage::new(&COMPUTERS, 5);
    stage.speed(Settings::FASTEST);
    stage.until("the game goes on", |stage| {
        assert_eq!(rings(stage), []);
        stage.current().game().steps().len() > 40
    });
}

#[test]
fn no_ring_tells_what_a_computer_holds_or_names_in_secret() {
    for (game, words) in [
        ("dog", &["person", "greedy", "greedy", "greedy"][..]),
        ("compromise", &["person", "smart_greedy"]),
    ] {
        let mut stage = stage(game, words);
        stage.speed(4.0);
        let layout = stage.current().staging().layout().clone();
        let person = Seat::new(0);
        let (mut others, mut choices) = (0, 0);
        stage.until("many have chosen", |stage| {
            let beat = stage.beat();
            for ring in rings(stage).into_iter().filter(|ring| ring.seat != person) {
                // What is revealed is shown in another beat.
                assert!(game == "dog" || beat != Some(Beat::Choose), "{ring:?}");
                let on_card = layout.form(ring.spot.as_str()) == CARD;
                assert!(game != "dog" || !on_card, "{ring:?}");
                others += 1;
            }
            if let Some(seat) = stage.current().chooser().filter(|_| beat == Some(Beat::Choose)) {
                let number = stage.current().game().board().choices(seat)[0].number;
                choices += 1;
                stage.ask(Ask::Turn(InTurn::Choose(seat, number)));
            }
            choices > 16 || beat == Some(Beat::Over)
        });
        assert!(others > 0, "{game}: computers have moved pieces");
    }
}

#[test]
fn advice_names_no_spot_by_what_only_the_board_calls_it() {
    for game in catalogue::Ours::GAMES {
        let words = vec!["random"; game.seats(&game.default_config())];
        let mut stage = stage(game.name(), &words);
        stage.speed(Settings::FASTEST);
        stage.until("much is done", |stage| {
            let current = stage.current();
            let (board, layout) = (current.game().board(), current.staging().layout());
            for seat in current.game().turn().seats().iter() {
                for choice in board.choices(seat) {
                    let hint = current
                        .staging()
                        .hint(board, seat, choice.number)
                        .expect("a hint");
                    let ends = current.staging().ends_of(board, seat, choice.number);
                    // What stands for its seat is known by where it stands.
                    let stands = ends.is_some_and(|(from, _)| layout.form(from.as_str()).wears_place());
                    assert!(stands || hint.key != "hint-piece", "{}", game.name());
                    let spoken = current.staging().spoken(board, seat, choice.number);
                    for (_, arg) in [Some(hint), spoken]
                        .into_iter()
                        .flatten()
                        .flat_map(|told| told.args)
                    {
                        let Arg::Text(text) = arg else { continue };
                        let inner = layout.spot(&text).filter(|spot| spot.name.as_str().contains('.'));
                        assert_eq!(inner, None, "{}", game.name());
                    }
                }
            }
            current.game().steps().len() > 60 || stage.beat() == Some(Beat::Over)
        });
    }
}
