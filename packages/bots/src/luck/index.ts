export * from './figures.js';
export * from './log.js';
export * from './luck.js';
export * from './watch.js';
