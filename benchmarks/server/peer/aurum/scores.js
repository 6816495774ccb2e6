// The scores of a round and of the game (A30 to A33, A38). Seats 0 and 2 are side 0, seats 1 and 3 side 1.

const { RANK_OF } = require("./cards");

function bidPoints(bid, tricks) {
  if (tricks < bid) return 0;
  return tricks === bid ? 2 * bid : bid;
}

const goldPoints = (card) => Math.floor((RANK_OF[card] + 2) / 3);

// The sides, of these, that have the highest number.
function highest(sides, number) {
  const most = Math.max(...sides.map(number));
  return sides.filter((side) => number(side) === most);
}

function scoreRound(G) {
  G.sides.forEach((sheet, side) => {
    const partners = [G.players[side], G.players[side + 2]];
    const gold = partners.flatMap((player) => [...player.stock]);
    sheet.bid = Math.max(...partners.map((player) => RANK_OF[player.bid]));
    sheet.tricks = partners[0].tricks + partners[1].tricks;
    sheet.bidPoints = bidPoints(sheet.bid, sheet.tricks);
    sheet.goldPoints = gold.reduce((sum, card) => sum + goldPoints(card), 0);
    sheet.topGold = Math.max(-1, ...gold.map((card) => RANK_OF[card]));
    sheet.points += sheet.bidPoints + sheet.goldPoints;
  });
  for (const side of winnersOfRound(G.sides)) G.sides[side].rounds += 1;
}

function winnersOfRound(sides) {
  const tied = highest([0, 1], (side) => sides[side].bidPoints + sides[side].goldPoints); // A32
  const exact = tied.filter((side) => sides[side].tricks === sides[side].bid);
  return highest(exact.length > 0 ? exact : tied, (side) => sides[side].topGold); // A33
}

const winnersOfGame = (G) => highest([0, 1], (side) => G.sides[side].points);

module.exports = { scoreRound, winnersOfGame };
