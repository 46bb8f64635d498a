//! A shake of the phone is *Roll*, in a real browser where there is one: once it was switched on, and as long as motion is wished.

use crate::{Table, browser::Browser, game};

/// Counts what is thrown, and moves the phone as strongly as is said, at a moment that is said.
const HANDS: &str = r#"
window.rolls = 0;
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  if (text.includes('"roll"')) rolls += 1;
  return send.call(this, text);
};
window.jerk = (x, timeStamp) => {
  const moved = new DeviceMotionEvent('devicemotion', { acceleration: { x, y: 0, z: 0 } });
  dispatchEvent(Object.defineProperty(moved, 'timeStamp', { value: timeStamp }));
};
window.shown = (id) => !document.getElementById(id).hidden;
window.pressed = (id) => document.getElementById(id).getAttribute('aria-pressed');
"#;

/// Opens the page of a seat.
fn open(browser: &Browser, table: &Table) {
    let url = format!("http://{}/#{}", table.server.address(), table.seats[0].1);
    browser.show(&url, 360, 740);
    browser.wait("document.getElementById('says')?.textContent");
    browser.run(HANDS);
}

/// The same at a table with a die, ready to roll.
fn ready(browser: &Browser, table: &Table) {
    open(browser, table);
    browser.run("if (shown('join')) document.querySelector('#join button').click();");
    browser.wait("shown('table') && shown('roll')");
}

#[test]
fn a_shake_rolls_for_whoever_has_switched_it_on_alone() {
    let Some(browser) = Browser::open() else {
        return;
    };
    let table = Table::of(game("mejn", &[], &["person", "random", "random", "random"]));
    ready(&browser, &table);
    assert_eq!(browser.run("return shown('shake');"), true);
    let rolls = |moved: &str| browser.run(&format!("{moved} return rolls;"));
    let switch = || browser.run("document.getElementById('shake').click();");
    assert_eq!(rolls("jerk(30, 0); jerk(30, 200);"), 0, "it is off");
    // Some browsers ask, and may be told that it is not wished.
    browser.run("DeviceMotionEvent.requestPermission = async () => 'denied';");
    switch();
    browser.wait("document.getElementById('why').textContent");
    assert_eq!(browser.run("return pressed('shake');"), "false");
    browser.run("DeviceMotionEvent.requestPermission = async () => 'granted';");
    switch();
    browser.wait("pressed('shake') === 'true'");
    for (moved, why) in [
        ("jerk(3, 1000); jerk(-3, 1200);", "whoever walks does not shake"),
        ("jerk(30, 2000); jerk(30, 2016);", "one jerk is none"),
        ("jerk(30, 4000);", "nor are two with a long while between"),
    ] {
        assert_eq!(rolls(moved), 0, "{why}");
    }
    assert_eq!(rolls("jerk(-30, 4200);"), 1);
    assert_eq!(
        rolls("jerk(30, 4400); jerk(-30, 4600);"),
        1,
        "it is still the same shake"
    );
    browser.wait("shown('roll')");
    switch();
    browser.wait("pressed('shake') === 'false'");
    assert_eq!(rolls("jerk(30, 9000); jerk(30, 9200);"), 1, "it is off again");
}

#[test]
fn where_less_motion_is_wished_or_nothing_is_thrown_no_shake_is_offered() {
    let Some(browser) = Browser::open() else {
        return;
    };
    let cards = Table::of(game("compromise", &[], &["person", "random"]));
    open(&browser, &cards);
    assert_eq!(browser.run("return shown('shake');"), false);
    browser.still();
    let table = Table::of(game("mejn", &[], &["person", "random", "random", "random"]));
    ready(&browser, &table);
    assert_eq!(browser.run("return shown('shake');"), false);
}
