/** What a thread of the pool runs. */
export { think } from './thinking.js';
