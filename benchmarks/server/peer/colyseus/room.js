// A room of Colyseus with one game of Aurum for four.

const { Room } = require("@colyseus/core");
const { StateView } = require("@colyseus/schema");
const rules = require("../aurum/rules");
const { newState } = require("./state");

const AN_HOUR = 3_600_000;

function shuffled(cards) {
  const deck = [...cards];
  for (let place = deck.length - 1; place > 0; place -= 1) {
    const other = Math.floor(Math.random() * (place + 1));
    [deck[place], deck[other]] = [deck[other], deck[place]];
  }
  return deck;
}

class AurumRoom extends Room {
  maxClients = rules.SEATS;
  // The state is sent after each move instead of at an interval. Without an interval the room would tick 60 times per
  // second, so the interval is a long one.
  patchRate = AN_HOUR;

  onCreate({ waived }) {
    this.state = newState(Math.floor(Math.random() * rules.SEATS), waived);
    this.dealNext();
    this.onMessage("move", (client, move) => this.onMove(client, move));
  }

  onJoin(client) {
    const taken = this.clients.filter((other) => other !== client).map((other) => other.userData.seat);
    const seat = this.state.players.findIndex((_, place) => !taken.includes(place));
    client.userData = { seat };
    client.view = new StateView();
    client.view.add(this.state.players[seat]);
  }

  onMove(client, [type, ...args]) {
    if (!Object.hasOwn(rules.MOVES, type) || !rules.MOVES[type](this.state, client.userData.seat, ...args)) {
      client.send("refused", [type, ...args]);
      return;
    }
    this.dealNext();
    this.state.moves += 1;
    this.broadcastPatch();
  }

  dealNext() {
    if (this.state.phase === "deal") rules.deal(this.state, shuffled(rules.BASE_CARDS));
  }
}

module.exports = { AurumRoom };
