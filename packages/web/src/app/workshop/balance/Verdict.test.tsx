import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { withWords } from '../../../i18n/fetched.js';
import type { BalanceReport, SeatShare } from '../../../session/workshop/dealTypes.js';
import { Verdict } from './Verdict.js';

const share = (rate: number): SeatShare => ({ rate, low: rate - 0.05, high: rate + 0.05, plain: rate });
const report = (part: Partial<BalanceReport>): BalanceReport => ({
  games: 40,
  finished: 40,
  turns: 70,
  length: [50, 60, 70, 80, 90],
  seats: [0.4, 0.25, 0.25, 0.1].map(share),
  numbered: [0.25, 0.25, 0.25, 0.25].map(share),
  corrected: true,
  uneven: [],
  unevenNumbers: [],
  ends: { points: 40 },
  unused: [],
  sites: [],
  errors: [],
  ...part,
});

const said = async (part: Partial<BalanceReport>): Promise<string> => {
  await withWords(Promise.resolve());
  const { container } = await render(<Verdict report={report(part)} />);
  return container.querySelector('b')?.textContent ?? '';
};

test('nothing is said of a map that was played too seldom', async () => {
  expect(await said({ games: 16, uneven: [0] })).toBe('Too few games to say: 16 so far, 20 are needed.');
});

test('who wins more than an even share is told from who wins less', async () => {
  expect(await said({})).toMatch(/^No seat is shown to win more or less/);
  expect(await said({ uneven: [0, 3] })).toBe(
    'Beyond doubt (99 %) more than an even share: First. Beyond doubt (99 %) less than an even share: Fourth.',
  );
});
