// The line to the table: says who we are, hands on what the table tells, and comes back when it was cut.

const FIRST = 400, LONGEST = 5000;

export class Line {
  /** `hear` gets each message, `state` whether there is a connection. */
  constructor(token, hear, state) {
    Object.assign(this, { token, hear, state, wait: FIRST, timer: 0, closed: false });
    for (const event of ["online", "pageshow"]) addEventListener(event, () => this.#again());
    document.addEventListener("visibilitychange", () => document.hidden || this.#again());
    this.#open();
  }

  #open() {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/table`);
    this.socket = socket;
    socket.onopen = () => this.say({ type: "hello", protocol: 1, token: this.token, languages: navigator.languages.slice(0, 8) });
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket) return;
      this.wait = FIRST;
      this.state(true);
      this.hear(JSON.parse(data));
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
