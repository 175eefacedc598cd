/** Corners of outposts: what a seat's own are worth, and those it could still get. */
import { type Game, NONE, type State } from '@landnam/engine';
import { REST, ROUTES } from '../../mind/aspects.js';
import type { ModuleInsight, Shared, WorthTerm } from '../../mind/insight.js';
import { isApart } from '../base/spacing.js';
import { OUTLOOK, BenefitOutlook } from './outlook.js';
import { handsOf } from './hands.js';
import { benefitWorths, type BenefitWorth } from './worths.js';

/** The infiltrator will move on. */
const BLOCKED = 0.3;
/** How much of a benefit counts while its corner is free and this many roads away. */
const NEAR: readonly number[] = [0.3, 0.18, 0.08];

/** How much of a benefit a seat has: all, some while it is blocked, nothing. */
export const shareOf = (g: Game, s: State, seat: number, benefit: number): number => {
  const { holder, coming, place } = s.outposts;
  if (holder[benefit] === seat || coming[benefit] === seat) return 1;
  const vertex = place[benefit];
  if (s.base.owner[vertex] !== seat || g.scenario.pieces[s.base.piece[vertex]].safe) return 0;
  return BLOCKED;
};

const isFree = (g: Game, s: State, vertex: number): boolean =>
  s.infiltrator.vertex[0] !== vertex && isApart(g, s, vertex);

const touchesRoad = (g: Game, s: State, seat: number, vertex: number): boolean => {
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const edge = g.board.vertexEdges[i];
    if (edge !== NONE && s.base.road[edge] === seat) return true;
  }
  return false;
};

/** Roads missing to a corner: 0, 1, 2, or more (NONE and above). */
const roadsTo = (g: Game, s: State, seat: number, vertex: number, most: number): number => {
  if (touchesRoad(g, s, seat, vertex)) return 0;
  let best = NONE;
  if (most === 0) return best;
  for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
    const edge = g.board.vertexEdges[i];
    if (edge === NONE || s.base.road[edge] !== NONE) continue;
    const next = g.board.vertexVertices[i];
    const owner = s.base.owner[next];
    if (owner === seat) return 1;
    if (owner === NONE) best = Math.min(best, roadsTo(g, s, seat, next, most - 1) + 1);
  }
  return best;
};

const nearness = (g: Game, s: State, seat: number, vertex: number): number =>
  isFree(g, s, vertex) ? (NEAR[roadsTo(g, s, seat, vertex, NEAR.length - 1)] ?? 0) : 0;

/** Benefits the seat has, and the best free corner it could reach. */
const accessTerm = (g: Game, shared: Shared, worths: readonly BenefitWorth[]): WorthTerm => {
  const outlook = shared.of(BenefitOutlook);
  return {
    name: 'benefits',
    reads: OUTLOOK | ROUTES | REST,
    worth(scene, s) {
      outlook.read(scene, s, scene.seat);
      let sum = 0;
      let best = 0;
      for (let benefit = 0; benefit < worths.length; benefit++) {
        const share = shareOf(g, s, scene.seat, benefit);
        const near = share > 0 ? 0 : nearness(g, s, scene.seat, s.outposts.place[benefit]);
        if (share === 0 && near === 0) continue;
        const worth = worths[benefit](scene, outlook);
        sum += share * worth;
        best = Math.max(best, near * worth);
      }
      return sum + best;
    },
  };
};

export const outposts: ModuleInsight = {
  module: 'outposts',
  make: (g, shared) => ({
    terms: [accessTerm(g, shared, benefitWorths(g))],
    hands: handsOf(g),
  }),
};
