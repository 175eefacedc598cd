export * from './atlas.js';
export * from './check.js';
export { dealMap, shuffle, spiralFrom } from './deal.js';
export * from './format.js';
export * from './glossary.js';
export * from './open.js';
export * from './options.js';
