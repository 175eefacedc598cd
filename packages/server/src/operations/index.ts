/** The door for whoever looks after a server. */
export { openStore, type Opened } from '../store/open.js';
export * from './admin.js';
export { type Reopened, reopenTable } from './reopening.js';
export { type Environment, EnvironmentError, readEnvironment } from './environment.js';
