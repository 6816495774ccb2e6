// The rules of Aurum for four, as functions that change a state. Numbers such as A19 are those of the rules text.
//
// The state may be a plain object or a Colyseus schema of the same shape: lists are changed in place, and no objects
// are put into them. A move returns false if it is illegal. G.phase and G.turn say what comes next: "deal" (call
// `deal`), "bid", "change" (a bid window), "play" or "over".

const { BASE_CARDS, GOLD_CARDS, METAL_OF, RANK_OF, isGold } = require("./cards");
const { scoreRound, winnersOfGame } = require("./scores");

const SEATS = 4;
const HAND = 12;
const ROUNDS = 3;

const next = (seat) => (seat + 1) % SEATS;

function newState(first, waived = false) {
  return {
    phase: "deal",
    round: 0,
    first,
    leader: first,
    turn: first,
    endedBy: -1,
    players: Array.from({ length: SEATS }, () => ({
      hand: [],
      handCount: 0,
      bid: "",
      stock: [],
      known: [], // cards that everyone has seen go into the hand (A13)
      tricks: 0,
      waived, // keeps the bid in every window without being asked
    })),
    sides: [0, 1].map(() => ({
      bid: 0,
      tricks: 0,
      bidPoints: 0,
      goldPoints: 0,
      topGold: -1,
      points: 0,
      rounds: 0,
    })),
    supply: [],
    aside: [],
    trick: [],
    shown: [],
  };
}

function replace(list, cards) {
  list.splice(0, list.length);
  list.push(...cards);
}

function take(list, card) {
  const place = list.indexOf(card);
  if (place < 0) return false;
  list.splice(place, 1);
  return true;
}

function deal(G, deck) {
  if (G.round > 0) G.first = next(G.first); // A7
  G.players.forEach((player, seat) => {
    replace(player.hand, deck.slice(seat * HAND, (seat + 1) * HAND)); // A6
    replace(player.stock, ["Au0"]); // A5
    replace(player.known, []);
    player.handCount = HAND;
    player.bid = "";
    player.tricks = 0;
  });
  replace(G.aside, deck.slice(SEATS * HAND));
  replace(
    G.supply,
    GOLD_CARDS.filter((card) => card !== "Au0"),
  );
  G.leader = G.first;
  G.turn = G.first;
  G.phase = "bid";
}

const isOn = (G, seat, phase) => G.phase === phase && G.turn === seat;

// Bids and their changes.

function bid(G, seat, card) {
  const player = G.players[seat];
  if (!isOn(G, seat, "bid") || !take(player.hand, card)) return false;
  player.handCount -= 1;
  player.bid = card;
  if (next(seat) === G.first) beginTrick(G);
  else G.turn = next(seat);
  return true;
}

const canChange = ({ waived, stock, handCount }) => !waived && stock.length > 0 && handCount > 0; // A15

// Begins a trick with its bid window (A11). A leader without cards ends the round before it (A28).
function beginTrick(G) {
  if (G.players[G.leader].handCount === 0) endRound(G, G.leader);
  else askNext(G, 0);
}

function askNext(G, asked) {
  for (let place = asked; place < SEATS; place += 1) {
    const seat = (G.leader + place) % SEATS;
    if (canChange(G.players[seat])) {
      G.phase = "change";
      G.turn = seat;
      return;
    }
  }
  G.phase = "play";
  G.turn = G.leader;
}

const askAfter = (G, seat) => askNext(G, ((seat - G.leader + SEATS) % SEATS) + 1);

function keep(G, seat) {
  if (!isOn(G, seat, "change")) return false;
  askAfter(G, seat);
  return true;
}

// Pays gold to swap the own bid, or the partner's, for a card of the hand (A12, A13).
function swap(G, seat, gold, card, whose) {
  const player = G.players[seat];
  const owner = G.players[whose === "partner" ? seat ^ 2 : seat];
  if (!isOn(G, seat, "change") || !player.stock.includes(gold) || !take(player.hand, card)) return false;
  take(player.stock, gold);
  G.supply.push(gold);
  player.hand.push(owner.bid);
  take(player.known, card);
  player.known.push(owner.bid);
  owner.bid = card;
  askAfter(G, seat);
  return true;
}

// Tricks.

const isFree = (trick, card) => !trick.some((played) => METAL_OF[played] === METAL_OF[card]); // A19
const isBlocked = (G, player) => !player.hand.some((card) => isFree(G.trick, card));

function play(G, seat, card) {
  if (!isOn(G, seat, "play")) return false;
  const player = G.players[seat];
  if (isGold(card)) {
    if (G.trick.length === 0 || !take(player.stock, card)) return false; // A18
  } else {
    if (!isFree(G.trick, card) || !take(player.hand, card)) return false;
    take(player.known, card);
    player.handCount -= 1;
  }
  G.trick.push(card);
  afterCard(G, next(seat));
  return true;
}

function afterCard(G, seat) {
  G.turn = seat;
  if (G.trick.length === SEATS) {
    resolve(G);
    beginTrick(G);
  } else if (G.players[seat].stock.length === 0 && isBlocked(G, G.players[seat])) {
    endRound(G, seat); // A27: with no gold there is nothing to choose
  }
}

function end(G, seat) {
  if (!isOn(G, seat, "play") || G.trick.length === 0 || !isBlocked(G, G.players[seat])) return false; // A20
  endRound(G, seat);
  return true;
}

// True if the card beats an earlier one: gold beats every base card, the later of equals wins (A21, A24).
function beats(card, other) {
  return isGold(card) === isGold(other) ? RANK_OF[card] >= RANK_OF[other] : isGold(card);
}

function resolve(G) {
  const trick = [...G.trick];
  let winning = 0;
  let lowest = 0;
  trick.forEach((card, place) => {
    if (beats(card, trick[winning])) winning = place;
    if (!isGold(card) && RANK_OF[card] <= RANK_OF[trick[lowest]]) lowest = place;
  });
  const seatAt = (place) => (G.leader + place) % SEATS;
  const earned = `Au${RANK_OF[trick[lowest]]}`;
  if (take(G.supply, earned)) G.players[seatAt(lowest)].stock.push(earned); // A22
  G.players[seatAt(winning)].tricks += 1;
  G.supply.push(...trick.filter(isGold)); // A26, after A22: not for this trick
  G.leader = seatAt(lowest); // A23
  replace(G.trick, []);
}

function endRound(G, seat) {
  G.endedBy = seat;
  replace(G.shown, [...G.players[seat].hand]); // A29
  replace(G.trick, []);
  scoreRound(G);
  G.round += 1;
  G.phase = G.round === ROUNDS ? "over" : "deal"; // A38
}

// What a seat may do, as far as its own view of the state shows: ["play", "Ag7"] and so on.

function legalMoves(view, seat) {
  if (view.turn !== seat) return [];
  const hand = [...view.players[seat].hand];
  const stock = new Set(view.players[seat].stock);
  if (view.phase === "bid") return hand.map((card) => ["bid", card]);
  if (view.phase === "change") return [["keep"], ...swaps(hand, stock)];
  return view.phase === "play" ? plays(view.trick, hand, stock) : [];
}

const swaps = (hand, stock) =>
  [...stock].flatMap((gold) =>
    hand.flatMap((card) => [
      ["swap", gold, card],
      ["swap", gold, card, "partner"],
    ]),
  );

function plays(trick, hand, stock) {
  const base = hand.filter((card) => isFree(trick, card)).map((card) => ["play", card]);
  if (trick.length === 0) return base;
  const gold = [...stock].map((card) => ["play", card]);
  return base.length > 0 ? [...base, ...gold] : [...gold, ["end"]];
}

// A39: a view does not have the hands of the other seats.
function hidesHands(view, seat) {
  return view.players.every(({ hand }, owner) => owner === seat || !hand?.length);
}

const MOVES = { bid, keep, swap, play, end };

module.exports = { BASE_CARDS, MOVES, SEATS, deal, hidesHands, legalMoves, newState, winnersOfGame };
