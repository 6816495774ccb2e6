/** How long each step of an animation takes at normal speed, in milliseconds. */

export const KNOCK = 450;
export const TURN_OVER = 340;
/** Time to read the third card. */
export const FACE_UP = 1600;
export const FLIGHT = 620;
export const STAGGER = 40;
export const DEAL = 380;
export const DEAL_STEP = 120;
