//! The pages as people with other eyes and hands have them, in a real browser where there is one: every control has a name and
//! is large enough, text stands out, what has the focus is seen, the language is told, and large text stays on the screen.
//!
//! With `HOMESTRETCH_SHOTS` set to a folder each page that is looked at is left there as a picture.

use std::{env, fs, path::Path, time::Duration};

use serde_json::{Value, json};

use crate::{Table, browser::Browser, game, lobby::Lobby};

/// Tells what is wrong with the page as it is shown.
const LOOK: &str = r"
const faults = [];
const shown = (el) => el.checkVisibility({ visibilityProperty: true }) && el.getClientRects().length > 0;
const short = (el) => el.outerHTML.slice(0, 90);
if (!document.documentElement.lang) faults.push('no language');
if (!document.title) faults.push('no title');

const name = (el) => [el.getAttribute('aria-label'), ...[...(el.labels ?? [])].map((it) => it.textContent), el.textContent].find((it) => it?.trim());
const controls = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')].filter(shown);
for (const el of controls) {
  if (!name(el)) faults.push(`no name: ${short(el)}`);
  const { width, height } = el.getBoundingClientRect();
  if (Math.min(width, height) < 24) faults.push(`small: ${short(el)}`);
  el.focus({ focusVisible: true });
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(el);
  const ringed = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  if (document.activeElement === el && !ringed && boxShadow === 'none') faults.push(`focus is not seen: ${short(el)}`);
}
document.activeElement?.blur();

const COLOUR = /rgba?\([^)]+\)|color\(srgb [^)]+\)/g;
const parsed = (text) => {
  const part = text.slice(text.indexOf('(') + 1, -1).replace('srgb', '').split(/[\s,\/]+/).filter(Boolean).map(Number);
  const scale = text.startsWith('rgb') ? 255 : 1;
  return [...part.slice(0, 3).map((it) => it / scale), part[3] ?? 1];
};
const colours = (text) => (text.match(COLOUR) ?? []).map(parsed);
const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a)];
const light = ([r, g, b]) => {
  const linear = (it) => it <= .04045 ? it / 12.92 : ((it + .055) / 1.055) ** 2.4;
  return .2126 * linear(r) + .7152 * linear(g) + .0722 * linear(b);
};
// The darkest and the lightest that can lie behind: stops of gradients are tried one by one.
const grounds = (el) => {
  if (!el) return [[0, 0, 0]];
  let below = grounds(el.parentElement);
  const { backgroundColor, backgroundImage } = getComputedStyle(el);
  const add = (stops) => {
    if (!stops.length) return;
    const all = below.flatMap((ground) => stops.map((stop) => over(stop, ground))).sort((one, other) => light(one) - light(other));
    below = [all[0], all.at(-1)];
  };
  add(colours(backgroundColor));
  for (const layer of backgroundImage.split(/(?=(?:repeating-)?(?:linear|radial)-gradient)/).reverse()) add(colours(layer));
  return below;
};
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const seen = new Set();
while (walker.nextNode()) {
  const el = walker.currentNode.parentElement;
  if (!walker.currentNode.data.trim() || seen.has(el) || el.closest('svg, script, option') || !shown(el)) continue;
  seen.add(el);
  const { color, fontSize, fontWeight } = getComputedStyle(el);
  const size = parseFloat(fontSize), large = size >= 24 || size >= 18.66 && fontWeight >= 700;
  const [own] = colours(color);
  const worst = Math.min(...grounds(el).map((ground) => {
    const [one, other] = [light(over(own, ground)), light(ground)];
    return (Math.max(one, other) + .05) / (Math.min(one, other) + .05);
  }));
  if (worst < (large ? 3 : 4.5)) faults.push(`contrast ${worst.toFixed(2)}: ${short(el)}`);
}
const wide = document.documentElement.scrollWidth - innerWidth;
if (wide > 0) faults.push(`wider than the screen by ${wide}`);
return faults;
";

/// Text twice as large.
const ENLARGE: &str = "document.documentElement.style.fontSize = '200%';";

/// The screens: a phone upright and on its side, a small one, and a tablet.
const SCREENS: [(u32, u32); 4] = [(360, 740), (740, 360), (320, 640), (820, 1180)];

/// Looks at what is shown once this holds, as it is and with large text.
fn look(browser: &Browser, what: &str, size: (u32, u32)) {
    let told = browser.run(LOOK);
    assert_eq!(told, json!([]), "{what} at {size:?}");
    shoot(browser, &format!("{what}-{}x{}", size.0, size.1));
    browser.run(ENLARGE);
    let told = browser.run(LOOK);
    assert_eq!(told, json!([]), "{what} at {size:?}, large");
    shoot(browser, &format!("{what}-{}x{}-large", size.0, size.1));
}

fn shoot(browser: &Browser, name: &str) {
    if let Some(folder) = env::var_os("HOMESTRETCH_SHOTS") {
        fs::write(Path::new(&folder).join(format!("{name}.png")), browser.picture()).expect("a picture");
    }
}

#[test]
fn every_page_is_named_legible_and_seen_where_it_has_the_focus() {
    let Some(browser) = Browser::open() else {
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let lobby = Lobby::open(folder.path(), 3, Duration::from_hours(1), false);
    let mut host = lobby.visitor();
    let make = |name: &str, password: &str| json!({"type": "make", "game": "dog", "seats": ["person", "level:1", "person", "level:2"], "table": name, "password": password, "name": "Anna"});
    for (name, password) in [
        ("", ""),
        ("Donnerstagsdoppelkopfrunde am Stammtisch", "sesame"),
        ("Club", ""),
    ] {
        assert_eq!(host.ask(&make(name, password))["type"], "code");
    }
    for size in SCREENS {
        browser.show(
            &format!("http://{}/lobby.html#{}", lobby.server.address(), lobby.token),
            size.0,
            size.1,
        );
        browser.wait("document.querySelectorAll('.place').length === 3");
        browser.run("document.getElementById('new').open = true;");
        look(&browser, "lobby", size);
        browser.run("document.querySelectorAll('.place .main')[1].click();");
        look(&browser, "password", size);
    }
    for name in ["mejn", "ludo", "dog", "quoridor", "compromise"] {
        let seats = if matches!(name, "quoridor" | "compromise") {
            2
        } else {
            4
        };
        let table = Table::of(game(name, &[], &vec!["person"; seats]));
        let link = format!("http://{}/#{}", table.server.address(), table.seats[0].1);
        for size in SCREENS {
            browser.run("sessionStorage.clear();");
            browser.show(&link, size.0, size.1);
            browser
                .wait("!document.getElementById('join').hidden || !document.getElementById('table').hidden");
            if browser.run("return !document.getElementById('join').hidden;") == Value::Bool(true) {
                look(&browser, &format!("{name}-join"), size);
                browser.run("document.getElementById('name').value = 'Anna'; document.querySelector('#join button').click();");
            }
            browser.wait("!document.getElementById('table').hidden");
            browser.run(
                "document.getElementById('all').open = true; document.getElementById('events').open = true;",
            );
            look(&browser, name, size);
        }
    }
}

#[test]
fn a_table_is_made_and_played_from_the_lobby() {
    let Some(browser) = Browser::open() else {
        return;
    };
    let folder = tempfile::tempdir().expect("a folder");
    let lobby = Lobby::open(folder.path(), 3, Duration::from_hours(1), false);
    let link = format!(
        "http://{}/lobby.html?table=Club#{}",
        lobby.server.address(),
        lobby.token
    );
    browser.show(&link, 360, 740);
    browser.wait("!document.getElementById('lobby').hidden");
    assert_eq!(
        browser.run("return document.getElementById('called').value;"),
        "Club"
    );
    browser.run(
        "const $ = (id) => document.getElementById(id), set = (id, value) => { $(id).value = value; $(id).dispatchEvent(new Event('change')); };
         $('name').value = 'Anna'; $('new').open = true; set('game', 'compromise'); set('chair1', 'level:1');
         $('secret').value = 'sesame'; $('make').lastElementChild.click();",
    );
    browser.wait("location.pathname === '/' && !document.getElementById('table')?.hidden");
    let told = browser.play();
    assert!(told["acted"].as_u64() > Some(0), "{told}");
    assert_eq!((&told["faults"], &told["wide"]), (&json!([]), &json!(0)));
    // A balancer finds the server by the name that the address has, whatever is asked.
    browser.run(
        "window.WebSocket = class extends WebSocket { constructor(url) { super(url); window.went = url; } };
         dispatchEvent(new Event('pagehide'));",
    );
    browser.wait("window.went?.endsWith('/table?table=Club') && location.search === '?table=Club'");
    browser.run("document.getElementById('hall').click();");
    browser.wait("location.pathname === '/lobby.html' && location.search === '?table=Club' && document.querySelectorAll('.place').length === 1");
    // A browser may keep a page that was left; nobody sits before it.
    browser.wait("document.querySelector('.chairs').textContent.includes('away')");
    browser.run(
        "document.querySelector('#watch1').click(); document.getElementById('password').value = 'wrong';
         document.querySelector('#ask .main').click();",
    );
    browser.wait("document.getElementById('why').textContent.includes('password')");
    browser.run(
        "document.querySelector('#watch1').click(); document.getElementById('password').value = 'sesame';
         document.querySelector('#ask .main').click();",
    );
    browser.wait("location.pathname === '/' && !document.getElementById('end')?.hidden");
}
