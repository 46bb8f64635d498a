// The board: the drawing of the table, what lies on it, what is lit, and what was pointed at.

import { $, draw, drawn, isStill } from "./parts.js";

const REACH = .62, STEP = 130, LEAP = 420, LONGEST = 900;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Board {
  /** `pointed` gets the name of a spot at which somebody has pointed. */
  constructor(facts, label, pointed) {
    Object.assign(this, { facts, pointed, lit: new Map(), cursor: null, moving: [] });
    this.spots = new Map(facts.spots.map((spot) => [spot.name, spot]));
    const [wide, high] = facts.half;
    const layer = (name) => draw("g", { class: name });
    this.ground = draw("g", {}, ...drawn(facts.svg));
    [this.marks, this.pieces, this.over, this.focus] = ["marks", "pieces", "over", "focus"].map(layer);
    this.turned = draw("g", { transform: `rotate(${facts.turn})` }, this.ground, this.marks, this.pieces, this.over, this.focus);
    this.svg = draw("svg", { viewBox: `${-wide} ${-high} ${2 * wide} ${2 * high}`, role: "group", tabindex: 0, "aria-label": label }, this.turned);
    this.svg.style.setProperty("--ratio", wide / high);
    this.svg.addEventListener("pointermove", (event) => event.pointerType === "mouse" && this.#hover(this.#near(event)));
    this.svg.addEventListener("pointerleave", () => this.#hover(null));
    this.svg.addEventListener("click", (event) => this.#click(event));
    this.svg.addEventListener("keydown", (event) => this.#key(event));
    this.svg.addEventListener("blur", () => this.#hover(null));
    $("board").replaceChildren(this.svg);
  }

  /** Turns what is printed in the free fields so that it can be read from here. */
  upright() {
    if (this.isUpright || !this.facts.turn || !this.svg.checkVisibility()) return;
    this.isUpright = true;
    for (const text of this.ground.querySelectorAll(":scope > text")) {
      const { x, y, width, height } = text.getBBox();
      text.setAttribute("transform", `${text.getAttribute("transform") ?? ""} rotate(${-this.facts.turn} ${x + width / 2} ${y + height / 2})`);
    }
  }

  /** Lays what lies on the board; where something moved it is seen to move. */
  lay(state, animate) {
    for (const motion of this.moving) motion.cancel();
    this.moving = [];
    const ways = animate && !isStill() ? state.motion.filter((way) => way.length > 1) : [];
    const byEnd = new Map(ways.map((way) => [way.at(-1), way]));
    const top = [];
    const pieces = state.pieces.map((piece) => {
      const group = draw("g", { class: "piece" }, ...drawn(piece.svg));
      const way = byEnd.get(piece.spot);
      if (way) {
        this.#walk(group, way);
        top.push(group);
      }
      return group;
    });
    this.pieces.replaceChildren(...pieces.filter((piece) => !top.includes(piece)), ...top);
    this.over.replaceChildren(...drawn(state.over));
  }

  #walk(group, way) {
    const spots = way.map((name) => this.spots.get(name)).filter(Boolean);
    const end = spots.at(-1);
    if (spots.length < 2 || !end) return;
    const frames = spots.map(({ at: [x, y] }) => ({ transform: `translate(${x - end.at[0]}px, ${y - end.at[1]}px)`, easing: "ease-in-out" }));
    const long = spots.length > 2 ? Math.min(STEP * (spots.length - 1), LONGEST) : LEAP;
    this.moving.push(group.animate(frames, { duration: long }));
  }

  /** Lights spots: how each, and in which colour. */
  light(lit, paint) {
    this.lit = lit;
    this.svg.style.setProperty("--own", paint);
    this.marks.replaceChildren();
    for (const [name, how] of lit) {
      if (how !== "quiet") this.marks.append(...this.#ring(name, how));
    }
    this.#hover(this.cursor && lit.has(this.cursor) ? this.cursor : null);
  }

  #ring(name, how) {
    const spot = this.spots.get(name);
    if (!spot) return [];
    const [x, y] = spot.at, [wide, high] = spot.size;
    if (spot.going) return [draw("g", { class: `going ${how}` }, ...drawn(spot.going))];
    const shape = (extra) => spot.round
      ? draw("circle", { cx: x, cy: y, r: wide / 2 + .03, class: `${how} ${extra}` })
      : draw("rect", { x: x - wide / 2 + .04, y: y - high / 2 + .04, width: Math.max(wide - .08, .1), height: Math.max(high - .08, .1), rx: .08, class: `${how} ${extra}` });
    return [shape("halo"), shape("ring")];
  }

  #hover(name) {
    this.cursor = name;
    this.focus.replaceChildren(...(name ? this.#ring(name, "pointed") : []));
    this.svg.classList.toggle("points", Boolean(name));
  }

  /** Where something was pressed, as the board has it. */
  #point({ clientX, clientY }) {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(this.turned.getScreenCTM().inverse());
    return [x, y];
  }

  /** The lit spot that is meant: the nearest, by its edge first and then by its middle. */
  #near(event) {
    const [x, y] = this.#point(event);
    let best = null, least = REACH;
    for (const name of this.lit.keys()) {
      const spot = this.spots.get(name);
      if (!spot) continue;
      const across = Math.abs(x - spot.at[0]), along = Math.abs(y - spot.at[1]);
      const edge = Math.hypot(Math.max(across - spot.size[0] / 2, 0), Math.max(along - spot.size[1] / 2, 0));
      const far = edge + .15 * Math.hypot(across, along);
      if (far < least) [best, least] = [name, far];
    }
    return best;
  }

  #click(event) {
    const name = this.#near(event);
    if (name) this.pointed(name);
  }

  #key(event) {
    if (event.key in ARROWS) {
      event.preventDefault();
      this.#step(ARROWS[event.key]);
    } else if ((event.key === "Enter" || event.key === " ") && this.cursor) {
      event.preventDefault();
      this.pointed(this.cursor);
    }
  }

  /** The next lit spot in a direction, as it is seen. */
  #step([right, down]) {
    const angle = this.facts.turn * Math.PI / 180, cos = Math.cos(angle), sin = Math.sin(angle);
    const seen = ([x, y]) => [x * cos - y * sin, x * sin + y * cos];
    const from = seen(this.spots.get(this.cursor)?.at ?? [0, 0]);
    let best = this.cursor, least = Infinity;
    for (const name of this.lit.keys()) {
      const spot = this.spots.get(name);
      if (!spot || name === this.cursor) continue;
      const [x, y] = seen(spot.at), ahead = (x - from[0]) * right + (y - from[1]) * down;
      const aside = Math.abs((x - from[0]) * down - (y - from[1]) * right);
      if (ahead <= .01 && this.cursor) continue;
      const far = (this.cursor ? ahead : Math.hypot(x, y)) + 2.2 * aside;
      if (far < least) [best, least] = [name, far];
    }
    if (best) this.#hover(best);
    return best;
  }
}
