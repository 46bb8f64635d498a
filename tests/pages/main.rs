//! Every page in every language, laid out without being drawn: no text leaves its frame, and none is cut short.
//!
//! Of all languages the pseudo-language is the longest: what fits there has room to grow.
#![cfg(feature = "app")]

mod frame;
#[path = "../app/headless.rs"]
mod headless;
mod measure;
mod own;
#[path = "../pseudo/mod.rs"]
mod pseudo;
mod reading;
mod screenplay;
mod sizes;
mod title;
mod training;
mod ways;

use std::{
    collections::BTreeSet,
    fmt::Write,
    fs, panic,
    time::{Duration, Instant},
};

use bevy::{
    a11y::AccessibilityRequested,
    input::gamepad::{
        GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
    },
    prelude::*,
    window::PrimaryWindow,
};
use bevy_egui::{
    EguiContext, EguiFullOutput, EguiInput, EguiPostUpdateSet, PrimaryEguiContext,
    egui::{
        self, Event, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, Rect, Shape, TouchPhase,
        accesskit::{Node, Role},
        epaint::ClippedShape,
        vec2,
    },
    input::EguiContextPointerPosition,
};
use homestretch::{
    app::{
        ask::{Ask, Begin, Change, Leave, Parting, Saves, Seek, Trust},
        base::{Folding, Log, Options, Page, Screen},
        contest::Contest,
        current::Current,
        input::Blind,
        keep::Keeping,
        overlay,
        settings::{Motion, Settings},
    },
    catalogue::{self, Entry},
    play::{Chair, Match, Setup, Sitter, company, seed},
    rules::{Message, Seat, SeatSet},
    staging::Kind,
    texts::{self, Language},
};
use screenplay::{Lettering, Points, SIZE, Screenplay, Seen, Sheets, Told, resize};

/// All languages, the invented one too.
fn languages() -> Vec<Language> {
    let all: Vec<Language> = Language::all().collect();
    assert_eq!(all.len(), 7);
    all
}

/// The pages that are the same for all games.
const PAGES: [Page; 11] = [
    Page::Menu,
    Page::Quick,
    Page::Load,
    Page::Moves,
    Page::Die,
    Page::Console,
    Page::About,
    Page::Training,
    Page::Puzzles,
    Page::Profiles,
    Page::Phones,
];
/// The parts of the settings.
const PARTS: [&str; 4] = ["play", "look", "sound", "language"];

/// What is looked at, one after the other.
const LOOKS: [(&str, fn()); 34] = [
    (
        "every_text_of_every_page_fits_in_every_language",
        reading::every_text_of_every_page_fits_in_every_language,
    ),
    (
        "the_first_arrow_stays_on_the_first_entry",
        title::the_first_arrow_stays_on_the_first_entry,
    ),
    (
        "everything_has_a_name_for_screen_readers",
        reading::everything_has_a_name_for_screen_readers,
    ),
    (
        "the_makers_of_every_game_are_named",
        reading::the_makers_of_every_game_are_named,
    ),
    (
        "a_theme_dresses_the_pages_as_soon_as_it_is_chosen",
        frame::a_theme_dresses_the_pages_as_soon_as_it_is_chosen,
    ),
    (
        "tabs_of_the_settings_stand_still_and_each_opens_at_its_top",
        frame::tabs_of_the_settings_stand_still_and_each_opens_at_its_top,
    ),
    (
        "the_rules_are_read_one_after_another",
        frame::the_rules_are_read_one_after_another,
    ),
    (
        "a_game_that_is_over_is_checked_on_the_page_of_its_die",
        frame::a_game_that_is_over_is_checked_on_the_page_of_its_die,
    ),
    (
        "the_boards_of_lessons_show_what_happens_again_and_again",
        frame::the_boards_of_lessons_show_what_happens_again_and_again,
    ),
    (
        "the_page_on_keys_is_that_of_the_game_and_names_each_key_once",
        frame::the_page_on_keys_is_that_of_the_game_and_names_each_key_once,
    ),
    (
        "what_a_tip_explains_can_be_pressed_while_it_is_seen",
        frame::what_a_tip_explains_can_be_pressed_while_it_is_seen,
    ),
    (
        "no_tip_of_the_slider_lies_on_the_buttons_below_it",
        frame::no_tip_of_the_slider_lies_on_the_buttons_below_it,
    ),
    (
        "what_is_told_on_a_title_that_scrolls_lies_on_none_of_its_words",
        frame::what_is_told_on_a_title_that_scrolls_lies_on_none_of_its_words,
    ),
    (
        "the_end_takes_the_place_of_the_side_panel_and_gives_it_back",
        frame::the_end_takes_the_place_of_the_side_panel_and_gives_it_back,
    ),
    (
        "in_a_narrow_window_the_panel_comes_when_it_is_asked_for",
        frame::in_a_narrow_window_the_panel_comes_when_it_is_asked_for,
    ),
    (
        "what_was_done_besides_is_said_once",
        frame::what_was_done_besides_is_said_once,
    ),
    (
        "who_is_to_look_next_is_told_alone",
        frame::who_is_to_look_next_is_told_alone,
    ),
    (
        "a_wheel_turns_a_page_that_opened_below_a_still_pointer",
        frame::a_wheel_turns_a_page_that_opened_below_a_still_pointer,
    ),
    (
        "nothing_on_the_title_moves_under_the_pointer",
        title::nothing_on_the_title_moves_under_the_pointer,
    ),
    (
        "a_network_goes_on_to_learn_and_its_generations_sit_down",
        training::a_network_goes_on_to_learn_and_its_generations_sit_down,
    ),
    (
        "everything_can_be_read_and_pressed_in_small_windows_and_large_letters",
        sizes::everything_can_be_read_and_pressed_in_small_windows_and_large_letters,
    ),
    (
        "a_page_on_which_nothing_is_kept_leads_to_a_table",
        ways::a_page_on_which_nothing_is_kept_leads_to_a_table,
    ),
    (
        "a_reset_can_be_taken_back_until_something_else_is_set",
        ways::a_reset_can_be_taken_back_until_something_else_is_set,
    ),
    (
        "on_the_title_a_key_of_one_game_alone_is_told_with_its_game",
        ways::on_the_title_a_key_of_one_game_alone_is_told_with_its_game,
    ),
    (
        "the_title_says_who_is_to_move_in_the_game_that_was_left_open",
        title::the_title_says_who_is_to_move_in_the_game_that_was_left_open,
    ),
    (
        "a_game_that_is_chosen_on_the_title_is_the_one_that_is_set_up",
        title::a_game_that_is_chosen_on_the_title_is_the_one_that_is_set_up,
    ),
    (
        "a_list_stays_at_its_field_whatever_the_wheel_does",
        title::a_list_stays_at_its_field_whatever_the_wheel_does,
    ),
    (
        "the_way_back_leads_to_the_game_that_runs",
        title::the_way_back_leads_to_the_game_that_runs,
    ),
    (
        "the_title_tells_how_the_chosen_game_is_played",
        title::the_title_tells_how_the_chosen_game_is_played,
    ),
    (
        "a_seat_of_ones_own_stays_when_the_table_is_set_up",
        own::a_seat_of_ones_own_stays_when_the_table_is_set_up,
    ),
    (
        "a_player_of_ones_own_is_seated_by_its_path",
        own::a_player_of_ones_own_is_seated_by_its_path,
    ),
    (
        "a_player_of_ones_own_takes_part_in_a_tournament",
        own::a_player_of_ones_own_takes_part_in_a_tournament,
    ),
    (
        "a_tournament_that_was_given_up_does_not_begin_by_itself",
        own::a_tournament_that_was_given_up_does_not_begin_by_itself,
    ),
    (
        "a_word_that_was_typed_after_the_commitment_is_in_the_dice",
        own::a_word_that_was_typed_after_the_commitment_is_in_the_dice,
    ),
];

/// One after the other: which language is spoken holds for the whole program. Each is looked at, whatever the others say.
#[test]
fn pages_can_be_read_by_eye_and_by_ear() {
    let failed = LOOKS.into_iter().filter(|(name, look)| {
        let begun = Instant::now();
        let failed = panic::catch_unwind(look).is_err();
        texts::speak(Language::ENGLISH);
        println!("{name}: {:.1} s", begun.elapsed().as_secs_f32());
        failed
    });
    let failed: Vec<&str> = failed.map(|(name, _)| name).collect();
    assert!(failed.is_empty(), "{failed:#?}");
}
