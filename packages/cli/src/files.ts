/** Files and folders named by the user: what cannot be read or written is wrong input. */
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InputError } from './input.js';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'access is denied',
  EPERM: 'access is denied',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'part of the path is a file, not a folder',
  EEXIST: 'it is a file, not a folder',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
};

/** The system's reason, in words; undefined if it is not a system error. */
export const reasonOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const code = String(error.code);
  return REASONS[code] ?? ('syscall' in error ? code : undefined);
};

const asInput = (path: string, error: unknown): never => {
  throw new InputError(`${path === '' ? '""' : path}: ${reasonOf(error) ?? String(error)}`);
};

const STANDARD_INPUT = '-';

export const readText = (path: string): string => {
  try {
    if (path === STANDARD_INPUT) return readFileSync(0, 'utf8');
    if (statSync(path).isCharacterDevice()) throw new InputError(`${path}: it is a device, not a file`);
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof InputError) throw error;
    return asInput(path, error);
  }
};

/** `path` is named in errors. */
export const parseJson = (path: string, text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const why = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : '';
    throw new InputError(`${path}: it is not JSON (${why})`);
  }
};

export const readJson = (path: string): unknown => parseJson(path, readText(path));

/** Step by step: Node's recursive mkdir never returns where the system refuses with ENOENT (/proc). */
const makeFolder = (path: string): void => {
  if (existsSync(path)) {
    if (!statSync(path).isDirectory()) throw new InputError(`${path}: it is a file, not a folder`);
    return;
  }
  makeFolder(dirname(path));
  mkdirSync(path);
};

/** The folder, created if it is missing; wrong input if nothing can be written there. */
export const needFolder = (path: string): string => {
  try {
    makeFolder(resolve(path));
    accessSync(path, constants.W_OK | constants.X_OK);
    return resolve(path);
  } catch (error) {
    if (error instanceof InputError) throw error;
    return asInput(path, error);
  }
};

const ownFile = (name: string): URL => new URL(`../${name}`, import.meta.url);

export const version = (): string =>
  String((JSON.parse(readFileSync(ownFile('package.json'), 'utf8')) as { version: unknown }).version);

/** Where the sources lie, seen from `packages/cli/dist` and `packages/cli/src` alike. */
export const rootFolder = (): string => resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

export const inRepository = (): boolean => existsSync(resolve(rootFolder(), 'packages', 'cli'));

/** How this command is invoked: in the repository through npm, installed by its name. */
export const ownName = (): string => (inRepository() ? 'npm run -s landnam --' : 'landnam');
