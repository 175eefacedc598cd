export type { HintReason, ReasonKind } from './reason.js';
export { type Hint, type HintIdea, type HintMove, type HintQuestion, HintSeeker } from './seeker.js';
