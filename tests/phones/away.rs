//! The page while its table is away, in a real browser where there is one: it comes from what the browser keeps, says so, and goes
//! on by itself. What is kept is the page, and nothing of a table.

use std::{collections::BTreeSet, fs, path::Path};

use homestretch::{
    catalogue::Ours,
    play::{Keeper, store::Folders},
};
use serde_json::{Value, json};

use crate::{Table, browser::Browser, game, listener};

/// The paths of all that the browser keeps for this page.
const KEPT: &str = r"
const files = async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
return (await Promise.all((await caches.keys()).map(files))).flat();
";

/// Leaves the browser as one that has other pages, and loads the page anew.
const BEFORE: &str = r"
await (await caches.open('homestretch of before')).put('/', new Response('before'));
for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
window.isOld = true;
setTimeout(() => location.reload());
";

/// The paths of all files of the pages, as a browser asks for them.
fn pages() -> BTreeSet<String> {
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/web");
    let files = |folder: &Path| -> Vec<String> {
        let entries = fs::read_dir(folder)
            .expect("a folder")
            .map(|entry| entry.expect("a file").path());
        let files = entries.filter(|path| path.is_file());
        let path = |file: &Path| format!("/{}", file.strip_prefix(&all).expect("it lies there").display());
        files.map(|file| path(&file)).collect()
    };
    let found = files(&all).into_iter().chain(files(&all.join("fonts")));
    let kept = found.filter(|path| path != "/worker.js");
    kept.map(|path| path.replace("/index.html", "/")).collect()
}

fn paths(told: &Value) -> BTreeSet<String> {
    let all = told.as_array().expect("a list").iter();
    all.map(|path| path.as_str().expect("a path").to_owned())
        .collect()
}

#[test]
fn a_page_that_is_loaded_anew_while_its_table_is_away_says_so_and_goes_on_by_itself() {
    let Some(browser) = Browser::open() else {
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let folders = Folders::find(Some(folder.path().to_owned())).expect("folders");
    let open = || Keeper::open(Ours::GAMES, Ok(folders.clone())).0;
    let mut keeper = open();
    let played = game("quoridor", &[], &["person", "person"]);
    keeper.begin(&played, None);
    let table = Table::kept(played, keeper, Some(&folders));
    let address = table.server.address();
    let mut one = table.device(0);
    one.say(&json!({"type": "join", "name": "Anna"}));
    one.until(|state| state["yours"] == true && state["seats"][0]["name"] == "Anna");
    one.choose(0);
    one.until(|state| state["step"] == 1);
    browser.show(&format!("http://{address}/#{}", table.seats[0].1), 360, 740);
    browser.wait("navigator.serviceWorker.controller && document.getElementById('says').textContent");
    assert_eq!(
        paths(&browser.later(KEPT)),
        pages(),
        "no more and no less is kept"
    );

    drop((one, table));
    browser.run("window.isOld = true; setTimeout(() => location.reload());");
    browser.wait(
        "!window.isOld && document.getElementById('lost')?.textContent.startsWith('No connection') \
         && document.getElementById('table').hidden",
    );

    let mut keeper = open();
    let left = keeper.take_left_behind().expect("it was kept");
    // The port is free once the table of before has let go of it.
    let listener = loop {
        if let Ok(listener) = listener(address.port()) {
            break listener;
        }
    };
    let table = Table::heard(listener, left, keeper, Some(&folders), |_| {});
    browser.wait("document.getElementById('lost').hidden && !document.getElementById('table').hidden");
    assert_eq!(
        paths(&browser.later(KEPT)),
        pages(),
        "a table leaves nothing behind"
    );
    drop(table);
}

#[test]
fn pages_of_another_program_are_forgotten() {
    let Some(browser) = Browser::open() else {
        return;
    };
    let table = Table::duel();
    browser.show(
        &format!("http://{}/#{}", table.server.address(), table.seats[0].1),
        360,
        740,
    );
    browser.wait("navigator.serviceWorker.controller");
    let kept = browser.later("return caches.keys();");
    browser.later(BEFORE);
    browser.wait("!window.isOld && navigator.serviceWorker.controller");
    assert_eq!(browser.later("return caches.keys();"), kept);
}
