/** Games that were played, looked at again: logs from anywhere, and any moment of them. */
export { type FarLog, openFarLog } from './farLog.js';
export { ReplayTable, type TurnStart } from './replayTable.js';
