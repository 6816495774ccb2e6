/** How long each step of an animation takes at normal speed, in milliseconds. */

export const CARD = 300;
/** How long the winner of a trick is marked before anything else changes. */
export const GLOW = 420;
export const GOLD = 380;
/** How long a counted trick stays on the table. */
export const REST = 800;
export const SWEEP = 320;
export const DEAL = 700;
export const DEAL_STEP = 32;
export const BIDS = 450;
