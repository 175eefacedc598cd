import type { Action } from '@landnam/engine';
import { t as baseWords } from '../base/words/index.js';
import { t } from './words/index.js';
import type { GameInfo } from '../../session/types.js';
import type { ActionEntry, Feature, SeenBoard, GameWords } from '../../moves/feature.js';
import type { BoardPlace } from '../../moves/places.js';
import { NONE } from '../../session/none.js';
import { seatName } from '../../ui/words.js';

const ROBBER = 'robber';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;
/** What exactly is about to happen, shown before it is confirmed. */
const saying =
  <T extends Action['type']>(_type: T, say: (action: Of<T>, words: GameWords) => string) =>
  (action: Action, words: GameWords): string =>
    say(action as Of<T>, words);

type Entries = Readonly<Record<string, ActionEntry>>;

export const namesOf = (info: GameInfo, first: number, second: number | null): string[] =>
  [first, second].flatMap((seat) => (seat === null ? [] : [seatName(info, seat)]));

export const infiltrator = {
  moveInfiltrator: {
    name: t.act_moveInfiltrator,
    place: 'vertex',
    figure: 'infiltrator',
    direct: true,
    confirm: true,
  },
  waiveSteal: { name: t.act_waiveSteal },
} as const satisfies Entries;

export const mixedTrade = {
  tradeMixed: { name: t.act_tradeMixed },
} as const satisfies Entries;

export const freeRoads = {
  buildCheapRoad: {
    name: t.act_cheapRoad,
    place: 'edge',
    piece: 'road',
  },
} as const satisfies Entries;

export const freeDevelopment = {
  buyCheapCard: { name: t.act_cheapCard, confirm: true },
} as const satisfies Entries;

export const freeSettlements = {
  buildFreeSettlement: {
    name: t.act_freeSettlement,
    place: 'vertex',
    piece: 'freeSettlement',
    confirm: true,
  },
  raiseSettlement: {
    name: t.act_raise,
    asks: t.ask_raise,
    place: 'vertex',
    piece: 'settlement',
    confirm: true,
  },
} as const satisfies Entries;

export const shortDistance = {
  buildShortSettlement: {
    name: t.act_short,
    place: 'vertex',
    piece: 'settlement',
    confirm: true,
    say: saying('buildShortSettlement', ({ good }, words) => t.say_short({ good: words.good(good) })),
  },
} as const satisfies Entries;

/** Where a figure stands. */
const figureSpot = (name: string, { figures, snapshot }: SeenBoard): readonly BoardPlace[] => {
  const figure = figures[name];
  const at = figure?.at(snapshot) ?? NONE;
  return at === NONE ? [] : [{ kind: figure?.place ?? 'hex', at }];
};

export const antiPirate = {
  dismissFigure: {
    name: t.act_dismiss,
    confirm: true,
    spots: (action, seen) => figureSpot('figure' in action ? action.figure : '', seen),
    say: saying('dismissFigure', ({ figure }) =>
      figure === ROBBER ? t.say_dismiss_robber() : t.say_dismiss_infiltrator(),
    ),
  },
  sendRobber: {
    name: t.act_sendRobber,
    place: 'hex',
    figure: ROBBER,
    confirm: true,
    say: saying('sendRobber', ({ good }, words) => t.say_sendRobber({ good: words.good(good) })),
  },
  sendInfiltrator: {
    name: t.act_sendInfiltrator,
    place: 'vertex',
    figure: 'infiltrator',
    confirm: true,
    say: saying('sendInfiltrator', ({ good }, words) => t.say_sendInfiltrator({ good: words.good(good) })),
  },
} as const satisfies Entries;

export const helpingHand = {
  useHelpingHand: {
    name: t.act_helpingHand,
    confirm: true,
    say: saying('useHelpingHand', ({ first, second }, { info, list }) =>
      t.say_hand({ names: list(namesOf(info, first, second)) }),
    ),
  },
} as const satisfies Entries;

export const reliefFund = {
  takeRelief: { name: t.act_takeRelief },
  declineRelief: { name: t.act_declineRelief },
} as const satisfies Entries;

export const pointsForSale = {
  buyPoint: { name: t.act_buyPoint, confirm: true },
  buyTwoPoints: { name: t.act_buyTwo, confirm: true },
} as const satisfies Entries;

export const persuasion = {
  persuade: {
    name: t.act_persuade,
    confirm: true,
    say: saying('persuade', ({ seat, give, get }, words) =>
      t.say_persuade({
        name: words.seat(seat),
        give: words.good(give),
        get: words.good(get),
      }),
    ),
  },
} as const satisfies Entries;

export const questions = {
  moveRobber: () => t.q_moveRobber(),
  chooseVictim: ({ actions: legal }) =>
    legal.some(({ action }) => action.type === 'waiveSteal') ? t.q_victimOrNot() : baseWords.q_chooseVictim(),
  reliefFund: () => t.q_relief(),
} as const satisfies Feature['questions'];
