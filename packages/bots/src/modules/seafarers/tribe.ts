import type { Game, State } from '@landnam/engine';
import { KnownVersions, REST } from '../../mind/aspects.js';
import type { ModuleInsight, Shared, WorthTerm } from '../../mind/insight.js';
import { toEdge } from './places.js';
import { Best, pull, REACH, Reach } from './reach.js';

/** By kind of gift: none, a point, a card, a harbour. */
const GIFTS: readonly number[] = [0, 1, 0.6, 0.45];
const WAITING = 0.2;

/** Edges where gifts lie. */
const placesOf = ({ board }: Game, { tribe: { gift } }: State): readonly number[] => {
  const places: number[] = [];
  for (let edge = 0; edge < board.edges; edge++) if (gift[edge] > 0) places.push(edge);
  return places;
};

const giftTerm = (g: Game, shared: Shared): WorthTerm => {
  const reach = shared.of(Reach);
  const best = new Best();
  const known = new KnownVersions(REST);
  let places: readonly number[] = [];
  return {
    name: 'gifts',
    reads: REACH | REST,
    worth(scene, s) {
      reach.read(scene, s);
      if (!known.holds(scene.versions)) places = placesOf(g, s);
      best.clear();
      for (const edge of places) {
        const gift = Math.min(s.tribe.gift[edge], GIFTS.length - 1);
        best.add(GIFTS[gift] * pull(toEdge(g, reach.away, edge)));
      }
      let waiting = 0;
      for (let i = scene.seat * 8; i < scene.seat * 8 + 8; i++) waiting += s.tribe.waiting[i];
      return best.total() + WAITING * waiting;
    },
  };
};

/** Gifts are worth sailing to. */
export const tribe: ModuleInsight = {
  module: 'tribe',
  make: (g, shared) => ({ terms: [giftTerm(g, shared)] }),
};
