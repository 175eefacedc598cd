import type { TableTold } from '@landnam/protocol';

/** The log is only for those who played, and this reader did not. */
export const isWithheld = (table: TableTold | null): boolean =>
  table !== null && table.rules.secretLog && table.you === null;
