export { type AppOptions, makeApp } from './app.js';
export { begin } from './run.js';
export { serve, type ServeOptions, type Served } from './serve.js';
export { type ServerSettings, USUAL } from './settings.js';
