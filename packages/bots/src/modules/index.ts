/** What the rule modules of a game tell a mind, joined. */
import { moduleInsights } from '#modules';
import type { Game, Seat } from '@landnam/engine';
import type { ModuleInsight, Fields, Goal, Insight, OfModule, Shared, WorthTerm } from '../mind/insight.js';
import type { Knowledge } from '../mind/mind.js';
import type { HandChanges } from '../mind/ledger.js';
import { CAREFUL, type Temper } from '../mind/temper.js';

export { fetchInsights } from '#modules';

/** Of two for one action the later one knows more: a game's own comes after base's. */
const byRule = (g: Game, insights: readonly Insight[], of: 'scorers' | 'glances'): Knowledge['scorers'] =>
  g.rules.map(({ type }) => insights.findLast((insight) => insight[of]?.[type])?.[of]?.[type]);

/** Written out: loops over objects of one shape are fast. */
const termOf = ({ name, reads, worth }: WorthTerm): WorthTerm => ({ name, reads, worth });
const goalOf = ({ name, reads, worth, price, usual = 0 }: Goal): Goal => ({
  name,
  reads,
  worth,
  price,
  usual,
});

/** What modules say of their fields. */
export const partsBy = (modules: readonly OfModule[]): Fields =>
  Object.assign({}, ...modules.map(({ parts }) => parts));

const joinedHands = (insights: readonly Insight[]): HandChanges =>
  Object.assign({}, ...insights.map(({ hands }) => hands)) as HandChanges;

const join = (g: Game, parts: Fields, insights: readonly Insight[], temper: Temper): Knowledge => ({
  parts,
  terms: insights.flatMap(({ terms }) => (terms ?? []).map(termOf)),
  goals: insights.flatMap(({ goals }) => (goals ?? []).map(goalOf)),
  scorers: byRule(g, insights, 'scorers'),
  glances: byRule(g, insights, 'glances'),
  ways: g.rules.map(({ type }) => insights.some(({ ways }) => ways?.includes(type))),
  temper,
  proposers: insights.flatMap(({ proposers }) => proposers ?? []),
  hands: joinedHands(insights),
});

export const sharedBy = (g: Game, seat: Seat, temper = CAREFUL, everyone?: Shared): Shared => {
  const made = new Map<unknown, unknown>();
  const shared: Shared = {
    g,
    seat,
    temper,
    get everyone() {
      return everyone ?? shared;
    },
    of<T>(kind: new (shared: Shared) => T): T {
      if (!made.has(kind)) made.set(kind, new kind(shared));
      return made.get(kind) as T;
    },
  };
  return shared;
};

export const isPlayed = (g: Game): ((part: OfModule) => boolean) => {
  const modules = new Set(g.modules.map(({ name }) => name));
  return ({ module }) => modules.has(module);
};

const insightsBy = (played: readonly ModuleInsight[], shared: Shared): readonly Insight[] =>
  played.map((each) => each.make(shared.g, shared));

/** For one seat, since its insights remember what they have computed. */
export const knowledgeOf = (g: Game, seat: Seat, temper = CAREFUL): Knowledge => {
  const played = moduleInsights().filter(isPlayed(g));
  return join(g, partsBy(played), insightsBy(played, sharedBy(g, seat, temper)), temper);
};

/** What each event of a game does to hands. */
export const handChangesOf = (g: Game): HandChanges =>
  joinedHands(insightsBy(moduleInsights().filter(isPlayed(g)), sharedBy(g, 0 as Seat)));
