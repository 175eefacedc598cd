export { fetchWeights, findWeights, weightsFor } from './store.js';
export { type Value, makeValue } from './value.js';
export { readWeights, type Weights, WEIGHTS_FORMAT } from './weights.js';
export { writeWeights } from './write.js';
export { inSteps, STEPS, Tower } from './tower.js';
