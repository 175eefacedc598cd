/** How a bot is named: one of ours, a command that speaks lines, or a module that exports one. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { castBots } from '@landnam/bots';
import type { Game } from '@landnam/engine';
import { InputError, need } from '../input.js';
import { checkStudy, isStudy } from './ours.js';

export type GuestSpec =
  | { readonly kind: 'exec'; readonly command: string; readonly args: readonly string[] }
  | { readonly kind: 'module'; readonly path: string };

/** Default seconds per answer. */
export const PATIENCE = 5;
export const PATIENCE_HELP = 'how long an external bot may think; six times that for its first answer';

const WORD = /"([^"]*)"|'([^']*)'|(\S+)/g;

const wordsOf = (text: string): string[] =>
  [...text.matchAll(WORD)].map(([, double, single, plain]) => double ?? single ?? plain ?? '');

/** Undefined for one of our bots. */
export const guestOf = (name: string): GuestSpec | undefined => {
  const [, kind, rest = ''] = /^(exec|module):(.*)$/s.exec(name) ?? [];
  if (kind === 'module') return { kind, path: resolve(rest.trim()) };
  if (kind !== 'exec') return undefined;
  const [command = '', ...args] = wordsOf(rest);
  return { kind, command, args };
};

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

const isCommand = (command: string): boolean =>
  command.includes('/')
    ? isProgram(resolve(command))
    : (process.env['PATH'] ?? '').split(delimiter).some((folder) => isProgram(join(folder, command)));

/** Windows finds programs by their extension too: there the system is asked when the bot starts. */
const isMissing = (command: string): boolean => process.platform !== 'win32' && !isCommand(command);

const checkGuest = (name: string): void => {
  const guest = guestOf(name);
  if (guest?.kind === 'module' && !existsSync(guest.path))
    throw new InputError(`${name}: there is no file ${guest.path}`);
  if (guest?.kind === 'exec' && isMissing(guest.command))
    throw new InputError(`${name}: there is no command "${guest.command}"`);
};

const SOMEBODY = 'random';

const isLevel = (name: string): boolean => guestOf(name) === undefined && !isStudy(name);

/** One name for all seats, or one for each; external bots and study bots besides our levels. */
export const castSeats = (names: readonly string[], game: Game): readonly string[] => {
  need(
    castBots(
      names.map((name) => (isLevel(name) ? name : SOMEBODY)),
      game.seats,
    ),
  );
  for (const name of names) {
    checkGuest(name);
    if (isStudy(name)) checkStudy(name, game);
  }
  return names.length === 1 ? Array.from({ length: game.seats }, () => names[0] ?? '') : names;
};

/** Its name in a log: a command line is not a name. */
export const kindOf = (name: string): string => guestOf(name)?.kind ?? name;
