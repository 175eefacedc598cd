import type { EventSink } from '../../../core/play/events.js';
import { at } from '../../../core/state/fields.js';
import { push } from '../../../core/state/frames.js';
import type { Game, RuleModule, Step } from '../../../core/game/game.js';
import type { State } from '../../../core/state/state.js';
import { highest, inReverse, lowest } from '../../../shared/extremes.js';
import { returnGoods } from '../../../shared/supply.js';
import { localFootprint } from '../footprints.js';
import { offerCards } from './freeCard.js';

declare module '../../../core/registry.js' {
  interface CauseNames {
    climateConference: true;
  }
  interface FrameNames {
    climateConference: true;
    conferenceDue: true;
  }
}

/** [E-34] The lowest take first, then the highest give; both are known before either acts. */
const strike: Step = (g, s, active) => {
  inReverse(g, active, highest(g, s, localFootprint), (seat) => push(s, g.kind.conferenceDue, seat));
  offerCards(g, s, active, lowest(g, s, localFootprint), g.cause.climateConference);
};

/** In another seat's view the card cannot be seen: there it stays. */
const giveLast = (g: Game, s: State, seat: number, log: EventSink | null): void => {
  for (let good = 0; good < g.scenario.goods.length; good++) {
    if (s.base.hand[at(seat, good)] === 0) continue;
    returnGoods(g, s, seat, good, 1);
    log?.('cardDiscarded', { seat, good });
    return;
  }
};

/** [E-24] Only a seat with a single card is not asked: more cannot be seen from outside. */
const due: Step = (g, s, seat, _a, _b, log) => {
  const cards = s.base.handTotal[seat];
  if (cards === 0) return;
  log?.('discardsDue', { seat, cards: 1 });
  if (cards === 1) return giveLast(g, s, seat, log);
  s.base.discards[seat] = 1;
  push(s, g.kind.discard, seat, g.cause.climateConference);
};

/** Climate conference: a card for the lowest footprint, a card from the highest. */
export const climateConference: RuleModule = {
  name: 'climateConference',
  rules: ['E-23', 'E-34'],
  needs: ['freeCard', 'discards', 'eventDiscs'],
  contribute: () => ({
    routines: { climateConference: [strike], conferenceDue: [due] },
    causes: { climateConference: 'E-34' },
  }),
};
