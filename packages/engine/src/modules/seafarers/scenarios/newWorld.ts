import { type ActionRule, argA, type Decision, pack } from '../../../core/play/actions.js';
import { type FieldSpecs, KINDS, type Views } from '../../../core/state/fields.js';
import { pop, push, top } from '../../../core/state/frames.js';
import type { Dealer, Game, RuleModule, Setting, Step } from '../../../core/game/game.js';
import { CHANCE, NONE } from '../../../core/ids.js';
import type { Scenario } from '../../../core/registry.js';
import { count, fields as fieldsOf, mapOf } from '../../../core/text/shape.js';
import type { State } from '../../../core/state/state.js';
import { seatAfter } from '../../../shared/supply.js';
import { takeHarbour } from '../../base/supplyTrade.js';
import { type TerrainKinds, groundOf } from '../ground.js';
import { harbourGood, kindProblems, kindsOf, mayHoldHarbour, placeHarbourRule } from '../harbours.js';
import { isOrderOf, shuffled } from '../orders.js';

const fields = {
  /** Harbours still to be drawn, by kind. */
  left: { per: 'game', width: KINDS, kinds: 'harbour', seen: 'all' },
} as const satisfies FieldSpecs;

export interface NewWorldParams {
  readonly harbourKinds: Readonly<Record<string, number>>;
}

declare module '../../../core/registry.js' {
  interface StateGroups {
    readonly newWorld: Views<typeof fields>;
  }
  interface FrameNames {
    layHarbours: true;
    drawHarbour: true;
  }
  interface ActionMap {
    drawHarbour: { harbour: string };
  }
  interface EventMap {
    harbourDrawn: { seat: number; harbour: number };
  }
}
declare module '../../../slots.js' {
  interface Params {
    readonly newWorld?: NewWorldParams;
  }
}

const BY_HAND = 'placeHarbours';

const countsOf = (scenario: Scenario): Readonly<Record<string, number>> =>
  scenario.params.newWorld?.harbourKinds ?? {};

const parts = ({ board, scenario }: Setting): readonly (readonly number[])[] => [
  Array.from({ length: board.edges }, (_, edge) => edge),
  kindsOf(scenario, countsOf(scenario)),
];

/** An order of all edges, then one of the harbours: each goes to the first edge that can hold it. Nothing if players place them. */
const dealer: Dealer = {
  draw: (setting, below) =>
    setting.scenario.options[BY_HAND] === true ? [] : parts(setting).flatMap((part) => shuffled(part, below)),
  check(setting, row) {
    const [edges, kinds] = parts(setting);
    if (setting.scenario.options[BY_HAND] === true) return row.length === 0 ? null : 'must be empty';
    const whole = isOrderOf(row.slice(0, edges.length), edges) && isOrderOf(row.slice(edges.length), kinds);
    return whole ? null : 'is not an order of all edges and harbours';
  },
};

/** [S-901] A harbour without a place is left out. */
const layAll = (g: Game, s: State, ground: TerrainKinds, row: readonly number[]): void => {
  const edges = row.slice(0, g.board.edges);
  for (const kind of row.slice(g.board.edges)) {
    const place = edges.find((edge) => mayHoldHarbour(g, s, ground, edge));
    if (place !== undefined) s.base.harbour[place] = harbourGood(kind);
  }
};

const hasPlace = (g: Game, s: State, ground: TerrainKinds): boolean => {
  for (let edge = 0; edge < g.board.edges; edge++) if (mayHoldHarbour(g, s, ground, edge)) return true;
  return false;
};

const drawn = { drawer: 'seat' } as const;
const drawingFor = top(drawn);
const placed = { harbour: 'harbour' } as const;
const placing = top(placed);

const drawHarbour: ActionRule = {
  type: 'drawHarbour',
  rule: 'S-901',
  at: ['drawHarbour'],
  operands: { harbour: 'harbour' },
  list(_g, s, _seat, id, out) {
    for (let kind = 0; kind < KINDS; kind++) if (s.newWorld.left[kind] > 0) out.push(pack(id, kind));
  },
  refuse: (_g, s, _seat, packed) =>
    argA(packed) < KINDS && s.newWorld.left[argA(packed)] > 0
      ? null
      : { code: 'noSuchHarbour', rule: 'S-901' },
  weight: (_g, s, packed) => s.newWorld.left[argA(packed)],
  apply(g, s, _seat, packed, log) {
    const [seat, kind] = [drawingFor.drawer(s), argA(packed)];
    pop(s);
    s.newWorld.left[kind]--;
    log?.('harbourDrawn', { seat, harbour: kind });
    push(s, g.kind.placeHarbour, seat, kind);
  },
};

const placeHarbour = (ground: TerrainKinds): ActionRule =>
  placeHarbourRule({
    rule: 'S-901',
    has: (s, _seat, kind) => kind === placing.harbour(s),
    mayPlace: (g, s, _seat, edge) => mayHoldHarbour(g, s, ground, edge),
    placed(g, s, _seat, edge) {
      pop(s);
      for (let i = edge * 2; i < edge * 2 + 2; i++) {
        const owner = s.base.owner[g.board.edgeVertices[i]];
        if (owner !== NONE) takeHarbour(g, s, owner, edge);
      }
    },
  });

const isDrawn = (s: State): boolean => s.newWorld.left.every((count) => count === 0);

const drawOne: Step = (g, s, seat) => {
  if (!isDrawn(s)) push(s, g.kind.drawHarbour, CHANCE, seat);
};
const goOn: Step = (g, s, seat) => {
  if (!isDrawn(s)) push(s, g.kind.layHarbours, seatAfter(g, seat, 1));
};

const decisions = (ground: TerrainKinds): readonly Decision[] => [
  { name: 'drawHarbour', rule: 'S-901', operands: drawn },
  { name: 'placeHarbour', rule: 'S-901', operands: placed, done: (g, s) => !hasPlace(g, s, ground) },
];

/** A board made entirely by chance: its harbours are placed by chance or by the players in turn. */
export const newWorld: RuleModule = {
  name: 'newWorld',
  rules: ['S-901', 'S-902', 'S-903'],
  needs: ['ships', 'supplyTrade'],
  fields,
  dealer,
  data: fieldsOf({ harbourKinds: mapOf(count, 'harbour') }),
  problems: ({ scenario }) => kindProblems(scenario, countsOf(scenario)),
  contribute({ scenario }) {
    const ground = groundOf(scenario);
    const byHand = scenario.options[BY_HAND] === true;
    return {
      setup(g, s, deal) {
        if (!byHand) return layAll(g, s, ground, deal.extra['newWorld'] ?? []);
        for (const kind of kindsOf(scenario, countsOf(scenario))) s.newWorld.left[kind]++;
        push(s, g.kind.layHarbours, deal.first);
      },
      decisions: decisions(ground),
      actions: [drawHarbour, placeHarbour(ground)],
      routines: { layHarbours: [drawOne, goOn] },
    };
  },
};
