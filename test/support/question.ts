/** What a bot at a seat is asked in a position. */
import { ActionList, type Game, legalActions, makeState, type Seat, type State, view } from '@landnam/engine';
import type { Question } from '../../packages/bots/src/bot.js';

export const questionOf = (g: Game, s: State, seat: Seat): Question => {
  const [legal, seen] = [new ActionList(), makeState(g)];
  view(g, s, seat, seen);
  legalActions(g, s, seat, legal);
  return { seat, legal, view: () => seen };
};
