/** Fetched when somebody wants a log written or read. */
export { importLog, writeLog } from '@landnam/table';
