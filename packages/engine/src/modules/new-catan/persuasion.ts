import {
  type ActionList,
  type ActionRule,
  argA,
  argB,
  argC,
  pack,
  type Packed,
  type Refusal,
} from '../../core/play/actions.js';
import { at, type FieldSpecs, type Views } from '../../core/state/fields.js';
import type { Game, RuleModule, Step } from '../../core/game/game.js';
import { NONE } from '../../core/ids.js';
import type { State } from '../../core/state/state.js';
import { handOver, held } from '../../shared/supply.js';
import { benefitIndex } from './catalogue.js';
import { HANDY, isReady, refuseBenefit, spend } from './outposts.js';

const fields = {
  /** Whom a seat forced in its current turn, and in the one before. */
  forced: { per: 'seat', text: { of: 'seat' }, fill: NONE, seen: 'all' },
  before: { per: 'seat', text: { of: 'seat' }, fill: NONE, seen: 'all' },
  /** The kind that was demanded in vain this turn. */
  missing: { per: 'game', text: { of: 'good' }, fill: NONE, seen: 'all' },
} as const satisfies FieldSpecs;

declare module '../../core/registry.js' {
  interface StateGroups {
    readonly persuasion: Views<typeof fields>;
  }
  interface ActionMap {
    persuade: { seat: number; give: string; get: string };
  }
  interface EventMap {
    persuaded: { seat: number; partner: number; give: number; get: number };
    persuasionFailed: { seat: number; partner: number; give: number; get: number };
  }
  interface RefusalCodes {
    forcedLastTurn: true;
    askTheSame: true;
    askForAnother: true;
  }
}

const BENEFIT = benefitIndex('persuasion');
const RULE = 'N-54';

/** After a vain attempt the same opponent may be asked once more; legal without a look at anyone's cards. */
const mayAsk = (s: State, seat: number, other: number): boolean => {
  if (other === seat || s.base.handTotal[other] === 0) return false;
  const forced = s.persuasion.forced[seat];
  return forced === NONE ? s.persuasion.before[seat] !== other : forced === other;
};

const refuseAsking = (s: State, seat: number, other: number): Refusal | null => {
  if (other === seat) return { code: 'ownSeat', rule: RULE };
  const forced = s.persuasion.forced[seat];
  if (forced !== NONE && forced !== other) return { code: 'askTheSame', rule: RULE };
  if (forced === NONE && s.persuasion.before[seat] === other) return { code: 'forcedLastTurn', rule: RULE };
  return s.base.handTotal[other] > 0 ? null : { code: 'hasNoCards', rule: RULE };
};

const refuseKinds = (g: Game, s: State, seat: number, give: number, get: number): Refusal | null => {
  if (Math.max(give, get) >= g.scenario.goods.length) return { code: 'notForTrade', rule: RULE };
  if (give === get) return { code: 'sameKind', rule: RULE };
  if (s.persuasion.missing[0] === get) return { code: 'askForAnother', rule: RULE };
  return held(s, seat, give) > 0 ? null : { code: 'notHeld', rule: RULE };
};

const listSwaps = (g: Game, s: State, seat: number, packed: Packed, out: ActionList): void => {
  const goods = g.scenario.goods.length;
  const missing = s.persuasion.missing[0];
  for (let give = 0; give < goods; give++)
    for (let get = 0; held(s, seat, give) > 0 && get < goods; get++)
      if (get !== give && get !== missing) out.push(packed | (give << 8) | get);
};

const persuade: ActionRule = {
  type: 'persuade',
  rule: RULE,
  at: ['main'],
  operands: { seat: 'seat', give: 'good', get: 'good' },
  when: HANDY,
  list(g, s, seat, id, out) {
    if (!isReady(s, seat, BENEFIT)) return;
    for (let other = 0; other < g.seats; other++)
      if (mayAsk(s, seat, other)) listSwaps(g, s, seat, pack(id, other), out);
  },
  refuse: (g, s, seat, packed) =>
    refuseBenefit(s, seat, BENEFIT, RULE) ??
    refuseAsking(s, seat, argA(packed)) ??
    refuseKinds(g, s, seat, argB(packed), argC(packed)),
  apply(g, s, seat, packed, log) {
    const [partner, give, get] = [argA(packed), argB(packed), argC(packed)];
    const again = s.persuasion.forced[seat] !== NONE;
    const has = s.base.hand[at(partner, get)] > 0;
    s.persuasion.forced[seat] = partner;
    s.persuasion.missing[0] = has || again ? NONE : get;
    if (has || again) spend(s, seat, BENEFIT, log);
    else log?.('benefitUsed', { seat, benefit: BENEFIT });
    log?.(has ? 'persuaded' : 'persuasionFailed', { seat, partner, give, get });
    if (!has) return;
    handOver(g, s, seat, partner, give, 1);
    handOver(g, s, partner, seat, get, 1);
  },
};

const remember: Step = (_g, s, seat) => {
  s.persuasion.before[seat] = s.persuasion.forced[seat];
  s.persuasion.forced[seat] = NONE;
  s.persuasion.missing[0] = NONE;
};

/** One opponent per turn is made to swap a card. */
export const persuasion: RuleModule = {
  name: 'persuasion',
  rules: [RULE],
  needs: ['turn', 'outposts'],
  fields,
  contribute: () => ({ actions: [persuade], staged: { turn: { end: remember } } }),
};
