// What lies in the hand: cards, digits, and all choices as a list.

import { $, draw, drawn, make } from "./parts.js";

/** The own cards as buttons. One that can't be played says why. */
export function cards(state, welcome, choose) {
  const hand = $("hand");
  hand.hidden = !state.hand.length;
  hand.setAttribute("aria-label", welcome.words["phones-hand"]);
  hand.style.setProperty("--count", state.hand.length);
  hand.classList.toggle("many", state.hand.length > 7);
  hand.replaceChildren(...state.hand.map((card) => {
    const face = draw("svg", { viewBox: "0 0 190 266", "aria-hidden": "true" }, ...drawn(welcome.cards[card.face] ?? ""));
    const button = make("button", { type: "button", className: "card" }, face);
    button.setAttribute("aria-label", card.label);
    button.classList.toggle("chosen", card.chosen);
    button.classList.toggle("lit", card.number !== null);
    if (card.chosen) button.setAttribute("aria-pressed", "true");
    if (card.number === null && !card.chosen) button.setAttribute("aria-disabled", "true");
    button.addEventListener("click", () => {
      if (card.number !== null) choose(card.number);
      else $("why").textContent = card.why;
    });
    return button;
  }));
}

/** Rows of digits of which a choice is made. */
export class Pad {
  constructor(words) {
    this.typed = [];
    $("pad").setAttribute("aria-label", words["phones-pad"]);
  }

  /** `chosen` gets the choice that was typed, or nothing while it is not whole. */
  show(state, chosen) {
    const pad = $("pad");
    pad.hidden = !state.pad.length;
    if (this.asked !== state.asked) this.typed = [];
    this.asked = state.asked;
    pad.replaceChildren(...state.pad.map((signs, place) => make("div", { className: "digits" }, ...signs.map((sign) => {
      const button = make("button", { type: "button", textContent: sign });
      button.setAttribute("aria-pressed", this.typed[place] === sign);
      button.addEventListener("click", () => {
        this.typed[place] = sign;
        this.show(state, chosen);
        const text = this.typed.join("");
        chosen(state.choices.find((choice) => choice.text === text) ?? null);
      });
      return button;
    }))));
  }

  /** Shows what was chosen elsewhere. */
  write(text) {
    this.typed = [...text];
  }
}

/** Choices as a list of buttons. */
export function list(choices, choose) {
  return choices.map((choice) => {
    const button = make("button", { type: "button", textContent: choice.label });
    button.addEventListener("click", () => choose(choice));
    return make("li", {}, button);
  });
}
