/** What a game begins with, shared by all the steps that follow from it. */
import {
  begin,
  collect,
  type Deal,
  fail,
  type LoggedEvent,
  makeState,
  ok,
  type Result,
  type State,
} from '@landnam/engine';
import { WHOLE } from '@landnam/engine/position';
import { dealTable, describeFaults, findTable, readPosition, type Table } from '@landnam/maps';
import type { ChancePort } from '../ports.js';
import { seededChance } from '../seeded.js';

export interface Start {
  readonly table: Table;
  /** Missing for a game that begins with a position: it has no log. */
  readonly deal: Deal | null;
  readonly seed: string;
  readonly state: State;
  readonly events: readonly LoggedEvent[];
  /** Missing if nature's outcomes are played by hand. */
  readonly chance: ChancePort | null;
}

export interface PlayOptions {
  /** Dice and draws follow from it: same seed, same game. */
  readonly seed?: string;
  /** `played`: nature answers immediately. `open`: its outcomes are played like any other action. */
  readonly nature?: 'played' | 'open';
}

export interface OpenOptions extends PlayOptions {
  readonly seats?: number;
  /** House rules by name, as `landnam games` lists them. */
  readonly options?: Readonly<Record<string, unknown>>;
}

const chanceFor = ({ seed = '', nature = 'played' }: PlayOptions): ChancePort | null =>
  nature === 'open' ? null : seededChance(seed);

export const startGame = (game: string, given: OpenOptions): Result<Start, string> => {
  const { seats = 4, options = {}, seed = '' } = given;
  const table = findTable(game, seats, options);
  if (!table.ok) return table;
  const deal = dealTable(table.value, seededChance(seed).deal());
  const state = makeState(table.value.game);
  const events: LoggedEvent[] = [];
  begin(table.value.game, state, deal, collect(events));
  return ok({ table: table.value, deal, seed, state, events, chance: chanceFor(given) });
};

export const startPosition = (source: string | object, given: PlayOptions): Result<Start, string> => {
  const read = readPosition(source as string);
  if (!read.ok) return fail(describeFaults(read.error));
  const { state, viewer, ...table } = read.value;
  if (viewer !== WHOLE) return fail('view: what others hold is missing; only a whole position can be played');
  return ok({ table, deal: null, seed: given.seed ?? '', state, events: [], chance: chanceFor(given) });
};
