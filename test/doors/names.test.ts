/** What the pages mention exists: files, links, names of the code. Decisions may mention what is gone. And no line is too long to read. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { PAGES } from './blocks.js';
import { root } from './packages.js';

const FOLDERS = ['packages', 'test', 'scripts', 'examples', 'docs', 'deploy'];
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist)\//;
const READABLE = /\.(?:tsx?|mjs|json|css|yaml|sh)$/;

const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !LEFT_OUT.test(path)),
).concat(readdirSync(root));

const CODE = FILES.filter((path) => READABLE.test(path) && path !== 'test/doors/names.test.ts');
const KNOWN = new Set(
  CODE.flatMap((path) => readFileSync(join(root, path), 'utf8').match(/[A-Za-z_]\w*/g) ?? []),
);

const withoutBlocks = (text: string): string => text.replaceAll(/^ *```.*?^ *```$/gms, '');
const inlineCode = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

/** Plain words occur in any code: only names with a capital inside or an underscore count. */
const strangeNames = (text: string): string[] =>
  inlineCode(text)
    .flatMap((code) => code.match(/\b(?:[a-z]+[A-Z]\w*|[A-Z]+_[A-Z_]+)\b/g) ?? [])
    .filter((name) => !KNOWN.has(name));

/** `features/GAME/index.ts` is any game's. */
const isThere = (path: string): boolean => {
  const pattern = path.replaceAll('.', '\\.').replaceAll('GAME', '[^/]+').replaceAll('*', '[^/]*');
  const end = new RegExp(`(?:^|/)${pattern}$`);
  return FILES.some((file) => end.test(file));
};

const strangeFiles = (text: string): string[] =>
  inlineCode(text)
    .filter((code) => /^[\w./*-]+\.(?:tsx?|mjs|json|css|md)$/.test(code))
    .filter((path) => !isThere(path));

const strangeLinks = (page: string, text: string): string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)/g)]
    .map(([, link]) => link)
    .filter((link) => !/^https?:/.test(link) && !existsSync(join(root, dirname(page), link)));

const textOf = (page: string): string => withoutBlocks(readFileSync(join(root, page), 'utf8'));
const OF_TODAY = PAGES.filter((page) => !page.startsWith('docs/decisions/'));

test.each(PAGES)('links of %s lead somewhere', (page) => {
  expect(strangeLinks(page, textOf(page))).toEqual([]);
});

test.each(OF_TODAY)('files and names of %s are there', (page) => {
  expect([...strangeFiles(textOf(page)), ...strangeNames(textOf(page))]).toEqual([]);
});

/** A table is as wide as it must be, and a rule is one line: tests read those. */
const WIDEST = 160;
const wideLines = (text: string): string[] =>
  text.split('\n').filter((line) => line.length > WIDEST && !/^\s*\|/.test(line));
const PROSE = [...PAGES, 'CHANGELOG.md', 'training/README.md'].filter(
  (page) => !page.startsWith('docs/rules/'),
);

test.each(PROSE)(`%s has no line of prose over ${WIDEST} characters`, (page) => {
  expect(wideLines(textOf(page))).toEqual([]);
});

const COMMANDS = FILES.filter((path) => path.startsWith('packages/cli/src/commands/')).flatMap((path) =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/\.command\('([\w-]+)/g)].map(([, name]) => name),
);

test('docs/cli.md has every command', () => {
  const words = new Set(inlineCode(textOf('docs/cli.md')).flatMap((code) => code.split(' ')));
  expect(COMMANDS.length).toBeGreaterThan(20);
  expect(COMMANDS.filter((name) => !words.has(name))).toEqual([]);
});

test('the check bites', () => {
  const page =
    'see `noSuchName`, `NO_SUCH_NAME`, `core/no-such-file.ts` and [here](no-such-page.md); `doors/games/GAME.ts` is fine';
  expect(strangeNames(page)).toEqual(['noSuchName', 'NO_SUCH_NAME']);
  expect(strangeFiles(page)).toEqual(['core/no-such-file.ts']);
  expect(strangeLinks('docs/a.md', page)).toEqual(['no-such-page.md']);
  const wide = 'word '.repeat(33);
  expect(wideLines(`| ${wide} |\nshort\n${wide}`)).toEqual([wide]);
});
