/** One opening of a table: everything that must be settled before any nonce is known, since anyone who could change it later could choose. */
import { ok, type Result } from '@landnam/engine';
import type { By } from '@landnam/engine/log';
import { mapHash } from '@landnam/maps';
import { seatedIn } from '../seated.js';
import { sharedTable } from '../shared.js';
import type { GameSetup } from '../told.js';
import { SCHEME, type Scheme } from './chance.js';
import { canonical, hashOfText } from './hashing.js';

export interface Opening {
  readonly scheme: Scheme;
  readonly table: string;
  /** Counted from 1: earlier ones failed. */
  readonly attempt: number;
  readonly commitment: string;
  readonly rules: number;
  readonly game: string;
  readonly map: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** Person or bot, in seat order. */
  readonly seated: readonly By[];
  /** The hash of each person's nonce; null for bots. */
  readonly hashes: readonly (string | null)[];
}

export const openingFor = (
  setup: GameSetup,
  bound: Pick<Opening, 'table' | 'attempt' | 'commitment' | 'hashes'>,
): Result<Opening, string> => {
  const found = sharedTable(setup.game, setup.players.length, setup.options);
  if (!found.ok) return found;
  const { map, game, options, extras } = found.value;
  const [rules, hash] = [game.scenario.version, mapHash(map, game.seats, extras)];
  return ok({
    scheme: SCHEME,
    ...bound,
    rules,
    game: map.id,
    map: hash,
    options,
    seated: seatedIn(setup),
  });
};

/** No letters that sound or look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP = 4;
const HEX_A_LETTER = 2;

/** 80 bits that people can read to each other: equal only if all of them were shown the same opening. */
export const fingerprintOf = (opening: Opening): string => {
  const digest = hashOfText(canonical(opening));
  const letterAt = (place: number): string => {
    const start = place * HEX_A_LETTER;
    return LETTERS[Number.parseInt(digest.slice(start, start + HEX_A_LETTER), 16) % LETTERS.length] ?? '';
  };
  const group = (first: number): string =>
    Array.from({ length: GROUP }, (_, i) => letterAt(first * GROUP + i)).join('');
  return Array.from({ length: GROUPS }, (_, i) => group(i)).join(' ');
};
