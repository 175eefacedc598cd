export { Chances } from './chances.js';
export { type StartingPair, Openings } from './openings.js';
export { BINS, PhaseTally, type Reliability, ReliabilityTally } from './reliability.js';
export { fetchWeights, findWeights, weightsFor } from './store.js';
export { fitWeights, makeValue, placesOf, suits, type Value } from './value.js';
export { readWeights, type Weights, WEIGHTS_FORMAT } from './weights.js';
export { writeWeights } from './write.js';
export { inSteps, STEPS, Tower } from './tower.js';
