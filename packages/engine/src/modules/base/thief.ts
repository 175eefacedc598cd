import { type ActionRule, argA, type Decision, pack } from '../../core/play/actions.js';
import { at } from '../../core/state/fields.js';
import { pop, push, top, topKind } from '../../core/state/frames.js';
import type { Game, RuleModule, Telling } from '../../core/game/game.js';
import { bit, CHANCE, type Seat } from '../../core/ids.js';
import { ask, firstRefusal, passes } from '../../core/play/play.js';
import { waitingRule } from '../../core/play/reasons.js';
import type { Tellings } from '../../core/registry.js';
import type { State } from '../../core/state/state.js';
import { handOver } from '../../shared/supply.js';

declare module '../../core/registry.js' {
  interface FrameNames {
    chooseVictim: true;
    steal: true;
  }
  interface ActionMap {
    stealFrom: { seat: number };
    stealCard: { good: string };
  }
  interface EventMap {
    cardStolen: { thief: number; victim: number; good?: number };
  }
  interface Tellings {
    /** Who steals while a victim is chosen, and where it stands. */
    theft: { readonly figure: string; readonly site: number } | null;
  }
  interface RefusalCodes {
    notThere: true;
    hasNoCards: true;
    ownSeat: true;
  }
}

const reaches = (g: Game, s: State, victim: Seat, figure: number, site: number): boolean => {
  for (let i = 0; i < g.any.isVictim.length; i++)
    if (g.any.isVictim[i](g, s, victim, figure, site)) return true;
  return false;
};

/** Another player with cards, within the figure's reach and not protected by any rule. */
export const isVictim = (
  g: Game,
  s: State,
  thief: Seat,
  victim: Seat,
  figure: number,
  site: number,
): boolean =>
  victim !== thief &&
  s.base.handTotal[victim] > 0 &&
  reaches(g, s, victim, figure, site) &&
  passes(g.all.mayBeRobbed, g, s, victim, figure);

/** Nature draws the card: `victim` loses it to the active seat. */
export const pushSteal = (g: Game, s: State, victim: Seat, cause: number): void =>
  push(s, g.kind.steal, CHANCE, victim, cause);

const choice = { figure: 'figure', site: 'number' } as const;
/** The figure that steals, and where it stands. */
export const thiefAt = top(choice);
/** Every figure is a cause: it steals by a rule of its own. */
const figureNow = (g: Game, s: State): string => g.scenario.figures[thiefAt.figure(s)];
const theftRule = (g: Game, s: State): string => g.causes[figureNow(g, s)];
const theftCause = (g: Game, s: State): number => {
  const cause = (g.cause as Readonly<Record<string, number | undefined>>)[figureNow(g, s)];
  if (cause === undefined) throw new Error(`${figureNow(g, s)} steals, and no module says by which rule`);
  return cause;
};
const chooseVictim: Decision = {
  name: 'chooseVictim',
  rule: 'B-23',
  ruleNow: theftRule,
  operands: choice,
};

const theft = { victim: 'seat', cause: 'cause' } as const;
const theftOf = top(theft);
const steal: Decision = {
  name: 'steal',
  rule: 'B-23',
  operands: theft,
  done: (_g, s, _seat, victim) => s.base.handTotal[victim] === 0,
};

const stealFrom: ActionRule = {
  type: 'stealFrom',
  rule: 'B-23',
  at: ['chooseVictim'],
  operands: { seat: 'seat' },
  list(g, s, thief, id, out) {
    for (let seat = 0; seat < g.seats; seat++)
      if (isVictim(g, s, thief, seat as Seat, thiefAt.figure(s), thiefAt.site(s))) out.push(pack(id, seat));
  },
  refuse(g, s, thief, packed) {
    const victim = argA(packed) as Seat;
    const rule = theftRule(g, s);
    if (victim === thief) return { code: 'ownSeat', rule };
    if (s.base.handTotal[victim] === 0) return { code: 'hasNoCards', rule };
    if (!reaches(g, s, victim, thiefAt.figure(s), thiefAt.site(s))) return { code: 'notThere', rule };
    return firstRefusal(g, 'mayBeRobbed', g.all.mayBeRobbed, s, victim, thiefAt.figure(s));
  },
  apply(g, s, _thief, packed) {
    const cause = theftCause(g, s);
    pop(s);
    pushSteal(g, s, argA(packed) as Seat, cause);
  },
};

const stealCard: ActionRule = {
  type: 'stealCard',
  rule: 'B-23',
  at: ['steal'],
  operands: { good: 'good' },
  secret: true,
  list(g, s, _seat, id, out) {
    const row = at(theftOf.victim(s), 0);
    for (let good = 0; good < g.scenario.goods.length; good++)
      if (s.base.hand[row + good] > 0) out.weigh(pack(id, good), s.base.hand[row + good]);
  },
  refuse: (g, s, _seat, packed) =>
    s.base.hand[at(theftOf.victim(s), argA(packed))] > 0
      ? null
      : { code: 'notHeld', rule: waitingRule(g, s) },
  apply(g, s, _seat, packed, log) {
    const victim = theftOf.victim(s);
    const thief = s.core.active[0];
    const good = argA(packed);
    pop(s);
    handOver(g, s, victim, thief, good, 1);
    log?.('cardStolen', { thief, victim }, { good }, bit(thief) | bit(victim));
  },
};

const tellTheft: Telling<Tellings['theft']> = (g, s) =>
  topKind(s) === g.kind.chooseVictim ? { figure: figureNow(g, s), site: thiefAt.site(s) } : null;

/** The player who moved a figure picks a victim beside it; nature draws the card. */
export const thief: RuleModule = {
  name: 'thief',
  rules: ['B-23'],
  needs: ['turn'],
  contribute: () => ({
    decisions: [chooseVictim, steal],
    actions: [stealFrom, stealCard],
    tells: { theft: tellTheft },
    staged: {
      thief: {
        steal: (g, s, seat, figure, site, log) => ask(g, s, g.kind.chooseVictim, seat, figure, site, log),
      },
    },
  }),
};
