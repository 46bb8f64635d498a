//! Buttons that take back. They can always be pressed: where the table does not allow it they are faded, and tell why.

use bevy_egui::egui::{Response, Ui};

use super::{icon_button, icon_button_without_tip, signs::Icon};
use crate::{app::current::Current, rules::Message};

/// How much of a button is left that would be refused.
const FADED: f32 = 0.45;

/// Shows a button for what the table allows or not. True when it was pressed; who asks all the same is told why not.
pub(in crate::app::overlay) fn pressed<T>(
    ui: &mut Ui,
    current: &Current,
    allowed: Result<T, Message>,
    show: impl FnOnce(&mut Ui) -> Response,
) -> bool {
    // In the same row as what stands before it: in one of its own it would not find the next line.
    match allowed {
        Ok(_) => show(ui).clicked(),
        Err(why) => {
            let opacity = ui.opacity();
            ui.multiply_opacity(FADED);
            let shown = show(ui);
            ui.set_opacity(opacity);
            shown.on_hover_text(current.say(&why)).clicked()
        }
    }
}

/// The same for a button with an icon, which tells one thing: its name, or why not.
pub(in crate::app::overlay) fn icon_pressed<T>(
    ui: &mut Ui,
    current: &Current,
    allowed: Result<T, Message>,
    (icon, text): (Icon, &str),
) -> bool {
    let is_allowed = allowed.is_ok();
    pressed(ui, current, allowed, |ui| {
        if is_allowed {
            icon_button(ui, icon, text)
        } else {
            icon_button_without_tip(ui, icon, text)
        }
    })
}
