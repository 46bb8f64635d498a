//! The page of trainings: a network that learns goes on after a break, and its generations sit down at a table.

use homestretch::{
    arena::learn::{LearnTask, Learning, Method},
    catalogue::Spec,
    play::strategy_file,
};

use super::*;

/// Leaves a training of a network that was broken off before its first generation, as the third of the window's; returns
/// what it is called.
pub(super) fn broken_off(play: &Screenplay) -> String {
    let entry = catalogue::Ours::GAMES.usual();
    let task = LearnTask {
        name: "pupil".to_owned(),
        game: entry.name().to_owned(),
        rules: entry.write_config(&entry.contest_config()),
        hidden: 16,
        generations: 4,
        games: 32,
        method: Method::default(),
        against: ["random", "far"].map(|word| Spec::from(word.to_owned())).to_vec(),
        every: 1,
        proof: 8,
        seed: "1".to_owned(),
    };
    let folder = play.folder.path().join("trainings/3");
    Learning::begin(&catalogue::Ours, task, &folder, 1).expect("a training");
    let training = Message::new("own-training").with("name", "3");
    let game = texts::text(&format!("game-{}", entry.name()));
    format!("{game} · {}", texts::say(&training))
}

impl Screenplay {
    /// Waits until a text is shown.
    pub(super) fn await_text(&mut self, key: &str) {
        while !self.shows(&texts::text(key)) {
            self.frames(1);
        }
    }

    /// Whether a text is shown that begins as this one does.
    fn tells(&self, key: &str) -> bool {
        let text = texts::text(key);
        let begin = text.split(['{', ':']).next().unwrap_or_default();
        self.read().iter().any(|seen| seen.starts_with(begin))
    }
}

pub(super) fn a_network_goes_on_to_learn_and_its_generations_sit_down() {
    let mut play = Screenplay::begin("mejn", 4, 1);
    let name = broken_off(&play);
    play.go(Screen::Title, Page::Training);
    let judgement = texts::text("training-what-judgement");
    assert!(play.shows(&texts::text("training-strategy")) && play.shows(&name));
    play.click(&judgement);
    assert!(play.shows(&texts::text("training-measured")) && !play.shows(&texts::text("training-strategy")));
    play.click(&name);
    play.await_text("training-another");
    // It may have ended while that frame was drawn.
    play.frames(2);
    // What came of it is told first; whatever it is, with so few games.
    assert!(play.tells("training-judges") || play.tells("training-judges-not"));
    assert!(!play.shows(&texts::text("tournament-go-on")), "it is over");
    // The last generation is meant, then the one before it.
    assert!(play.shows("4 / 4"));
    let file = |play: &Screenplay, number: u32| {
        let name = format!("trainings/3/generation-{number:04}.net");
        let word = format!("file:{}", play.folder.path().join(name).display());
        strategy_file::sitter(catalogue::Ours::GAMES.usual(), &word).expect("it plays")
    };
    play.click(&texts::text("training-play-on"));
    play.frames(6);
    assert_eq!(play.screen(), (Screen::Table, Page::None));
    let chairs = &play.app.world().resource::<Current>().game().setup().chairs;
    let sitters: Vec<Sitter> = chairs.iter().map(|chair| chair.sitter.clone()).collect();
    let last = file(&play, 4);
    assert_eq!(sitters[0], Sitter::Person);
    assert!(sitters[1..].iter().all(|sitter| *sitter == last), "{sitters:?}");
    assert_ne!(last, file(&play, 1), "each has a network of its own");
    // It is known from then on, by what it is called.
    play.go(Screen::Setup, Page::None);
    play.seek(&texts::text("setup-person"));
    let generation = Message::new("own-generation")
        .with(
            "training",
            texts::say(&Message::new("own-training").with("name", "3")),
        )
        .with("number", 4_i64);
    assert!(play.shows(&texts::say(&generation)));
    play.go(Screen::Title, Page::Training);
    play.click(&texts::text("training-another"));
    assert!(!play.shows(&name), "what is over does not go on");
}
