export { kindNames } from './kinds.js';
export { type MinedGame, Miner } from './miner.js';
export * from './puzzle.js';
