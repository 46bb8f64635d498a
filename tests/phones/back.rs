//! Devices that come back: after a cut, at another device, and after the server was gone.

use std::thread;

use homestretch::{
    catalogue::Ours,
    play::{Keeper, dice::Dice, seed, store::Folders},
    rules::Source as _,
};
use serde_json::json;

use crate::{Table, game};

#[test]
fn who_was_cut_off_comes_back_to_the_same_game() {
    let table = Table::duel();
    let mut one = table.device(0);
    let mut other = table.device(1);
    one.choose(0);
    other.until(|state| state["step"] == 1);
    drop(one);
    other.until(|state| state["seats"][0]["devices"] == 0);
    other.choose(0);
    let mut one = table.device(0);
    one.until(|state| state["step"] == 2);
    assert_eq!(one.state["yours"], true);
    assert_eq!(one.state["seats"][0]["devices"], 1);
}

#[test]
fn two_devices_of_one_seat_make_a_choice_once() {
    let table = Table::duel();
    let mut one = table.device(0);
    let mut two = table.device(0);
    one.until(|state| state["seats"][0]["devices"] == 2);
    let asked = two.asked();
    one.choose(0);
    two.choose(1);
    one.until(|state| state["step"] == 1);
    two.until(|state| state["step"] == 1 && state["asked"] != asked);
    let mut other = table.device(1);
    assert_eq!(other.state["step"], 1);
    other.choose(0);
    one.until(|state| state["step"] == 2);
}

#[test]
fn what_was_chosen_is_taken_back_by_who_chose_it_alone() {
    let table = Table::duel();
    let mut one = table.device(0);
    let mut other = table.device(1);
    one.choose(0);
    other.until(|state| state["step"] == 1);
    let asked = other.asked();
    other.say(&json!({"type": "undo", "asked": asked}));
    let refused = other.next();
    assert_eq!(
        (&refused["type"], &refused["gone"]),
        (&json!("refused"), &json!(false))
    );
    one.until(|state| state["can"]["undo"] == true);
    let asked = one.asked();
    one.say(&json!({"type": "undo", "asked": asked}));
    one.until(|state| state["step"] == 0);
    assert_ne!(one.asked(), asked);
}

#[test]
fn a_seat_that_was_given_up_needs_a_fresh_code() {
    let table = Table::duel();
    let mut one = table.device(0);
    one.say(&json!({"type": "leave"}));
    let mut message = one.next();
    while message["type"] != "refused" {
        message = one.next();
    }
    assert_eq!(message["gone"], true);
    assert!(one.goes_unheard());
    let mut socket = crate::device::open(table.server.address());
    let hello = json!({"type": "hello", "protocol": 1, "token": table.seats[0].1}).to_string();
    socket.send(hello.into()).expect("it listens");
    let answer = crate::device::hear(&mut socket).expect("an answer");
    assert_eq!(
        (&answer["type"], &answer["gone"]),
        (&json!("refused"), &json!(true))
    );
}

#[test]
fn after_a_restart_the_same_codes_lead_to_the_same_seats() {
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::find(Some(folder.path().to_owned())).expect("folders");
    let open = || Keeper::open(Ours::GAMES, Ok(folders.clone())).0;
    let mut keeper = open();
    let played = game("dog", &[], &["person", "person", "person", "person"]);
    keeper.begin(&played, None);
    let table = Table::kept(played, keeper, Some(&folders));
    let (seats, onlooker) = (table.seats.clone(), table.onlooker.clone());
    let mut one = table.device(0);
    one.say(&json!({"type": "join", "name": "Anna"}));
    one.until(|state| state["yours"] == true && state["seats"][0]["name"] == "Anna");
    let before = one.asked();
    one.choose(0);
    one.until(|state| state["asked"] != before);
    let (hand, step) = (one.state["hand"].clone(), one.state["step"].clone());
    drop(table);
    let mut keeper = open();
    let left = keeper.take_left_behind().expect("it was kept");
    let table = Table::kept(left, keeper, Some(&folders));
    assert_eq!((&table.seats, &table.onlooker), (&seats, &onlooker));
    let one = table.device(0);
    let same = |name: &str, value| assert_eq!(one.state[name], value, "{name}");
    same("step", step);
    assert_eq!(one.state["seats"][0]["name"], "Anna");
    // How cards are shown hangs on whether they can be played, and the question is a fresh one: which cards they are stays.
    let faces = |hand: &serde_json::Value| -> Vec<String> {
        let cards = hand.as_array().expect("cards").iter();
        cards.map(|card| card["face"].to_string()).collect()
    };
    assert_eq!(faces(&one.state["hand"]), faces(&hand));
}

/// Plays a seat to the end over connections that are cut at any moment, with every second answer sent again; how many
/// questions were answered, and how many steps there were in the end.
fn plays_through_cuts(table: &Table, seat: usize) -> (u64, u64) {
    let mut random = Dice::new(&seed::numbered(seat as u64));
    let mut device = table.device(seat);
    let (mut answered, mut made) = (None, 0);
    while !device.is_over() {
        if device.state["yours"] == true && answered != Some(device.asked()) {
            let (numbers, asked) = (device.numbers(), device.asked());
            (answered, made) = (Some(asked), made + 1);
            let number = numbers[random.below(numbers.len() as u32) as usize];
            let answer = json!({"type": "choose", "asked": asked, "number": number});
            device.say(&answer);
            match random.below(3) {
                0 => {}
                1 => device.say(&answer),
                _ => {
                    device = table.device(seat);
                    device.say(&answer);
                }
            }
        } else if random.below(4) == 0 {
            device = table.device(seat);
            continue;
        }
        device.see();
    }
    (made, device.state["step"].as_u64().expect("a number"))
}

#[test]
fn connections_that_are_cut_at_any_moment_lose_no_choice_and_make_none_twice() {
    let rules = [("columns", "5"), ("rows", "5"), ("fences", "2")];
    let table = Table::of(game("quoridor", &rules, &["person", "person"]));
    let played: Vec<(u64, u64)> = thread::scope(|scope| {
        let seats = [0, 1].map(|seat| {
            scope.spawn({
                let table = &table;
                move || plays_through_cuts(table, seat)
            })
        });
        seats
            .into_iter()
            .map(|seat| seat.join().expect("it plays"))
            .collect()
    });
    assert_eq!(played[0].0 + played[1].0, played[0].1);
    assert_eq!(played[0].1, played[1].1);
}
