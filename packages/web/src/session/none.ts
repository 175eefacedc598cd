/** Nobody, nowhere, nothing: the engine's own bytes, from here alone. */
export { NONE } from '@landnam/engine';
export { ANY_GOOD } from '@landnam/engine/games/base';
