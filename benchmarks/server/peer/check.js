// Replays games of our own engine, one as JSON on each line of the input, in the other servers' Aurum. Every decision
// must have the same legal moves, and every sheet the same sums. Prints the number of games, or fails.

const assert = require("node:assert/strict");
const readline = require("node:readline");
const { Client } = require("boardgame.io/client");
const boardgame = require("./boardgame/aurum");
const { newState } = require("./colyseus/state");
const rules = require("./aurum/rules");

// The deck that deals these hands.
const deckOf = ({ hands, aside }) => [...hands.flat(), ...aside];

// boardgame.io's whole machinery on one computer, with the deals of the game.
class OnBoardgame {
  constructor({ deals }) {
    const deck = ({ G }) => deckOf(deals[G.round]);
    const game = { ...boardgame.newGame({ first: () => deals[0].first, deck }), playerView: undefined };
    this.client = Client({ game, numPlayers: rules.SEATS, debug: false });
    this.client.start();
  }

  get G() {
    return this.client.getState().G;
  }

  move(seat, [type, ...args]) {
    assert.equal(this.client.getState().ctx.currentPlayer, String(seat));
    const before = this.client.getState()._stateID;
    this.client.updatePlayerID(String(seat));
    this.client.moves[type](...args);
    return this.client.getState()._stateID > before;
  }

  winners() {
    return this.client.getState().ctx.gameover.winners;
  }
}

// The state of a Colyseus room.
class OnColyseus {
  constructor({ deals }) {
    this.deals = deals;
    this.G = newState(deals[0].first);
    this.dealNext();
  }

  dealNext() {
    if (this.G.phase === "deal") rules.deal(this.G, deckOf(this.deals[this.G.round]));
  }

  move(seat, [type, ...args]) {
    const isLegal = rules.MOVES[type](this.G, seat, ...args);
    this.dealNext();
    return isLegal;
  }

  winners() {
    return rules.winnersOfGame(this.G);
  }
}

const sorted = (list) => [...list].sort();
const texts = (moves) => sorted(moves.map((move) => move.join(" ")));

// What is on the table, without the order of cards.
function seen({ players, supply, aside }) {
  return {
    hands: players.map(({ hand }) => sorted(hand)),
    sizes: players.map(({ handCount }) => handCount),
    bids: players.map(({ bid }) => bid),
    stocks: players.map(({ stock }) => sorted(stock)),
    known: players.map(({ known }) => sorted(known)),
    tricks: players.map(({ tricks }) => tricks),
    supply: sorted(supply),
    aside: sorted(aside),
  };
}

function sheets({ phase, sides }) {
  return {
    phase,
    points: sides.map(({ points }) => points),
    rounds: sides.map(({ rounds }) => rounds),
    last: sides.map(({ bid, tricks, bidPoints, goldPoints }) => [bid, tricks, bidPoints, goldPoints]),
  };
}

function replay(table, game) {
  for (const { seat, legal, sight, move } of game.decisions) {
    assert.deepEqual(seen(table.G), sight);
    assert.deepEqual(texts(rules.legalMoves(table.G, seat)), sorted(legal));
    refuseOthers(table, seat, legal);
    assert.ok(table.move(seat, move.split(" ")), move);
  }
  assert.deepEqual(sheets(table.G), game.sheets);
  assert.deepEqual(table.winners(), game.winners);
}

// Tries a move of each kind, and expects those that are not in the list to be refused.
function refuseOthers(table, seat, legal) {
  const { G } = table;
  const card = rules.BASE_CARDS[G.round * 7 + G.trick.length];
  const tries = [["bid", card], ["play", card], ["play", "Au0"], ["end"], ["keep"], ["swap", "Au0", card]];
  for (const move of tries) {
    if (!legal.includes(move.join(" "))) assert.equal(isTaken(table, seat, move), false, move.join(" "));
  }
}

// boardgame.io's client has no moves of other phases, and complains of invalid ones on the console.
function isTaken(table, seat, move) {
  const { error } = console;
  console.error = () => {};
  try {
    return table.move(seat, move);
  } finally {
    console.error = error;
  }
}

async function main() {
  let games = 0;
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const game = JSON.parse(line);
    for (const Table of [OnBoardgame, OnColyseus]) replay(new Table(game), game);
    games += 1;
  }
  console.log(games);
}

main();
