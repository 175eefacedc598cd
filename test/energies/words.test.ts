import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const WORDS =
  /energ(?:y|ies)|renewable|fossil|hazard|footprint|inspector|warehouse|cleanup|power ?plant|climate ?conference|pollution|flooding|high ?yield|research ?grant|event ?disc/gi;
/** Tables that gather games: the game's own name may stand in them, no other word of it. */
const REGISTRIES = [
  'packages/maps/src/atlas.ts',
  'packages/maps/src/glossary.ts',
  'packages/maps/src/marks/index.ts',
  'packages/bots/src/features/index.ts',
  'packages/web/src/features/folders.ts',
  'packages/web/src/features/complete.ts',
];
const OWN = /\/energies\/|\/energies\.\w+$|^packages\/engine\/src\/recipes\.ts$/;
const IMPORT = /from '[^']*'/g;

const sources = (): string[] =>
  readdirSync(join(root, 'packages')).flatMap((name) => {
    const folder = join(root, 'packages', name, 'src');
    try {
      return readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:tsx?|json)$/.test(entry.name))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
    } catch {
      return [];
    }
  });

const allowed = (path: string, word: string): boolean =>
  word.toLowerCase() === 'energies' && REGISTRIES.includes(path);

const strangers = (path: string): string[] => {
  const text = readFileSync(join(root, path), 'utf8').replace(IMPORT, '');
  return [...text.matchAll(WORDS)]
    .filter(([word]) => !allowed(path, word))
    .map(([word]) => `${path}: ${word}`);
};

const isText = (path: string): boolean => /\/(?:messages|texts|paraglide)\//.test(path);

test('no word of this game stands outside its own folders and the table of recipes', () => {
  const files = sources().filter(
    (path) => !OWN.test(path) && !isText(path) && !/\.(?:test|spec)\.tsx?$/.test(path),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(strangers)).toEqual([]);
});
