/** Seats of archived games, one short game of each kind: the long suite reviews them all. */
import { test } from 'vitest';
import { archivedLogs } from './read.js';
import { expectSums } from './sums.js';

const SHORT = ['base-2-mixed', 'energies-3-mixed', 'new-catan-3-mixed', 'seafarers.new-shores-3-mixed'];
const short = archivedLogs().filter(({ name }) => SHORT.includes(name));

test.each(short.map(({ name, text }) => [name, text] as const))('%s', (_name, text) => {
  expectSums(text);
});
