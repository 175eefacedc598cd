import { posix } from 'node:path';
import { importsOf, lineAt } from './imports.mjs';

/** Rooms of the page: a file imports its own room and those to its left. */
const ROOMS = ['i18n', 'session', 'moves', 'ui', 'board', 'features', 'table', 'app', 'main'];

const insidePage = (path) => /^packages\/web\/src\/(.+)$/.exec(path)?.[1];

const roomOf = (path) =>
  ROOMS.indexOf(
    insidePage(path)
      ?.split('/')[0]
      .replace(/\.tsx?$/, ''),
  );

/** Which game's folder a file of the features lies in, and which scenario's. */
function folderOf(path) {
  const [, folder, rest = ''] = /^features\/([^/]+)\/(.+)$/.exec(insidePage(path) ?? '') ?? [];
  return { folder, scenario: /^scenarios\/([^/]+)\//.exec(rest)?.[1] };
}

// base is the foundation of the others here as in the rules
function checkFolders(from, to) {
  if (from.folder === undefined || to.folder === undefined) return undefined;
  if (from.folder !== to.folder && to.folder !== 'base')
    return `feature ${from.folder} must not use ${to.folder}`;
  if (from.scenario && to.scenario && from.scenario !== to.scenario)
    return `scenario ${from.scenario} must not use ${to.scenario}`;
  return undefined;
}

/** What is wrong with a relative import of the page. */
export function checkRoom(path, target) {
  if (insidePage(path) === undefined) return undefined;
  const [from, to] = [roomOf(path), roomOf(target)];
  if (to > from) return `${ROOMS[from]} must not import ${ROOMS[to]}`;
  return checkFolders(folderOf(path), folderOf(target));
}

export function roomlessProblems({ path }) {
  if (insidePage(path) === undefined || roomOf(path) >= 0) return [];
  return [{ path, line: 1, message: `in no room: ${ROOMS.join(' ← ')}` }];
}

/** Each top-level constant of a source, with the code up to the next one. */
function constantsOf(code) {
  const starts = [...code.matchAll(/^(?:export )?const (\w+)/gm)];
  return starts.map(({ 1: name, index }, i) => ({
    name,
    index,
    body: code.slice(index, starts[i + 1]?.index),
  }));
}

/** A function called `use…` calls another hook, or is a zustand store. */
export function hookProblems({ path, text, code }) {
  if (insidePage(path) === undefined) return [];
  return constantsOf(code)
    .filter(
      ({ name, body }) => /^use[A-Z]/.test(name) && !/=[^]*\b(?:use(?:[A-Z]\w*)?|create)[(<]/.test(body),
    )
    .map(({ name, index }) => ({ path, line: lineAt(text, index), message: `${name} is no hook` }));
}

/** Types and dynamic imports count as well: a cycle is a cycle. */
function edgesOf({ path, text, code }, known) {
  return importsOf(text, code)
    .filter(({ specifier }) => specifier.startsWith('.'))
    .flatMap(({ line, specifier }) => {
      const stem = posix.join(posix.dirname(path), specifier).replace(/\.js$/, '');
      const to = [`${stem}.ts`, `${stem}.tsx`].find((each) => known.has(each));
      return to === undefined ? [] : [{ to, line }];
    });
}

/** The first path from a file back to itself. */
function ringFrom(start, graph) {
  const ways = [[start]];
  const seen = new Set();
  for (let way = ways.shift(); way !== undefined; way = ways.shift())
    for (const { to } of graph.get(way.at(-1)) ?? []) {
      if (to === start) return way;
      if (seen.has(to)) continue;
      seen.add(to);
      ways.push([...way, to]);
    }
  return undefined;
}

export function ringProblems(sources) {
  const page = sources.filter(({ path }) => insidePage(path) !== undefined);
  const known = new Set(page.map(({ path }) => path));
  const graph = new Map(page.map((source) => [source.path, edgesOf(source, known)]));
  return page.flatMap(({ path }) => {
    const ring = ringFrom(path, graph);
    if (ring === undefined || ring.some((each) => each < path)) return [];
    const next = ring[1] ?? path;
    const line = graph.get(path).find(({ to }) => to === next)?.line ?? 1;
    return [{ path, line, message: `a ring of imports: ${[...ring, path].map(insidePage).join(' → ')}` }];
  });
}
