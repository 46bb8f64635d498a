//! Keys and buttons as people read them.

use crate::texts;

/// A key or a button as people read it: `A` for `KeyA`, `↑` for `ArrowUp`.
pub(in crate::app::overlay) fn written(word: &str) -> String {
    if let Some(rest) = word.strip_prefix("Ctrl+") {
        return format!("Ctrl+{}", written(rest));
    }
    let known = match word {
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "Period" => ".",
        "Comma" => ",",
        "Equal" | "NumpadAdd" => "+",
        "Minus" | "NumpadSubtract" => "−",
        "Slash" => "?",
        "Space" => return texts::text("key-space"),
        "Escape" => "Esc",
        "South" => "A",
        "East" => "B",
        "West" => "X",
        "North" => "Y",
        "LeftTrigger" => "LB",
        "RightTrigger" => "RB",
        "LeftTrigger2" => "LT",
        "RightTrigger2" => "RT",
        "LeftThumb" => "L3",
        "RightThumb" => "R3",
        "DPadUp" => "✚↑",
        "DPadDown" => "✚↓",
        "DPadLeft" => "✚←",
        "DPadRight" => "✚→",
        "LeftStick+Up" => "L↑",
        "LeftStick+Down" => "L↓",
        "LeftStick+Left" => "L←",
        "LeftStick+Right" => "L→",
        "RightStick+Up" => "R↑",
        _ => word
            .strip_prefix("Key")
            .or(word.strip_prefix("Digit"))
            .unwrap_or(word),
    };
    known.to_owned()
}
