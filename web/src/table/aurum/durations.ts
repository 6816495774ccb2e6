/** How long each thing that happens at the table is shown, for a reader who likes the usual speed. */

export const CARD = 300;
/** How long the winner of a trick is marked before anything else changes. */
export const GLOW = 420;
export const GOLD = 380;
/** How long a trick that is counted stays where it lies. */
export const REST = 800;
export const SWEEP = 320;
export const DEAL = 700;
export const DEAL_STEP = 32;
export const BIDS = 450;
