/** Reasons in words of the game. */
import type { HintReason, ReasonKind } from '@landnam/bots/hint';
import type { Feature, GameWords } from '../../moves/feature.js';
import type { ActionType } from '../../session/types.js';
import { t } from './words/index.js';

interface Speech {
  readonly feature: Feature;
  readonly words: GameWords;
}
/** All reasons of one kind together, of one seat where they concern others. */
type Say = (reasons: readonly HintReason[], speech: Speech) => readonly string[];

const countOf = ({ count = 0 }: HintReason): number => Math.round(count);

const each =
  (say: (reason: HintReason, speech: Speech) => string): Say =>
  (reasons, speech) =>
    reasons.map((reason) => say(reason, speech)).filter((text) => text !== '');

/** Cards by good, as one row. */
const rowOf = (reasons: readonly HintReason[], { words }: Speech): string => {
  const counts = words.info.scenario.goods.map(({ name }) =>
    reasons.reduce((sum, reason) => sum + (reason.name === name ? countOf(reason) : 0), 0),
  );
  return words.goods(counts);
};

const actionsIn = (reasons: readonly HintReason[], { feature, words }: Speech): string =>
  words.list(reasons.map(({ name = '' }) => feature.actions[name as ActionType]?.name() ?? name));

/** A text for each name that a game gives its own progress: only the words know which there are. */
type Named = Readonly<Record<string, (filling: { readonly count: number }) => string>>;
const named = (reason: HintReason): string =>
  (t as unknown as Named)[`r_${reason.kind}_${reason.name ?? ''}`]?.({ count: countOf(reason) }) ?? '';

/** What is there already is no longer on the way. */
const nearer = (reason: HintReason): string => (countOf(reason) === 0 ? '' : named(reason));

const nameOf = ({ feature, words }: Speech, { name = '' }: HintReason): string =>
  name === 'card' ? t.card() : (feature.sources[name]?.() ?? words.piece(name));

const who = ({ words }: Speech, reasons: readonly HintReason[]) =>
  words.who(...reasons.map(({ seat = 0 }) => seat));

const site = (reason: HintReason, { words }: Speech): string => {
  const [count, piece] = [countOf(reason), words.piece('settlement')];
  return count === 0 ? t.r_site({ piece }) : t.r_site_near({ count, piece });
};

const shore = (reason: HintReason): string =>
  countOf(reason) === 0 ? t.r_shore() : t.r_shore_near({ count: countOf(reason) });

const rate = (reason: HintReason, { words }: Speech): string =>
  reason.name === undefined
    ? t.r_rates({ count: countOf(reason) })
    : t.r_rate({ good: words.good(reason.name), count: countOf(reason) });

const goods = ({ goods: row = [] }: HintReason, { words }: Speech): { goods: string } => ({
  goods: words.goods(row),
});

const SAY: Readonly<Record<ReasonKind, Say>> = {
  wins: each(() => t.r_wins()),
  points: each((reason) => t.r_points({ count: countOf(reason) })),
  award: each((reason, speech) => t.r_award({ name: nameOf(speech, reason) })),
  income: (reasons, speech) => [t.r_income({ goods: rowOf(reasons, speech) })],
  firstIncome: (reasons, speech) => [t.r_firstIncome({ goods: rowOf(reasons, speech) })],
  choice: each((reason) => t.r_choice({ count: countOf(reason) })),
  rate: each(rate),
  allows: (reasons, speech) => [t.r_allows({ actions: actionsIn(reasons, speech) })],
  forgoes: (reasons, speech) => [t.r_forgoes({ actions: actionsIn(reasons, speech) })],
  gets: each((reason, speech) => t.r_gets(goods(reason, speech))),
  pays: each((reason, speech) => t.r_pays(goods(reason, speech))),
  draws: each(named),
  route: each((reason) => t.r_route({ count: countOf(reason) })),
  army: each((reason) => t.r_army({ count: countOf(reason) })),
  site: each(site),
  shore: each(shore),
  reach: (reasons, { words }) => [
    t.r_reach({ goods: words.list(reasons.map(({ name = '' }) => words.good(name))) }),
  ],
  freed: each((reason) => t.r_freed({ count: countOf(reason) })),
  blocked: each((reason) => t.r_blocked({ count: countOf(reason) })),
  safe: each((reason) => t.r_safe({ count: countOf(reason) })),
  risk: each((reason) => t.r_risk({ count: countOf(reason) })),
  saves: each((reason, speech) => t.r_saves({ name: nameOf(speech, reason), count: countOf(reason) })),
  progress: each(named),
  nearer: each(nearer),
  blocks: (reasons, speech) => [
    t.r_blocks({ who: who(speech, reasons.slice(0, 1)), goods: rowOf(reasons, speech) }),
  ],
  takesSite: (reasons, speech) => [t.r_takesSite({ who: who(speech, reasons) })],
  loses: each((reason, speech) => t.r_loses({ who: who(speech, [reason]), name: nameOf(speech, reason) })),
  leads: each((reason, speech) => t.r_leads({ who: who(speech, [reason]) })),
  holds: each((reason, speech) => t.r_holds({ who: who(speech, [reason]), count: countOf(reason) })),
  helps: each((reason, speech) =>
    t.r_helps({ who: who(speech, [reason]), count: Math.round(100 * (reason.count ?? 0)) }),
  ),
};

/** A place that is taken from several is told once; what blocks them is told for each. */
const groupOf = ({ kind, seat }: HintReason): string => (kind === 'blocks' ? `${kind} ${seat}` : kind);

export const reasonTexts = (
  feature: Feature,
  words: GameWords,
  reasons: readonly HintReason[],
): readonly string[] => {
  const groups = new Map<string, HintReason[]>();
  for (const reason of reasons) {
    const group = groupOf(reason);
    groups.set(group, [...(groups.get(group) ?? []), reason]);
  }
  return [...groups.values()].flatMap((group) => SAY[group[0]!.kind](group, { feature, words }));
};
