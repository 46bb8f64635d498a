//! What the title offers, in words: the game that was left open, tables to begin at, the games, and the other pages.
//!
//! What is said of a game comes from its entry in the catalogue: a new one is offered by itself.

use crate::{
    app::{
        ask::{Ask, Begin, Leave},
        base::{Page, Screen},
        current::Current,
        overlay::widgets::{faces::Portrait, game_name, signs::Icon},
        settings::{Settings, party_size},
    },
    catalogue::{Entry, Games},
    play::{Sitter, company},
    rules::{Message as Sentence, Turn},
    staging::Colour,
    texts,
};

/// What comes of it when something is pressed.
#[derive(Clone, Debug)]
pub(super) enum Way {
    /// Something is asked for.
    Ask(Ask),
    /// A page is laid over the title.
    Page(Page),
    /// The screen changes.
    Screen(Screen),
    /// People play, each on the own phone.
    Phones,
}

/// What an offer is, which says how it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The game that was left open.
    Open,
    /// A table to begin at.
    Start,
    /// Something else to do with the chosen game.
    Deed,
    /// A game to choose; whether it is the chosen one.
    Tile(bool),
    /// The way to something else.
    Word,
}

/// One thing that can be pressed.
#[derive(Clone, Debug)]
pub(super) struct Offer {
    pub(super) kind: Kind,
    pub(super) way: Way,
    pub(super) title: String,
    pub(super) lines: Vec<String>,
    pub(super) sign: Option<Icon>,
    /// The game whose board is shown; that of the open game where it is that.
    pub(super) game: Option<&'static dyn Entry>,
    /// The colour that is to move.
    pub(super) mover: Option<Colour>,
    /// Who sits across the table.
    pub(super) faces: Vec<Portrait>,
}

impl Offer {
    fn new(kind: Kind, way: Way, title: String) -> Self {
        Self {
            kind,
            way,
            title,
            lines: Vec::new(),
            sign: None,
            game: None,
            mover: None,
            faces: Vec::new(),
        }
    }

    fn begin(begin: Begin, key: &str, sign: Icon) -> Self {
        let new = Self::new(Kind::Start, Way::Ask(Ask::Begin(begin)), texts::text(key));
        Self {
            sign: Some(sign),
            ..new
        }
    }

    fn saying(mut self, line: String) -> Self {
        self.lines.push(line);
        self
    }

    /// All of it in words.
    pub(super) fn told(&self) -> String {
        let lines = self.lines.iter().filter(|line| !line.is_empty());
        std::iter::once(&self.title)
            .chain(lines)
            .map(String::as_str)
            .collect::<Vec<_>>()
            .join(". ")
    }
}

/// Everything that is offered, in the order in which it is told. `open` is the game that can be gone on with.
pub(super) fn offers(games: Games, settings: &Settings, open: Option<&Current>) -> Vec<Offer> {
    let entry = settings.entry(games);
    let mut offers: Vec<Offer> = open.map(going_on).into_iter().collect();
    offers.extend(starts(entry, settings));
    offers.push(Offer {
        sign: Some(Icon::Board),
        ..Offer::new(Kind::Deed, Way::Screen(Screen::Setup), texts::text("title-setup"))
    });
    offers.push(Offer {
        sign: Some(Icon::Book),
        ..Offer::new(Kind::Deed, Way::Page(Page::Rules), texts::text("title-rules"))
    });
    offers.push(Offer {
        sign: Some(Icon::Hint),
        ..Offer::new(Kind::Deed, Way::Page(Page::Puzzles), texts::text("puzzles-title"))
    });
    offers.extend(games.into_iter().map(|game| tile(game, game == entry)));
    let words = [
        ("title-tournament", Icon::Crown, Way::Page(Page::Tournament)),
        ("load-title", Icon::Chest, Way::Page(Page::Load)),
        ("menu-phones", Icon::Phone, Way::Phones),
        ("profile-title", Icon::Person, Way::Page(Page::Profiles)),
        ("title-settings", Icon::Sliders, Way::Page(Page::Settings)),
        ("title-help", Icon::Keys, Way::Page(Page::Help)),
        ("title-about", Icon::About, Way::Page(Page::About)),
        ("title-quit", Icon::Close, Way::Ask(Ask::Leave(Leave::Quit))),
    ];
    offers.extend(words.map(|(key, sign, way)| Offer {
        sign: Some(sign),
        ..Offer::new(Kind::Word, way, texts::text(key))
    }));
    offers
}

/// The game that was left open, and who is to move in it.
fn going_on(open: &Current) -> Offer {
    let key = match open.game().turn() {
        Turn::Chance => "turn-to-roll",
        _ => "turn-to-choose",
    };
    let actor = open.actor();
    let told = actor.map(|seat| open.say(&Sentence::new(key).with("seat", seat)));
    let mover = actor.and_then(|seat| Colour::by_key(&open.staging().colour(seat)));
    let game = open.game().setup().entry;
    let line = [Some(game_name(game.name())), told];
    let way = Way::Ask(Ask::Begin(Begin::Continue));
    Offer {
        game: Some(game),
        mover,
        lines: vec![line.into_iter().flatten().collect::<Vec<_>>().join(" · ")],
        ..Offer::new(Kind::Open, way, texts::text("title-continue"))
    }
}

/// The tables at which the chosen game can begin at once.
fn starts(entry: &'static dyn Entry, settings: &Settings) -> Vec<Offer> {
    let counted = |key: &str, count: usize| texts::say(&Sentence::new(key).with("count", count as i64));
    let mut starts = Vec::new();
    if let Some(last) = settings.tables.get(entry.name()) {
        let count =
            |is: &dyn Fn(&Sitter) -> bool| last.chairs().iter().filter(|chair| is(&chair.sitter)).count();
        let people = count(&|sitter| *sitter == Sitter::Person);
        let computers = count(&|sitter| matches!(sitter, Sitter::Computer(_)));
        let told = [("title-people", people), ("title-computers", computers)];
        let told = told.into_iter().filter(|(_, count)| *count > 0);
        let told: Vec<String> = told.map(|(key, count)| counted(key, count)).collect();
        starts.push(Offer::begin(Begin::Last, "title-last", Icon::Redo).saying(told.join(", ")));
    }
    if settings.is_new(entry) {
        let first = Offer::begin(Begin::First(entry.name()), "title-first", Icon::Book);
        starts.push(first.saying(texts::text("title-first-help")));
    }
    let usual = company::table(entry, entry.usual_sitters());
    let keys = entry.colours(&entry.default_config());
    let others = std::iter::zip(&usual, keys)
        .filter_map(|(chair, key)| Some((company::character(chair)?, Colour::by_key(key)?)));
    let (names, faces): (Vec<&str>, Vec<Portrait>) = others
        .map(|(character, colour)| (character.name, Portrait::new(&character.face, colour)))
        .unzip();
    let against = Sentence::new("title-alone-help").with("names", names.join(", "));
    let alone = Offer::begin(Begin::Alone, "title-alone", Icon::Play).saying(texts::say(&against));
    starts.push(Offer { faces, ..alone });
    let party = Offer::begin(Begin::Party, "title-party", Icon::People);
    starts.push(Offer {
        title: counted("title-party", party_size(entry)),
        ..party.saying(texts::text("title-party-help"))
    });
    let watch = Offer::begin(Begin::Demo, "title-watch", Icon::Eye);
    starts.push(watch.saying(texts::text("title-watch-help")));
    starts
}

/// A game: its name, how many play it and how long, and what it is like.
fn tile(game: &'static dyn Entry, chosen: bool) -> Offer {
    let say = |message: &Sentence| texts::has(&message.key).then(|| texts::say(message));
    let players = Sentence::new("title-players").with("players", players(game.seat_counts()));
    let size = [Some(texts::say(&players)), say(&game.duration())];
    let size: Vec<String> = size.into_iter().flatten().collect();
    let way = Way::Ask(Ask::Begin(Begin::Game(game.name())));
    Offer {
        game: Some(game),
        lines: std::iter::once(size.join(" · "))
            .chain(say(&game.invitation()))
            .collect(),
        ..Offer::new(Kind::Tile(chosen), way, game_name(game.name()))
    }
}

/// How many can play: `2–6`, `2 or 4`.
fn players(counts: &[usize]) -> String {
    let mut counts = counts.to_vec();
    counts.sort_unstable();
    let runs = counts.chunk_by(|a, b| a + 1 == *b).map(|run| match *run {
        [first, .., last] => format!("{first}–{last}"),
        _ => run.first().map(ToString::to_string).unwrap_or_default(),
    });
    runs.reduce(|few, more| texts::say(&Sentence::new("title-or").with("few", few).with("more", more)))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_players_are_told_as_people_do() {
        assert_eq!(players(&[2]), "2");
        assert_eq!(players(&[4, 6, 2, 3, 5]), "2–6");
        for (counts, told) in [(&[2, 4][..], "2 4"), (&[4, 3, 6], "3–4 6")] {
            let plain = players(counts).replace(['\u{2068}', '\u{2069}'], "");
            let numbers: Vec<&str> = plain.split(' ').collect();
            assert_eq!([numbers[0], numbers[numbers.len() - 1]].join(" "), told);
        }
    }
}
