import { edgeTouchesHex, hexAt } from '../../core/board/board.js';
import type { FieldSpecs, Views } from '../../core/state/fields.js';
import { type Game, gathered, must, type RuleModule, type Setting, type Step } from '../../core/game/game.js';
import { type EdgeIndex, type Hex, type HexIndex, NONE } from '../../core/ids.js';
import type { Axial } from '../../core/board/lattice.js';
import { passes } from '../../core/play/play.js';
import type { Attempt } from '../../core/play/reasons.js';
import { said } from '../../core/text/said.js';
import { fields as fieldsOf, hexShape } from '../../core/text/shape.js';
import type { State } from '../../core/state/state.js';
import { firstRoute } from '../../shared/ownPlaces.js';
import { movedInstead } from '../base/figures.js';
import { walkRule } from '../base/robber.js';
import { groundOf } from './ground.js';
import { hexProblems } from '../../shared/places.js';

const fields = {
  hex: { per: 'game', text: { of: 'hex' }, fill: NONE, seen: 'all' },
} as const satisfies FieldSpecs;

/** Without a start the pirate begins off the board. */
export interface PirateParams {
  readonly start?: Axial;
}

declare module '../../core/registry.js' {
  interface StateGroups {
    readonly pirate: Views<typeof fields>;
  }
  interface CauseNames {
    pirate: true;
  }
  interface ActionMap {
    movePirate: { hex: number };
  }
  interface EventMap {
    pirateMoved: { seat: number; from: number; hex: number };
  }
  interface RefusalCodes {
    pirateBlocks: true;
  }
}

declare module '../../slots.js' {
  interface Params {
    readonly pirate?: PirateParams;
  }
}

const arrive =
  (figure: number): Step =>
  (_g, s, seat, moved, hex, log) => {
    if (moved !== figure) return;
    log?.('pirateMoved', { seat, from: s.pirate.hex[0], hex });
    s.pirate.hex[0] = hex;
  };

export const hasShipAt = (g: Game, s: State, seat: number, hex: HexIndex): boolean => {
  const { routes } = s.base;
  for (let i = firstRoute(seat); routes[i] !== NONE; i++)
    if (s.ships.ship[routes[i]] === seat && edgeTouchesHex(g.board, routes[i], hex)) return true;
  return false;
};

/** [S-12] Off the board it blocks nothing, although edges at the rim may have NONE beside them too. */
const avoidsPirate = (g: Game, s: State, _seat: number, edge: EdgeIndex): boolean =>
  s.pirate.hex[0] === NONE || !edgeTouchesHex(g.board, edge, s.pirate.hex[0]);

const startOf = ({ scenario, board }: Setting): number => {
  const start = scenario.params.pirate?.start;
  return start === undefined ? NONE : hexAt(board, start);
};

const maySail = ({ g, s, seat }: Attempt): boolean =>
  s.base.terrain.some((_, hex) => passes(g.all.pirateSite, g, s, seat, hex as Hex));

/** At its starting place it has stayed or returned: then the robber was moved. */
export const hasSailed = (attempt: Attempt): boolean => {
  const { g, s } = attempt;
  const hex = s.pirate.hex[0];
  return (
    hex !== startOf(g) && maySail(attempt) && movedInstead(attempt, g.scenario.figures.indexOf('pirate'), hex)
  );
};

/** The pirate: moved instead of the robber, stops ships beside it, steals from their owners. */
export const pirate: RuleModule = {
  name: 'pirate',
  rules: ['S-11', 'S-12', 'S-13', 'S-14'],
  insteadOf: [{ of: 'B-23', code: 'notNow', action: 'stealFrom', is: 'S-11', when: hasSailed }],
  needs: ['robber', 'ships'],
  fields,
  data: fieldsOf({}, { start: hexShape({}, {}, 'water') }),
  problems: (draft) => {
    const start = draft.scenario.params.pirate?.start;
    if (start === undefined) return [];
    // dealt anew in every game, it may turn out to be land
    const isDealt = draft.printed[hexAt(draft.board, start)] === NONE;
    const place = { q: start.q, r: start.r };
    return isDealt
      ? [said('isNot', '{place} is not {kind}', { place, kind: 'water' })]
      : hexProblems(draft, start, 'water');
  },
  contribute({ scenario }) {
    const figure = scenario.figures.indexOf('pirate');
    const { water } = groundOf(scenario);
    return {
      setup(g, s) {
        s.pirate.hex[0] = startOf(g);
      },
      actions: [walkRule('movePirate', 'S-11', 'pirateSite', figure, water, (s) => s.pirate.hex[0])],
      staged: { thief: { moved: arrive(figure) } },
      all: {
        shipSite: must('S-12', 'pirateBlocks', avoidsPirate),
        shipMayMove: must('S-12', 'pirateBlocks', avoidsPirate),
        pirateSite: [
          gathered(must('S-14', 'sameHex', (_g, s, _seat, hex) => s.pirate.hex[0] !== hex)),
          gathered(must('S-14', 'noSea', (_g, s, _seat, hex) => water[s.base.terrain[hex]] === 1)),
        ],
      },
      causes: { pirate: 'S-11' },
      any: { isVictim: (g, s, seat, moved, hex) => moved === figure && hasShipAt(g, s, seat, hex) },
    };
  },
};
