import type { Game } from '@landnam/engine';
import type { Features, Term } from '../../greedy/insight.js';
import { Best, pull, Reach } from './reach.js';

/** By kind of gift: none, a point, a card, a harbour. */
const GIFTS: readonly number[] = [0, 1, 0.6, 0.45];
const WAITING = 0.2;

const giftTerm = (g: Game): Term => {
  const reach = new Reach(g);
  const best = new Best();
  return ({ seat }, s) => {
    reach.read(g, s, seat);
    best.clear();
    for (let edge = 0; edge < g.board.edges; edge++) {
      const gift = s.tribe.gift[edge];
      if (gift > 0) best.add((GIFTS[Math.min(gift, GIFTS.length - 1)] ?? 0) * pull(reach.toEdge(g, edge)));
    }
    let waiting = 0;
    for (let i = seat * 8; i < seat * 8 + 8; i++) waiting += s.tribe.waiting[i];
    return best.total() + WAITING * waiting;
  };
};

/** Gifts are worth sailing to. */
export const tribe: Features = { module: 'tribe', make: (g) => ({ terms: [giftTerm(g)] }) };
