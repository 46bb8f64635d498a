// The page of a seat: shows what the table tells, and tells it what was pressed. What is legal only the table knows.

import { Board } from "./board.js";
import { Pad, cards, list } from "./hand.js";
import { Line, lesson, lost } from "./net.js";
import { $, known, make, remember } from "./parts.js";
import { end, joining, people } from "./people.js";
import { Shake, shakes } from "./shake.js";

const KEPT = "homestretch", NAME = "homestretch-name", LOBBY = "homestretch-lobby";

const token = location.hash.slice(1) || known(KEPT);
if (token) remember(KEPT, token);
addEventListener("hashchange", () => location.reload());

let welcome = null, state = null, board = null, pad = null;
let grasp = null, looking = null, advised = null, asked = -1, was = false;

const line = new Line(token, hear, lost);
const shake = new Shake(() => $("roll").hidden || $("roll").click());
const say = (message) => line.say(message);
const answer = (message) => say({ ...message, asked: state.asked });

function hear(message) {
  switch (message.type) {
    case "welcome": return greet(message);
    case "state": return show(message);
    case "pondered":
      if (looking?.number === message.number) $("words").textContent = [looking.label, ...message.words].join(". ");
      return;
    case "advice":
      advised = message.number;
      $("why").textContent = message.words;
      return light();
    case "refused": return refuse(message);
  }
}

function greet(message) {
  welcome = message;
  const { words } = welcome, root = document.documentElement;
  lesson(words);
  root.lang = welcome.language;
  root.style.setProperty("--ground", welcome.ground);
  document.title = `${welcome.title} – Homestretch`;
  $("title").textContent = welcome.title;
  $("up").textContent = words["phones-leave"];
  $("up").hidden = welcome.seat === null;
  $("hall").textContent = words["phones-lobby"];
  $("hall").href = `/lobby.html${location.search}#${known(LOBBY)}`;
  // A table of a lobby has its number before the code.
  $("hall").hidden = !token.includes(".") || !known(LOBBY);
  $("confirm").textContent = words["phones-confirm"];
  $("cancel").textContent = words["phones-cancel"];
  $("all").firstElementChild.textContent = words["phones-choices"];
  $("events").firstElementChild.textContent = words["phones-events"];
  $("leave").firstElementChild.textContent = words["phones-leave-sure"];
  $("stay").textContent = words["phones-stay"];
  $("shake").textContent = words["phones-shake"];
  $("go").textContent = words["phones-leave"];
  board = new Board(welcome.board, words["phones-board"], pointed);
  pad = new Pad(words);
  $("events").open = matchMedia("(min-height: 44rem)").matches;
  state = null;
}

function refuse({ words, gone }) {
  if (!gone) {
    $("why").textContent = words;
    return;
  }
  line.end();
  for (const id of ["table", "join", "lost"]) $(id).hidden = true;
  $("gone").hidden = false;
  $("gone").textContent = words;
  $("gone").after($("hall"));
}

function show(next) {
  const fresh = state && next.step === state.step + 1;
  state = next;
  const own = state.seats.find((seat) => seat.seat === welcome.seat);
  document.body.style.setProperty("--seat", own?.paint ?? "#8C2F1B");
  const joins = Boolean(own && !own.taken);
  $("join").hidden = !joins;
  $("table").hidden = joins;
  if (joins) {
    if (!$("name").value) $("name").value = known(NAME);
    joining(state, welcome, (name) => {
      remember(NAME, name);
      say({ type: "join", name });
    });
  }
  if (asked !== state.asked || !state.yours) [grasp, looking, advised] = [null, null, null], $("why").textContent = "";
  asked = state.asked;
  if (state.yours && !was && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
  was = state.yours;
  document.title = `${state.yours ? "● " : ""}${welcome.title} – Homestretch`;
  document.body.classList.toggle("yours", state.yours);
  if ($("says").textContent !== state.says) $("says").textContent = state.says;
  people(state, welcome);
  end(state);
  board.upright();
  board.lay(state, fresh);
  cards(state, welcome, (number) => choose({ number }));
  pad.show(state, (choice) => choice ? consider(choice) : undefined);
  roll();
  tools();
  const all = $("all");
  all.hidden = !state.choices.length;
  all.lastElementChild.replaceChildren(...list(state.choices, consider));
  $("events").querySelector("ol").replaceChildren(...state.events.slice().reverse().map((text) => make("li", { textContent: text })));
  light();
}

function roll() {
  const button = $("roll");
  button.hidden = !state.can.roll;
  button.textContent = welcome.words["phones-roll"];
  button.onclick = () => answer({ type: "roll" });
  // Where there is a die at all.
  if (state.can.roll && shakes()) $("shake").hidden = false;
}

function tools() {
  const { can } = state, { words } = welcome;
  const tool = (key, act) => {
    const button = make("button", { type: "button", textContent: words[key] });
    button.addEventListener("click", act);
    return button;
  };
  const wanted = [
    can.again && tool("phones-again", () => say({ type: "again" })),
    can.undo && tool("panel-undo", () => answer({ type: "undo" })),
    can.clear && tool("prompt-clear", () => answer({ type: "clear" })),
    can.fill && tool("prompt-fill", () => answer({ type: "fill" })),
    can.hint && tool("phones-hint", () => say({ type: "hint" })),
  ];
  $("tools").replaceChildren(...wanted.filter(Boolean));
  if (can.again) $("tools").firstElementChild.classList.add("main");
}

/** Whether a choice begins at a spot, or at one that is like it. */
function begins(choice, spot) {
  if (choice.from === spot) return true;
  const stock = board.spots.get(spot)?.stock;
  return Boolean(stock) && board.spots.get(choice.from)?.stock === stock;
}

/** What is lit, and how. */
function light() {
  const lit = new Map(), put = (name, how) => name && lit.set(name, how);
  for (const choice of state.choices) {
    const moves = choice.from !== choice.to;
    if (choice.from && moves && !choice.look) put(choice.from, "movable");
  }
  for (const choice of state.choices) {
    const led = !grasp || begins(choice, grasp) || choice.look;
    if (choice.to && led) put(choice.to, choice.look || choice.from === choice.to && state.choices.length > 12 ? "quiet" : "possible");
  }
  const golden = state.choices.find((choice) => choice.number === advised);
  for (const name of [golden?.from, golden?.to]) put(name, "advised");
  put(grasp, "chosen");
  if (looking?.to) put(looking.to, "chosen");
  const own = state.seats.find((seat) => seat.seat === welcome.seat);
  board.light(lit, own?.paint ?? "#E2A33B");
  $("look").hidden = !looking;
  $("which").hidden = true;
}

function pointed(spot) {
  const onto = state.choices.filter((choice) => choice.to === spot && (!grasp || begins(choice, grasp) || choice.look));
  const from = state.choices.filter((choice) => begins(choice, spot));
  if (onto.length === 1) return consider(onto[0]);
  if (onto.length > 1) return ask(onto);
  if (from.length === 1) return consider(from[0]);
  grasp = from.length && grasp !== spot ? spot : null;
  light();
}

/** Several choices lead to one spot: which is meant? */
function ask(choices) {
  const which = $("which");
  which.replaceChildren(make("ul", {}, ...list(choices, consider)));
  which.hidden = false;
  which.querySelector("button").focus();
}

/** Makes a choice, or shows first what it would bring. */
function consider(choice) {
  if (!choice.look) return choose(choice);
  looking = choice;
  if (state.pad.length) {
    pad.write(choice.text);
    pad.show(state, (typed) => typed ? consider(typed) : undefined);
  }
  $("words").textContent = choice.label;
  say({ type: "ponder", number: choice.number });
  light();
  $("confirm").focus({ preventScroll: false });
}

function choose({ number }) {
  [grasp, looking] = [null, null];
  answer({ type: "choose", number });
}

$("confirm").addEventListener("click", () => looking && choose(looking));
$("cancel").addEventListener("click", () => {
  looking = null;
  light();
});
$("shake").addEventListener("click", async () => {
  if (!await shake.toggle()) $("why").textContent = welcome.words["phones-shake-denied"];
  $("shake").setAttribute("aria-pressed", shake.on);
});
$("up").addEventListener("click", () => $("leave").showModal());
$("stay").addEventListener("click", () => $("leave").close());
$("go").addEventListener("click", () => {
  $("leave").close();
  say({ type: "leave" });
});
