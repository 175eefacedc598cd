/** Actions as text and as JSON: `p0 buildRoad e12`, `{ type: 'buildRoad', edge: 12 }`. */
export * from '../core/text/notation.js';
export type {} from './words.js';
