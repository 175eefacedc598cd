import type { Refusal } from '../../core/play/actions.js';
import type { EventSink } from '../../core/play/events.js';
import type { FieldSpecs, Views } from '../../core/state/fields.js';
import type { RuleModule, Setting, Step } from '../../core/game/game.js';
import { NONE, type VertexIndex } from '../../core/ids.js';
import type { State } from '../../core/state/state.js';
import { pieceIndex } from '../../shared/placing.js';
import { BENEFITS, BENEFITS_A_RACE, FREE_SETTLEMENT } from './catalogue.js';
import type { Said } from '../../core/text/said.js';
import { outpostData, type OutpostParams, sidesOf, sidesProblems } from './sides.js';
import { printedTokens, tokenDealer, tokenProblem } from './tokens.js';

const fields = {
  /** Corner → benefit. */
  benefit: { per: 'vertex', text: { of: 'benefit' }, fill: NONE, seen: 'all' },
  /** Benefit → corner. */
  place: {
    per: 'game',
    text: { of: 'vertex', follows: 'always' },
    width: BENEFITS.length,
    kinds: 'benefit',
    fill: NONE,
    seen: 'all',
  },
  /** Benefit → who may use it now. */
  holder: {
    per: 'game',
    text: { of: 'seat' },
    width: BENEFITS.length,
    kinds: 'benefit',
    fill: NONE,
    seen: 'all',
  },
  /** Benefit → who may use it from the next turn on. */
  coming: {
    per: 'game',
    text: { of: 'seat' },
    width: BENEFITS.length,
    kinds: 'benefit',
    fill: NONE,
    seen: 'all',
  },
  /** Benefit → 1 when this turn's use is spent. */
  used: { per: 'game', width: BENEFITS.length, kinds: 'benefit', seen: 'all' },
  /** How many benefits with actions of their own a seat may use now. */
  handy: { per: 'seat', text: { follows: 'always' }, seen: 'all' },
} as const satisfies FieldSpecs;

declare module '../../core/registry.js' {
  interface StateGroups {
    readonly outposts: Views<typeof fields>;
  }
  interface EventMap {
    accessGained: { seat: number; benefit: number; vertex: number; now: boolean };
    accessLost: { seat: number; benefit: number; vertex: number };
    benefitUsed: { seat: number; benefit: number };
  }
  interface RefusalCodes {
    noAccess: true;
    accessFromNextTurn: true;
    usedThisTurn: true;
  }
}

export const hasAccess = (s: State, seat: number, benefit: number): boolean =>
  s.outposts.holder[benefit] === seat;

/** [N-13] From the next turn on. */
export const isComing = (s: State, seat: number, benefit: number): boolean =>
  s.outposts.coming[benefit] === seat;

/** [N-14] For benefits with one use per turn. */
export const isReady = (s: State, seat: number, benefit: number): boolean =>
  s.outposts.holder[benefit] === seat && s.outposts.used[benefit] === 0;

export const isSpent = (s: State, benefit: number): boolean => s.outposts.used[benefit] !== 0;

export const refuseBenefit = (s: State, seat: number, benefit: number, rule: string): Refusal | null => {
  if (isComing(s, seat, benefit)) return { code: 'accessFromNextTurn', rule: 'N-13' };
  if (!hasAccess(s, seat, benefit)) return { code: 'noAccess', rule };
  return s.outposts.used[benefit] === 0 ? null : { code: 'usedThisTurn', rule };
};

/** [N-14] This turn's one use is gone. */
export const spend = (s: State, seat: number, benefit: number, log: EventSink | null): void => {
  s.outposts.used[benefit] = 1;
  log?.('benefitUsed', { seat, benefit });
};

/** The first two races give automatically; the others bring actions. */
const bringsActions = (benefit: number): boolean => benefit >= 2 * BENEFITS_A_RACE;

const hold = (s: State, seat: number, benefit: number): void => {
  s.outposts.holder[benefit] = seat;
  if (bringsActions(benefit)) s.outposts.handy[seat]++;
};

const letGo = (s: State, benefit: number): void => {
  const seat = s.outposts.holder[benefit];
  s.outposts.holder[benefit] = NONE;
  if (seat !== NONE && bringsActions(benefit)) s.outposts.handy[seat]--;
};

/** Guard of all rules that need a benefit: most seats have none most of the time. */
export const HANDY = 'outposts.handy';

/** [N-13] Immediately in the opening, later from the next turn on. */
const grant = (s: State, seat: number, vertex: VertexIndex, log: EventSink | null): void => {
  const benefit = s.outposts.benefit[vertex];
  if (benefit === NONE) return;
  const now = s.core.active[0] === NONE;
  if (now) hold(s, seat, benefit);
  else s.outposts.coming[benefit] = seat;
  log?.('accessGained', { seat, benefit, vertex, now });
};

/** A corner is blocked: access ends immediately. */
export const block = (s: State, vertex: VertexIndex, log: EventSink | null): void => {
  const benefit = s.outposts.benefit[vertex];
  const { holder, coming } = s.outposts;
  const seat = holder[benefit] === NONE ? coming[benefit] : holder[benefit];
  letGo(s, benefit);
  coming[benefit] = NONE;
  if (seat !== NONE) log?.('accessLost', { seat, benefit, vertex });
};

/** The corner is open again: the owner of a building there regains access. */
export const unblock = (s: State, vertex: VertexIndex, free: number, log: EventSink | null): void => {
  const seat = s.base.owner[vertex];
  if (seat !== NONE && s.base.piece[vertex] !== free) grant(s, seat, vertex, log);
};

const ripen: Step = (_g, s) => {
  const { coming, used } = s.outposts;
  for (let benefit = 0; benefit < BENEFITS.length; benefit++) {
    used[benefit] = 0;
    if (coming[benefit] === NONE) continue;
    hold(s, coming[benefit], benefit);
    coming[benefit] = NONE;
  }
};

const problems = (setting: Setting): readonly Said[] => {
  const wrong = sidesProblems(setting);
  const printed = tokenProblem(printedTokens(setting));
  return printed === null ? wrong : [...wrong, { ...printed, text: `printed: ${printed.text}` }];
};

/** Alien outposts: where the benefits lie and who has access to which. */
export const outposts: RuleModule = {
  name: 'outposts',
  rules: ['N-2', 'N-3', 'N-13', 'N-14'],
  needs: ['island', 'opening', 'buildings'],
  fields,
  dealer: tokenDealer,
  data: outpostData,
  played: ({ sides }: OutpostParams) => ({ sides }),
  problems,
  contribute(setting) {
    const corners = sidesOf(setting).flat();
    const settlement = pieceIndex(setting.scenario, 'settlement');
    return {
      derive(_g, s) {
        s.outposts.benefit.forEach((benefit, vertex) => {
          if (benefit !== NONE) s.outposts.place[benefit] = vertex;
        });
        s.outposts.holder.forEach((seat, benefit) => {
          if (seat !== NONE && bringsActions(benefit)) s.outposts.handy[seat]++;
        });
      },
      setup(_g, s, deal) {
        deal.extra['outposts'].forEach((benefit, i) => {
          if (benefit === NONE) return;
          s.outposts.benefit[corners[i]] = benefit;
          s.outposts.place[benefit] = corners[i];
        });
      },
      staged: {
        // a city interrupts nothing: only the settlement before it gained access
        built: {
          claim(_g, s, seat, site, piece, log) {
            if (piece === settlement) grant(s, seat, site, log);
          },
        },
        turn: { end: ripen },
      },
    };
  },
};

export const freeSettlementIndex = ({ scenario }: Setting): number => pieceIndex(scenario, FREE_SETTLEMENT);
