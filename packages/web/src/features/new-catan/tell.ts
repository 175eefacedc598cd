import { t } from './words/index.js';
import type { Line, Tellers, Words } from '../../moves/feature.js';
import type { Place } from '../../moves/places.js';
import { BENEFITS, benefitName } from './benefits.js';

const corner = (vertex: number): readonly Place[] => [{ kind: 'vertex', at: vertex }];

/** The others are told by an event of their own. */
const TOLD_AS_USED = new Set(['freeRoads', 'freeDevelopment', 'shortDistance', 'antiPirate', 'helpingHand']);

const access = {
  accessGained: ({ seat, benefit, vertex, now }) => ({
    seat,
    text: now
      ? t.tell_access_now({ benefit: benefitName(benefit) })
      : t.tell_access({ benefit: benefitName(benefit) }),
    places: corner(vertex),
  }),
  accessLost: ({ seat, benefit, vertex }) => ({
    seat,
    text: t.tell_lost({ benefit: benefitName(benefit) }),
    places: corner(vertex),
  }),
  benefitUsed: ({ seat, benefit }) =>
    TOLD_AS_USED.has(BENEFITS[benefit] ?? '')
      ? { seat, text: t.tell_used({ benefit: benefitName(benefit) }) }
      : null,
  pointsBought: ({ seat, points }) => ({ seat, text: t.tell_points({ count: points }) }),
} satisfies Partial<Tellers>;

const figures = {
  // the benefit is named by its corner, which never changes
  infiltratorMoved: ({ seat, vertex }, words): Line => ({
    seat,
    text: t.tell_infiltrator({ benefit: words.place({ kind: 'vertex', at: vertex }) }),
    places: corner(vertex),
  }),
  figureLeft: ({ figure }, { info }) => ({
    text: info.scenario.figures[figure] === 'robber' ? t.tell_left_robber() : t.tell_left_infiltrator(),
  }),
  stealWaived: ({ seat }) => ({ seat, text: t.tell_waived() }),
} satisfies Partial<Tellers>;

const swap = (words: Words, give: number, get: number) => ({
  give: words.good(give),
  get: words.good(get),
});

const cards = {
  extraProduced: ({ seat, good }, words) => ({
    seat,
    text: t.tell_extra({ good: words.good(good) }),
  }),
  tradedMixed: ({ seat, three, one, get }, words) => ({
    seat,
    text: t.tell_mixed({
      three: words.good(three),
      one: words.good(one),
      get: words.good(get),
    }),
  }),
  reliefTaken: ({ seat, give, get }, words) => ({
    seat,
    text: t.tell_relief(swap(words, give, get)),
  }),
  persuaded: ({ seat, partner, give, get }, words) => ({
    seat,
    text: t.tell_persuaded({ partner: words.seat(partner), ...swap(words, give, get) }),
  }),
  persuasionFailed: ({ seat, partner, get }, words) => ({
    seat,
    text: t.tell_failed({ partner: words.seat(partner), get: words.good(get) }),
  }),
} satisfies Partial<Tellers>;

const buildings = {
  freeSettlementBuilt: ({ seat, vertex }) => ({
    seat,
    text: t.tell_free(),
    places: corner(vertex),
  }),
  settlementRaised: ({ seat, vertex }) => ({
    seat,
    text: t.tell_raised(),
    places: corner(vertex),
  }),
} satisfies Partial<Tellers>;

export const tell = { ...access, ...figures, ...cards, ...buildings };
