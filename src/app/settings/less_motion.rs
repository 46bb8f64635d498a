//! Whether the system asks programs to move less.
//!
//! Each desktop keeps it elsewhere and tells it by a small program of its own; where none answers, nothing is asked for.

use std::process::{Command, Stdio};

/// A program with its words, and the last word of its answer when less should move.
type Place = (&'static str, &'static [&'static str], &'static str);

/// Where systems keep it.
const PLACES: &[Place] = if cfg!(target_os = "macos") {
    &[(
        "defaults",
        &["read", "com.apple.universalaccess", "reduceMotion"],
        "1",
    )]
} else if cfg!(windows) {
    const METRICS: &str = r"HKCU\Control Panel\Desktop\WindowMetrics";
    &[("reg", &["query", METRICS, "/v", "MinAnimate"], "0")]
} else {
    const KDE: &[&str] = &[
        "--file",
        "kdeglobals",
        "--group",
        "KDE",
        "--key",
        "AnimationDurationFactor",
    ];
    &[
        (
            "gsettings",
            &["get", "org.gnome.desktop.interface", "enable-animations"],
            "false",
        ),
        ("kreadconfig6", KDE, "0"),
        ("kreadconfig5", KDE, "0"),
    ]
};

/// Whether the system asks for it.
pub(super) fn is_asked() -> bool {
    PLACES.iter().any(|(program, words, yes)| {
        let mut ask = Command::new(program);
        let answer = ask
            .args(*words)
            .stdin(Stdio::null())
            .stderr(Stdio::null())
            .output();
        answer.is_ok_and(|answer| {
            let text = String::from_utf8_lossy(&answer.stdout);
            text.split_whitespace().last() == Some(yes)
        })
    })
}
