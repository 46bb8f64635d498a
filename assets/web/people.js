// Who sits at the table, and how it ended.

import { $, badge, make } from "./parts.js";

/** The seats as a row. */
export function people(state, welcome) {
  const { words } = welcome;
  $("people").setAttribute("aria-label", words["phones-players"]);
  $("people").replaceChildren(...state.seats.map((seat) => {
    const own = seat.seat === welcome.seat;
    const there = !seat.person ? words["phones-computer"]
      : own ? words["phones-you"]
      : seat.devices ? words["phones-here"]
      : seat.taken ? words["phones-away"] : words["phones-free"];
    const item = make("li", { className: "person" }, badge(seat),
      make("span", { className: "name", textContent: seat.name }),
      make("span", { className: "note", textContent: seat.note }),
      make("span", { className: "there", textContent: there }));
    item.classList.toggle("acts", seat.acts);
    item.classList.toggle("away", seat.person && !own && !seat.devices);
    if (seat.acts) item.setAttribute("aria-current", "true");
    return item;
  }));
}

/** Who has won, and what was counted. */
export function end(state) {
  for (const id of ["end", "more"]) $(id).hidden = !state.end;
  if (!state.end) return;
  const seat = (number) => state.seats.find((it) => it.seat === number);
  const text = (words) => make("p", { textContent: words });
  const order = state.end.order.map((number) => make("li", {}, badge(seat(number)), make("span", { textContent: seat(number).name })));
  const named = (it) => make("th", { scope: "col" }, badge(it), make("span", { className: "heard", textContent: it.name }));
  const head = make("tr", {}, make("td"), ...state.seats.map(named));
  const row = ([label, cells]) => make("tr", {}, make("th", { scope: "row", textContent: label }), ...cells.map((cell) => make("td", { textContent: cell })));
  const table = make("table", {}, make("thead", {}, head), make("tbody", {}, ...state.end.figures.map(row)));
  const [first, ...others] = state.end.words;
  $("end").replaceChildren(make("ol", { className: "places" }, ...order), text(first));
  $("more").replaceChildren(make("div", { className: "figures", tabIndex: 0 }, table), ...others.map(text));
}

/** The page on which one takes a seat. */
export function joining(state, welcome, join) {
  const form = $("join"), { words } = welcome;
  const seat = state.seats.find((it) => it.seat === welcome.seat);
  form.querySelector(".sign").replaceChildren(badge(seat).firstChild);
  $("game").textContent = welcome.title;
  $("colour").textContent = seat.colour;
  form.querySelector("label").textContent = words["phones-name"];
  form.querySelector("button").textContent = words["phones-join"];
  form.onsubmit = (event) => {
    event.preventDefault();
    join($("name").value);
  };
}
