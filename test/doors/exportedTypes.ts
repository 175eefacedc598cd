/** Names that a file exports only for the compiler, including those of the files it re-exports. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const DECLARED = /^export (?:declare )?(?:interface|type) (\w+)/gm;
const LISTED = /^export (type )?\{([^}]*)\}/gm;
const PASSED_ON = /^export (?:type )?\* from '([^']+)'/gm;

const namesIn = (list: string, all: boolean): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && (all || name.startsWith('type ')))
    .map((name) => name.replace(/^type /, '').replace(/^\w+ as /, ''));

const sourceOf = (from: string, specifier: string): string =>
  join(dirname(from), specifier.replace(/\.js$/, '.ts'));

const gather = (path: string): string[] => {
  const text = readFileSync(path, 'utf8');
  return [
    ...[...text.matchAll(DECLARED)].map(([, name]) => name),
    ...[...text.matchAll(LISTED)].flatMap(([, all, list]) => namesIn(list, all !== undefined)),
    ...[...text.matchAll(PASSED_ON)].flatMap(([, specifier]) => gather(sourceOf(path, specifier))),
  ];
};

export const exportedTypes = (path: string): string[] => [...new Set(gather(path))].sort();
