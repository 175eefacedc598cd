import { t } from './words/index.js';
import type { StoryLine, Tellers, GameWords } from '../../moves/feature.js';
import type { BoardPlace } from '../../moves/places.js';
import { addRows, rowOf } from '../rows.js';
import { BENEFITS, benefitName } from './benefits.js';

const corner = (vertex: number): readonly BoardPlace[] => [{ kind: 'vertex', at: vertex }];

/** The others have an event of their own. */
const TOLD_AS_USED = new Set(['freeRoads', 'freeDevelopment', 'shortDistance', 'antiPirate', 'helpingHand']);

const access = {
  accessGained: ({ seat, benefit, vertex, now }, words) => ({
    seat,
    text: (now ? t.tell_access_now : t.tell_access)({ who: words.who(seat), benefit: benefitName(benefit) }),
    places: corner(vertex),
  }),
  accessLost: ({ seat, benefit, vertex }, words) => ({
    seat,
    text: t.tell_lost({ who: words.who(seat), benefit: benefitName(benefit) }),
    places: corner(vertex),
  }),
  benefitUsed: ({ seat, benefit }, words) =>
    TOLD_AS_USED.has(BENEFITS[benefit] ?? '')
      ? { seat, text: t.tell_used({ who: words.who(seat), benefit: benefitName(benefit) }) }
      : null,
  pointsBought: ({ seat, points }, words) => ({
    seat,
    text: t.tell_points({ who: words.who(seat), count: points }),
  }),
} satisfies Partial<Tellers>;

const figures = {
  // the benefit is named by its corner, which never changes
  infiltratorMoved: ({ seat, vertex }, words): StoryLine => ({
    seat,
    text: t.tell_infiltrator({ who: words.who(seat), benefit: words.place({ kind: 'vertex', at: vertex }) }),
    places: corner(vertex),
  }),
  figureLeft: ({ figure }, { info }) => ({
    text: info.scenario.figures[figure] === 'robber' ? t.tell_left_robber() : t.tell_left_infiltrator(),
  }),
  stealWaived: ({ seat }, words) => ({ seat, text: t.tell_waived({ who: words.who(seat) }) }),
} satisfies Partial<Tellers>;

const swap = (words: GameWords, give: number, get: number) => ({
  give: words.goods(rowOf(give)),
  get: words.goods(rowOf(get)),
});

const cards = {
  extraProduced: ({ seat, good }, words) => ({
    seat,
    text: t.tell_extra({ who: words.who(seat), goods: words.goods(rowOf(good)) }),
  }),
  tradedMixed: ({ seat, three, one, get }, words) => ({
    seat,
    text: t.tell_mixed({
      who: words.who(seat),
      give: words.goods(addRows(rowOf(three, 3), rowOf(one))),
      get: words.goods(rowOf(get)),
    }),
  }),
  reliefTaken: ({ seat, give, get }, words) => ({
    seat,
    text: t.tell_relief({ who: words.who(seat), ...swap(words, give, get) }),
  }),
  persuaded: ({ seat, partner, give, get }, words) => ({
    seat,
    text: t.tell_persuaded({ who: words.who(seat), partner: words.who(partner), ...swap(words, give, get) }),
  }),
  persuasionFailed: ({ seat, partner, get }, words) => ({
    seat,
    text: t.tell_failed({ who: words.who(seat), partner: words.who(partner), get: words.goods(rowOf(get)) }),
  }),
} satisfies Partial<Tellers>;

const buildings = {
  freeSettlementBuilt: ({ seat, vertex }, words) => ({
    seat,
    text: t.tell_free({ who: words.who(seat) }),
    places: corner(vertex),
  }),
  settlementRaised: ({ seat, vertex }, words) => ({
    seat,
    text: t.tell_raised({ who: words.who(seat) }),
    places: corner(vertex),
  }),
} satisfies Partial<Tellers>;

export const tell = { ...access, ...figures, ...cards, ...buildings };
