// Aurum for four as a game of boardgame.io. Its phases and turns follow those of the rules.
//
// `setupData: { waived: true }` is a match in which all players keep their bids in every window without being asked.

const { INVALID_MOVE } = require("boardgame.io/core");
const rules = require("../aurum/rules");

const byChance = {
  first: ({ random }) => random.Die(rules.SEATS) - 1, // A7
  deck: ({ random }) => random.Shuffle(rules.BASE_CARDS),
};

// A move of the rules as one of boardgame.io.
const asMove = (rule) => ({
  move: ({ G, playerID }, ...args) => {
    if (!rule(G, Number(playerID), ...args)) return INVALID_MOVE;
  },
  client: false, // the client does not have the other hands
});

const namesToMoves = (...names) => Object.fromEntries(names.map((name) => [name, asMove(rules.MOVES[name])]));

const phaseOf = (G) => (G.phase === "deal" ? "bid" : G.phase);

const phase = (name, moves) => ({
  moves,
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn } },
  endIf: ({ G }) => phaseOf(G) !== name,
  next: ({ G }) => phaseOf(G),
});

// A39: hands are private.
function playerView({ G, playerID }) {
  const players = G.players.map((player, seat) => (String(seat) === playerID ? player : { ...player, hand: [] }));
  return { ...G, players };
}

function newGame({ first, deck } = byChance) {
  return {
    name: "aurum",
    minPlayers: rules.SEATS,
    maxPlayers: rules.SEATS,
    disableUndo: true, // it would only cost time
    setup: (context, setupData) => rules.newState(first(context), setupData?.waived),
    phases: {
      bid: {
        ...phase("bid", namesToMoves("bid")),
        start: true,
        onBegin: (context) => rules.deal(context.G, deck(context)),
      },
      change: phase("change", namesToMoves("keep", "swap")),
      play: phase("play", namesToMoves("play", "end")),
    },
    endIf: ({ G }) => (G.phase === "over" ? { winners: rules.winnersOfGame(G) } : undefined),
    playerView,
  };
}

module.exports = { newGame };
