/** The engine's bytes for "no seat", "no place" and "any good", re-exported only here. */
export { NONE } from '@landnam/engine';
export { ANY_GOOD } from '@landnam/engine/games/base';
