/** Reasons that can be read off the features of two positions: what a seat gains, what it loses, what others do. */
import type { Game, Seat } from '@landnam/engine';
import type { Comparison, SeatChange } from './change.js';
import type { HintReason, ReasonKind } from './reason.js';
import type { ProgressSign } from './signs.js';
import { SIGNS } from '../modules/hints.js';

type Reader = (g: Game, change: SeatChange) => readonly HintReason[];

const NOTHING: readonly HintReason[] = [];
const goodsOf = ({ scenario }: Game): readonly string[] => scenario.goods.map(({ name }) => name);
const byGood =
  (read: (good: string, change: SeatChange) => readonly HintReason[]): Reader =>
  (g, change) =>
    goodsOf(g).flatMap((good) => read(good, change));

/** A count that is better the more there is of it. */
const rises =
  (kind: ReasonKind, feature: string): Reader =>
  (_g, change) =>
    change.gain(feature) > 0 ? [{ kind, count: change.gain(feature) }] : NOTHING;

const AWARDS: readonly (readonly [feature: string, name: string])[] = [
  ['holds longest route', 'longestRoute'],
  ['holds largest army', 'largestArmy'],
];

const points: Reader = (_g, change) => {
  const count = change.gain('points') + change.gain('hidden points');
  return count > 0 ? [{ kind: 'points', count }] : NOTHING;
};

const awards: Reader = (_g, change) =>
  AWARDS.filter(([feature]) => change.gain(feature) > 0).map(([, name]) => ({ kind: 'award', name }));

const income = byGood((good, change) => {
  const count = change.gain(`pips ${good}`);
  if (count <= 0) return NOTHING;
  return [{ kind: change.before(`pips ${good}`) === 0 ? 'firstIncome' : 'income', name: good, count }];
});

/** The robber comes to own land, or leaves it. */
const robbed: Reader = (_g, change) => {
  const count = change.gain('pips blocked');
  if (count === 0) return NOTHING;
  return [{ kind: count > 0 ? 'blocked' : 'freed', count: Math.abs(count) }];
};

/** A rate for everything is told once. */
const rates: Reader = (g, change) => {
  const goods = goodsOf(g).filter((good) => change.gain(`rate ${good}`) < 0);
  const counts = new Set(goods.map((good) => change.after(`rate ${good}`)));
  const [count = 0] = counts;
  if (counts.size === 1 && goods.length > 2) return [{ kind: 'rate', count }];
  return goods.map((name) => ({ kind: 'rate', name, count: change.after(`rate ${name}`) }));
};

const FARTHEST = 5;

/** How many pieces away the first place lies that is worth going to. */
const firstOf = (of: (feature: string) => number, what: string): number => {
  for (let away = 0; away <= FARTHEST; away++) if (of(`best ${what} ${away} away`) > 0) return away;
  return FARTHEST + 1;
};

const opens =
  (kind: ReasonKind, what: string): Reader =>
  (_g, change) => {
    const away = firstOf(change.after, what);
    return away < firstOf(change.before, what) ? [{ kind, count: away }] : NOTHING;
  };

const reach = byGood((good, change) =>
  change.gain(`within reach ${good}`) > 0 ? [{ kind: 'reach', name: good }] : NOTHING,
);

const sevens: Reader = (_g, change) => {
  const count = change.gain('cards lost on a 7');
  return count < 0 ? [{ kind: 'safe', count: -count }] : NOTHING;
};

const cards: Reader = (g, change) => {
  const row = goodsOf(g).map((good) => change.gain(`hand ${good}`));
  const side = (kind: ReasonKind, goods: readonly number[]): readonly HintReason[] =>
    goods.some((count) => count > 0) ? [{ kind, goods }] : NOTHING;
  return [
    ...side(
      'pays',
      row.map((count) => Math.max(0, -count)),
    ),
    ...side(
      'gets',
      row.map((count) => Math.max(0, count)),
    ),
  ];
};

/** A route that is nearly the longest, or is. */
const NEARLY = 2;
const route: Reader = (_g, change) =>
  change.gain('route') > 0 && change.after('gap to longest route') <= NEARLY
    ? [{ kind: 'route', count: change.after('route') }]
    : NOTHING;

const army: Reader = (_g, change) =>
  change.gain('army') > 0 ? [{ kind: 'army', count: change.after('army') }] : NOTHING;

/** What the game has of its own. */
const signed = ({ feature, name, way }: ProgressSign, change: SeatChange): readonly HintReason[] => {
  const gain = change.gain(feature);
  if (way === 'nearer') return gain < 0 ? [{ kind: 'nearer', name, count: change.after(feature) }] : NOTHING;
  const count = way === 'rises' ? gain : -gain;
  return count > 0 ? [{ kind: 'progress', name, count }] : NOTHING;
};

/** What a seat gains or pays, whichever game counts it. */
const OWN: readonly Reader[] = [
  points,
  awards,
  income,
  robbed,
  rates,
  sevens,
  cards,
  route,
  army,
  reach,
  opens('site', 'site'),
  opens('shore', 'shore'),
  rises('choice', 'pips of choice'),
];

export const ownEffects = (g: Game, seat: Seat, comparison: Comparison): readonly HintReason[] => {
  const change = comparison.of(seat);
  return [
    ...OWN.flatMap((read) => read(g, change)),
    ...SIGNS.flatMap((sign) => signed(sign, sign.ofTable ? comparison.ofTable : change)),
  ];
};

const NEAR = [0, 1] as const;
const bestNear = (of: (feature: string) => number): number =>
  Math.max(...NEAR.map((away) => of(`best site ${away} away`)));

const blocks = byGood((good, change) => {
  const count = -change.gain(`pips left ${good}`);
  return count > 0 ? [{ kind: 'blocks', name: good, count }] : NOTHING;
});

const takesSite: Reader = (_g, { before, after }) =>
  bestNear(after) < bestNear(before) ? [{ kind: 'takesSite' }] : NOTHING;

const losesAward: Reader = (_g, change) =>
  AWARDS.filter(([feature]) => change.gain(feature) < 0).map(([, name]) => ({ kind: 'loses', name }));

const OTHERS: readonly Reader[] = [blocks, takesSite, losesAward];

export const effectsOnOthers = (g: Game, own: Seat, comparison: Comparison): readonly HintReason[] =>
  Array.from({ length: g.seats }, (_, seat) => seat)
    .filter((seat) => seat !== own)
    .flatMap((seat) =>
      OTHERS.flatMap((read) => read(g, comparison.of(seat))).map((reason) => ({ ...reason, seat })),
    );
