/** Nobody, nowhere, nothing: the engine's own bytes, from here alone. */
export { ANY_GOOD, NONE } from '@landnam/engine';
