import type { TableTold } from '@landnam/protocol';

/** The log is for those who played, and the reader did not. */
export const isWithheld = (table: TableTold | null): boolean =>
  table !== null && table.rules.secretLog && table.you === null;
