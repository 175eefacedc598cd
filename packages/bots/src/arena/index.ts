export * from './block.js';
export * from './interval.js';
export * from './report.js';
export * from './sequential.js';
