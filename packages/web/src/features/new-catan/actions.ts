import type { Action } from '@landnam/engine';
import { joined, seatName } from '../../ui/words.js';
import { m } from '../../paraglide/messages.js';
import type { GameInfo } from '../../session/types.js';
import { goods } from '../index.js';
import type { ActionEntry, Feature } from '../../moves/feature.js';

const ROBBER = 'robber';
const goodNamed = (name: string): string => goods[name]?.name() ?? name;

type Of<T extends Action['type']> = Extract<Action, { type: T }>;
/** What exactly is about to happen, said before it is confirmed. */
const saying =
  <T extends Action['type']>(_type: T, say: (action: Of<T>, info: GameInfo) => string) =>
  (info: GameInfo, action: Action): string =>
    say(action as Of<T>, info);

const settlementPrice = ({ scenario }: GameInfo) =>
  scenario.pieces.find(({ name }) => name === 'settlement')?.cost ?? {};

const building = {
  buildCheapRoad: {
    name: m.newcatan_act_cheapRoad,
    place: 'edge',
    piece: 'road',
    cost: () => ({ brick: 1 }),
  },
  buyCheapCard: { name: m.newcatan_act_cheapCard, cost: () => ({ ore: 1 }), confirm: true },
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
  buildShortSettlement: {
    name: m.newcatan_act_short,
    place: 'vertex',
    piece: 'settlement',
    cost: settlementPrice,
    confirm: true,
    say: saying('buildShortSettlement', ({ good }) => m.newcatan_say_short({ good: goodNamed(good) })),
  },
  buyPoint: { name: m.newcatan_act_buyPoint, cost: () => ({ wool: 4 }), confirm: true },
  buyTwoPoints: { name: m.newcatan_act_buyTwo, cost: () => ({ wool: 6 }), confirm: true },
} as const satisfies Record<string, ActionEntry>;

const figures = {
  moveInfiltrator: {
    name: m.newcatan_act_moveInfiltrator,
    place: 'vertex',
    figure: 'infiltrator',
    direct: true,
    confirm: true,
  },
  waiveSteal: { name: m.newcatan_act_waiveSteal },
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
    say: saying('sendRobber', ({ good }) => m.newcatan_say_sendRobber({ good: goodNamed(good) })),
  },
  sendInfiltrator: {
    name: m.newcatan_act_sendInfiltrator,
    place: 'vertex',
    figure: 'infiltrator',
    confirm: true,
    say: saying('sendInfiltrator', ({ good }) => m.newcatan_say_sendInfiltrator({ good: goodNamed(good) })),
  },
} as const satisfies Record<string, ActionEntry>;

const dealings = {
  tradeMixed: { name: m.newcatan_act_tradeMixed },
  takeRelief: { name: m.newcatan_act_takeRelief },
  declineRelief: { name: m.newcatan_act_declineRelief },
  useHelpingHand: {
    name: m.newcatan_act_helpingHand,
    confirm: true,
    say: saying('useHelpingHand', ({ first, second }, info) =>
      m.newcatan_say_hand({ names: joined(namesOf(info, first, second)) }),
    ),
  },
  persuade: {
    name: m.newcatan_act_persuade,
    confirm: true,
    say: saying('persuade', ({ seat, give, get }, info) =>
      m.newcatan_say_persuade({
        name: seatName(info, seat),
        give: goodNamed(give),
        get: goodNamed(get),
      }),
    ),
  },
} as const satisfies Record<string, ActionEntry>;

export const namesOf = (info: GameInfo, first: number, second: number | null): string[] =>
  [first, second].flatMap((seat) => (seat === null ? [] : [seatName(info, seat)]));

export const actions: NonNullable<Feature['actions']> = { ...building, ...figures, ...dealings };

export const questions: Feature['questions'] = {
  moveRobber: () => m.newcatan_q_moveRobber(),
  chooseVictim: ({ actions: legal }) =>
    legal.some(({ action }) => action.type === 'waiveSteal')
      ? m.newcatan_q_victimOrNot()
      : m.base_q_chooseVictim(),
  reliefFund: () => m.newcatan_q_relief(),
};

export const options: Feature['options'] = {
  setUp: {
    name: m.base_opt_setUp,
    about: m.newcatan_opt_setUp_about,
    choices: { spiral: m.base_opt_spiral, random: m.base_opt_random, 'first-game': m.newcatan_opt_first },
  },
};
