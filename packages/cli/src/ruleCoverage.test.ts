import { expect, test } from 'vitest';
import { rootFolder } from './files.js';
import { definedIn, namedIn, ruleCoverage } from './ruleCoverage.js';

test('ids are defined in bold, singly or as a range', () => {
  const ids = definedIn('- **B-1** one\n- **S-101..103** three (see **E-7**), but B-9 is only mentioned');
  expect(ids).toEqual(['B-1', 'S-101', 'S-102', 'S-103', 'E-7']);
});

test('titles name ids in brackets, several in one pair', () => {
  // split, so that this file itself names no rule
  const title = ['test(', "'[", 'N-13', ' ', 'N-20', "] both'); array[0]; [x-1]"].join('');
  expect(namedIn(title)).toEqual(['N-13', 'N-20']);
});

test('every id is tested or missing, in order', () => {
  const { ids, tested, missing } = ruleCoverage(rootFolder());
  expect([...tested, ...missing].sort()).toEqual([...ids].sort());
  expect(ids.slice(0, 3)).toEqual(['B-1', 'B-2', 'B-3']);
  expect(ids).toContain('B-60');
});
