// boardgame.io's server with its default, in-memory store: `node server.js PORT`.

const { Server, Origins } = require("boardgame.io/server");
const game = require("./game");

const port = Number(process.argv[2]);
Server({ games: [game], origins: [Origins.LOCALHOST] }).run({ port: { host: "127.0.0.1", port } });
