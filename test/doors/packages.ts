/** The packages that users install, and their entry points. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from '../../packages/cli/src/files.js';

export const root = rootFolder();

interface Door {
  readonly '@landnam/source': string;
  readonly types: string;
  readonly default: string;
}

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: true;
  readonly exports: Readonly<Record<string, Door>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

export interface Package extends Manifest {
  readonly folder: string;
}

export const PACKAGES: readonly Package[] = readdirSync(join(root, 'packages'))
  .map((name) => join(root, 'packages', name))
  .map((folder) => ({ folder, ...readManifest(folder) }));

export const PUBLISHED: readonly Package[] = PACKAGES.filter((each) => each.private !== true);

/** `@landnam/engine/games/base` → the file of this entry point. */
export const DOORS: readonly (readonly [string, string])[] = PUBLISHED.flatMap(({ name, folder, exports }) =>
  Object.entries(exports).map(
    ([door, files]) => [`${name}${door.slice(1)}`, join(folder, files['@landnam/source'])] as const,
  ),
);
