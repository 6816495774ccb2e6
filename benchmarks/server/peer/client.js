// Plays many tables without pauses: `node client.js PORT TABLES SEATS WARM-UP SECONDS` prints a line when it starts to
// measure, and then its counts as JSON.
//
// It implements the server's protocol over socket.io. A full boardgame.io client would run the game a second time and
// take processor time from the core of the clients.

const { io } = require("socket.io-client");
const game = require("./game");
const { newMatch } = require("./lobby");

const [port, tables, seats, warmUp, seconds] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
let confirmed = 0;

class Seat {
  constructor(matchID, seat, credentials) {
    this.matchID = matchID;
    this.playerID = String(seat);
    this.payload = { type: "add", args: [], playerID: this.playerID, credentials };
    this.waiting = null; // the number of the state that will hold our move
  }

  connect() {
    const options = { transports: ["websocket"], forceNew: true, reconnection: false };
    this.socket = io(`${address}/${game.name}`, options);
    this.socket.on("update", (_, state) => this.onUpdate(state));
    return new Promise((resolve, reject) => {
      this.socket.on("connect_error", reject);
      this.socket.on("sync", (_, { state }) => {
        this.state = state;
        resolve();
      });
      this.socket.emit("sync", this.matchID, this.playerID, this.payload.credentials, seats);
    });
  }

  onUpdate(state) {
    if (this.waiting === state._stateID) {
      this.waiting = null;
      confirmed += 1;
    }
    this.state = state;
    this.play();
  }

  play() {
    if (this.waiting !== null || this.state.ctx.currentPlayer !== this.playerID) return;
    const number = this.state._stateID;
    this.waiting = number + 1;
    this.socket.emit("update", { type: "MAKE_MOVE", payload: this.payload }, number, this.matchID, this.playerID);
  }
}

async function connected() {
  const all = [];
  for (let made = 0; made < tables; made += 1) {
    const { matchID, credentials } = await newMatch(`${address}/games/${game.name}`, seats);
    const table = credentials.map((credential, seat) => new Seat(matchID, seat, credential));
    for (const seat of table) await seat.connect();
    all.push(...table);
  }
  return all;
}

const pause = (length) => new Promise((resolve) => setTimeout(resolve, length * 1000));

async function main() {
  for (const seat of await connected()) seat.play();
  await pause(warmUp);
  console.log("measuring");
  const before = { confirmed, time: performance.now(), cpu: process.cpuUsage() };
  await pause(seconds);
  const elapsed = (performance.now() - before.time) / 1000;
  const cpu = process.cpuUsage(before.cpu);
  const busy = (cpu.user + cpu.system) / 1e6 / elapsed;
  console.log(JSON.stringify({ confirmed: confirmed - before.confirmed, seconds: elapsed, busy }));
  process.exit(0);
}

main();
