export * from './form.js';
export * from './studies.js';
export * from './watch.js';
export * from './whims.js';
