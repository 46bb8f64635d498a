// The page of a lobby: shows the tables, and asks for one. What may be done only the lobby knows.

import { Line, lesson, lost } from "./net.js";
import { $, known, make, remember } from "./parts.js";

const KEPT = "homestretch-lobby", NAME = "homestretch-name";

const token = location.hash.slice(1) || known(KEPT);
if (token) remember(KEPT, token);
addEventListener("hashchange", () => location.reload());

let hall = null, wished = null, pressed = false, waiting = null;

const line = new Line(token, hear, lost, "/lobby");

function hear(message) {
  switch (message.type) {
    case "lobby": return greet(message);
    case "tables": return show(message);
    case "code": return location.assign(`/${location.search}#${message.code}`);
    case "refused": return refuse(message);
  }
}

function greet(message) {
  hall = message;
  const { words } = hall;
  lesson(words);
  document.documentElement.lang = hall.language;
  document.title = `${words["lobby-title"]} – Homestretch`;
  $("title").textContent = words["lobby-title"];
  $("heading").textContent = words["lobby-tables"];
  $("none").textContent = words["lobby-none"];
  $("new").firstElementChild.textContent = words["lobby-new"];
  $("make").lastElementChild.textContent = words["lobby-make"];
  $("cancel").textContent = words["lobby-cancel"];
  $("ask").querySelector(".main").textContent = words["lobby-join"];
  const labels = { name: "phones-name", game: "lobby-game", count: "lobby-seats", called: "lobby-table", secret: "lobby-password-new", password: "lobby-password" };
  for (const [id, key] of Object.entries(labels)) document.querySelector(`label[for=${id}]`).textContent = words[key];
  if (!$("name").value) $("name").value = known(NAME);
  // A link may name a table: then it leads to the server that has it, and a new one is called so.
  if (!$("called").value) $("called").value = new URLSearchParams(location.search).get("table") ?? "";
  const chosen = $("game").value;
  $("game").replaceChildren(...hall.games.map(({ name, title }) => make("option", { value: name, textContent: title })));
  if (chosen) $("game").value = chosen;
  else offer();
  $("lobby").hidden = false;
}

function refuse({ words, gone }) {
  if (!gone) {
    $("why").textContent = words;
    $("why").scrollIntoView({ block: "nearest" });
    return;
  }
  line.end();
  for (const id of ["lobby", "lost"]) $(id).hidden = true;
  $("gone").hidden = false;
  $("gone").textContent = words;
}

/** How many can play the chosen game. */
function offer() {
  const game = hall.games.find(({ name }) => name === $("game").value);
  $("about").textContent = game.invitation;
  const option = (count) => make("option", { value: count, textContent: count });
  $("count").replaceChildren(...game.seats.toSorted((one, other) => one - other).map(option));
  $("count").value = game.seats[0];
  seat(game);
}

/** Who sits where: a person or a level each. */
function seat(game) {
  const { words } = hall;
  const who = [["person", words["lobby-person"]], ...game.levels.map((level, at) => [`level:${at + 1}`, `${words["phones-computer"]}: ${level}`])];
  const chairs = Array.from({ length: Number($("count").value) }, (_, at) => {
    const id = `chair${at}`;
    const label = make("label", { htmlFor: id, textContent: `${words["lobby-seat"]} ${at + 1}` });
    const chair = make("select", { id }, ...who.map(([value, textContent]) => make("option", { value, textContent })));
    return make("div", { className: "field" }, label, chair);
  });
  $("chairs").replaceChildren(...chairs);
}

function show(message) {
  // What is being pressed stays where it is.
  waiting = pressed ? message : null;
  if (pressed) return;
  const { tables, full } = message;
  const { words } = hall, held = document.activeElement?.id;
  $("none").hidden = tables.length > 0;
  $("full").hidden = !full;
  $("full").textContent = full;
  $("tables").replaceChildren(...tables.map((table) => {
    const item = make("li", { className: "place" });
    const name = make("h3", { textContent: table.name });
    const notes = [table.title, table.locked && words["lobby-locked"], table.over && words["lobby-over"]].filter(Boolean);
    const button = (key, id, type) => {
      const button = make("button", { type: "button", id: `${id}${table.number}`, textContent: words[key] });
      button.setAttribute("aria-label", `${words[key]}: ${table.name}`);
      button.addEventListener("click", () => wish(table, type));
      return button;
    };
    const isFree = table.seats.some(({ person, taken, here }) => person && !taken && !here);
    const row = make("div", { className: "row" }, ...[isFree && button("lobby-join", "join", "join"), button("lobby-look-on", "watch", "watch")].filter(Boolean));
    if (isFree) row.firstElementChild.classList.add("main");
    item.append(name, make("p", { className: "note", textContent: notes.join(" · ") }), make("ul", { className: "chairs" }, ...table.seats.map(chair)), row);
    return item;
  }));
  if (held && document.activeElement !== $(held)) $(held)?.focus();
}

function chair({ name, person, taken, here }) {
  const { words } = hall;
  const there = !person ? words["phones-computer"] : here ? words["phones-here"] : taken ? words["phones-away"] : words["phones-free"];
  return make("li", {}, make("span", { className: "name", textContent: name }), make("span", { className: "note", textContent: ` ${there}` }));
}

/** Asks for a table, and for its password first where it has one. */
function wish(table, type) {
  wished = { type, table: table.number };
  if (!table.locked) return ask("");
  $("password").value = "";
  $("ask").querySelector(".main").textContent = hall.words[type === "join" ? "lobby-join" : "lobby-look-on"];
  $("ask").showModal();
}

function ask(password) {
  remember(NAME, $("name").value);
  $("why").textContent = "";
  line.say({ ...wished, password, name: $("name").value });
}

$("tables").addEventListener("pointerdown", () => { pressed = true; });
for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, () => setTimeout(() => {
    pressed = false;
    if (waiting) show(waiting);
  }));
}
$("game").addEventListener("change", offer);
$("count").addEventListener("change", () => seat(hall.games.find(({ name }) => name === $("game").value)));
$("cancel").addEventListener("click", () => $("ask").close());
$("ask").firstElementChild.addEventListener("submit", (event) => {
  event.preventDefault();
  $("ask").close();
  ask($("password").value);
});
$("make").addEventListener("submit", (event) => {
  event.preventDefault();
  const seats = Array.from($("chairs").querySelectorAll("select"), ({ value }) => value);
  wished = { type: "make", game: $("game").value, seats, table: $("called").value };
  ask($("secret").value);
});
