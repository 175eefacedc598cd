/** The best actions of a position, with what is known of their worth and how surely. */
export { type Analysed, type Analysis, type AnalysisQuestion, Analyst } from './analyst.js';
export type { AnalysedMove } from './candidate.js';
