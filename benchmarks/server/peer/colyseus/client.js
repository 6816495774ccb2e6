// Plays many rooms of Colyseus without pauses: `node client.js PORT TABLES SPARES WARM-UP SECONDS`.

const { Client } = require("@colyseus/sdk");
const { SEATS, hidesHands, legalMoves } = require("../aurum/rules");
const { measure } = require("../load/measure");

const [port, tables, spares, warmUp, seconds] = process.argv.slice(2).map(Number);
const client = new Client(`ws://127.0.0.1:${port}`);

class Seat {
  constructor(table, number, room) {
    this.table = table;
    this.number = number;
    this.room = room;
  }

  ready() {
    return new Promise((resolve) => {
      this.room.onStateChange.once((state) => {
        if (!hidesHands(state, this.number)) throw new Error("a seat sees other hands");
        this.table.onBegin(this.number, state.moves);
        this.room.onStateChange((next) => this.onState(next));
        resolve();
      });
    });
  }

  onState(state) {
    this.state = state;
    this.table.onVersion(this.number, state.moves);
    if (state.phase === "over") this.table.finish();
    else this.table.answer(this.number);
  }

  moves() {
    return legalMoves(this.room.state, this.number);
  }

  send(move) {
    this.room.send("move", move);
  }

  close() {
    this.room.leave();
  }
}

// The first seat makes the room. The seats are given in the order of joining.
async function fill(table) {
  const options = { waived: true };
  for (let number = 0; number < SEATS; number += 1) {
    const join = number === 0 ? client.create("aurum", options) : client.joinById(table.seats[0].room.roomId);
    const seat = new Seat(table, number, await join);
    table.seats.push(seat);
    await seat.ready();
  }
}

measure({ fill, tables, spares, warmUp, seconds });
