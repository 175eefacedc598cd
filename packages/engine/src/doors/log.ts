/** Games as text: header, entries, checks. `@landnam/maps` writes and replays them. */
export * from '../changes.js';
export { layoutOfGame } from '../core/fingerprint.js';
export { hashBytes, hashData, hashText } from '../core/hash.js';
export * from '../core/log.js';
export { parseLog } from '../core/parseLog.js';
export type {} from './words.js';
