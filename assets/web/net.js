// The line to a table or a lobby: says who we are, hands on what the table tells, and comes back when it was cut.

import { $, known, remember } from "./parts.js";

const FIRST = 400, LONGEST = 5000, LOST = "homestretch-lost";

/** How to say that there is no connection, also when the page comes back and can't ask. */
export const lesson = (words) => remember(LOST, words["phones-lost"]);

/** Says whether there is a connection. */
export function lost(there) {
  $("lost").hidden = there;
  $("lost").textContent = there ? "" : known(LOST) || "…";
}

// The pages are kept where the browser has a place for that. A page that came over plain HTTP has none.
if (isSecureContext) navigator.serviceWorker?.register("/worker.js").catch(() => {});

/** A message as it was before it was packed. */
const unpacked = async (data) => typeof data === "string" ? data
  : new Response(data.stream().pipeThrough(new DecompressionStream("deflate"))).text();

export class Line {
  /** `hear` gets each message, `state` whether there is a connection. */
  constructor(token, hear, state, path = "/table") {
    Object.assign(this, { token, hear, state, path, wait: FIRST, timer: 0, closed: false });
    for (const event of ["online", "pageshow"]) addEventListener(event, () => this.#again());
    // A page that is left may be kept by the browser: nobody sits before it.
    addEventListener("pagehide", () => this.socket.close());
    document.addEventListener("visibilitychange", () => document.hidden || this.#again());
    this.#open();
  }

  #open() {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${this.path}${location.search}`);
    this.socket = socket;
    socket.onopen = () => this.say({ type: "hello", protocol: 1, token: this.token, languages: navigator.languages.slice(0, 8), packed: "DecompressionStream" in globalThis });
    let told = Promise.resolve();
    socket.onmessage = ({ data }) => {
      told = told.then(() => unpacked(data)).then((text) => {
        if (socket !== this.socket) return;
        this.wait = FIRST;
        this.state(true);
        this.hear(JSON.parse(text));
      });
    };
    socket.onclose = () => {
      if (socket !== this.socket || this.closed) return;
      this.state(false);
      this.timer = setTimeout(() => this.#open(), this.wait);
      this.wait = Math.min(2 * this.wait, LONGEST);
    };
  }

  /** Whoever comes back does not wait for the next try. */
  #again() {
    if (!this.closed && this.socket.readyState === WebSocket.CLOSED) this.#open();
  }

  say(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** The table wants nothing more of us. */
  end() {
    this.closed = true;
    this.socket.close();
  }
}
