//! The seats in the panel: who sits there, how far they are, and a menu to take a seat over or hand it on.

use bevy_egui::egui::{
    self, Align2, Popup, PopupCloseBehavior, Rect, RectAlign, Sense, Stroke, StrokeKind, Tooltip, Ui, pos2,
    vec2,
};

use super::{
    facts::{Doing, Facts},
    pressed::Pressed,
};
use crate::{
    app::{
        ask::{Ask, Change},
        current::Current,
        keep::own::OwnPlayers,
        overlay::widgets::{
            self,
            faces::Portrait,
            lists::{self, Item},
            signs::{self, Icon},
            sitters::{self, character_item, group, own_item, sitter_help, sitter_name},
            style::{self, ACCENT, CARD, CORNER, FAINT, LINE, QUIET, RAISED, TEXT},
        },
    },
    cast::{AUTOMATON, CAST, Character, PERSON},
    play::{Chair, Sitter, company},
    rules::{Message as Sentence, Seat},
    staging::Colour,
    texts,
};

/// How high the card of a seat is, and the side of the face on it.
const HIGH: f32 = 56.0;
const FACE: f32 = 48.0;
/// How wide the menu of a seat is.
const WIDE: f32 = 340.0;

/// All seats that play.
pub(in crate::app::overlay) fn list(
    ui: &mut Ui,
    current: &Current,
    facts: &Facts,
    own: &OwnPlayers,
    pressed: &mut Pressed,
) {
    for seat in current.game().board().seats().iter() {
        card(ui, current, facts, own, seat, pressed);
    }
}

/// The others of a seat's team.
fn partners(current: &Current, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    let board = current.game().board();
    let mates = board.seats().iter();
    mates.filter(move |&mate| mate != seat && board.team(mate) == board.team(seat))
}

fn card(ui: &mut Ui, current: &Current, facts: &Facts, own: &OwnPlayers, seat: Seat, pressed: &mut Pressed) {
    let setup = current.game().setup();
    let Some(chair) = setup.chairs.get(seat.index()) else {
        return;
    };
    let name = current.name(seat);
    let who = match (current.is_elsewhere(seat), current.is_lost(seat)) {
        (true, false) => texts::text("panel-elsewhere"),
        (true, true) => texts::text("panel-lost"),
        _ => sitter_name(own, setup.entry, &chair.sitter),
    };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HIGH), Sense::click());
    let told = format!("{name}, {who}");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &told));
    let next = facts.is_next(seat);
    let over = response.hovered() || Popup::is_id_open(ui.ctx(), response.id.with("menu"));
    let line = if next { ACCENT } else { LINE };
    let fill = if over { RAISED } else { CARD };
    let width = if next { 1.5 } else { 1.0 };
    ui.painter()
        .rect(rect, CORNER, fill, Stroke::new(width, line), StrokeKind::Inside);
    widgets::ring(ui, &response, rect, CORNER);

    if let Some(portrait) = facts.portrait(current, seat) {
        let place =
            Rect::from_center_size(rect.left_center() + vec2(FACE / 2.0 + 6.0, 0.0), vec2(FACE, FACE));
        portrait.show(ui.painter(), place);
    }
    let right = progress(ui, rect, facts, seat);
    let left = rect.left() + FACE + 16.0;
    let painter = ui
        .painter()
        .with_clip_rect(Rect::from_min_max(rect.min, pos2(right - 6.0, rect.bottom())));
    let title = widgets::elided(ui, &name, style::bold(20.0), right - left - 8.0);
    painter.galley(pos2(left, rect.top() + 5.0), title, TEXT);
    let mates: Vec<Seat> = partners(current, seat).collect();
    // Partners are signed, and named below the pointer: not all of their names have room.
    let who = sitters::line(ui, &who, mates.len(), style::body(15.0), right - left - 8.0);
    let low = rect.bottom() - 15.0;
    // The signs of partners stand behind it.
    let behind = pos2(left + who.size().x, low);
    painter.galley_with_override_text_color(pos2(left, low - who.size().y / 2.0), who, QUIET);
    signs::mates(&painter, behind, mates.iter().map(|&mate| facts.colour(mate)));
    let mates: Vec<String> = mates
        .iter()
        .map(|&mate| current.say(&Sentence::new("panel-partner").with("seat", mate)))
        .collect();

    let mut help = format!(
        "{}\n{}",
        texts::say(&facts.progress(seat).sentence()),
        sitter_help(own, setup.entry, chair)
    );
    for mate in mates {
        help = format!("{help}\n{mate}");
    }
    if facts.doing != Doing::Over {
        menu(
            &response,
            current,
            own,
            (seat, facts.colour(seat)),
            chair,
            pressed,
        );
    }
    // Below the card: beside it, it would lie on the board.
    let mut tip = Tooltip::for_enabled(&response);
    tip.popup = tip.popup.align(RectAlign::BOTTOM_START);
    tip.show(|ui| ui.label(help));
}

/// How far a seat is, or its place, on the right of a card. Returns where it begins.
fn progress(ui: &Ui, rect: Rect, facts: &Facts, seat: Seat) -> f32 {
    let painter = ui.painter();
    if let Some(place) = facts.place(seat) {
        let text = super::over::place_name(place);
        let colour = if place == 1 { ACCENT } else { TEXT };
        let mut right = rect.right() - 14.0;
        if let Some(score) = facts.progress(seat).score() {
            let at = pos2(right, rect.center().y);
            let score = painter.text(
                at,
                Align2::RIGHT_CENTER,
                score.to_string(),
                style::bold(19.0),
                TEXT,
            );
            right = score.left() - 14.0;
        }
        let drawn = painter.text(
            pos2(right, rect.center().y),
            Align2::RIGHT_CENTER,
            text,
            style::serif(20.0),
            colour,
        );
        if place == 1 {
            let crown = Rect::from_center_size(pos2(drawn.left() - 15.0, rect.center().y), vec2(18.0, 18.0));
            signs::icon(painter, crown, Icon::Crown, ACCENT);
            return crown.left();
        }
        return drawn.left();
    }
    let progress = facts.progress(seat);
    let miniature = facts.counted().miniature(progress.of);
    let mut x = rect.right() - 14.0;
    for piece in (0..progress.of).rev() {
        let foot = pos2(x - 4.0, rect.center().y + 9.0);
        let (fill, line) = match (miniature.paint, piece < progress.count) {
            (None, true) => (signs::colour(painter, facts.colour(seat)), Some(TEXT)),
            (None, false) => (egui::Color32::TRANSPARENT, Some(QUIET.gamma_multiply(0.8))),
            (Some(own), true) => (egui::Color32::from_hex(own).unwrap_or(TEXT), None),
            (Some(_), false) => (FAINT, None),
        };
        signs::miniature(painter, foot, 1.0, &miniature, (fill, line));
        x -= miniature.step;
    }
    // The number stands beside them for those who would have to count.
    let number = painter.text(
        pos2(x - 4.0, rect.center().y),
        Align2::RIGHT_CENTER,
        progress.count.to_string(),
        style::bold(19.0),
        TEXT,
    );
    number.left()
}

/// Who else could sit there, and what stands behind who does.
fn menu(
    response: &egui::Response,
    current: &Current,
    own: &OwnPlayers,
    (seat, colour): (Seat, Colour),
    chair: &Chair,
    pressed: &mut Pressed,
) {
    let id = response.id.with("menu");
    Popup::menu(response)
        .id(id)
        .width(WIDE)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .show(|ui| {
            ui.set_width(WIDE);
            let setup = current.game().setup();
            let unfolded = id.with("behind");
            let mut behind = ui.data(|data| data.get_temp(unfolded).unwrap_or(false));
            let offered = Offered::new(current, own, (seat, colour), chair, behind);
            let picked = lists::rows(ui, offered.chosen, &offered.items, response.clicked());
            if matches!(chair.sitter, Sitter::Computer(_)) {
                widgets::rule(ui);
                widgets::fold(ui, &mut behind, &texts::text("sitter-behind"));
                ui.data_mut(|data| data.insert_temp(unfolded, behind));
                if behind {
                    widgets::quiet(ui, &sitters::behind(own, setup.entry, &chair.sitter));
                }
            }
            let Some(at) = picked else { return };
            ui.close();
            match offered.chairs.get(at).cloned() {
                Some(chair) => pressed.ask = Some(Ask::Change(Change::Sit(seat, chair))),
                None => pressed.sought = Some(seat),
            }
        });
}

/// Those who could take a seat, with their lines in the list.
struct Offered {
    chairs: Vec<Chair>,
    items: Vec<Item>,
    chosen: Option<usize>,
}

impl Offered {
    /// A person, everybody of the cast who does not sit elsewhere, the strategies by themselves where one has looked
    /// `behind`, and those of one's own.
    fn new(
        current: &Current,
        own: &OwnPlayers,
        (seat, colour): (Seat, Colour),
        chair: &Chair,
        behind: bool,
    ) -> Self {
        let setup = current.game().setup();
        let entry = setup.entry;
        let (mut chairs, mut items) = (Vec::new(), Vec::new());
        if chair.sitter != Sitter::Person {
            chairs.push(person(current, seat));
            items.push(Item {
                face: Some(Portrait::new(&PERSON, colour)),
                title: texts::text("panel-take-back"),
                ..Item::default()
            });
        }
        let first = items.len();
        let sits = |character: &&Character| {
            let mut others = setup.chairs.iter().enumerate();
            others.any(|(at, other)| {
                at != seat.index() && company::character(other).is_some_and(|it| it == *character)
            })
        };
        for character in CAST.iter().filter(|character| !sits(character)) {
            chairs.push(company::chair_of(entry, character));
            items.push(character_item(entry, character, colour));
        }
        items[first].above = texts::text("panel-hand-to");
        if behind {
            for facts in entry.strategies() {
                chairs.push(Chair::new(Sitter::from(facts.name)));
                items.push(Item {
                    face: Some(Portrait::new(&AUTOMATON, colour)),
                    title: texts::text(&format!("strategy-{}-name", facts.name)),
                    help: texts::say(&facts.sentence(entry.name())),
                    ..Item::default()
                });
            }
        }
        let first_own = items.len();
        for own in own.offered(entry.name()) {
            if let Ok(spec) = &own.spec {
                chairs.push(Chair {
                    sitter: Sitter::Computer(spec.clone()),
                    name: company::given_name(chair).to_owned(),
                });
                items.push(own_item(own));
            }
        }
        group(&mut items, first_own);
        let same = |other: &Chair| {
            other.sitter == chair.sitter && company::character(other) == company::character(chair)
        };
        Self {
            chosen: chairs.iter().position(same),
            chairs,
            items,
        }
    }
}

/// The person who sat on a seat last, or anybody.
fn person(current: &Current, seat: Seat) -> Chair {
    let game = current.game();
    let later = game.sits().iter().rev().filter(|(_, at, _)| *at == seat);
    let chairs = later.map(|(.., chair)| chair);
    let mut chairs = chairs.chain(game.first_chairs().get(seat.index()));
    let known = chairs.find(|chair| chair.sitter == Sitter::Person).cloned();
    known.unwrap_or_else(|| Chair::new(Sitter::Person))
}
