// boardgame.io's server: `node server.js PORT [FOLDER]`. Matches are in memory, or as files in the folder.

const { FlatFile, Origins, Server } = require("boardgame.io/server");
const aurum = require("./aurum");
const counter = require("./counter");

const [port, folder] = process.argv.slice(2);
const store = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [aurum.newGame(), counter], origins: [Origins.LOCALHOST], ...store });
server.run({ port: { host: "127.0.0.1", port: Number(port) } });
