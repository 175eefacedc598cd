/** Every seat of every archived game; of five and six and of own maps, which nobody has learned, one sentence. */
import { Reviewer } from '@landnam/bots/review';
import { expect, test } from 'vitest';
import { archivedLogs, isLearned } from './read.js';
import { expectSums } from './sums.js';

const rows = (isWanted: boolean) =>
  archivedLogs()
    .filter((log) => isLearned(log) === isWanted)
    .map(({ name, text }) => [name, text] as const);

test.each(rows(true))('%s', (_name, text) => {
  expectSums(text);
});

test.each(rows(false))('%s has no review, and says so', (_name, text) => {
  expect(Reviewer.begin(text)).toEqual({
    ok: false,
    error: expect.stringMatching(
      /^weights of (?:base: they were learned from games of 3 and 4, not of [56]|own\/\w+: there is none)$/,
    ) as string,
  });
});
