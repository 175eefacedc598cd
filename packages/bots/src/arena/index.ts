export * from './block.js';
export * from './interval.js';
export * from './report.js';
export * from './score.js';
export * from './sequential.js';
