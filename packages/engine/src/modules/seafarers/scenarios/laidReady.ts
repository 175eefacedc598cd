import type { RuleModule } from '../../../core/game/game.js';
import { edgeShape, fields, listOf } from '../../../core/text/shape.js';
import type { EdgePlace } from '../../../shared/places.js';
import {
  LAID_CARDS,
  LAND_PIECES,
  laidReadyWith,
  type LaidStart,
  ROADS,
  type RouteSort,
} from '../../base/laid/laidReady.js';

interface StartAtSea extends LaidStart {
  readonly ships: readonly EdgePlace[];
}

/** [S-19] Never new, so they may move in the first turn. */
const SHIPS: RouteSort = {
  piece: 'ship',
  ground: 'water',
  // its shape has them
  of: (start) => (start as StartAtSea).ships,
  table: (s) => s.ships.ship,
};

/** The pieces of base that lie ready, and ships. */
export const laidReady: RuleModule = laidReadyWith(
  [ROADS, SHIPS],
  fields({ ...LAND_PIECES, ships: listOf(edgeShape({}, 'water', 'ship')) }, LAID_CARDS),
  { rules: ['S-19'], needs: ['ships'] },
);
