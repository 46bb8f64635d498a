// Small parts of which the page is made.

const SVG = "http://www.w3.org/2000/svg";

export const $ = (id) => document.getElementById(id);

export const remember = (key, value) => { try { localStorage.setItem(key, value); } catch { /* private windows forget */ } };
export const known = (key) => { try { return localStorage.getItem(key) ?? ""; } catch { return ""; } };

/** An element with these properties and children. */
export function make(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** An element of a drawing with these attributes. */
export function draw(tag, attributes = {}, ...children) {
  const drawn = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) drawn.setAttribute(name, value);
  drawn.append(...children);
  return drawn;
}

const parser = new DOMParser();

/** What a drawing that came as text is made of. */
export function drawn(text) {
  const root = parser.parseFromString(`<svg xmlns="${SVG}">${text}</svg>`, "image/svg+xml").documentElement;
  return [...root.childNodes].map((node) => document.importNode(node, true));
}

/** The sign of a seat, in its colour. */
export function sign(seat) {
  const style = { fill: seat.paint, stroke: "#F5EBDD", "stroke-width": .2, "stroke-linejoin": "round" };
  return seat.sign.length
    ? draw("polygon", { points: seat.sign.map((point) => point.join()).join(" "), ...style })
    : draw("circle", { r: .88, ...style });
}

/** The sign in a frame of its own. */
export function badge(seat) {
  return draw("svg", { class: "sign", viewBox: "-1.15 -1.15 2.3 2.3", "aria-hidden": "true" }, sign(seat));
}

export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
