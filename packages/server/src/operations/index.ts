/** The entry point for operators' tools. */
export { openStore, type OpenedStore } from '../store/open.js';
export * from './admin.js';
export { type Reopened, reopenTable } from './reopening.js';
export { type Environment, EnvironmentError, readEnvironment } from './environment.js';
