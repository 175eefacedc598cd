/** The three ways a route piece comes onto the board, whatever its kind: placed at the start, bought, laid by a card. */
import { type ActionList, type ActionRule, argA, pack, type Refusal } from '../../core/play/actions.js';
import type { EventSink } from '../../core/play/events.js';
import { pop, top } from '../../core/state/frames.js';
import type { Game } from '../../core/game/game.js';
import { type Edge, type EdgeIndex, NONE, type Seat, type VertexIndex } from '../../core/ids.js';
import type { State } from '../../core/state/state.js';
import { hasStock, refuseBuild } from '../../shared/placing.js';
import { pay, type Price } from '../../shared/supply.js';

declare module '../../core/registry.js' {
  interface RefusalCodes {
    edgeTaken: true;
    notJoined: true;
    notAtSettlement: true;
  }
}

/** One kind of route: roads, or something like them. */
export interface RouteKind {
  readonly piece: number;
  readonly price: Price;
  /** Every edge where this seat may put one now, whatever it costs. */
  list(g: Game, s: State, seat: Seat, id: number, out: ActionList): void;
  refuse(g: Game, s: State, seat: Seat, edge: Edge): Refusal | null;
  put(g: Game, s: State, seat: Seat, edge: Edge, free: boolean, log: EventSink | null): void;
}

type Named = Pick<ActionRule, 'type' | 'rule'>;

const touches = (g: Game, edge: EdgeIndex, vertex: VertexIndex): boolean =>
  g.board.edgeVertices[edge * 2] === vertex || g.board.edgeVertices[edge * 2 + 1] === vertex;

const refuseFree = (kind: RouteKind, g: Game, s: State, seat: Seat, edge: Edge): Refusal | null =>
  hasStock(s, seat, kind.piece) ? kind.refuse(g, s, seat, edge) : { code: 'noPieceLeft', rule: 'B-34' };

export const startingRoute = { vertex: 'vertex' } as const;
const startingAt = top(startingRoute);

/** [B-10] [S-6] Beside the starting building just placed, whose corner the decision names. */
export const placeRule = ({ type, rule }: Named, kind: RouteKind): ActionRule => ({
  type,
  rule,
  at: ['openingRoute'],
  operands: { edge: 'edge' },
  list(g, s, seat, id, out) {
    const vertex = startingAt.vertex(s);
    for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
      const edge = g.board.vertexEdges[i];
      if (edge !== NONE && refuseFree(kind, g, s, seat, edge) === null) out.push(pack(id, edge));
    }
  },
  refuse(g, s, seat, packed) {
    const edge = argA(packed) as Edge;
    return touches(g, edge, startingAt.vertex(s))
      ? refuseFree(kind, g, s, seat, edge)
      : { code: 'notAtSettlement', rule };
  },
  apply(g, s, seat, packed, log) {
    pop(s);
    kind.put(g, s, seat, argA(packed) as Edge, true, log);
  },
});

/** [B-30] [S-1] Bought. */
export const buildRule = ({ type, rule }: Named, kind: RouteKind): ActionRule => ({
  type,
  rule,
  at: ['main'],
  operands: { edge: 'edge' },
  costs: [kind.price],
  list(g, s, seat, id, out) {
    if (hasStock(s, seat, kind.piece)) kind.list(g, s, seat, id, out);
  },
  refuse: (g, s, seat, packed) =>
    refuseBuild(s, seat, kind.piece, kind.price, rule) ?? kind.refuse(g, s, seat, argA(packed) as Edge),
  apply(g, s, seat, packed, log) {
    pay(g, s, seat, kind.price);
    kind.put(g, s, seat, argA(packed) as Edge, false, log);
  },
});

/** [B-42] [S-8] Laid by a card for free; the card's own module decides when. */
export const layRule = ({ type, rule }: Named, kind: RouteKind): ActionRule => ({
  type,
  rule,
  at: ['freeRoute'],
  operands: { edge: 'edge' },
  list(g, s, seat, id, out) {
    if (hasStock(s, seat, kind.piece)) kind.list(g, s, seat, id, out);
  },
  refuse: (g, s, seat, packed) => refuseFree(kind, g, s, seat, argA(packed) as Edge),
  apply(g, s, seat, packed, log) {
    pop(s);
    kind.put(g, s, seat, argA(packed) as Edge, true, log);
  },
});
