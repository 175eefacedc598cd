/** One process: every other one is gone. */
import { leaveDue } from '../rows/due.js';
import type { Sql } from '../sql.js';
import type { ServerNodes } from '../store.js';

export const localNodes = ({ write }: Sql, node: number): ServerNodes => ({
  isMixed: false,
  watch: () => leaveDue(write, 'others', node),
  close: () => Promise.resolve(),
});
