//! What lies in the user's folder: boards, themes, settings and keys, sound or not.

use homestretch::{
    app::{input::Bindings, settings::Settings},
    staging::Colours,
};

use crate::stage::*;

#[test]
fn what_is_broken_is_told_and_left_as_it_is() {
    let files = [
        ("themes/broken.ron", "(card: 3)"),
        ("boards/broken.ron", "nothing"),
        ("keys.ron", "(keys: {\n\"dance\": [\"KeyT\"]})"),
    ];
    let stage = Stage::beside(&files, |setup| setup, &COMPUTERS, 1);
    let log = stage.log();
    for told in ["theme", "board"] {
        let sentence = format!("broken.ron can’t be read as a {told}: ");
        assert!(log.contains(&sentence), "{told}: {log}");
    }
    assert!(log.contains("line 2") && log.contains("«dance»"), "{log}");
    for (name, text) in files {
        let kept = std::fs::read_to_string(stage.data.join(name)).expect("it is there");
        assert_eq!(kept, text, "{name}");
    }
}

#[test]
fn settings_that_make_no_sense_are_kept_aside() {
    for text in ["(speed: fast)", "(colours: dazzling)"] {
        let stage = Stage::beside(&[("settings.ron", text)], |setup| setup, &COMPUTERS, 1);
        assert!(stage.log().contains("settings.damaged.ron"), "{}", stage.log());
        let kept = std::fs::read_to_string(stage.data.join("settings.damaged.ron")).expect("it is kept");
        assert_eq!(kept, text);
        let settings = stage.app.world().resource::<Settings>();
        assert_eq!(settings.colours, Colours::Printed);
    }
}

#[test]
fn keys_that_make_no_sense_are_kept_aside_when_another_is_bound() {
    let text = "(keys: 3)";
    let mut stage = Stage::beside(&[("keys.ron", text)], |setup| setup, &COMPUTERS, 1);
    assert!(stage.log().contains("keys.damaged.ron"), "{}", stage.log());
    let mut bindings = stage.app.world_mut().resource_mut::<Bindings>();
    bindings.bind_key(homestretch::app::input::InputAction::Pause, "KeyQ");
    stage.frame();
    let read = |name: &str| std::fs::read_to_string(stage.data.join(name)).expect(name);
    assert_eq!(read("keys.damaged.ron"), text);
    assert!(read("keys.ron").contains("KeyQ"));
}

#[test]
fn settings_and_bindings_are_kept_between_starts() {
    let mut stage = Stage::new(&COMPUTERS, 1);
    stage.app.world_mut().resource_mut::<Settings>().theme = "night".to_owned();
    stage.app.world_mut().resource_mut::<Settings>().colours = Colours::ColourBlind;
    stage
        .app
        .world_mut()
        .resource_mut::<Bindings>()
        .bind_key(homestretch::app::input::InputAction::Pause, "KeyQ");
    stage.frame();
    let read = |name: &str| std::fs::read_to_string(stage.data.join(name)).expect(name);
    let (settings, keys) = (read("settings.ron"), read("keys.ron"));
    let again = Stage::beside(
        &[("settings.ron", &settings), ("keys.ron", &keys)],
        |setup| setup,
        &COMPUTERS,
        1,
    );
    let settings = again.app.world().resource::<Settings>();
    assert_eq!(
        (settings.theme.as_str(), settings.colours),
        ("night", Colours::ColourBlind)
    );
    let bindings = again.app.world().resource::<Bindings>();
    assert_eq!(
        bindings.keys(homestretch::app::input::InputAction::Pause),
        ["KeyQ"]
    );
}
