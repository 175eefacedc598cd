import { type Game, gathered, must, type RuleModule } from '../../core/game/game.js';
import { type HexIndex, NONE, type Seat, type VertexIndex } from '../../core/ids.js';
import type { State } from '../../core/state/state.js';
import type { HexTable } from '../../core/state/tables.js';
import type { Area } from '../../slots.js';
import { groundOf } from './ground.js';

declare module '../../core/registry.js' {
  interface RefusalCodes {
    notAStart: true;
    nobodySettles: true;
    noRobberHere: true;
  }
}

const hexesOf = (areas: readonly Area[], which: (area: Area) => boolean, hexes: number): HexTable => {
  const marked = new Uint8Array(hexes);
  for (const area of areas.filter(which)) for (const hex of area.hexes) marked[hex] = 1;
  return marked;
};

const touchesAny = (g: Game, marked: HexTable, vertex: VertexIndex): boolean => {
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const hex = g.board.vertexHexes[i];
    if (hex !== NONE && marked[hex] === 1) return true;
  }
  return false;
};

/** Named parts of a board: where players may start, where nobody settles, where the robber never goes. */
export const areas: RuleModule = {
  name: 'areas',
  rules: ['S-14', 'S-17', 'S-101', 'S-301', 'S-401', 'S-402', 'S-501', 'S-504', 'S-601', 'S-605'],
  needs: ['buildings'],
  contribute({ scenario, board }) {
    const starts = hexesOf(scenario.areas, ({ start }) => start === true, board.hexes);
    const closed = hexesOf(scenario.areas, ({ settle }) => settle === false, board.hexes);
    const spared = hexesOf(scenario.areas, ({ robber }) => robber === false, board.hexes);
    const { land } = groundOf(scenario);
    return {
      all: {
        ...(starts.includes(1) && {
          startSite: must('S-17', 'notAStart', (g, _s, _seat, vertex) => touchesAny(g, starts, vertex)),
        }),
        ...(closed.includes(1) && {
          buildingSite: must(
            'S-17',
            'nobodySettles',
            (g, _s, _seat, vertex) => !touchesAny(g, closed, vertex),
          ),
        }),
        robberSite: [
          gathered(must('S-14', 'noLand', (_g, s, _seat, hex) => land[s.base.terrain[hex]] === 1)),
          ...(spared.includes(1)
            ? [
                must(
                  'S-14',
                  'noRobberHere',
                  (_g: Game, _s: State, _seat: Seat, hex: HexIndex) => spared[hex] === 0,
                ),
              ]
            : []),
        ],
      },
    };
  },
};
