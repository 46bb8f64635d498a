//! How to play, by the rules of this table: each rule in a sentence, with a small board that shows it, drawn by the
//! same code as the real one.

use std::fmt::Write as _;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{
        self, Align, ColorImage, Label, Layout as Flow, RichText, TextureHandle, TextureOptions, Ui, vec2,
    },
};

use super::setup::Draft;
use crate::{
    app::{
        base::{Options, Page, Screen},
        current::Current,
        overlay::widgets::{
            self,
            page::page,
            style::{self, QUIET, TEXT},
        },
        settings::{Settings, Shelf},
        table::print,
    },
    catalogue::{Config, Example, Lesson, Staging},
    rules::Message as Sentence,
    staging::{Colours, Cue, Eyes, Layout, Mark, MarkKind, Spot, SpotName, Theme, drawing},
    texts,
};

/// The side of a picture, in points.
const SIDE: f32 = 210.0;
/// The same in pixels of the picture: sharp on large texts too.
const PIXELS: u32 = 420;

/// The lessons that are shown, with their pictures.
#[derive(Resource, Default)]
pub(in crate::app::overlay) struct Pictures {
    lessons: Vec<(Lesson, Option<ColorImage>, Option<TextureHandle>)>,
    made_for: Option<(Config, String, Colours)>,
}

/// Draws the pictures of the table that is played or being set up.
pub(in crate::app::overlay) fn open(
    options: Res<Options>,
    current: Option<Res<Current>>,
    screen: Res<State<Screen>>,
    draft: Res<Draft>,
    shelf: Res<Shelf>,
    settings: Res<Settings>,
    mut pictures: ResMut<Pictures>,
) {
    let games = options.games();
    let (entry, config) = match &current {
        Some(current) if *screen.get() == Screen::Table => {
            let setup = current.game().setup();
            (setup.entry, setup.config.clone())
        }
        _ if *screen.get() == Screen::Setup => (draft.entry, draft.config.clone()),
        // On the title it is the table at which *Play* would begin.
        _ => match settings
            .last_setup
            .as_ref()
            .and_then(|saved| saved.open(games).ok())
        {
            Some(setup) => (settings.entry(games), setup.config),
            None => (settings.entry(games), settings.entry(games).default_config()),
        },
    };
    let made_for = (config.clone(), settings.theme.clone(), settings.colours);
    if pictures.made_for.as_ref() == Some(&made_for) {
        return;
    }
    let theme = shelf.theme(&settings.theme);
    pictures.lessons = entry
        .lessons(&config)
        .into_iter()
        .map(|lesson| {
            let image = lesson.example.as_ref().and_then(|example| {
                let staging = entry.look(&*example.board, shelf.boards())?;
                let svg = picture(example, &*staging, &theme, settings.colours);
                match print::pixels(&svg, PIXELS) {
                    Ok(pixels) => Some(ColorImage::from_rgba_premultiplied([PIXELS as usize; 2], &pixels)),
                    Err(fault) => {
                        error!("a picture is missing: {fault}");
                        None
                    }
                }
            });
            (lesson, image, None)
        })
        .collect();
    pictures.made_for = Some(made_for);
}

/// The board with its pieces, and the way of the choice.
fn picture(example: &Example, staging: &dyn Staging, theme: &Theme, colours: Colours) -> String {
    let layout = staging.layout();
    let mut svg = drawing::board(&layout, theme, colours);
    svg.truncate(svg.rfind("</svg>").unwrap_or(svg.len()));
    let eyes = Eyes {
        seat: Some(example.seat),
        all: false,
    };
    let scene = staging.scene(&*example.board, eyes);
    drawing::marks(&mut svg, &layout, &shown(example, staging), colours);
    drawing::scene(&mut svg, &layout, &scene, colours);
    way(&mut svg, example, staging, &layout);
    svg.push_str("</svg>");
    svg
}

/// What a choice lets be shown on the board; where it leads to nothing yet, what it holds.
fn shown(example: &Example, staging: &dyn Staging) -> Vec<Mark> {
    let Some(number) = example.number.filter(|_| example.forbidden().is_none()) else {
        return Vec::new();
    };
    let mut after = example.board.clone();
    let events = after.choose(example.seat, number).unwrap_or_default();
    let cues = events
        .iter()
        .flat_map(|event| staging.cues(&*example.board, event, Eyes::default()));
    let shows = cues.filter_map(|cue| match cue {
        Cue::Show(marks) if !marks.is_empty() => Some(marks),
        _ => None,
    });
    if let Some(marks) = shows.last() {
        return marks;
    }
    let mark = |kind| {
        move |spot: SpotName| Mark {
            spot,
            seat: example.seat,
            kind,
        }
    };
    let reach = staging.reach(&*example.board, example.seat, number);
    if reach.is_empty() {
        return Vec::new();
    }
    let end = staging.ends_of(&*example.board, example.seat, number);
    let chosen = end.into_iter().map(|(_, to)| mark(MarkKind::Chosen)(to));
    reach
        .into_iter()
        .map(mark(MarkKind::Held))
        .chain(chosen)
        .collect()
}

/// Where pieces go in an example.
fn way(svg: &mut String, example: &Example, staging: &dyn Staging, layout: &Layout) {
    let Some(number) = example.number else { return };
    let forbidden = example.forbidden().is_some();
    let ends = staging.ends_of(&*example.board, example.seat, number);
    let ways = if forbidden {
        ends.into_iter().collect()
    } else {
        ways(example, number, staging)
    };
    for (from, to) in ways {
        if let (Some(from), Some(to)) = (layout.spot(from.as_str()), layout.spot(to.as_str())) {
            arrow(svg, from, to, forbidden);
        }
    }
}

/// Where pieces go by a choice, and where a chain begins with it by the first ones that go on.
fn ways(example: &Example, number: usize, staging: &dyn Staging) -> Vec<(SpotName, SpotName)> {
    let (mut board, mut next) = (example.board.clone(), Some(number));
    let mut ways = Vec::new();
    while let Some(events) = next.and_then(|number| {
        let before = board.clone();
        let events = board.choose(example.seat, number).ok()?;
        Some(events.into_iter().map(move |event| (before.clone(), event)))
    }) {
        for (before, event) in events {
            for cue in staging.cues(&*before, &event, Eyes::default()) {
                match cue {
                    Cue::Walk { path, .. } => {
                        let ends = path.first().cloned().zip(path.last().cloned());
                        match ends {
                            // Who comes back to where it stood is shown on the way there and back.
                            Some((from, to)) if from == to => {
                                let steps = path.windows(2).map(|step| (step[0].clone(), step[1].clone()));
                                ways.extend(steps);
                            }
                            ends => ways.extend(ends),
                        }
                    }
                    Cue::Swap([(_, here), (_, there)]) => {
                        ways.extend([(here.clone(), there.clone()), (there, here)]);
                    }
                    _ => {}
                }
            }
        }
        let open = board.is_open(example.seat);
        next = board
            .choices(example.seat)
            .first()
            .filter(|_| open)
            .map(|choice| choice.number);
    }
    ways
}

/// An arrow from one spot to another, or what is going to stand there; crossed out where a rule forbids it.
fn arrow(svg: &mut String, from: &Spot, to: &Spot, forbidden: bool) {
    let colour = if forbidden { "#B91D0C" } else { "#1F7A4D" };
    if to.form.draw_going(svg, to, colour) {
        if forbidden {
            cross(svg, to, colour);
        }
        return;
    }
    let along = (to.at - from.at).normalize_or_zero();
    let (a, b) = (from.at + along * 0.42, to.at - along * 0.5);
    // A bow, so that the way is seen beside the spots in between.
    let middle = (a + b) / 2.0 + along.perp() * (a.distance(b) * 0.18);
    let tip = (b - middle).normalize_or_zero();
    let side = tip.perp() * 0.22;
    let (left, right) = (b - tip * 0.4 + side, b - tip * 0.4 - side);
    let way = format!("M{} {}Q{} {} {} {}", a.x, -a.y, middle.x, -middle.y, b.x, -b.y);
    let _ = writeln!(
        svg,
        r##"<path d="{way}" fill="none" stroke="#FFF8E6" stroke-width=".3" stroke-linecap="round"/><path d="{way}M{} {}L{} {}L{} {}" fill="none" stroke="{colour}" stroke-width=".16" stroke-linecap="round" stroke-linejoin="round"/>"##,
        left.x, -left.y, b.x, -b.y, right.x, -right.y,
    );
    if forbidden {
        cross(svg, to, colour);
    }
}

/// Crosses a spot out.
fn cross(svg: &mut String, spot: &Spot, colour: &str) {
    let _ = writeln!(
        svg,
        r##"<g transform="translate({} {})" stroke-linecap="round"><path d="M-.34 -.34L.34 .34M.34 -.34L-.34 .34" stroke="#FFF8E6" stroke-width=".3"/><path d="M-.34 -.34L.34 .34M.34 -.34L-.34 .34" stroke="{colour}" stroke-width=".17"/></g>"##,
        spot.at.x, -spot.at.y,
    );
}

/// Shows the rules.
pub(in crate::app::overlay) fn show(
    mut contexts: EguiContexts,
    current: Option<Res<Current>>,
    mut pictures: ResMut<Pictures>,
    mut next: ResMut<NextState<Page>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    for (at, (_, image, texture)) in pictures.bypass_change_detection().lessons.iter_mut().enumerate() {
        if let Some(image) = image.take() {
            *texture = Some(ctx.load_texture(format!("lesson {at}"), image, TextureOptions::LINEAR));
        }
    }
    let close = page(
        ctx,
        "rules",
        &texts::text("rules-title"),
        880.0,
        |ui| {
            widgets::quiet(ui, &texts::text("rules-of-this-table"));
            ui.add_space(10.0);
            for (lesson, _, texture) in &pictures.lessons {
                one(ui, current.as_deref(), lesson, texture.as_ref());
            }
        },
        None,
    );
    if close {
        next.set(Page::None);
    }
    Ok(())
}

fn one(ui: &mut Ui, current: Option<&Current>, lesson: &Lesson, picture: Option<&TextureHandle>) {
    let say =
        |message: &Sentence| current.map_or_else(|| texts::say(message), |current| current.say(message));
    let words = |ui: &mut Ui| {
        ui.label(
            RichText::new(say(&lesson.title))
                .font(style::serif(22.0))
                .color(TEXT),
        );
        ui.add(
            Label::new(
                RichText::new(say(&lesson.text))
                    .font(style::body(18.0))
                    .color(TEXT),
            )
            .wrap(),
        );
        if let Some(rule) = lesson.example.as_ref().and_then(Example::forbidden) {
            ui.add_space(4.0);
            ui.add(Label::new(RichText::new(say(&rule)).font(style::body(16.5)).color(QUIET)).wrap());
        }
    };
    let image = |ui: &mut Ui, side: f32| {
        if let Some(picture) = picture {
            let sized = egui::load::SizedTexture::new(picture.id(), vec2(side, side));
            ui.add(egui::Image::from_texture(sized).corner_radius(8));
        }
    };
    let room = ui.available_width();
    if room < 520.0 {
        words(ui);
        image(ui, SIDE.min(room));
    } else {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 20.0;
            let side = if picture.is_some() { SIDE } else { 0.0 };
            image(ui, SIDE);
            let left = room - side - 20.0;
            ui.allocate_ui_with_layout(vec2(left, 0.0), Flow::top_down(Align::Min), |ui| {
                ui.set_width(left);
                words(ui);
            });
        });
    }
    ui.add_space(18.0);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Entry;

    #[test]
    fn no_two_lessons_of_a_game_have_the_same_picture() {
        let entry: &dyn Entry = &crate::catalogue::compromise::Catalogued;
        let shelf = Shelf::default();
        let pictures: Vec<String> = entry
            .lessons(&entry.default_config())
            .iter()
            .filter_map(|lesson| lesson.example.as_ref())
            .map(|example| {
                let staging = entry.look(&*example.board, shelf.boards()).expect("a look");
                picture(example, &*staging, &Theme::default(), Colours::default())
            })
            .collect();
        assert!(pictures.len() > 3);
        for (at, one) in pictures.iter().enumerate() {
            assert!(!pictures[..at].contains(one), "picture {at} was there before");
        }
    }
}
