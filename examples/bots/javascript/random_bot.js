// Plays any move that is allowed, by chance; the same ones when the seed of the game is the same.
"use strict";

const { run } = require("./homestretch_bot.js");

run("Random in JavaScript", (game, view, choices) => choices[game.below(choices.length)]);
