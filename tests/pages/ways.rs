//! Ways on and back: from a page on which nothing is kept yet to a table, from a reset to what was set before, and from the
//! title to the keys of all games.

use super::*;

pub(super) fn a_page_on_which_nothing_is_kept_leads_to_a_table() {
    for (page, words) in [(Page::Load, "load-none"), (Page::Profiles, "profile-none")] {
        let mut play = Screenplay::begin("mejn", 4, 1);
        play.go(Screen::Title, page);
        assert!(play.shows(&texts::text(words)), "{:?}", play.read());
        play.look("an empty page");
        assert!(play.faults.is_empty(), "{:?}", play.faults);
        // The same words stand on the title, which lies below.
        play.click(&texts::text("title-setup"));
        assert_eq!(play.screen(), (Screen::Setup, Page::None), "{words}");
    }
    // At a table one is set up already.
    let mut play = Screenplay::begin("mejn", 4, 1);
    play.go(Screen::Table, Page::Load);
    assert!(play.shows(&texts::text("load-none")));
    assert!(!play.read().contains(&texts::text("title-setup")));
}

pub(super) fn a_reset_can_be_taken_back_until_something_else_is_set() {
    let mut play = Screenplay::begin("mejn", 4, 1);
    let settings = |play: &Screenplay| play.app.world().resource::<Settings>().clone();
    play.app.world_mut().resource_mut::<Settings>().numbers = true;
    let before = settings(&play);
    play.go(Screen::Title, Page::Settings);
    let [reset, back] = ["settings-reset-part", "settings-reset-undo"].map(texts::text);
    assert!(!play.shows(&back));
    play.click(&reset);
    assert_ne!(settings(&play), before);
    assert!(!settings(&play).numbers);
    play.click(&back);
    assert_eq!(settings(&play), before, "all of it is as it was");
    assert!(play.shows(&reset) && !play.shows(&back));
    // Nothing that was set after a reset is lost by taking that back.
    play.click(&reset);
    assert!(play.shows(&back));
    play.app.world_mut().resource_mut::<Settings>().numbers = true;
    play.frames(6);
    assert!(play.shows(&reset) && !play.shows(&back));
}

pub(super) fn on_the_title_a_key_of_one_game_alone_is_told_with_its_game() {
    let mut play = Screenplay::begin("mejn", 4, 1);
    let turns = texts::text("act-turn");
    let of_its_game = format!("{}: {turns}", texts::text("game-quoridor"));
    play.go(Screen::Title, Page::Help);
    assert!(play.shows(&of_its_game), "{:?}", play.read());
    // Also where it takes house rules.
    let places = format!("{}: {}", texts::text("game-compromise"), texts::text("act-rest"));
    assert!(play.shows(&places), "{:?}", play.read());
    let rolls = texts::text("act-confirm");
    assert!(play.read().contains(&rolls), "what holds for several names none");
    play.go(Screen::Table, Page::Help);
    assert!(!play.shows(&turns), "there are no fences at this table");
}
