/** Making maps: drafts, edits as data, undo, and where a problem lies. It knows no game and no map that ships. */
export * from './blank.js';
export * from './clip.js';
export { applyEdit, type MapEdit, type Paint } from './edits.js';
export * from './faultPlaces.js';
export * from './figures.js';
export * from './fitting.js';
export * from './forms.js';
export { fromBeyond, isSameEdge } from './harbours.js';
export * from './history.js';
export * from './laying.js';
export * from './marking.js';
export * from './numbering.js';
export * from './plane.js';
export * from './value.js';
export { MAP_LIMITS } from '../limits.js';
