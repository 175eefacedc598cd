/** [B-60] Plays on for a person whose time is up: ends the turn where it can, rolls where it must, trades with nobody. */
import { type Action, type ActionList, type Game, type Packed, toJson } from '@landnam/engine';

const isHarmless = (action: Action): boolean =>
  action.type === 'endTurn' ||
  action.type === 'callDice' ||
  (action.type === 'answerTrade' && action.answer === 'no');

/** All else that is asked (a discard, the robber, a place to found) is left to a bot. */
export const harmlessOf = (game: Game, legal: ActionList): Packed | undefined =>
  legal.toArray().find((packed) => isHarmless(toJson(game, { packed })));
