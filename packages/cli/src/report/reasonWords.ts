/** What speaks for a move, in words. */
import type { HintReason, ReasonKind } from '@landnam/bots/hint';
import type { Game } from '@landnam/engine';
import { progressInWords } from '../words/index.js';
import { listed } from '../words/tell.js';

interface Said {
  readonly game: Game;
  readonly names: readonly string[];
}
type Say = (reason: HintReason, said: Said) => string;

const NAMES: Readonly<Record<string, string>> = {
  longestRoute: 'the longest route',
  largestArmy: 'the largest army',
};

const spaced = (name: string): string => name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
const nameOf = ({ name = '' }: HintReason): string => NAMES[name] ?? spaced(name);
const countOf = ({ count = 0 }: HintReason): number => Math.round(count);
const whoOf = ({ seat = 0 }: HintReason, { names }: Said): string => names[seat] ?? `p${seat}`;
const goodsOf = ({ goods = [] }: HintReason, { game }: Said): string =>
  listed(
    goods.flatMap((count, good) => (count > 0 ? [`${count} ${game.scenario.goods[good]?.name ?? ''}`] : [])),
  );
const pips = (reason: HintReason): string => `${countOf(reason)} in 36 of ${nameOf(reason)}`;
const progressOf = (reason: HintReason, { game }: Said): string =>
  progressInWords(game, reason.name ?? '') ?? `progress: ${nameOf(reason)}`;

const WORDS: Readonly<Record<ReasonKind, Say>> = {
  wins: () => 'it wins',
  points: (reason) => (countOf(reason) === 1 ? 'a point' : `${countOf(reason)} points`),
  award: (reason) => nameOf(reason),
  income: (reason) => `more in 36 rolls: ${nameOf(reason)}`,
  firstIncome: (reason) => `new in 36 rolls: ${nameOf(reason)}`,
  choice: (reason) => `free choice of ${countOf(reason)} in 36`,
  rate: (reason) =>
    `${reason.name === undefined ? 'everything' : nameOf(reason)} trades ${countOf(reason)} for 1`,
  allows: (reason) => `then it can ${nameOf(reason)}`,
  gets: (reason, said) => `gets ${goodsOf(reason, said)}`,
  draws: (reason) => `draws a ${nameOf(reason)}`,
  route: (reason) => `a route of ${countOf(reason)}`,
  army: (reason) => `an army of ${countOf(reason)}`,
  site: (reason) => (countOf(reason) === 0 ? 'a building site' : 'nearer to a building site'),
  shore: () => 'a way to another shore',
  reach: (reason) => `on the way to more ${nameOf(reason)}`,
  freed: () => 'the robber leaves',
  safe: (reason) => `${countOf(reason)} cards fewer to lose to a 7`,
  saves: (reason) => `saves for a ${nameOf(reason)}`,
  progress: progressOf,
  nearer: (reason) => `nearer to ${nameOf(reason)}`,
  pays: (reason, said) => `pays ${goodsOf(reason, said)}`,
  forgoes: (reason) => `cannot ${nameOf(reason)} any more`,
  blocked: () => 'the robber comes',
  risk: (reason) => `${countOf(reason)} cards to lose to a 7`,
  blocks: (reason, said) => `takes ${pips(reason)} from ${whoOf(reason, said)}`,
  takesSite: (reason, said) => `takes a site from ${whoOf(reason, said)}`,
  loses: (reason, said) => `${whoOf(reason, said)} loses ${nameOf(reason)}`,
  leads: (reason, said) => `${whoOf(reason, said)} leads`,
  holds: (reason, said) => `${whoOf(reason, said)} holds ${countOf(reason)} cards`,
  helps: (reason, said) => `it helps ${whoOf(reason, said)}`,
};

/** Told once for all goods together, with what is said of each. */
const TOGETHER: Partial<Record<ReasonKind, (reason: HintReason) => string>> = {
  income: (reason) => `${countOf(reason)} ${nameOf(reason)}`,
  firstIncome: (reason) => `${countOf(reason)} ${nameOf(reason)}`,
  reach: nameOf,
};

const together = (reasons: readonly HintReason[]): readonly HintReason[] =>
  reasons.flatMap((reason, i) => {
    const { kind } = reason;
    const say = TOGETHER[kind];
    if (say === undefined) return [reason];
    if (reasons.findIndex((each) => each.kind === kind) < i) return [];
    return [{ kind, name: listed(reasons.filter((each) => each.kind === kind).map(say)) }];
  });

const MOST = 4;

export const reasonsInWords = (
  reasons: readonly HintReason[],
  game: Game,
  names: readonly string[],
): string => {
  const said = together(reasons).map((reason) => WORDS[reason.kind](reason, { game, names }));
  return [...new Set(said)].slice(0, MOST).join('; ');
};
