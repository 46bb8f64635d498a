// Lets a JavaScript program play at Homestretch: it speaks the bot protocol (src/bots/PROTOCOL.md), you choose.
// `run(name, choose)`: choose(game, view, choices) returns one of the choices. `game` has the fields of new_game and
// `below(n)`, a random number from its seed. One file for Node, no dependencies; copy it next to your bot.
"use strict";

const readline = require("node:readline");

function say(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

// Mulberry32, by Tommy Ettinger.
function source(seed) {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  };
}

function run(name, choose, games = ["mejn"]) {
  let game = null;
  const lines = readline.createInterface({ input: process.stdin });
  lines.on("line", (line) => {
    const message = JSON.parse(line);
    if (message.type === "hello") {
      say({ type: "hello", protocol: 1, name, games });
    } else if (message.type === "new_game") {
      game = { ...message, below: source(message.seed) };
    } else if (message.type === "choose") {
      const named = game.number_names.map((name, place) => [name, message.view[place]]);
      const choice = choose(game, Object.fromEntries(named), message.choices);
      say({ type: "choice", id: message.id, number: choice.number });
    } else if (message.type === "quit") {
      lines.close();
    }
  });
}

module.exports = { run };
