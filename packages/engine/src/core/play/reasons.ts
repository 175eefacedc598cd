/** Which rule a refusal names: that of the game being played, for the cause that asks. Never called during a search. */
import { type Decision, type Packed, type Refusal, type RefusalCode, ruleOf } from './actions.js';
import { topA, topB, topKind } from '../state/frames.js';
import type { Game } from '../game/game.js';
import { isDecision } from '../game/game.js';
import type { Seat } from '../ids.js';
import type { ActionMap } from '../registry.js';
import type { State } from '../state/state.js';

/** What a seat tried, and where. */
export interface Attempt {
  readonly g: Game;
  readonly s: State;
  readonly seat: Seat;
  readonly packed: Packed;
}

/** A game has its own rule where a module that it shares with other games names theirs. */
export interface Alias {
  /** What the shared module says: everywhere, or with one code, or for one kind of action, or where this holds. */
  readonly of: string;
  readonly code?: RefusalCode;
  readonly action?: keyof ActionMap;
  readonly when?: (attempt: Attempt) => boolean;
  /** The rule that holds here. */
  readonly is: string;
  /** Another code, where the text of the original would be wrong. */
  readonly says?: RefusalCode;
}

/** Why the open decision does not offer the seat this action, where the decision alone does not explain it. */
export interface Forbidding {
  /** Any, if missing. */
  readonly action?: keyof ActionMap;
  readonly rule: string;
  readonly when: (attempt: Attempt) => boolean;
}

const conditions = ({ code, action, when }: Alias): number =>
  [code, action, when].filter((condition) => condition !== undefined).length;

/** The narrower ones first; among equals the later module, which knows the game better. */
export const sortAliases = (aliases: readonly Alias[]): readonly Alias[] =>
  aliases.toReversed().toSorted((a, b) => conditions(b) - conditions(a));

const isTried = (action: string | undefined, { g, packed }: Attempt): boolean =>
  action === undefined || action === g.rules[ruleOf(packed)].type;

const fits = (alias: Alias, { rule, code }: Refusal, attempt: Attempt): boolean =>
  alias.of === rule &&
  (alias.code === undefined || alias.code === code) &&
  isTried(alias.action, attempt) &&
  (alias.when === undefined || alias.when(attempt));

/** A refusal in the words of this game; an alias is never followed by another. */
export const nameRule = (attempt: Attempt, why: Refusal): Refusal => {
  const alias = attempt.g.aliases.find((entry) => fits(entry, why, attempt));
  return alias === undefined ? why : { ...why, code: alias.says ?? why.code, rule: alias.is };
};

const CAUSE = 'cause';

/** The name of the open question's cause; empty where its decision has only one. */
export const causeOf = (g: Game, s: State): string => {
  const byte = Object.values(g.frameOperands[topKind(s)]).indexOf(CAUSE);
  return byte < 0 ? '' : g.catalogues[CAUSE][byte === 0 ? topA(s) : topB(s)];
};

const ruleByCause = (g: Game, s: State, decision: Decision): string => {
  const cause = causeOf(g, s);
  return cause === '' ? (decision.ruleNow?.(g, s) ?? decision.rule) : g.causes[cause];
};

/** The rule of the waiting decision, by its cause. */
export const waitingRule = (g: Game, s: State): string => {
  const decision = g.frames[topKind(s)];
  if (!isDecision(decision)) throw new Error(`${g.frameNames[topKind(s)]} asks nobody`);
  return ruleByCause(g, s, decision);
};

/** Not offered by the open decision, or not to this seat: its rule says so, unless a more specific one forbids it. */
export const untimely = (attempt: Attempt, code: RefusalCode): Refusal => {
  const { g, s } = attempt;
  const forbidden = g.forbids.find((entry) => isTried(entry.action, attempt) && entry.when(attempt));
  return { code, rule: forbidden?.rule ?? waitingRule(g, s) };
};
