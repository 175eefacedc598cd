export { kindNames } from './kinds.js';
export { type MinedGame, Miner } from './miner.js';
export * from './puzzle.js';
export { chanceWith } from './scale.js';
export { awaitSite, type GradedSite, SiteGrader, type SiteGrades } from './sites.js';
export { PuzzleSolver, readPuzzles } from './held.js';
