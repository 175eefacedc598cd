export { type AppOptions, makeApp } from './app.js';
