export * from './bot.js';
export * from './chance.js';
export * from './driver.js';
export * from './perft.js';
export { fetchFeatures } from './features/index.js';
export { easy, normal, normal as greedy } from './mind/normal.js';
export { random } from './random.js';
export * from './recordGame.js';
export * from './roster.js';
