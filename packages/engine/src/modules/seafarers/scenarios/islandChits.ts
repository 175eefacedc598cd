import type { FieldSpecs, Views } from '../../../core/state/fields.js';
import type { Game, RuleModule, Step } from '../../../core/game/game.js';
import { NONE, type VertexIndex } from '../../../core/ids.js';
import { fields as fieldsOf, whole, word } from '../../../core/text/shape.js';
import type { State } from '../../../core/state/state.js';
import { pieceIndex } from '../../../shared/placing.js';
import { islandsOf } from '../islands.js';

const fields = {
  /** Which island a hex is part of, fixed when the game begins. */
  island: { per: 'hex', fill: NONE, seen: 'all' },
  /** Special points that come with a building. */
  chits: { per: 'vertex', seen: 'all' },
  points: { per: 'seat', text: { follows: 'always' }, seen: 'all' },
} as const satisfies FieldSpecs;

/** `points` for a player's first settlement on each foreign island, or `once` per game. */
export interface IslandChitsParams {
  readonly points: number;
  readonly once?: 'island' | 'game';
}

declare module '../../../core/registry.js' {
  interface StateGroups {
    readonly islandChits: Views<typeof fields>;
  }
  interface EventMap {
    islandSettled: { seat: number; vertex: number; points: number };
  }
}
declare module '../../../slots.js' {
  interface Params {
    readonly islandChits?: IslandChitsParams;
  }
}

/** [S-20] No vertex touches two islands. */
const islandAt = (g: Game, s: State, vertex: VertexIndex): number => {
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const hex = g.board.vertexHexes[i];
    if (hex !== NONE && s.islandChits.island[hex] !== NONE) return s.islandChits.island[hex];
  }
  return NONE;
};

/** Home islands need no mark: a starting settlement stands there for good. */
const isFirstThere = (g: Game, s: State, seat: number, vertex: VertexIndex, island: number): boolean => {
  for (let other = 0; other < g.board.vertices; other++)
    if (other !== vertex && s.base.owner[other] === seat && islandAt(g, s, other) === island) return false;
  return true;
};

const award =
  (settlement: number, { points, once }: IslandChitsParams): Step =>
  (g, s, seat, vertex, piece, log) => {
    if (piece !== settlement || s.core.active[0] === NONE) return;
    if (once === 'game' && s.islandChits.points[seat] > 0) return;
    const island = islandAt(g, s, vertex);
    if (island === NONE || !isFirstThere(g, s, seat, vertex, island)) return;
    s.islandChits.chits[vertex] = points;
    s.islandChits.points[seat] += points;
    log?.('islandSettled', { seat, vertex, points });
  };

/** Special points for the first settlement on islands where the player did not start. */
export const islandChits: RuleModule = {
  name: 'islandChits',
  rules: ['S-20', 'S-102', 'S-201', 'S-202', 'S-401', 'S-402', 'S-801', 'S-902'],
  needs: ['buildings', 'ships'],
  fields,
  data: fieldsOf({ points: whole(1, 5) }, { once: word('island', 'game') }),
  contribute({ scenario }) {
    const params = scenario.params.islandChits ?? { points: 0 };
    return {
      setup: (g, s) => s.islandChits.island.set(islandsOf(g, s)),
      derive(g, s) {
        for (let vertex = 0; vertex < g.board.vertices; vertex++)
          if (s.base.owner[vertex] !== NONE)
            s.islandChits.points[s.base.owner[vertex]] += s.islandChits.chits[vertex];
      },
      staged: { built: { chits: award(pieceIndex(scenario, 'settlement'), params) } },
      sum: { points: (_g, s, seat) => s.islandChits.points[seat] },
    };
  },
};
