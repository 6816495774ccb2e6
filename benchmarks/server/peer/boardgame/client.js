// Plays many tables of boardgame.io without pauses: `node client.js GAME PORT TABLES SEATS SPARES WARM-UP SECONDS`.
//
// It implements the server's protocol over socket.io. A full boardgame.io client would run the game a second time and
// take processor time from the core of the clients.

const { io } = require("socket.io-client");
const { hidesHands, legalMoves } = require("../aurum/rules");
const { measure } = require("../load/measure");
const { newMatch } = require("./lobby");

const [name, ...numbers] = process.argv.slice(2);
const [port, tables, seats, spares, warmUp, seconds] = numbers.map(Number);
const address = `http://127.0.0.1:${port}`;

const GAMES = {
  counter: {
    setupData: undefined,
    moves: ({ ctx }, seat) => (ctx.currentPlayer === String(seat) ? [["add"]] : []),
  },
  aurum: { setupData: { waived: true }, moves: ({ G }, seat) => legalMoves(G, seat) },
};
const game = GAMES[name];

class Seat {
  constructor(table, number, matchID, credentials) {
    this.table = table;
    this.number = number;
    this.matchID = matchID;
    this.playerID = String(number);
    this.credentials = credentials;
  }

  connect() {
    const options = { transports: ["websocket"], forceNew: true, reconnection: false };
    this.socket = io(`${address}/${name}`, options);
    this.socket.on("update", (_, state) => this.onState(state));
    return new Promise((resolve, reject) => {
      this.socket.on("connect_error", reject);
      this.socket.on("sync", (_, { state }) => {
        this.state = state;
        if (name === "aurum" && !hidesHands(state.G, this.number)) throw new Error("a seat sees other hands");
        this.table.onBegin(this.number, state._stateID);
        resolve();
      });
      this.socket.emit("sync", this.matchID, this.playerID, this.credentials, seats);
    });
  }

  onState(state) {
    this.state = state;
    this.table.onVersion(this.number, state._stateID);
    if (state.ctx.gameover) this.table.finish();
    else this.table.answer(this.number);
  }

  moves() {
    return game.moves(this.state, this.number);
  }

  send([type, ...args]) {
    const { playerID, credentials } = this;
    const action = { type: "MAKE_MOVE", payload: { type, args, playerID, credentials } };
    this.socket.emit("update", action, this.state._stateID, this.matchID, playerID);
  }

  close() {
    this.socket.disconnect();
  }
}

async function fill(table) {
  const { matchID, credentials } = await newMatch(`${address}/games/${name}`, seats, game.setupData);
  table.seats = credentials.map((credential, seat) => new Seat(table, seat, matchID, credential));
  for (const seat of table.seats) await seat.connect();
}

measure({ fill, tables, spares, warmUp, seconds });
