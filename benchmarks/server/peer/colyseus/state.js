// The state of a room: the same shape as the state of the rules, as a schema that Colyseus sends to the clients.

const { schema, t } = require("@colyseus/schema");
const rules = require("../aurum/rules");

const cards = () => t.array("string");

const Player = schema({
  hand: cards().view(), // A39: only its owner's view has it
  handCount: t.uint8(),
  bid: t.string(),
  stock: cards(),
  known: cards(),
  tricks: t.uint8(),
  waived: t.boolean(),
});

const Side = schema({
  bid: t.uint8(),
  tricks: t.uint8(),
  bidPoints: t.uint8(),
  goldPoints: t.uint8(),
  topGold: t.int8(),
  points: t.uint16(),
  rounds: t.uint8(),
});

const GameState = schema({
  phase: t.string(),
  round: t.uint8(),
  first: t.uint8(),
  leader: t.uint8(),
  turn: t.uint8(),
  endedBy: t.int8(),
  players: t.array(Player),
  sides: t.array(Side),
  supply: cards(),
  aside: cards(),
  trick: cards(),
  shown: cards(),
  moves: t.uint16(),
});

function newState(first, waived) {
  const { players, sides, ...values } = rules.newState(first, waived);
  return new GameState({
    ...values,
    players: players.map((player) => new Player(player)),
    sides: sides.map((side) => new Side(side)),
    moves: 0,
  });
}

module.exports = { newState };
