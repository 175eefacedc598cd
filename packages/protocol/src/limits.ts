/** Limits for every message; both ends know them before they send. */
export const PROTOCOL = 1;
/** Bytes of one message. */
export const MESSAGE_LIMIT = 16_384;
/** Bytes of a map of somebody's own, which has a way of its own. */
export const MAP_LIMIT = 65_536;
export const NAME_LIMIT = 20;
export const CHAT_LIMIT = 300;
/** Actions of one seat in one message: the cards of a discard. */
export const ROW_LIMIT = 32;
export const SEAT_LIMIT = 8;
/** Seconds a long poll may wait for news. */
export const WAIT_LIMIT = 25;
/** Seconds after a move before a player may be called idle. */
export const IDLE_PATIENCE = 60;
/** Seconds per turn at each pace; 0 for no limit. */
export const PACES = { none: 0, relaxed: 180, fast: 45, days: 259_200 } as const;
