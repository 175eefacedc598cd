/** Ids of the specification against ids in titles of tests. */
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from './files.js';
import { InputError } from './input.js';

export interface Coverage {
  readonly ids: readonly string[];
  readonly tested: readonly string[];
  readonly missing: readonly string[];
}

/** `**B-1**`, or a range of them as `**S-101..104**`. */
const DEFINED = /\*\*([BSEN])-(\d+)(?:\.\.(\d+))?/g;
/** `[B-1]`, `[S-5 S-6]`. */
const TITLE = /\[[BSEN]-\d+[^\]]*\]/g;
const ID = /[BSEN]-\d+/g;
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;
const SKIPPED = new Set(['node_modules', 'dist', '.git', 'coverage']);

const entriesOf = (folder: string): Dirent[] => {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    throw new InputError(`${folder}: ${reasonOf(error) ?? String(error)}; run this in the repository`);
  }
};

const filesUnder = (folder: string, matches: RegExp): string[] =>
  entriesOf(folder).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesUnder(path, matches);
    return matches.test(entry.name) ? [path] : [];
  });

export const definedIn = (text: string): string[] =>
  [...text.matchAll(DEFINED)].flatMap(([, letter, first, last]) => {
    const [from, to] = [Number(first), Number(last ?? first)];
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => `${letter}-${from + i}`);
  });

export const namedIn = (text: string): string[] =>
  [...text.matchAll(TITLE)].flatMap(([title]) => title.match(ID) ?? []);

const LETTERS = 'BSEN';
const numberOf = (id: string): number => LETTERS.indexOf(id.slice(0, 1)) * 100_000 + Number(id.slice(2));

const collect = (paths: readonly string[], find: (text: string) => string[]): Set<string> =>
  new Set(paths.flatMap((path) => find(readFileSync(path, 'utf8'))));

export const ruleCoverage = (root: string): Coverage => {
  const defined = collect(filesUnder(join(root, 'docs', 'rules'), /\.md$/), definedIn);
  const named = collect(filesUnder(root, TEST_FILE), namedIn);
  const ids = [...defined].sort((a, b) => numberOf(a) - numberOf(b));
  return {
    ids,
    tested: ids.filter((id) => named.has(id)),
    missing: ids.filter((id) => !named.has(id)),
  };
};
