//! What a device is told, in the language that is spoken now: made from what it may know and from what everybody does.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    Heard, Seen, Who, drawn,
    protocol::{Can, CardFacts, ChoiceFacts, Die, End, PieceFacts, SeatFacts, State, VERSION, Welcome},
    seen::Ended,
    words,
};
use crate::{
    catalogue::{self, Board, Entry, Staging},
    play::ledger::{self, Account, Ledger},
    rules::{Message, Seat, SeatSet, Turn},
    staging::{Colours, Cue, Face, Kind, Layout, Pick, Scene, SpotName, pieces::card},
    texts::{self, Language},
};

/// What is told beside what is seen of the game: all of it is known to everybody at the table.
#[derive(Clone, Debug)]
pub(super) struct Around<'a> {
    /// The question that is open for who looks.
    pub(super) asked: u64,
    /// How many devices are there for each seat.
    pub(super) devices: [usize; Seat::MOST],
    /// Which seats somebody has taken.
    pub(super) taken: SeatSet,
    /// The card that lies on top of the open stack, where that is known.
    pub(super) top: Option<Face>,
    /// The key of the sentence that says why the table rests, where it does.
    pub(super) rest: Option<&'static str>,
    /// Who had luck in the game and who erred, once that is known.
    pub(super) ledger: Option<&'a Ledger>,
}

/// Who tells something: by what it knows and by how the game looks.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a> {
    /// What is known.
    pub(super) seen: &'a Seen,
    /// How it looks.
    pub(super) look: &'a dyn Staging,
}

impl Teller<'_> {
    fn name(&self, seat: Seat) -> String {
        let colour = || texts::text(&format!("colour-{}", self.look.colour(seat)));
        self.seen.called(seat).unwrap_or_else(colour)
    }

    /// A sentence in which seats have the names of who sits there.
    pub(super) fn say(&self, message: &Message) -> String {
        texts::say_naming(message, &|seat| self.name(seat))
    }

    /// A sentence that asks for something: in words for who taps, where there are such.
    fn ask(&self, mut asked: Message) -> String {
        let touch = format!("{}-touch", asked.key);
        if texts::has(&touch) {
            asked.key = touch;
        }
        self.say(&asked)
    }

    /// A choice in words: as its game tells it, else as it is written.
    pub(super) fn called(&self, seat: Seat, number: usize) -> String {
        let board = self.seen.board();
        let Some(spoken) = self.look.spoken(board, seat, number) else {
            return board.write_ply(seat, &[number]);
        };
        let told = self.say(&spoken);
        let mut letters = told.chars();
        // It is part of a sentence elsewhere.
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        first.chain(letters).collect()
    }
}

/// The table, for a device that comes.
pub(super) fn welcome(entry: &dyn Entry, start: &dyn Board, look: &dyn Staging, who: Who) -> Welcome {
    let faces = look.tally(start, None).into_iter();
    let cards = faces.map(|(face, ..)| (face.0, card::printed(face)));
    Welcome {
        protocol: VERSION,
        language: Language::current().code(),
        game: entry.name().to_owned(),
        title: texts::text(&format!("game-{}", entry.name())),
        ground: entry.ground().to_owned(),
        seat: who.seat(),
        words: words::all(),
        board: drawn::board(look, who),
        cards: cards.collect(),
    }
}

/// What all are told alike who see the same: of a game without secrets all who speak one language.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Common {
    seats: Vec<SeatFacts>,
    pieces: Vec<PieceFacts>,
    events: Vec<String>,
    motion: Vec<Vec<String>>,
    end: Option<End>,
}

/// What is told to whoever sees and hears this.
pub(super) fn common(teller: Teller, heard: &Heard, around: &Around) -> Common {
    let Teller { seen, look } = teller;
    let (layout, scene) = (look.layout(), look.scene(seen.board(), seen.eyes()));
    Common {
        seats: seats(teller, layout, &scene, around),
        pieces: drawn::pieces(layout, &scene),
        events: heard.messages().iter().map(|event| teller.say(event)).collect(),
        motion: motion(teller),
        end: seen.end().map(|ended| end(teller, ended, around.ledger)),
    }
}

/// How the game stands, as this device may know it.
pub(super) fn state(teller: Teller, common: Common, around: &Around) -> State {
    let Teller { seen, look } = teller;
    let (layout, scene) = (look.layout(), look.scene(seen.board(), seen.eyes()));
    let choices = choices(teller, layout);
    let chooser = seen.chooser();
    let Common {
        seats,
        pieces,
        events,
        motion,
        end,
    } = common;
    let rest = around.rest.map(texts::text);
    State {
        step: seen.steps(),
        asked: around.asked,
        yours: chooser.is_some() || seen.may_roll(),
        says: rest
            .into_iter()
            .chain([says(teller)])
            .collect::<Vec<_>>()
            .join(" "),
        seats,
        pieces,
        over: drawn::over(layout, &scene, seen, around.top),
        die: scene.die.map(|(seat, face, faces)| Die { seat, face, faces }),
        hand: hand(teller, layout, &scene),
        pad: pad(seen.entry().has_digits(), &choices),
        can: Can {
            roll: seen.may_roll(),
            undo: seen.may_undo(),
            clear: seen.may_clear(),
            fill: chooser.is_some_and(|seat| look.fills(seen.board(), seat)),
            hint: choices.len() > 1,
            again: end.is_some() && seen.who().seat().is_some(),
        },
        choices,
        events,
        motion,
        end,
    }
}

/// What is asked, or what everybody waits for.
fn says(teller: Teller) -> String {
    let Teller { seen, look } = teller;
    let board = seen.board();
    if let Some(seat) = seen.chooser() {
        let asked = look.asked(board, seat);
        return teller.ask(asked.unwrap_or_else(|| Message::new("phones-choose")));
    }
    if seen.may_roll() {
        return texts::text("phones-your-roll");
    }
    let waited = match board.turn() {
        Turn::Over => return texts::text("phones-over"),
        Turn::Chance => board.thrower().into_iter().collect(),
        turn => turn.seats(),
    };
    let doing = look.doing(board).map(|doing| teller.say(&doing));
    let who = match waited.len() {
        0 => String::new(),
        1 => {
            let waits = Message::new("phones-waits");
            waited
                .lowest()
                .map_or_else(String::new, |seat| teller.say(&waits.with("seat", seat)))
        }
        _ => texts::text("phones-waits-many"),
    };
    let parts: Vec<String> = doing
        .into_iter()
        .chain([who])
        .filter(|part| !part.is_empty())
        .collect();
    parts.join(" · ")
}

fn seats(teller: Teller, layout: &Layout, scene: &Scene, around: &Around) -> Vec<SeatFacts> {
    let Teller { seen, look } = teller;
    let board = seen.board();
    let acting = match board.turn() {
        Turn::Chance => board.thrower().into_iter().collect(),
        turn => turn.seats(),
    };
    let colours = Colours::default();
    let facts = |seat: Seat| {
        let colour = layout.seat(seat).colour;
        let progress = layout.counted().progress(layout, scene, seat);
        let place = scene.places.iter().find(|(who, _)| *who == seat);
        SeatFacts {
            seat,
            name: teller.name(seat),
            colour: texts::text(&format!("colour-{}", look.colour(seat))),
            paint: colours.hex(colour),
            ink: colours.ink(colour),
            sign: colour.outline().unwrap_or_default().to_vec(),
            person: seen.is_person(seat),
            devices: around.devices[seat.index()],
            taken: around.taken.contains(seat),
            acts: acting.contains(seat),
            note: teller.say(&progress.sentence()),
            place: place.map(|(_, place)| *place),
        }
    };
    board.seats().iter().map(facts).collect()
}

/// The own cards, each with the choice that it is, or why it is none.
fn hand(teller: Teller, layout: &Layout, scene: &Scene) -> Vec<CardFacts> {
    let Teller { seen, look } = teller;
    let Some(seat) = seen.who().seat() else {
        return Vec::new();
    };
    let board = seen.board();
    let chosen = look.chosen(board, seat);
    let mut cards: Vec<(f32, CardFacts)> = Vec::new();
    for (name, face) in &scene.faces {
        let spot = layout.spot(name.as_str());
        let Some(spot) =
            spot.filter(|spot| spot.seat == Some(seat) && matches!(spot.kind, Kind::Hand | Kind::OneOfEach))
        else {
            continue;
        };
        let meant = look
            .meant(board, seat, name.as_str())
            .filter(|_| seen.chooser().is_some());
        let refusal = meant.and_then(|number| board.refusal(seat, number));
        let number = meant.filter(|_| refusal.is_none());
        let label = match face {
            Face('X') => texts::text("tally-joker"),
            Face(sign) => sign.to_string(),
        };
        cards.push((
            spot.at.x,
            CardFacts {
                face: face.0,
                label,
                number,
                why: refusal.map_or_else(String::new, |why| teller.say(&why)),
                chosen: chosen.contains(name),
            },
        ));
    }
    cards.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    cards.into_iter().map(|(_, card)| card).collect()
}

fn choices(teller: Teller, layout: &Layout) -> Vec<ChoiceFacts> {
    let Teller { seen, look } = teller;
    let Some(seat) = seen.chooser() else {
        return Vec::new();
    };
    let board = seen.board();
    let picks: BTreeMap<usize, Pick> = look
        .picks(board, seat)
        .into_iter()
        .map(|pick| (pick.number, pick))
        .collect();
    let on_board = |name: &SpotName| {
        let spot = layout.spot(name.as_str());
        spot.is_some_and(|spot| !matches!(spot.kind, Kind::Hand | Kind::OneOfEach | Kind::Rack))
    };
    // What is known only by where it leads, and what is named with a view to others, is looked at first.
    let is_looked_at = |pick: &Pick| {
        let named = || pick.from == pick.to && look.outlook(board, seat, pick.number).is_some();
        layout.form(pick.from.as_str()).is_from_stock() || named()
    };
    let facts = |choice: catalogue::ChoiceFacts| {
        let pick = picks.get(&choice.number);
        let place = |name: &SpotName| on_board(name).then(|| name.to_string());
        ChoiceFacts {
            number: choice.number,
            label: teller.called(seat, choice.number),
            text: choice.text,
            from: pick.and_then(|pick| place(&pick.from)),
            to: pick.and_then(|pick| place(&pick.to)),
            look: pick.is_some_and(is_looked_at),
        }
    };
    board.choices(seat).into_iter().map(facts).collect()
}

/// The signs of which each choice is made, place by place, where every row of such digits is one.
fn pad(has_digits: bool, choices: &[ChoiceFacts]) -> Vec<Vec<char>> {
    let digits = |choice: &ChoiceFacts| choice.text.chars().all(|sign| sign.is_ascii_digit());
    let length = choices.first().map_or(0, |first| first.text.len());
    if !has_digits
        || !choices
            .iter()
            .all(|choice| digits(choice) && choice.text.len() == length)
    {
        return Vec::new();
    }
    let signs = |place: usize| {
        let signs: BTreeSet<char> = choices
            .iter()
            .filter_map(|choice| choice.text.chars().nth(place))
            .collect();
        signs.into_iter().collect::<Vec<char>>()
    };
    let pad: Vec<Vec<char>> = (0..length).map(signs).collect();
    let rows: usize = pad.iter().map(Vec::len).product();
    if length > 1 && rows == choices.len() {
        pad
    } else {
        Vec::new()
    }
}

/// How pieces went by the last step.
fn motion(Teller { seen, look }: Teller) -> Vec<Vec<String>> {
    let Some((before, events)) = seen.last() else {
        return Vec::new();
    };
    let cues = events
        .iter()
        .flat_map(|event| look.cues(before, event, seen.eyes()));
    let way = |spots: &[&SpotName]| spots.iter().map(ToString::to_string).collect::<Vec<_>>();
    cues.flat_map(|cue| match &cue {
        Cue::Walk { path, .. } => vec![way(&path.iter().collect::<Vec<_>>())],
        Cue::Strike { spot, to, .. } => vec![way(&[spot, to])],
        Cue::Swap([one, other]) => vec![way(&[&one.1, &other.1]), way(&[&other.1, &one.1])],
        _ => Vec::new(),
    })
    .collect()
}

/// The card that the last step put on top of the open stack.
pub(super) fn topped(seen: &Seen, look: &dyn Staging) -> Option<Face> {
    let top = look.scene(seen.board(), seen.eyes()).top?;
    let (before, events) = seen.last()?;
    let cues = events
        .iter()
        .flat_map(|event| look.cues(before, event, seen.eyes()));
    let laid = cues.filter_map(|cue| match cue {
        Cue::Pass(passes) => passes.into_iter().rev().find(|pass| pass.to == top)?.face,
        _ => None,
    });
    laid.last()
}

/// A part of certainty in per cent, with its sign.
fn signed(part: i64) -> String {
    texts::signed(ledger::percent(part))
}

/// Who had luck and who erred, as rows of figures.
fn accounts<'a>(
    ledger: &'a Ledger,
    board: &'a dyn Board,
) -> impl Iterator<Item = (String, Vec<String>)> + 'a {
    let luck: fn(&Account) -> String = |account| signed(account.luck);
    let errors: fn(&Account) -> String = |account| ledger::percent(account.cost()).to_string();
    let choices: fn(&Account) -> String = |account| signed(account.own);
    let rows = if board.has_chance() {
        vec![("review-luck", luck), ("review-own", errors)]
    } else {
        vec![("review-choices", choices)]
    };
    rows.into_iter().map(move |(key, part)| {
        let cell = |seat| format!("{} %", part(&ledger.account(seat)));
        (texts::text(key), board.seats().iter().map(cell).collect())
    })
}

/// How it ended.
fn end(teller: Teller, ended: &Ended, ledger: Option<&Ledger>) -> End {
    let board = teller.seen.board();
    let seats: Vec<Seat> = board.seats().iter().collect();
    let head = ledger.and_then(|ledger| ledger.head(board, signed));
    let figures = ended.figures.iter().map(|figure| {
        let amount = |seat: &Seat| figure.values[seat.index()].map_or_else(|| "–".to_owned(), texts::figure);
        let label = texts::text(&format!("figure-{}", figure.key));
        (label, seats.iter().map(amount).collect())
    });
    End {
        order: ended.order.clone(),
        words: ended
            .words
            .iter()
            .chain(&head)
            .map(|message| teller.say(message))
            .collect(),
        figures: figures
            .chain(ledger.into_iter().flat_map(|ledger| accounts(ledger, board)))
            .collect(),
    }
}
