export * from './form.js';
export * from './watch.js';
export * from './whims.js';
