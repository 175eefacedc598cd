/** What the chances of all seats cost, from one leaf of a turn to the next, in CPU time. */
import { Extractor } from '@landnam/bots';
import { findWeights, makeValue } from '@landnam/bots/value';
import { need } from '../input.js';
import { perRead, perState } from './features.js';
import { tableFor } from './measure.js';
import { gather, leaves } from './positions.js';

export interface ValueFigures {
  readonly game: string;
  readonly players: number;
  /** Numbers that go into the tower of one seat. */
  readonly inputs: number;
  readonly columnsNs: number;
  /** In addition to the features. */
  readonly towerNs: number;
}

export const measureValue = (id: string, players: readonly number[], games: number): ValueFigures => {
  const table = tableFor(id, players);
  const weights = need(findWeights(table.game));
  const states = leaves(table.game, gather(table, games));
  const value = makeValue(table.game, weights);
  const columnsNs = perRead(new Extractor(table.game), states);
  return {
    game: id,
    players: table.game.seats,
    inputs: 2 * weights.seat.length + weights.best.length + weights.table.length,
    columnsNs,
    towerNs: perState(states, (s) => void value.win(s)) - columnsNs,
  };
};
