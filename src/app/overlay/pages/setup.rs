//! A table being set up: what has been chosen so far, and what stands in the way of starting.
//!
//! What is shown of it is `setup_page`; nothing here draws.

use bevy::prelude::*;

use super::who::{self, Place, Who};
use crate::{
    app::{
        base::{Options, Screen},
        current::Current,
        keep::own::OwnPlayers,
        overlay::widgets::small::Small,
        settings::{Settings, Shelf},
    },
    catalogue::{Config, Entry, Games, Places},
    play::{Chair, Match, Setup, Sitter, UndoPolicy, dice::Seed, fate::Fate, seed},
    rules::{Message, Seat, SeatSet},
    staging::{Eyes, Layout},
    texts,
};

/// The setting that stands beside the house rules, not among them.
pub(in crate::app::overlay) const WHO_BEGINS: &str = "who_begins";

/// A table being set up.
#[derive(Resource)]
pub(in crate::app::overlay) struct Draft {
    /// Those that can be chosen.
    pub(in crate::app::overlay) games: Games,
    pub(in crate::app::overlay) entry: &'static dyn Entry,
    pub(in crate::app::overlay) config: Config,
    pub(in crate::app::overlay) places: Vec<Place>,
    pub(in crate::app::overlay) undo: UndoPolicy,
    pub(in crate::app::overlay) seed: String,
    /// What the house has committed itself to for the next game.
    secret: Option<Seed>,
    pub(in crate::app::overlay) rules_unfolded: bool,
    pub(in crate::app::overlay) dice_unfolded: bool,
    /// The board as it would be, how it looks, and what it was made for.
    layout: Option<Layout>,
    pub(in crate::app::overlay) small: Option<Small>,
    /// The seats at it, each with its team.
    teams: Vec<(usize, usize)>,
    laid: Option<Config>,
    /// The game that was chosen on the title when the page was opened last.
    chosen: Option<&'static dyn Entry>,
    /// Where one came from, and goes back to.
    pub(in crate::app::overlay) back: Screen,
    /// How often the page was opened: it is scrolled anew each time.
    pub(in crate::app::overlay) opened: u32,
    /// The seat for which a player of one's own is sought.
    pub(in crate::app::overlay) sought: Option<usize>,
}

impl FromWorld for Draft {
    fn from_world(world: &mut World) -> Self {
        let games = world.resource::<Options>().games();
        Self::of(games, games.usual())
    }
}

impl Draft {
    /// The usual table of a game.
    fn of(games: Games, entry: &'static dyn Entry) -> Self {
        Self {
            games,
            entry,
            config: entry.default_config(),
            places: who::usual(entry),
            undo: UndoPolicy::default(),
            seed: String::new(),
            secret: None,
            rules_unfolded: false,
            dice_unfolded: false,
            layout: None,
            small: None,
            teams: Vec::new(),
            laid: None,
            chosen: None,
            back: Screen::Title,
            opened: 0,
            sought: None,
        }
    }
}

/// The page opens with the last table, and after that as it was left.
pub(in crate::app::overlay) fn begin(
    mut draft: ResMut<Draft>,
    mut settings: ResMut<Settings>,
    current: Option<Res<Current>>,
    previous: Option<Res<PreviousState<Screen>>>,
    own: Res<OwnPlayers>,
) {
    let from = previous.filter(|_| current.is_some()).map(|previous| **previous);
    draft.back = from.unwrap_or_default();
    draft.opened = draft.opened.wrapping_add(1);
    // Where another game was chosen since, its table is the one that is set up.
    let chosen = settings.entry(draft.games);
    let before = draft.chosen.replace(chosen);
    if before.is_some() && (before == Some(chosen) || draft.entry == chosen) {
        return;
    }
    if draft.entry != chosen {
        draft.set_game(chosen);
    }
    if let Ok(setup) = settings.last_table(draft.games) {
        draft.take(&setup, &own);
    }
    // Who sits there is known by its word, though it was not named in the window.
    for place in &draft.places {
        if let Who::Own(word) = &place.who
            && own.of_word(word).is_none()
        {
            settings.remember(word);
        }
    }
}

impl Draft {
    fn take(&mut self, setup: &Setup, own: &OwnPlayers) {
        let entry = setup.entry;
        self.entry = entry;
        self.config = setup.config.clone();
        self.undo = setup.undo;
        let places = setup.chairs.iter().map(|chair| Place::of(entry, chair, own));
        self.places = places.collect();
        self.fit();
    }

    /// Who can be seated besides the cast, in the order in which they are offered; those of one's own come last.
    pub(in crate::app::overlay) fn candidates(&self, own: &OwnPlayers, place: &Place) -> Vec<Who> {
        let offered = own.offered(self.entry.name()).into_iter();
        let strategy = match place.who {
            Who::Strategy(name) => name,
            _ => who::plain(self.entry),
        };
        let mut candidates = vec![Who::Person, Who::Strategy(strategy), Who::Nobody];
        candidates.extend(offered.map(|own| Who::Own(own.word.clone())));
        // Who sits there is in the list even when nobody could be seated so any more.
        if matches!(place.who, Who::Own(_)) && !candidates.contains(&place.who) {
            candidates.push(place.who.clone());
        }
        candidates
    }

    /// Seats somebody; a character who sits elsewhere changes places with who was here.
    pub(in crate::app::overlay) fn choose(&mut self, seat: usize, who: Who) {
        let before = self.places[seat].who.clone();
        let others = self.places.iter().enumerate();
        let elsewhere = others.filter(|(at, place)| *at != seat && place.who == who);
        if matches!(who, Who::Character(_))
            && let Some(at) = elsewhere.map(|(at, _)| at).next()
        {
            self.places[at].who = before;
            let (name, other) = (self.places[seat].name.clone(), self.places[at].name.clone());
            (self.places[at].name, self.places[seat].name) = (name, other);
        }
        // Who asks for a strategy by itself is asked which.
        self.places[seat].unfolded |= matches!(who, Who::Strategy(_));
        self.places[seat].who = who;
        self.fit();
    }

    /// Seats a player of one's own.
    pub(in crate::app::overlay) fn seat(&mut self, seat: usize, word: String) {
        if let Some(place) = self.places.get_mut(seat) {
            place.who = Who::Own(word);
            self.fit();
        }
    }

    /// Takes another game with its usual table.
    pub(in crate::app::overlay) fn set_game(&mut self, entry: &'static dyn Entry) {
        *self = Self {
            undo: self.undo,
            chosen: self.chosen,
            back: self.back,
            ..Self::of(self.games, entry)
        };
    }

    /// The tables that are offered: the usual one for each number of players, then the boards that are none of these.
    pub(in crate::app::overlay) fn tables(&self) -> Vec<Places> {
        let counts = self.entry.seat_counts().iter().copied();
        let usual = counts.clone().map(|count| self.entry.usual_places(count));
        let mut tables: Vec<Places> = usual.collect();
        for board in counts.map(Places::for_each) {
            if !tables.contains(&board) {
                tables.push(board);
            }
        }
        tables.sort_by_key(|table| table.taken.len());
        tables
    }

    /// The one of them that this is: the one for those who sit there, else the whole board.
    pub(in crate::app::overlay) fn table(&self) -> Places {
        let places = self.places.iter().enumerate().take(Seat::MOST);
        let taken = places.filter(|(_, place)| place.who != Who::Nobody);
        let now = Places {
            seats: self.places.len(),
            taken: taken.map(|(seat, _)| Seat::new(seat)).collect(),
        };
        if self.tables().contains(&now) {
            now
        } else {
            Places::for_each(now.seats)
        }
    }

    /// Takes another table. Who sits stays seated, new seats are taken by computers, and on a whole board an empty one
    /// stays empty.
    pub(in crate::app::overlay) fn set_table(&mut self, table: Places) {
        let before = self.table();
        let whole = [before, table].iter().all(|it| *it == Places::for_each(it.seats));
        let old = std::mem::take(&mut self.places).into_iter().enumerate();
        let kept = old.map(|(seat, place)| before.has(seat).then_some(place));
        let seated: Vec<Option<Place>> = if before.seats == table.seats {
            kept.collect()
        } else {
            table.seat(kept.flatten()).into_iter().collect()
        };
        let places = seated.into_iter().enumerate().map(|(seat, place)| match place {
            _ if !table.has(seat) => Some(Place::default()),
            Some(place) if whole || place.who != Who::Nobody => Some(place),
            _ => None,
        });
        let places: Vec<Option<Place>> = places.collect();
        self.places = who::joined(self.entry, places);
        self.fit();
    }

    /// Makes the board fit who sits where.
    pub(in crate::app::overlay) fn fit(&mut self) {
        let empty: SeatSet = self
            .places
            .iter()
            .enumerate()
            .filter(|(_, place)| place.who == Who::Nobody)
            .map(|(seat, _)| Seat::new(seat))
            .collect();
        self.entry.set_seats(&mut self.config, self.places.len(), empty);
    }

    /// The preset that the house rules are, if they are one. Who begins is asked beside them.
    pub(in crate::app::overlay) fn preset(&self) -> Option<usize> {
        let rules = self
            .entry
            .settings()
            .into_iter()
            .filter(|setting| !setting.is_size && setting.name != WHO_BEGINS);
        let rules: Vec<&str> = rules.map(|setting| setting.name).collect();
        self.entry.presets().iter().position(|name| {
            let preset = self.entry.preset(&self.config, name);
            preset.is_ok_and(|preset| rules.iter().all(|rule| preset.get(rule) == self.config.get(rule)))
        })
    }

    /// Takes the house rules of a preset, and its sizes where the sizes are those of the preset so far.
    pub(in crate::app::overlay) fn set_preset(&mut self, name: &str) {
        let usual = |preset: &str| self.entry.preset(&self.entry.default_config(), preset).ok();
        let before = self.preset().and_then(|at| usual(self.entry.presets()[at]));
        let (after, begins) = (usual(name), self.config.get(WHO_BEGINS));
        let Ok(mut config) = self.entry.preset(&self.config, name) else {
            return;
        };
        for size in self
            .entry
            .settings()
            .into_iter()
            .filter(|setting| setting.is_size)
        {
            if let (Some(before), Some(after)) = (&before, &after)
                && before.get(size.name) == self.config.get(size.name)
            {
                let _ = self.entry.set(&mut config, size.name, &after.get(size.name));
            }
        }
        let _ = self.entry.set(&mut config, WHO_BEGINS, &begins);
        self.config = config;
    }

    /// Changes one setting.
    pub(in crate::app::overlay) fn set(&mut self, name: &str, value: &str) {
        // What the page offers is what the entry lists, so that nothing is refused.
        let _ = self.entry.set(&mut self.config, name, value);
    }

    /// The table, or everything that stands in its way.
    pub(in crate::app::overlay) fn setup(
        &self,
        own: &OwnPlayers,
    ) -> Result<(Setup, Option<Seed>), Vec<Message>> {
        let mut faults = Vec::new();
        let mut chair = |place: &Place| {
            let chair = place.chair(self.entry, own);
            chair.unwrap_or_else(|fault| {
                faults.push(fault);
                Chair::new(Sitter::Person)
            })
        };
        let chairs: Vec<Chair> = self.places.iter().map(&mut chair).collect();
        let setup = match Setup::seating(self.entry, &self.config, chairs) {
            Ok(setup) => Some(Setup {
                undo: self.undo,
                ..setup
            }),
            Err(more) => {
                faults.extend(more);
                None
            }
        };
        faults.extend(setup.iter().flat_map(Setup::unfit));
        faults.extend(self.entry.open(&self.config).err().into_iter().flatten());
        let typed = self.seed.trim();
        let seed = if typed.is_empty() {
            None
        } else {
            seed::read(typed).map_err(|fault| faults.push(fault)).ok()
        };
        match setup {
            Some(setup) if faults.is_empty() => Ok((setup, seed)),
            _ => Err(faults),
        }
    }

    /// Whether the game leaves anything to chance.
    pub(in crate::app::overlay) fn has_chance(&self) -> bool {
        let board = self.entry.open(&self.config);
        board.map_or(true, |board| board.has_chance())
    }

    /// The commitment of the house to the dice of this table; none where nothing is left to chance, or a seed is given.
    pub(in crate::app::overlay) fn commitment(&mut self, own: &OwnPlayers) -> Option<String> {
        let (setup, seed) = self.setup(own).ok()?;
        if seed.is_some() {
            return None;
        }
        let game = Match::new(setup, self.secret()?).ok()?;
        game.board().has_chance().then(|| game.commitment())
    }

    /// The dice of the game that begins now: from the seed that was typed, or the secret and the words.
    pub(in crate::app::overlay) fn fate(&mut self, setup: &Setup, seed: Option<Seed>) -> Option<Fate> {
        if let Some(seed) = seed {
            return Some(seed.into());
        }
        let mut words: [Option<String>; Seat::MOST] = Default::default();
        for (word, place) in words.iter_mut().zip(&mut self.places) {
            *word = Some(std::mem::take(&mut place.word));
        }
        let secret = self.secret();
        // No two games have the same one.
        self.secret = None;
        Fate::from(secret?).joined(setup, &words).ok()
    }

    fn secret(&mut self) -> Option<Seed> {
        self.secret = self.secret.or_else(|| seed::fresh().ok());
        self.secret
    }

    /// The others of a seat's team, at the table as it would be.
    pub(in crate::app::overlay) fn partners(&self, seat: usize) -> impl Iterator<Item = usize> {
        let own = self.teams.iter().find(|(other, _)| *other == seat);
        let own = own.map(|(_, team)| *team);
        let mates = self.teams.iter().filter(move |(_, team)| Some(*team) == own);
        mates.map(|(mate, _)| *mate).filter(move |mate| *mate != seat)
    }

    /// The board as it would be; as it was before while something stands in its way.
    pub(in crate::app::overlay) fn layout(&mut self, boards: &Shelf) -> Option<Layout> {
        if self.laid.as_ref() != Some(&self.config) {
            let board = self.entry.open(&self.config).ok();
            let staging = board
                .as_ref()
                .and_then(|board| self.entry.look(&**board, boards.boards()));
            if let (Some(board), Some(staging)) = (board, staging) {
                let scene = staging.scene(&*board, Eyes::default());
                self.small = Some(Small::new(staging.layout().clone(), scene));
                self.layout = Some(staging.layout().clone());
                let teams = board.seats().iter().map(|seat| (seat.index(), board.team(seat)));
                self.teams = teams.collect();
            }
            self.laid = Some(self.config.clone());
        }
        self.layout.clone()
    }
}

/// What a seat is called while the table is set up.
pub(in crate::app::overlay) fn seat_name(draft: &Draft, seat: Seat) -> String {
    let place = draft.places.get(seat.index());
    let name = place.map_or("", |place| match place.who {
        Who::Character(character) => character.name,
        _ => place.name.trim(),
    });
    if name.is_empty() {
        let colour = draft.entry.colours(&draft.config)[seat.index()];
        texts::text(&format!("colour-{colour}"))
    } else {
        name.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_without_a_name_is_called_by_its_colour_on_the_board() {
        let games = crate::catalogue::Ours::GAMES;
        let mut draft = Draft::of(games, games.usual());
        for (seats, first) in [(4, "colour-blue"), (6, "colour-yellow")] {
            draft.set_table(Places::for_each(seats));
            draft.places[0] = Place {
                who: Who::Person,
                ..Place::default()
            };
            assert_eq!(seat_name(&draft, Seat::new(0)), texts::text(first));
        }
    }

    #[test]
    fn two_are_seated_in_opposite_corners_and_a_ring_for_two_stands_beside() {
        let mut draft = Draft::of(
            crate::catalogue::Ours::GAMES,
            crate::catalogue::Ours::GAMES.usual(),
        );
        let corners = draft.entry.usual_places(2);
        let (four, ring) = (Places::for_each(4), Places::for_each(2));
        // By the number of those who sit there.
        assert_eq!(draft.tables()[..4], [corners, ring, Places::for_each(3), four]);
        assert_eq!(draft.tables()[5], Places::for_each(6));
        assert_eq!(draft.table(), four);
        let who = |draft: &Draft| {
            draft
                .places
                .iter()
                .map(|place| place.who.clone())
                .collect::<Vec<_>>()
        };
        let usual = who(&draft);
        let in_corners = [usual[0].clone(), Who::Nobody, usual[2].clone(), Who::Nobody];
        draft.set_table(corners);
        assert_eq!(who(&draft), in_corners);
        assert_eq!(draft.table(), corners);
        assert!(draft.setup(&OwnPlayers::default()).is_ok());
        draft.set_table(ring);
        assert_eq!(who(&draft), [usual[0].clone(), usual[2].clone()]);
        assert_eq!(draft.table(), ring);
        draft.set_table(corners);
        assert_eq!(who(&draft), in_corners);
        draft.set_table(four);
        assert!(!who(&draft).contains(&Who::Nobody), "new seats are taken");
        // On a whole board an empty seat is left as it is.
        draft.places[3].who = Who::Nobody;
        draft.set_table(Places::for_each(6));
        assert_eq!(who(&draft)[3], Who::Nobody);
        assert_eq!(draft.places.len(), 6);
    }

    #[test]
    fn partners_are_known_before_a_game_begins() {
        let games = crate::catalogue::Ours::GAMES;
        let partners = |game: &str| {
            let mut draft = Draft::of(games, games.named(game).expect("it is ours"));
            draft.set_table(Places::for_each(4));
            draft.layout(&Shelf::default());
            (0..4)
                .map(|seat| draft.partners(seat).collect())
                .collect::<Vec<Vec<usize>>>()
        };
        assert_eq!(partners("dog"), [[2], [3], [0], [1]]);
        assert_eq!(partners("mejn"), [[0; 0]; 4]);
    }
}
