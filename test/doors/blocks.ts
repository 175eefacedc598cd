/** The code blocks of the pages; CONTRIBUTING.md says how each language is proved. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { PACKAGES, type Package, root } from './packages.js';

export interface Block {
  /** `docs/notation.md:22`. */
  readonly place: string;
  readonly language: string;
  readonly text: string;
}

const FENCE = /^( *)```([^\n]*)\n(.*?)^ *```$/gms;

const outdent = (text: string, by: number): string =>
  text
    .split('\n')
    .map((line) => line.slice(Math.min(by, line.length - line.trimStart().length)))
    .join('\n');

export const blocksIn = (page: string, text: string): Block[] =>
  [...text.matchAll(FENCE)].map((match) => ({
    place: `${page}:${text.slice(0, match.index).split('\n').length}`,
    language: match[2].trim(),
    text: outdent(match[3], match[1].length),
  }));

const readmeOf = ({ folder }: Package): string => `packages/${folder.split(sep).at(-1)}/README.md`;

export const PAGES: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  'examples/README.md',
  ...PACKAGES.map(readmeOf),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.split(sep).join('/')}`),
];

export const BLOCKS: readonly Block[] = PAGES.flatMap((page) =>
  blocksIn(page, readFileSync(join(root, page), 'utf8')),
);

export const inLanguage = (language: string): (readonly [string, string])[] =>
  BLOCKS.filter((block) => block.language === language).map(({ place, text }) => [place, text] as const);

const UNPUBLISHED = PACKAGES.filter((each) => each.private === true).map(readmeOf);

/** For a package that is not published: what its page shows is run in the repository. */
export const isUnpublished = (place: string): boolean =>
  UNPUBLISHED.some((page) => place.startsWith(`${page}:`));

/** One command of a block: words, without the part after `#`. */
export const commandsIn = (text: string): string[][] =>
  text
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*/, '').trim())
    .filter((line) => line !== '')
    .flatMap((line) => line.split('&&'))
    .map((command) =>
      [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
    );

/** `npm run -s landnam -- games` and `landnam games` alike; undefined for any other command. */
export const landnamWords = ([first, ...words]: readonly string[]): readonly string[] | undefined => {
  if (first === 'landnam') return words;
  const [run, ...more] = words.filter((word) => word !== '-s');
  return first === 'npm' && run === 'run' && more[0] === 'landnam' ? more.slice(2) : undefined;
};

const SCRIPTS = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
).scripts;

/** What is wrong with a command of the repository that is not run here; null if it exists. */
export const strangeCommand = ([tool, ...words]: readonly string[]): string | null => {
  const [first, second] = words.filter((word) => !word.startsWith('-'));
  const known: Readonly<Record<string, () => boolean>> = {
    npm: () => first === 'ci' || Object.hasOwn(SCRIPTS, (first === 'run' ? second : first) ?? ''),
    npx: () => existsSync(join(root, 'node_modules', '.bin', first ?? '-')),
    node: () => existsSync(join(root, first ?? '-')),
  };
  return known[tool ?? '']?.() ? null : `there is no ${[tool, ...words].join(' ')}`;
};
