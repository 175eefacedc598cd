/** Games as text: header, entries, checks. `@landnam/maps` writes and replays them. */
export * from '../changes.js';
export { layoutOfGame } from '../core/state/fingerprint.js';
export { hashBytes, hashData, hashText } from '../core/state/hash.js';
export * from '../core/text/log.js';
export { parseLog } from '../core/text/parseLog.js';
export type {} from './words.js';
