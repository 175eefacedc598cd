/** What reading the features of all seats costs, in CPU time. */
import { Extractor } from '@landnam/bots';
import type { State } from '@landnam/engine';
import { best, tableFor } from './measure.js';
import { gather, leaves } from './positions.js';

export interface FeatureFigures {
  readonly game: string;
  readonly players: number;
  /** Features of each seat, and of the table. */
  readonly seat: number;
  readonly table: number;
  /** One position of a game after another, and one leaf after another of a seat's options. */
  readonly readNs: number;
  readonly leafNs: number;
  /** Entries that differ from the previous read. */
  readonly changes: number;
}

const PASSES = 40;

/** The fastest of some passes; the first ones warm the compiler. */
export const perState = (states: readonly State[], work: (s: State) => void): number => {
  const seconds = best(PASSES, () => {
    for (const s of states) work(s);
  });
  return (seconds * 1e9) / states.length;
};

export const perRead = (extractor: Extractor, states: readonly State[]): number =>
  perState(states, (s) => void extractor.read(s));

const changesOf = (extractor: Extractor, states: readonly State[]): number =>
  states.reduce((sum, s) => sum + extractor.read(s).changes, 0) / states.length;

export const measureFeatures = (id: string, players: readonly number[], games: number): FeatureFigures => {
  const table = tableFor(id, players);
  const states = gather(table, games);
  const extractor = new Extractor(table.game);
  return {
    game: id,
    players: table.game.seats,
    seat: extractor.seatNames.length,
    table: extractor.tableNames.length,
    readNs: perRead(extractor, states),
    leafNs: perRead(extractor, leaves(table.game, states)),
    changes: changesOf(extractor, states),
  };
};
