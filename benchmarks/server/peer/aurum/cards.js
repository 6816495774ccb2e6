// The cards of Aurum for four, written as "Ag7" or, for gold, "Au3" (A1, A2, A4).

const METALS = ["Bi", "Cu", "P", "Ag", "Zn"];
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const GOLD_COPIES = [4, 2, 2, 2, 1, 1, 1, 1, 1]; // by rank, from 0

const BASE_CARDS = METALS.flatMap((metal) => RANKS.map((rank) => `${metal}${rank}`));
const GOLD_CARDS = GOLD_COPIES.flatMap((copies, rank) => Array(copies).fill(`Au${rank}`));

const METAL_OF = {};
const RANK_OF = {};
for (const card of [...BASE_CARDS, ...GOLD_CARDS]) {
  const [, metal, rank] = /^([A-Z][a-z]?)(\d+)$/.exec(card);
  METAL_OF[card] = metal;
  RANK_OF[card] = Number(rank);
}

const isGold = (card) => METAL_OF[card] === "Au";

module.exports = { BASE_CARDS, GOLD_CARDS, METAL_OF, RANK_OF, isGold };
