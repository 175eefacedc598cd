/** A game that begins in the middle, with a position as text. */
import { fail, ok, type Result } from '@landnam/engine';
import { makePosition, WHOLE } from '@landnam/engine/position';
import { describeFaults, headerOf, readPosition } from '@landnam/maps';
import { LiveTable } from './liveTable.js';
import { fetchFor } from './open.js';
import { seatedIn } from './seated.js';
import type { GameSetup } from './told.js';

interface Named {
  readonly game?: unknown;
  readonly mapData?: unknown;
}

const parsed = (text: string): Named => {
  try {
    return (JSON.parse(text) ?? {}) as Named;
  } catch {
    return {};
  }
};

/** `pos1/GAME/…`, or the readable form. */
const namedIn = (position: string | object): Named => {
  if (typeof position !== 'string') return position;
  if (position.trimStart().startsWith('{')) return parsed(position);
  return { game: (position.split('/')[1] ?? '').replaceAll('.', '/') };
};

/** Afterwards whatever a position needs to be laid out is loaded. */
export const fetchPosition = async (position: string | object): Promise<void> => {
  const { game, mapData } = namedIn(position);
  await fetchFor({ game: String(game), mapData, deal: { position: {} } });
};

export interface PositionSeats {
  /** Whoever does not know how many there are says who would sit at each. */
  readonly players: GameSetup['players'] | ((seats: number) => GameSetup['players']);
  readonly seed: string;
}

/** The position itself says which game it is, and with which options. */
export const positionTable = (
  position: string | object,
  { players: given, seed }: PositionSeats,
): Result<LiveTable, string> => {
  const read = readPosition(position as string);
  if (!read.ok) return fail(describeFaults(read.error));
  const { state, viewer, ...table } = read.value;
  const { map, options, game } = table;
  const players = typeof given === 'function' ? given(game.seats) : given;
  if (viewer !== WHOLE) return fail('view: what others hold is missing');
  if (players.length !== game.seats) return fail(`seats: ${game.seats} are needed, not ${players.length}`);
  const setup = { game: map.id, options, seed, players };
  const deal = { position: makePosition(game, state) };
  return ok(new LiveTable(table, setup, headerOf(table, deal, { seed, seated: seatedIn(setup) })));
};
