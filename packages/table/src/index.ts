export * from './clock.js';
export * from './export.js';
export * from './keeper.js';
export * from './liveTable.js';
export * from './open.js';
export type * from './ports.js';
export * from './seeded.js';
export * from './sight.js';
export type * from './told.js';
