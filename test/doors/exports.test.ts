/** What users see of each package, one name per line: a change of it shows in review. */
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { expectGolden } from '../support/golden.js';
import { exportedTypes } from './exportedTypes.js';
import { DOORS, PUBLISHED } from './packages.js';

const LISTS = new URL('exports/', import.meta.url);
const MOST_VALUES = 90;

const fileOf = (door: string): string => `${door.replace('@landnam/', '').replaceAll('/', '.')}.txt`;

const valuesOf = async (path: string): Promise<string[]> =>
  Object.keys((await import(pathToFileURL(path).href)) as object).sort();

const section = (title: string, names: readonly string[]): string =>
  [`${title}:`, ...names.map((name) => `  ${name}`), ''].join('\n');

test.each(DOORS)('what %s exports', async (door, path) => {
  const text = [section('values', await valuesOf(path)), section('types', exportedTypes(path))].join('\n');
  expectGolden(new URL(fileOf(door), LISTS), text);
});

test('no list is left of an entry point that is gone', () => {
  expect(readdirSync(LISTS).sort()).toEqual(DOORS.map(([door]) => fileOf(door)).sort());
});

test(`the main door of the engine has at most ${MOST_VALUES} values`, async () => {
  const [, path] = DOORS.find(([door]) => door === '@landnam/engine')!;
  expect((await valuesOf(path)).length).toBeLessThanOrEqual(MOST_VALUES);
});

test('packages name each other by the version they are', () => {
  const versions = new Map(PUBLISHED.map(({ name, version }) => [name, version]));
  const ranges = PUBLISHED.flatMap(({ dependencies = {} }) =>
    Object.entries(dependencies).filter(([name]) => name.startsWith('@landnam/')),
  );
  expect(ranges.length).toBeGreaterThan(0);
  for (const [name, range] of ranges) expect([name, range]).toEqual([name, `^${versions.get(name)}`]);
});
