/** How a game begins: with a deal, or in the middle, with a position. */
import {
  begin,
  type Deal,
  type EventSink,
  fail,
  type Game,
  makeState,
  ok,
  type Result,
  type State,
} from '@landnam/engine';
import { isObject } from '@landnam/engine/rules';
import { checkDeal } from './check/checkDeal.js';
import { fetchChecker, layOwn } from '#checker';

/** In the place of a deal: the fields of a whole position, in their readable form. */
export interface LaidDeal {
  readonly position: Readonly<Record<string, unknown>>;
}

export const isLaid = (deal: unknown): deal is LaidDeal => isObject(deal) && isObject(deal['position']);

/** What reads positions may have to be loaded. */
export const fetchBeginning = async (deal: unknown): Promise<void> => {
  if (isLaid(deal)) await fetchChecker();
};

const dealt = (g: Game, deal: unknown, events: EventSink | null): Result<State, string> => {
  const checked: Result<Deal, string> = checkDeal(g, deal);
  if (!checked.ok) return checked;
  const state = makeState(g);
  begin(g, state, checked.value, events);
  return ok(state);
};

/** The state before the first line, from a header that nobody has checked yet; a position tells no events. */
export const beginGame = (g: Game, deal: unknown, events: EventSink | null = null): Result<State, string> => {
  try {
    return isLaid(deal) ? layOwn(g, deal.position) : dealt(g, deal, events);
  } catch (error) {
    return fail(error instanceof Error ? error.message : 'it cannot be laid out');
  }
};
