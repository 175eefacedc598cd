import type { Action } from '@landnam/engine';
import { m } from '../../paraglide/messages.js';
import type { GameInfo } from '../../session/types.js';
import type { ActionEntry, Feature, Words } from '../../moves/feature.js';
import { seatName } from '../../ui/words.js';

const ROBBER = 'robber';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;
/** What exactly is about to happen, said before it is confirmed. */
const saying =
  <T extends Action['type']>(_type: T, say: (action: Of<T>, words: Words) => string) =>
  (action: Action, words: Words): string =>
    say(action as Of<T>, words);

const settlementPrice = ({ scenario }: GameInfo) =>
  scenario.pieces.find(({ name }) => name === 'settlement')?.cost ?? {};

type Entries = Readonly<Record<string, ActionEntry>>;

export const namesOf = (info: GameInfo, first: number, second: number | null): string[] =>
  [first, second].flatMap((seat) => (seat === null ? [] : [seatName(info, seat)]));

export const infiltrator = {
  moveInfiltrator: {
    name: m.newcatan_act_moveInfiltrator,
    place: 'vertex',
    figure: 'infiltrator',
    direct: true,
    confirm: true,
  },
  waiveSteal: { name: m.newcatan_act_waiveSteal },
} as const satisfies Entries;

export const mixedTrade = {
  tradeMixed: { name: m.newcatan_act_tradeMixed },
} as const satisfies Entries;

export const freeRoads = {
  buildCheapRoad: {
    name: m.newcatan_act_cheapRoad,
    place: 'edge',
    piece: 'road',
    cost: () => ({ brick: 1 }),
  },
} as const satisfies Entries;

export const freeDevelopment = {
  buyCheapCard: { name: m.newcatan_act_cheapCard, cost: () => ({ ore: 1 }), confirm: true },
} as const satisfies Entries;

export const freeSettlements = {
  buildFreeSettlement: {
    name: m.newcatan_act_freeSettlement,
    place: 'vertex',
    piece: 'freeSettlement',
    cost: () => ({ grain: 1 }),
    confirm: true,
  },
  raiseSettlement: {
    name: m.newcatan_act_raise,
    place: 'vertex',
    piece: 'settlement',
    cost: settlementPrice,
    confirm: true,
  },
} as const satisfies Entries;

export const shortDistance = {
  buildShortSettlement: {
    name: m.newcatan_act_short,
    place: 'vertex',
    piece: 'settlement',
    cost: settlementPrice,
    confirm: true,
    say: saying('buildShortSettlement', ({ good }, words) =>
      m.newcatan_say_short({ good: words.good(good) }),
    ),
  },
} as const satisfies Entries;

export const antiPirate = {
  dismissFigure: {
    name: m.newcatan_act_dismiss,
    confirm: true,
    say: saying('dismissFigure', ({ figure }) =>
      figure === ROBBER ? m.newcatan_say_dismiss_robber() : m.newcatan_say_dismiss_infiltrator(),
    ),
  },
  sendRobber: {
    name: m.newcatan_act_sendRobber,
    place: 'hex',
    figure: ROBBER,
    confirm: true,
    say: saying('sendRobber', ({ good }, words) => m.newcatan_say_sendRobber({ good: words.good(good) })),
  },
  sendInfiltrator: {
    name: m.newcatan_act_sendInfiltrator,
    place: 'vertex',
    figure: 'infiltrator',
    confirm: true,
    say: saying('sendInfiltrator', ({ good }, words) =>
      m.newcatan_say_sendInfiltrator({ good: words.good(good) }),
    ),
  },
} as const satisfies Entries;

export const helpingHand = {
  useHelpingHand: {
    name: m.newcatan_act_helpingHand,
    confirm: true,
    say: saying('useHelpingHand', ({ first, second }, { info, list }) =>
      m.newcatan_say_hand({ names: list(namesOf(info, first, second)) }),
    ),
  },
} as const satisfies Entries;

export const reliefFund = {
  takeRelief: { name: m.newcatan_act_takeRelief },
  declineRelief: { name: m.newcatan_act_declineRelief },
} as const satisfies Entries;

export const pointsForSale = {
  buyPoint: { name: m.newcatan_act_buyPoint, cost: () => ({ wool: 4 }), confirm: true },
  buyTwoPoints: { name: m.newcatan_act_buyTwo, cost: () => ({ wool: 6 }), confirm: true },
} as const satisfies Entries;

export const persuasion = {
  persuade: {
    name: m.newcatan_act_persuade,
    confirm: true,
    say: saying('persuade', ({ seat, give, get }, words) =>
      m.newcatan_say_persuade({
        name: words.seat(seat),
        give: words.good(give),
        get: words.good(get),
      }),
    ),
  },
} as const satisfies Entries;

export const questions = {
  moveRobber: () => m.newcatan_q_moveRobber(),
  chooseVictim: ({ actions: legal }) =>
    legal.some(({ action }) => action.type === 'waiveSteal')
      ? m.newcatan_q_victimOrNot()
      : m.base_q_chooseVictim(),
  reliefFund: () => m.newcatan_q_relief(),
} as const satisfies Feature['questions'];
