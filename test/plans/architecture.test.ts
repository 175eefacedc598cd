import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectGolden } from '../support/golden.js';
import { slotTable } from './slotTable.js';

const page = new URL('../../docs/architecture.md', import.meta.url);
const [BEGIN, END] = ['<!-- slots: begin -->', '<!-- slots: end -->'];

test('the slot table of the architecture page is the one of the code', () => {
  const text = readFileSync(page, 'utf8');
  const [before, after] = [text.split(BEGIN)[0], text.split(END)[1]];
  expect(after).toBeDefined();
  expectGolden(page, `${before}${BEGIN}\n${slotTable()}\n${END}${after}`);
});

test('every slot and stage has a contributor in some game', () => {
  expect(
    slotTable()
      .split('\n')
      .filter((row) => row.endsWith('| – |')),
  ).toEqual([]);
});
