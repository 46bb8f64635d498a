//! The moments of a game that is over, as small boards: a press plays the moment again.

use bevy_egui::egui::{self, Context, Ui, vec2};

use crate::{
    app::{
        current::Current,
        overlay::{
            panels::{chances::swing, lines::plain},
            widgets::{self, signs::colours, small::Small},
        },
    },
    catalogue::{self, Moment, Telling},
    play::ledger::Ledger,
    staging::{Cue, Eyes, Theme},
    texts,
};

/// So many are shown.
const MOST: usize = 3;

/// A moment as it is shown.
pub(super) struct Shown {
    step: usize,
    title: String,
    told: String,
    small: Small,
}

/// Looks for the moments of a game; places are named where `numbers` are shown.
pub(super) fn find(current: &Current, numbers: bool) -> Vec<Shown> {
    let steps = current.game().steps();
    let told: Vec<Telling> = steps
        .iter()
        .map(|step| (&*step.before, &step.events[..]))
        .collect();
    let moments = catalogue::moments(current.staging(), &told, current.game().board(), MOST);
    moments
        .into_iter()
        .map(|moment| shown(current, moment, numbers))
        .collect()
}

fn shown(current: &Current, moment: Moment, numbers: bool) -> Shown {
    let (staging, steps) = (current.staging(), current.game().steps());
    let step = &steps[moment.step];
    let after = steps
        .get(moment.step + 1)
        .map_or(current.game().board(), |next| &*next.before);
    let heard = |at: usize| {
        let event = current.heard(&*step.before, step.events.get(at)?)?;
        let said = step.before.describe(&event)?;
        Some(current.say(&if numbers { said } else { plain(said) }))
    };
    // What came of it without being seen belongs to it, such as who scored how much.
    let unseen = |at: &usize| {
        staging
            .cues(&*step.before, &step.events[*at], Eyes::default())
            .is_empty()
    };
    let after_it = (moment.event + 1..step.events.len()).take_while(unseen);
    let told: Vec<String> = std::iter::once(moment.event)
        .chain(after_it)
        .filter_map(heard)
        .collect();
    // Where it has no words of its own, the first that has tells of it.
    let told = if told.is_empty() {
        (0..step.events.len()).find_map(heard).unwrap_or_default()
    } else {
        told.join(" ")
    };
    // Of several alike it tells which is meant.
    let round = staging.round(&*step.before).map(|round| current.say(&round));
    let told = round.into_iter().chain([told]).filter(|told| !told.is_empty());
    let told = told.collect::<Vec<_>>().join(" · ");
    let layout = staging.layout();
    let cues = step
        .events
        .iter()
        .flat_map(|event| staging.cues(&*step.before, event, Eyes::default()));
    let (mut trail, mut marks) = (Vec::new(), Vec::new());
    for cue in cues {
        match cue {
            Cue::Walk { path, .. } if path.len() >= trail.len() => trail = path,
            Cue::Show(shown) if shown.len() >= marks.len() => marks = shown,
            _ => {}
        }
    }
    let trail = trail
        .iter()
        .filter_map(|spot| Some(layout.spot(spot.as_str())?.at));
    let trail: Vec<_> = trail.collect();
    // Where nothing walked, what stood there tells more than what was left of it.
    let board = if trail.is_empty() { &*step.before } else { after };
    let small = Small::new(layout.clone(), staging.scene(board, current.eyes()));
    Shown {
        step: moment.step,
        title: texts::text(moment.key),
        told,
        small: small.with_marks(marks).with_trail(trail),
    }
}

/// Draws one of the boards that are not there yet; the next one comes in the next frame.
pub(super) fn draw(ctx: &Context, moments: &mut [Shown], theme: &Theme) {
    let colours = colours(&ctx.layer_painter(egui::LayerId::background()));
    if moments
        .iter_mut()
        .any(|moment| moment.small.draw(ctx, theme, colours))
    {
        ctx.request_repaint();
    }
}

/// Shows them side by side, as many in a row as fit, with boards of this side, and once that is known how the chances
/// changed. Some step when its moment was pressed.
pub(super) fn show(
    ui: &mut Ui,
    moments: &mut [Shown],
    (current, ledger): (&Current, Option<&Ledger>),
    side: f32,
) -> Option<usize> {
    let (room, gap) = (ui.available_width(), 8.0);
    let in_row = ((room + gap) / (230.0 + gap)).floor().clamp(1.0, MOST as f32);
    let width = (room - gap * (in_row - 1.0)) / in_row;
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(gap - 0.01, gap);
        for moment in moments {
            let swing = ledger.and_then(|ledger| swing(current, ledger, moment.step));
            let told = [Some(moment.told.clone()), swing];
            let told: Vec<String> = told.into_iter().flatten().collect();
            let words = (&*moment.title, &*told.join(" "));
            let card = moment.small.card(ui, words, (width, side));
            widgets::tip_beside(&card, card.rect.left(), &texts::text("moment-open"));
            if card.clicked() {
                pressed = Some(moment.step);
            }
        }
    });
    pressed
}
