//! How a page is measured from its top to its end: each text is seen whole where the wheel comes to, none lies on another,
//! each thing that can be pressed can be pressed where it is seen, and no panel lies on another.
//!
//! An area and what lies in it are one. What hangs from a page, or floats over the table as a menu, may cover what lies
//! below it.

use std::collections::BTreeMap;

use bevy_egui::{
    EguiContext,
    egui::{Context, Id, IdMap, LayerId, Order, WidgetRect},
};

use homestretch::app::insight::Insight;

use super::*;

/// No page is scrolled further.
const TURNS: usize = 80;
/// So much of what is scrolled goes by with each turn of the wheel, and what is higher than the rest of it is read line by
/// line.
const TURN: f32 = 0.55;
/// Lines are thinner than that.
const LINE: f32 = 2.0;

/// The panels of the table; each has its own place.
const PANELS: [&str; 15] = [
    "bar",
    "side",
    "legend",
    "banner",
    "trouble",
    "prompt",
    "fill",
    "cover",
    "at-once",
    "decided",
    "over",
    "replay",
    "coach",
    "riddle",
    "floating-picture",
];
/// What lies over the table only while somebody wants it there.
const MENU: &str = "quick";

/// What was seen of a button while a page was scrolled: its upper and its lower edge, all as wide as it is.
#[derive(Default)]
struct Sight {
    top: bool,
    bottom: bool,
    called: String,
}

/// The texts that were seen.
pub(super) type Read = BTreeSet<String>;

/// The layer of a panel.
fn panel(name: &str) -> LayerId {
    LayerId::new(Order::Middle, Id::new(name))
}

/// What floats over what was written before: panels, pages, lists and menus.
pub(super) fn floating(ctx: &Context) -> Vec<Rect> {
    ctx.memory(|memory| {
        let layers = memory.areas().visible_layer_ids().into_iter();
        let above = layers.filter(|layer| layer.order > Order::Background);
        above.filter_map(|layer| memory.area_rect(layer.id)).collect()
    })
}

/// The layer that alone can be pressed, where one lies on top of all: a page, what hangs from it, or the menu.
fn top(ctx: &Context) -> Option<LayerId> {
    ctx.memory(|memory| {
        let areas = memory.areas();
        let layers = memory.layer_ids().filter(|layer| areas.is_visible(layer));
        let top = layers.filter(|layer| layer.order == Order::Foreground).last();
        top.or_else(|| Some(panel(MENU)).filter(|menu| areas.is_visible(menu)))
    })
}

/// What can be pressed, from below to above.
fn controls(ctx: &Context) -> Vec<WidgetRect> {
    ctx.viewport(|seen| {
        let widgets = &seen.prev_pass.widgets;
        let all = widgets.layers().flat_map(|(_, all)| all);
        let pressed = all.filter(|it| {
            it.enabled
                && it.sense.senses_click()
                && it.interact_rect.is_positive()
                // What something lies on is pressed too, to come to the front.
                && it.id != it.layer_id.id.with("move")
        });
        pressed.copied().collect()
    })
}

impl Screenplay {
    fn context(&mut self) -> Context {
        let world = self.app.world_mut();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        contexts.single_mut(world).expect("a context").get_mut().clone()
    }

    fn fault(&mut self, what: &str, fault: &str) {
        let language = Language::current().code();
        self.faults.insert(format!("{language}, {what}: {fault}"));
    }

    /// Measures what lies open as it is.
    pub(super) fn glance(&mut self, what: &str) {
        self.look(what);
        self.press_anywhere(what, None, &mut IdMap::default());
        self.compare_panels(what);
    }

    /// What stands on a button.
    fn called(&self, button: Rect) -> String {
        let seen = &self.app.world().resource::<Seen>().0;
        let on = seen
            .iter()
            .find(|it| !it.below && button.contains(it.rect.center()));
        on.map_or_else(|| format!("{button:?}"), |it| it.text.clone())
    }

    /// Looks at everything that can be pressed: nothing else lies on it. What is to be seen of it is noted where the wheel
    /// turns.
    fn press_anywhere(&mut self, what: &str, wheel: Option<Pos2>, sights: &mut IdMap<Sight>) {
        let ctx = self.context();
        let scrolled = wheel.and_then(|at| ctx.layer_id_at(at));
        let top = top(&ctx);
        let controls = controls(&ctx);
        let hit = |at: Pos2| {
            let layer = ctx.layer_id_at(at)?;
            let mut above = controls.iter().rev();
            let hit = above.find(|it| it.layer_id == layer && it.interact_rect.contains(at));
            Some((layer, hit))
        };
        let mut faults = Vec::new();
        let open = controls.iter().enumerate();
        for (at, one) in open.filter(|(_, it)| top.is_none_or(|top| it.layer_id == top)) {
            let (seen, all) = (one.interact_rect, one.rect);
            if seen.width().min(seen.height()) < 2.0 * LINE {
                continue;
            }
            let called = self.called(seen);
            // Fields and bars are dragged through.
            let drags = one.sense.senses_drag();
            if !drags && scrolled.is_none_or(|layer| layer == one.layer_id) {
                let sight = sights.entry(one.id).or_default();
                let is_wide = seen.width() > all.width() - LINE;
                sight.top |= is_wide && seen.top() < all.top() + LINE;
                sight.bottom |= is_wide && seen.bottom() > all.bottom() - LINE;
                sight.called.clone_from(&called);
            }
            let quarter = seen.shrink2(seen.size() / 4.0);
            let points = [
                seen.center(),
                quarter.left_top(),
                quarter.right_top(),
                quarter.left_bottom(),
                quarter.right_bottom(),
            ];
            let is_in = |it: &WidgetRect| it.id == one.id || seen.contains_rect(it.interact_rect);
            let is_hit = |at: &Pos2| {
                hit(*at).is_some_and(|(layer, hit)| layer == one.layer_id && hit.is_some_and(is_in))
            };
            if let Some(at) = points.iter().find(|at| !is_hit(at)) {
                let over = hit(*at).map(|(layer, hit)| (layer.short_debug_format(), hit.map(|it| it.rect)));
                faults.push(format!("on the button «{called}» at {seen:?} lies {over:?}"));
            }
            for other in &controls[at + 1..] {
                let (its, both) = (other.interact_rect, seen.intersect(other.interact_rect));
                let is_in = seen.contains_rect(its) || its.contains_rect(seen);
                let drags = drags || other.sense.senses_drag();
                let meet = both.width() > LINE && both.height() > LINE;
                if one.layer_id == other.layer_id && meet && !is_in && !drags {
                    let named = self.called(its);
                    faults.push(format!("the buttons «{called}» and «{named}» meet at {both:?}"));
                }
            }
        }
        for fault in faults {
            self.fault(what, &fault);
        }
    }

    /// No panel lies on another, and each lies within the window. Where there is no room beside the table the wide one lies
    /// over it.
    fn compare_panels(&mut self, what: &str) {
        let ctx = self.context();
        if top(&ctx).is_some() {
            return;
        }
        let window = ctx.content_rect();
        let open: Vec<(&str, Rect)> = ctx.memory(|memory| {
            let open = PANELS
                .into_iter()
                .filter(|name| memory.areas().is_visible(&panel(name)));
            open.filter_map(|name| Some((name, memory.area_rect(Id::new(name))?)))
                .collect()
        });
        let lies_over = |name: &str, rect: Rect| name == "side" && rect.width() > 0.4 * window.width();
        for (at, &(name, rect)) in open.iter().enumerate() {
            if !window.expand(1.5).contains_rect(rect) {
                self.fault(what, &format!("the panel {name} leaves the window: {rect:?}"));
            }
            for &(other, its) in &open[at + 1..] {
                let both = rect.intersect(its);
                let meet = both.width() > LINE && both.height() > LINE;
                if meet && !lies_over(name, rect) && !lies_over(other, its) {
                    self.fault(what, &format!("the panels {name} and {other} meet at {both:?}"));
                }
            }
        }
    }

    /// Reads all of what lies open, from its top to where the wheel moves nothing any more; the wheel turns over these
    /// parts of the window, one after the other.
    pub(super) fn survey(&mut self, what: &str, over: &[(f32, f32)]) -> Read {
        let points = self.app.world().resource::<Points>().0;
        let (mut texts, mut buttons) = (BTreeMap::new(), IdMap::default());
        for (x, y) in over {
            let at = egui::pos2(points.x * x, points.y * y);
            self.scroll(what, at, &mut texts, &mut buttons);
        }
        for text in texts
            .iter()
            .filter(|(_, is_whole)| !**is_whole)
            .map(|(text, _)| text)
        {
            self.fault(what, &format!("«{text}» is never seen whole"));
        }
        for button in buttons
            .values()
            .filter(|sight: &&Sight| !(sight.top && sight.bottom))
        {
            self.fault(
                what,
                &format!("the button «{}» is never seen whole", button.called),
            );
        }
        texts.into_keys().collect()
    }

    fn scroll(
        &mut self,
        what: &str,
        at: Pos2,
        texts: &mut BTreeMap<String, bool>,
        buttons: &mut IdMap<Sight>,
    ) {
        if self.scrolls(at) {
            self.turn(at, 1e5);
        }
        let mut last = None;
        for turn in 0.. {
            self.await_background();
            self.look(what);
            self.press_anywhere(what, Some(at), buttons);
            self.compare_panels(what);
            let ctx = self.context();
            let layer = ctx.layer_id_at(at);
            let area = layer.and_then(|layer| ctx.memory(|memory| memory.area_rect(layer.id)));
            let is_scrolled = |it: &Lettering| {
                it.clip.contains(at) && area.is_none_or(|area| area.contains(it.rect.center()))
            };
            let seen = &self.app.world().resource::<Seen>().0;
            let open = seen.iter().filter(|it| !it.below && it.clip.intersects(it.rect));
            let mut room = f32::INFINITY;
            for it in open.filter(|it| is_scrolled(it)) {
                room = room.min(it.clip.height());
                let is_tall = it.rect.height() > (1.0 - TURN) * it.clip.height();
                let is_whole = it.clip.expand(1.5).contains_rect(it.rect) || is_tall;
                *texts.entry(it.text.clone()).or_default() |= is_whole;
            }
            let now: Vec<Pos2> = seen.iter().map(|it| it.rect.min).collect();
            if last.as_ref() == Some(&now) || room.is_infinite() || !self.scrolls(at) {
                return;
            }
            if turn == TURNS {
                return self.fault(what, "it has no end");
            }
            last = Some(now);
            self.turn(at, -TURN * room);
        }
    }

    /// What is told of saved games is read in the background as soon as they come into sight, and so are luck and errors
    /// reckoned of a game that is over.
    fn await_background(&mut self) {
        while self.shows(&texts::text("load-reading")) || self.is_reckoning() {
            self.frames(1);
        }
    }

    fn is_reckoning(&self) -> bool {
        let world = self.app.world();
        let current = world.get_resource::<Current>();
        let is_over = current.is_some_and(|current| current.game().standing().is_some());
        is_over && world.resource::<Insight>().is_reckoning()
    }

    /// Where on a panel that floats the wheel turns what scrolls there, near its top, in parts of the window.
    pub(super) fn on(&mut self, panel: &'static str) -> (f32, f32) {
        let rect = self.context().memory(|memory| memory.area_rect(Id::new(panel)));
        let rect = rect.expect("it is shown");
        let points = self.app.world().resource::<Points>().0;
        let at = egui::pos2(rect.center().x, rect.top() + 40.0);
        (at.x / points.x, at.y / points.y)
    }

    /// Presses a text, scrolled to where it can be.
    pub(super) fn press(&mut self, text: &str, over: (f32, f32)) {
        let points = self.app.world().resource::<Points>().0;
        let at = egui::pos2(points.x * over.0, points.y * over.1);
        let is_seen = |it: &&Lettering| !it.below && it.text == text && it.clip.contains(it.rect.center());
        self.turn(at, 1e5);
        for turn in 0.. {
            let seen = &self.app.world().resource::<Seen>().0;
            if seen.iter().any(|it| is_seen(&it)) {
                break;
            }
            assert!(
                turn < TURNS,
                "«{text}» can be scrolled to; there is {:?}",
                self.read()
            );
            self.turn(at, -0.1 * points.y);
        }
        self.click(text);
        self.tell([Event::PointerGone]);
    }

    /// Whether the wheel may scroll something there: over the table itself it does not.
    fn scrolls(&mut self, at: Pos2) -> bool {
        let layer = self.context().layer_id_at(at);
        layer.is_some_and(|layer| layer.order > Order::Background)
    }

    /// Scrolls as with fingers, by exactly so much, and takes the pointer away: no tip is seen.
    fn turn(&mut self, at: Pos2, delta: f32) {
        let wheel = |phase, delta| Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: vec2(0.0, delta),
            phase,
            modifiers: Modifiers::NONE,
        };
        self.tell([
            Event::PointerMoved(at),
            wheel(TouchPhase::Start, 0.0),
            wheel(TouchPhase::Move, delta),
        ]);
        self.tell([wheel(TouchPhase::End, 0.0), Event::PointerGone]);
    }
}
