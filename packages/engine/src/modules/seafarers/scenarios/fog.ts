import { type ActionRule, argA, type Decision, pack } from '../../../core/play/actions.js';
import type { EventSink } from '../../../core/play/events.js';
import type { FieldSpecs, Views } from '../../../core/state/fields.js';
import { pop, push, top } from '../../../core/state/frames.js';
import type { Draft, Game, RuleModule, Step } from '../../../core/game/game.js';
import { CHANCE, type HexIndex, NONE, type VertexIndex } from '../../../core/ids.js';
import { lacking, said, type Said } from '../../../core/text/said.js';
import { count, fields as fieldsOf, listOf, mapOf, whole } from '../../../core/text/shape.js';
import type { State } from '../../../core/state/state.js';
import { setNumber } from '../../../shared/numbers.js';
import { collectUpTo, goodIndex } from '../../../shared/supply.js';
import { oweChoice } from '../gold.js';

const MOST_TERRAINS = 16;
const MOST_NUMBER = 12;

const fields = {
  /** Tiles left in the stack, by terrain. */
  tiles: { per: 'game', width: MOST_TERRAINS, kinds: 'terrain', seen: 'all' },
  /** Tokens left, by number. */
  numbers: { per: 'game', text: { numbered: true }, width: MOST_NUMBER + 1, seen: 'all' },
} as const satisfies FieldSpecs;

/** What the stacks hold: tiles by terrain, tokens one by one. */
export interface FogParams {
  readonly tiles: Readonly<Record<string, number>>;
  readonly numbers: readonly number[];
}

declare module '../../../core/registry.js' {
  interface StateGroups {
    readonly fog: Views<typeof fields>;
  }
  interface FrameNames {
    revealHex: true;
    drawToken: true;
  }
  interface CauseNames {
    fog: true;
  }
  interface ActionMap {
    revealHex: { terrain: string };
    drawToken: { number: number };
  }
  interface EventMap {
    hexRevealed: { seat: number; hex: number; terrain: number };
    tokenDrawn: { seat: number; hex: number; number: number };
    discoveryRewarded: { seat: number; good: number; count: number };
  }
}
declare module '../../../slots.js' {
  interface Params {
    readonly fog?: FogParams;
  }
}

const FOG = 'fog';
const NOTHING: FogParams = { tiles: {}, numbers: [] };

const discovery = { hex: 'hex', discoverer: 'seat' } as const;
const discoveryOf = top(discovery);

/** The stack is only counts, so nothing can leak. */
const decisions: readonly Decision[] = [
  {
    name: 'revealHex',
    rule: 'S-302',
    operands: discovery,
    done: (_g, s) => s.fog.tiles.every((count) => count === 0),
  },
  {
    name: 'drawToken',
    rule: 'S-302',
    operands: discovery,
    done: (_g, s) => s.fog.numbers.every((count) => count === 0),
  },
];

const reward = (g: Game, s: State, seat: number, terrain: number, log: EventSink | null): void => {
  const { good, choice } = g.scenario.terrains[terrain];
  if (choice) oweChoice(g, s, seat, 1, g.cause.fog);
  if (good === undefined) return;
  const index = goodIndex(g.scenario, good);
  // not inside the call: without a listener its arguments are never evaluated
  const count = collectUpTo(g, s, seat, index, 1);
  log?.('discoveryRewarded', { seat, good: index, count });
};

/** [S-302] Land gets a token before its discoverer is rewarded: pushed first, asked last. */
const settleHex = (g: Game, s: State, hex: HexIndex, seat: number, terrain: number): void => {
  s.base.terrain[hex] = terrain;
  const { good, choice } = g.scenario.terrains[terrain];
  if (good !== undefined || choice) push(s, g.kind.drawToken, CHANCE, hex, seat);
};

const revealHex: ActionRule = {
  type: 'revealHex',
  rule: 'S-302',
  at: ['revealHex'],
  operands: { terrain: 'terrain' },
  list(_g, s, _seat, id, out) {
    for (let terrain = 0; terrain < MOST_TERRAINS; terrain++)
      if (s.fog.tiles[terrain] > 0) out.push(pack(id, terrain));
  },
  refuse: (_g, s, _seat, packed) =>
    argA(packed) < MOST_TERRAINS && s.fog.tiles[argA(packed)] > 0
      ? null
      : { code: 'notOffered', rule: 'S-302' },
  weight: (_g, s, packed) => s.fog.tiles[argA(packed)],
  apply(g, s, _seat, packed, log) {
    const [hex, seat, terrain] = [discoveryOf.hex(s), discoveryOf.discoverer(s), argA(packed)];
    pop(s);
    s.fog.tiles[terrain]--;
    log?.('hexRevealed', { seat, hex, terrain });
    settleHex(g, s, hex, seat, terrain);
  },
};

const drawToken: ActionRule = {
  type: 'drawToken',
  rule: 'S-302',
  at: ['drawToken'],
  operands: { number: 'number' },
  list(_g, s, _seat, id, out) {
    for (let number = 0; number <= MOST_NUMBER; number++)
      if (s.fog.numbers[number] > 0) out.push(pack(id, number));
  },
  refuse: (_g, s, _seat, packed) =>
    argA(packed) <= MOST_NUMBER && s.fog.numbers[argA(packed)] > 0
      ? null
      : { code: 'notOffered', rule: 'S-302' },
  weight: (_g, s, packed) => s.fog.numbers[argA(packed)],
  apply(g, s, _seat, packed, log) {
    const [hex, seat, number] = [discoveryOf.hex(s), discoveryOf.discoverer(s), argA(packed)];
    pop(s);
    s.fog.numbers[number]--;
    setNumber(s, hex, number);
    log?.('tokenDrawn', { seat, hex, number });
    reward(g, s, seat, s.base.terrain[hex], log);
  },
};

const revealAround = (g: Game, s: State, seat: number, vertex: VertexIndex, fog: number): void => {
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const hex = g.board.vertexHexes[i];
    if (hex !== NONE && s.base.terrain[hex] === fog) push(s, g.kind.revealHex, CHANCE, hex, seat);
  }
};

/** [S-303] A piece reveals at most one hex: both its sides are known before it can lie there. */
const reveal =
  (fog: number): Step =>
  (g, s, seat, edge, piece) => {
    if (g.scenario.pieces[piece].on !== 'edge') return;
    revealAround(g, s, seat, g.board.edgeVertices[edge * 2], fog);
    revealAround(g, s, seat, g.board.edgeVertices[edge * 2 + 1], fog);
  };

const problems = ({ scenario, printed }: Draft): readonly Said[] => {
  const { tiles, numbers } = scenario.params.fog ?? NOTHING;
  const found: Said[] = [];
  let land = 0;
  for (const [name, count] of Object.entries(tiles)) {
    const terrain = scenario.terrains.find((entry) => entry.name === name);
    if (terrain === undefined)
      found.push(said('fog.terrain', 'tiles: no terrain is called {name}', { name }));
    if (terrain?.good !== undefined || terrain?.choice) land += count;
  }
  if (land !== numbers.length)
    found.push(
      lacking('fog.numbers', 'tokens: {given} given, {needed} needed', {
        given: numbers.length,
        needed: land,
      }),
    );
  const given = Object.values(tiles).reduce((sum, count) => sum + count, 0);
  const needed = printed.filter((terrain) => scenario.terrains[terrain]?.name === FOG).length;
  if (given !== needed)
    found.push(lacking('fog.tiles', 'tiles: {given} given, {needed} needed', { given, needed }));
  return found;
};

/** Unknown hexes: what they are is drawn when a road or ship first touches them. */
export const fog: RuleModule = {
  name: 'fog',
  rules: ['S-301', 'S-302', 'S-303', 'S-304'],
  needs: ['ships', 'gold'],
  fields,
  explains: ['fog'],
  data: fieldsOf({ tiles: mapOf(count, 'terrain'), numbers: listOf(whole(2, MOST_NUMBER)) }),
  problems,
  contribute({ scenario }) {
    const { tiles, numbers } = scenario.params.fog ?? NOTHING;
    return {
      setup(_g, s) {
        for (const [name, count] of Object.entries(tiles))
          s.fog.tiles[scenario.terrains.findIndex((terrain) => terrain.name === name)] = count;
        for (const number of numbers) s.fog.numbers[number]++;
      },
      decisions,
      actions: [revealHex, drawToken],
      causes: { fog: 'S-302' },
      staged: { built: { reveal: reveal(scenario.terrains.findIndex(({ name }) => name === FOG)) } },
    };
  },
};
