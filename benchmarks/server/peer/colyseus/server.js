// Colyseus's server with its default WebSocket transport: `node server.js PORT`.

const { Server } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const { AurumRoom } = require("./room");

const server = new Server({ greet: false, transport: new WebSocketTransport() });
server.define("aurum", AurumRoom);
server.listen(Number(process.argv[2]), "127.0.0.1");
