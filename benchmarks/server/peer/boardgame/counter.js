// A minimal game: a counter, and seats that take turns.

module.exports = {
  name: "counter",
  setup: () => ({ count: 0 }),
  minPlayers: 2,
  maxPlayers: 4,
  disableUndo: true, // it would only cost time
  moves: {
    add: { move: ({ G }) => ({ count: G.count + 1 }), client: false },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};
