/** Where the words of one game are: games keep to their own folders, and tables that gather games may name them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const IMPORT = /from '[^']*'/g;
const IS_TEST = /\.(?:test|spec)\.tsx?$/;
const IS_TEXT = /\/texts\/|^packages\/web\/src\/(?:.+\/)?words\//;
const RECIPES = /^packages\/engine\/src\/recipes\//;
/** With fewer sources than this, the search has missed some. */
const FEWEST_FILES = 50;

/** Tables that gather games: they may contain a game's own name, but no other word of it. */
const REGISTRIES = [
  'packages/maps/src/atlas/fetched.ts',
  'packages/maps/src/atlas/shipped.ts',
  'packages/maps/src/drawing/paints/index.ts',
  'packages/maps/src/gallery/index.ts',
  'packages/maps/src/glossary.ts',
  'packages/maps/src/marks/index.ts',
  'packages/bots/src/modules/features.ts',
  'packages/bots/src/modules/hints.ts',
  'packages/bots/src/modules/puzzles.ts',
  'packages/bots/src/modules/fetched.ts',
  'packages/bots/src/modules/shipped.ts',
  'packages/cli/src/words/index.ts',
  'packages/table/src/statistics/modules/index.ts',
  'packages/bots/src/value/learned.ts',
  'packages/web/src/features/index.ts',
  'packages/web/src/features/folders.ts',
];

export interface Vocabulary {
  /** Every word of the game, global and without regard to case. */
  readonly words: RegExp;
  /** The game's folders and files; tests, texts and the table of recipes are left out anyway. */
  readonly own: RegExp;
  /** Words that are the game's name. */
  readonly name?: RegExp;
  /** Places where a word means something else, or that wait for their game: path and word. */
  readonly except?: readonly (readonly [path: string, word: RegExp])[];
  /** Lines of a table that name the game's files; what else stands in that file is searched. */
  readonly rows?: readonly (readonly [path: string, line: RegExp])[];
}

const sourcesIn = (name: string): string[] => {
  const folder = join(root, 'packages', name, 'src');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|json)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));
};

const sources = (): string[] => readdirSync(join(root, 'packages')).flatMap(sourcesIn);

const isAllowed = ({ name, except = [] }: Vocabulary, path: string, word: string): boolean =>
  (name?.test(word) === true && REGISTRIES.includes(path)) ||
  except.some(([place, allowed]) => path === place && allowed.test(word));

const withoutRows = ({ rows = [] }: Vocabulary, path: string, text: string): string =>
  rows.filter(([place]) => place === path).reduce((left, [, line]) => left.replace(line, ''), text);

/** `path: word` for each word of the game in `text`, unless the file is its own. */
export const strangersIn = (vocabulary: Vocabulary, path: string, text: string): string[] => {
  if (vocabulary.own.test(path) || RECIPES.test(path) || IS_TEST.test(path) || IS_TEXT.test(path)) return [];
  return [...withoutRows(vocabulary, path, text).replace(IMPORT, '').matchAll(vocabulary.words)]
    .filter(([word]) => !isAllowed(vocabulary, path, word))
    .map(([word]) => `${path}: ${word}`);
};

/** The words of a game that are where they should not be. */
export const strangers = (vocabulary: Vocabulary): string[] => {
  const files = sources();
  if (files.length < FEWEST_FILES) throw new Error(`only ${files.length} sources were found`);
  return files.flatMap((path) => strangersIn(vocabulary, path, readFileSync(join(root, path), 'utf8')));
};
