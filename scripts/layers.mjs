import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { groupsTouched } from './groups.mjs';
import { importsOf, lineAt } from './imports.mjs';
import { maskText } from './mask.mjs';
import { typeNameProblems } from './typeNames.mjs';
import { checkRoom, hookProblems, ringProblems, roomlessProblems } from './rooms.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Which packages a package may import. */
const PACKAGES = {
  engine: [],
  maps: ['engine'],
  bots: ['engine', 'maps'],
  table: ['engine', 'maps', 'bots'],
  protocol: [],
  server: ['engine', 'maps', 'bots', 'table', 'protocol'],
  web: ['engine', 'maps', 'bots', 'table', 'protocol'],
  cli: ['engine', 'maps', 'bots', 'table', 'protocol', 'server'],
};

const manifestOf = (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));

/** Entry points of a package: its own name and whatever its `exports` name besides. */
const doorsOf = (name) => {
  const { exports } = manifestOf(name);
  return Object.keys(exports ?? {}).map((door) => posix.join('@landnam', name, door));
};
const DOORS = new Set(readdirSync(join(root, 'packages')).flatMap(doorsOf));

/** Layers inside the engine, lowest first: a file imports its own layer and lower ones. */
const LAYERS = ['core', 'slots', 'shared', 'modules', 'changes', 'recipes', 'doors', 'index'];

const GAME_WORD = /\b(?:road|ship|settlement|robber|pirate|knight)\w*/gi;

/** Patterns that no source file may contain; `only` restricts them to some paths. */
const FORBIDDEN = [
  { pattern: /\benum\s+\w+\s*\{/g, message: 'enum: use a union or a const table' },
  { pattern: /\bexport\s+default\b|\bas\s+default\b/g, message: 'default export: use a named one' },
  {
    pattern: /(?:[:<|&]|\bas|=>)\s*any\b(?!\s*[(.:?=])/g,
    message: 'any: use unknown or the real type',
  },
  { pattern: /\bnew\s+Function\b|\beval\s*\(/g, message: 'code made at run time' },
  {
    pattern: /\bMath\.random\b|\bDate\.now\b|\bnew\s+Date\b|\bperformance\.now\b/g,
    message: 'chance or clock where there is none: they come from outside',
    only: /^packages\/(?:engine|table)\/src\//,
  },
  {
    pattern: /\b(?:const|let)\s+\w+\s*=\s*25[45]\b/g,
    message: 'nobody and nothing have their names in session/none',
    only: /^packages\/web\/src\//,
  },
  { pattern: GAME_WORD, message: 'a word of a game in core', only: /^packages\/engine\/src\/core\// },
];

const packageOf = (path) => /^packages\/([^/]+)\/src\//.exec(path)?.[1];
const insideEngine = (path) => /^packages\/engine\/src\/(.+)$/.exec(path)?.[1];

function layerOf(path) {
  const first = insideEngine(path)?.split('/')[0];
  return first === undefined ? undefined : LAYERS.indexOf(first.replace(/\.ts$/, ''));
}

function moduleOf(path) {
  const [, folder, inside] = /^modules\/([^/]+)\/(.+)$/.exec(insideEngine(path) ?? '') ?? [];
  const [, scenario] = /^scenarios\/([^/.]+)/.exec(inside ?? '') ?? [];
  return { folder, scenario, gathers: inside === 'index.ts' };
}

function checkPackageImport(from, specifier) {
  const [, target, rest] = /^@landnam\/([^/]+)(\/.*)?$/.exec(specifier) ?? [];
  if (target === undefined) return from === 'engine' ? 'the engine depends on nothing' : undefined;
  if (rest && !DOORS.has(specifier)) return 'import a package by its name, not a file of it';
  if (!PACKAGES[from]?.includes(target)) return `${from} must not import ${target}`;
  return undefined;
}

// The other games build on base. Scenarios are independent of each other, and their game of them.
function checkModules(from, to) {
  if (from.folder === undefined || to.folder === undefined) return undefined;
  if (from.folder !== to.folder && to.folder !== 'base')
    return `module folder ${from.folder} must not use ${to.folder}`;
  if (to.scenario && !from.gathers && from.scenario !== to.scenario)
    return `${from.scenario ? `scenario ${from.scenario}` : from.folder} must not use scenario ${to.scenario}`;
  return undefined;
}

function checkRelativeImport(path, specifier) {
  const target = posix.join(posix.dirname(path), specifier);
  if (packageOf(target) !== packageOf(path)) return 'a relative import leaves the package sources';
  const [from, to] = [layerOf(path), layerOf(target.replace(/\.js$/, '.ts'))];
  if (from === undefined) return checkRoom(path, target);
  if (from < 0) return undefined;
  if (to > from) return `${LAYERS[from]} must not import ${LAYERS[to]}`;
  return checkModules(moduleOf(path), moduleOf(target));
}

/** The sources that one name of a package's `imports` may stand for. */
function insideTargets(path, specifier) {
  const entry = manifestOf(packageOf(path)).imports?.[specifier]?.['@landnam/source'] ?? {};
  return Object.values(entry).map((target) =>
    posix.relative(posix.dirname(path), posix.join('packages', packageOf(path), target)),
  );
}

function checkInside(path, specifier) {
  const targets = insideTargets(path, specifier);
  if (targets.length === 0) return 'a name that the package does not give';
  return targets.map((target) => checkRelativeImport(path, target)).find(Boolean);
}

function checkImport(path, specifier) {
  if (specifier.startsWith('#')) return checkInside(path, specifier);
  if (specifier.startsWith('.')) return checkRelativeImport(path, specifier);
  return checkPackageImport(packageOf(path), specifier);
}

function importProblems({ path, text, code }) {
  return importsOf(text, code).flatMap(({ line, specifier }) => {
    const message = checkImport(path, specifier);
    return message ? [{ path, line, message: `${message} (${specifier})` }] : [];
  });
}

function patternProblems({ path, text, code }) {
  const rules = FORBIDDEN.filter(({ only }) => !only || only.test(path));
  return rules.flatMap(({ pattern, message }) =>
    [...code.matchAll(pattern)].map((match) => ({ path, line: lineAt(text, match.index), message })),
  );
}

function placeProblems({ path }) {
  if (!Object.hasOwn(PACKAGES, packageOf(path)))
    return [{ path, line: 1, message: 'a package without a layer' }];
  return layerOf(path) === -1 ? [{ path, line: 1, message: `in no layer: ${LAYERS.join(' ← ')}` }] : [];
}

function groupsDeclaredIn(code) {
  const blocks = [...code.matchAll(/\binterface\s+StateGroups\s*\{([^}]*)\}/g)];
  return blocks.flatMap((block) => [...block[1].matchAll(/(\w+)\s*:/g)].map((match) => match[1]));
}

function ownersOfGroups(sources) {
  const entries = sources.flatMap(({ path, code }) => groupsDeclaredIn(code).map((group) => [group, path]));
  return new Map(entries);
}

// Code shared by several games knows only base's group.
function checkGroup(path, owner) {
  const [from, to] = [moduleOf(path), moduleOf(owner)];
  const isShared = insideEngine(path) !== undefined && from.folder === undefined;
  if (isShared && to.folder !== undefined && to.folder !== 'base')
    return `what is shared must not use ${to.folder}`;
  return checkModules(from, to);
}

// Merged interfaces make `s.ships` compile in games without ships; only its own folder may touch it.
function groupProblems({ path, text, code }, owners) {
  return groupsTouched(code).flatMap(({ group, index }) => {
    const owner = owners.get(group);
    const message = owner && checkGroup(path, owner);
    return message ? [{ path, line: lineAt(text, index), message: `${message} (state group ${group})` }] : [];
  });
}

/** Every problem in the given `{ path, text }` sources, paths relative to the root with `/`. */
export function checkSources(files) {
  const sources = files.map((file) => ({ ...file, code: maskText(file.text) }));
  const owners = ownersOfGroups(sources);
  const single = sources.flatMap((source) => [
    ...placeProblems(source),
    ...roomlessProblems(source),
    ...hookProblems(source),
    ...importProblems(source),
    ...patternProblems(source),
    ...groupProblems(source, owners),
  ]);
  return [...single, ...ringProblems(sources), ...typeNameProblems(sources)];
}

const isChecked = (path) =>
  /^packages\/[^/]+\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|\/web\/src\/test\//.test(path);

/** The sources of all packages, without tests, which are exempt from the layers. */
export function readSources() {
  const names = readdirSync(join(root, 'packages')).flatMap((name) =>
    listSources(join(root, 'packages', name, 'src')),
  );
  const paths = names.map((name) => relative(root, name).split(sep).join('/')).filter(isChecked);
  return paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function listSources(folder) {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

function main() {
  const sources = readSources();
  const problems = checkSources(sources);
  for (const { path, line, message } of problems) console.error(`${path}:${line}: ${message}`);
  console.log(`layers: ${sources.length} files, ${problems.length} problems`);
  process.exitCode = problems.length ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
