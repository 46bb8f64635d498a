//! The page of the protocol: what stands there is understood, and what is said looks as it stands there.

use std::{collections::BTreeSet, time::Duration};

use homestretch::{
    phones::{Desk, Keys, Rest, Who, lobby::Wish, protocol::Request},
    rules::Seat,
    texts::Language,
};
use serde_json::{Value, json};

use crate::{Table, device::Device, game, lobby::Lobby};

/// The examples of a table.
fn examples() -> Vec<Value> {
    examples_of("```json\n")
}

/// The examples that stand in blocks of this kind.
fn examples_of(block: &str) -> Vec<Value> {
    let page = include_str!("../../src/phones/PROTOCOL.md");
    let blocks = page
        .split(block)
        .skip(1)
        .filter_map(|block| block.split("```").next());
    blocks
        .flat_map(str::lines)
        .map(|line| serde_json::from_str(line).expect("an example"))
        .collect()
}

fn example(kind: &str) -> Value {
    examples()
        .into_iter()
        .find(|example| example["type"] == kind)
        .expect("an example")
}

/// The names of all fields, however deep; lists by their first element, and maps by words of their own left out.
fn shape(value: &Value, path: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                let path = format!("{path}.{name}");
                if !matches!(name.as_str(), "words" | "cards") || !value.is_object() {
                    shape(value, &path, found);
                }
                found.insert(path);
            }
        }
        Value::Array(list) => list
            .iter()
            .take(1)
            .for_each(|first| shape(first, &format!("{path}[]"), found)),
        _ => {}
    }
}

fn shape_of(value: &Value) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    shape(value, "", &mut found);
    found
}

#[test]
fn every_request_of_the_page_is_understood_and_fields_that_are_not_known_are_passed_over() {
    let told = ["welcome", "state", "pondered", "advice", "refused"];
    let requests: Vec<Value> = examples()
        .into_iter()
        .filter(|example| !told.contains(&example["type"].as_str().expect("a type")))
        .collect();
    assert!(requests.len() >= 11);
    for mut request in requests {
        request["more"] = json!(1);
        serde_json::from_value::<Request>(request.clone())
            .unwrap_or_else(|fault| panic!("{request}: {fault}"));
    }
}

#[test]
fn what_a_device_is_told_looks_as_the_page_has_it() {
    let table = Table::of(game("dog", &[], &["person", "person", "person", "person"]));
    let mut device = table.device(0);
    device.until(|state| state["yours"] == true);
    assert_eq!(shape_of(&device.welcome), shape_of(&example("welcome")));
    let is_within = |told: &Value| {
        let (told, page) = (shape_of(told), shape_of(&example("state")));
        let unknown: Vec<_> = told.difference(&page).collect();
        assert!(unknown.is_empty(), "{unknown:?}");
        told
    };
    assert!(is_within(&device.state).contains(".hand[].face"));
    let number = device.numbers()[0];
    device.say(&json!({"type": "ponder", "number": number}));
    let pondered = device.next();
    assert_eq!(shape_of(&pondered), shape_of(&example("pondered")));
    device.say(&json!({"type": "hint"}));
    let advice = device.next();
    assert_eq!(shape_of(&advice), shape_of(&example("advice")));
    device.say(&json!({"type": "again"}));
    let refused = device.next();
    assert_eq!(shape_of(&refused), shape_of(&example("refused")));
}

#[test]
fn every_wish_of_the_page_is_understood_and_a_lobby_says_what_the_page_has() {
    let (told, wishes): (Vec<Value>, Vec<Value>) =
        examples_of("```json lobby\n").into_iter().partition(|example| {
            ["lobby", "tables", "code", "refused"].contains(&example["type"].as_str().expect("a type"))
        });
    assert_eq!((told.len(), wishes.len()), (4, 4));
    for mut wish in wishes {
        wish["more"] = json!(1);
        serde_json::from_value::<Wish>(wish.clone()).unwrap_or_else(|fault| panic!("{wish}: {fault}"));
    }
    let example = |kind: &str| {
        shape_of(
            told.iter()
                .find(|example| example["type"] == kind)
                .expect("an example"),
        )
    };
    let folder = tempfile::tempdir().expect("a folder");
    let lobby = Lobby::open(folder.path(), 2, Duration::from_hours(1), false);
    let mut host = lobby.visitor();
    assert_eq!(shape_of(&host.hall), example("lobby"));
    let seats = ["person", "level:1"];
    let make =
        json!({"type": "make", "game": "chess", "seats": seats, "table": "", "password": "", "name": "Anna"});
    let refused = host.ask(&make);
    assert_eq!(shape_of(&refused), example("refused"));
    let code = host.ask(&json!({"type": "make", "game": "quoridor", "seats": seats, "table": "", "password": "", "name": "Anna"}));
    assert_eq!(shape_of(&code), example("code"));
    host.until(|tables| tables.len() == 1);
    assert_eq!(shape_of(&host.tables), example("tables"));
}

#[test]
fn a_table_that_rests_says_why_beside_what_is_asked() {
    let game = game("quoridor", &[], &["person", "person"]);
    let keys = Keys::of(&game, None).expect("random bytes");
    let mut desk = Desk::new(&game, keys).expect("it can be shown");
    let says = |desk: &Desk, language: &str| {
        let language = Language::of_code(language).expect("a language");
        let state = desk.state(&game, Who::Seat(Seat::new(0)), language);
        state.expect("it can be told").says
    };
    let asked = says(&desk, "en");
    assert!(desk.rest(Some(Rest::Past)) && !desk.rest(Some(Rest::Past)));
    assert_eq!(
        says(&desk, "en"),
        format!("At the table an earlier moment is looked at: the game goes on afterwards. {asked}")
    );
    desk.rest(Some(Rest::Elsewhere));
    assert!(says(&desk, "de").starts_with("Auf dem Bildschirm"));
    assert!(desk.rest(None));
    assert_eq!(says(&desk, "en"), asked);
}

#[test]
fn a_device_is_told_everything_in_its_own_language() {
    let table = Table::of(game("mejn", &[], &["person", "person", "person", "person"]));
    let address = table.server.address();
    let says = |language: &str| {
        let device = Device::speaking(address, &table.seats[0].1, language);
        let said = |value: &Value| value.as_str().expect("a text").to_owned();
        (
            said(&device.welcome["language"]),
            said(&device.state["says"]),
            said(&device.welcome["words"]["phones-roll"]),
        )
    };
    let told: Vec<_> = ["en", "nl-BE", "de", "fr", "es", "el"].map(says).into();
    let languages: Vec<&str> = told.iter().map(|(language, ..)| language.as_str()).collect();
    assert_eq!(languages, ["en", "nl", "de", "fr", "es", "el"]);
    let different: BTreeSet<_> = told.iter().map(|(_, says, word)| (says, word)).collect();
    assert_eq!(different.len(), told.len());
    assert_eq!(
        says("xx").0,
        "en",
        "a language that nobody knows here is answered in that of the program"
    );
}
