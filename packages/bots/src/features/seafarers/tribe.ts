import type { Game } from '@landnam/engine';
import { REST } from '../../mind/aspects.js';
import type { Features, Shared, Term } from '../../mind/insight.js';
import { Best, pull, REACH, Reach } from './reach.js';

/** By kind of gift: none, a point, a card, a harbour. */
const GIFTS: readonly number[] = [0, 1, 0.6, 0.45];
const WAITING = 0.2;

const giftTerm = (g: Game, shared: Shared): Term => {
  const reach = shared.of(Reach);
  const best = new Best();
  return {
    name: 'gifts',
    reads: REACH | REST,
    worth(scene, s) {
      reach.read(scene, s);
      best.clear();
      for (let edge = 0; edge < g.board.edges; edge++) {
        const gift = s.tribe.gift[edge];
        if (gift > 0) best.add((GIFTS[Math.min(gift, GIFTS.length - 1)] ?? 0) * pull(reach.toEdge(g, edge)));
      }
      let waiting = 0;
      for (let i = scene.seat * 8; i < scene.seat * 8 + 8; i++) waiting += s.tribe.waiting[i];
      return best.total() + WAITING * waiting;
    },
  };
};

/** Gifts are worth sailing to. */
export const tribe: Features = { module: 'tribe', make: (g, shared) => ({ terms: [giftTerm(g, shared)] }) };
