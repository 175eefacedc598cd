/** What a user may ask of a dealt board: each limit is a name, a form of value, and how far tiles are from keeping it. */
import { fail, ok, type Result } from '@landnam/engine';
import type { Tiles } from '../deal.js';
import type { BoardGround } from './ground.js';
import {
  apartBy,
  areSame,
  choicePips,
  clusterSizes,
  cornerPips,
  goodPips,
  inlandCorners,
  isEnd,
  islandSizes,
  isRed,
  redsByTerrain,
  touching,
} from './measures.js';

/** A choice by name, or numbers; an end that is absent is open. */
export interface LimitValue {
  readonly choice?: string;
  readonly from?: number;
  readonly to?: number;
}
export type BoardLimits = Readonly<Record<string, LimitValue>>;

/** `most`: a number that is not passed; `range`: `a..b`, `a..`, `..b`. */
export type LimitForm = 'choice' | 'most' | 'range';

export interface LimitSpec {
  readonly name: string;
  readonly form: LimitForm;
  readonly choices: readonly string[];
  /** Of its numbers. */
  readonly least: number;
  readonly most: number;
  /** 0 if the tiles keep it. */
  excess(ground: BoardGround, tiles: Tiles, value: LimitValue): number;
}

const above = (value: number, to = Infinity): number => Math.max(0, value - to);
const outside = (value: number, { from = 0, to }: LimitValue): number =>
  Math.max(0, from - value) + above(value, to);

const sumBy = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

/** The upper end counts for every corner, the lower for those where three hexes give something; water has no pips. */
const cornerExcess: LimitSpec['excess'] = (ground, tiles, { from = 0, to }) => {
  let excess = 0;
  for (const hexes of ground.corners) excess += above(cornerPips(tiles, hexes), to);
  if (from === 0) return excess;
  for (const hexes of inlandCorners(ground, tiles)) excess += Math.max(0, from - cornerPips(tiles, hexes));
  return excess;
};

const redsExcess: LimitSpec['excess'] = (ground, tiles, { choice }) =>
  touching(ground, tiles, (one, other) => isRed(one) && isRed(other)) +
  (choice === 'spread' ? above(apartBy(redsByTerrain(ground, tiles)), 1) : 0);

const choice = (name: string, choices: readonly string[], excess: LimitSpec['excess']): LimitSpec => ({
  name,
  form: 'choice',
  choices,
  least: 0,
  most: 0,
  excess,
});
const numbers = (
  name: string,
  form: LimitForm,
  [least, most]: readonly [number, number],
  excess: LimitSpec['excess'],
): LimitSpec => ({ name, form, choices: [], least, most, excess });

const MOST_PIPS = 15;
const MOST_HEXES = 60;

/** In the order in which they are listed. */
export const LIMITS: readonly LimitSpec[] = [
  choice('reds', ['apart', 'spread'], redsExcess),
  choice('ends', ['apart'], (ground, tiles) =>
    touching(ground, tiles, (one, other) => isEnd(one) && isEnd(other)),
  ),
  choice('same', ['apart'], (ground, tiles) => touching(ground, tiles, areSame)),
  numbers('cluster', 'most', [1, MOST_HEXES], (ground, tiles, { to }) =>
    sumBy(clusterSizes(ground, tiles), (size) => above(size, to)),
  ),
  numbers('corner', 'range', [0, MOST_PIPS], cornerExcess),
  numbers('goods', 'most', [0, 99], (ground, tiles, { to }) => above(apartBy(goodPips(ground, tiles)), to)),
  numbers('gold', 'most', [0, 99], (ground, tiles, { to }) => above(choicePips(ground, tiles), to)),
  numbers('islands', 'range', [1, MOST_HEXES], (ground, tiles, value) =>
    outside(islandSizes(ground, tiles).length, value),
  ),
  numbers('size', 'range', [1, MOST_HEXES], (ground, tiles, value) =>
    sumBy(islandSizes(ground, tiles), (size) => outside(size, value)),
  ),
];

export const limitNames = (): readonly string[] => LIMITS.map(({ name }) => name);
export const specOf = (name: string): LimitSpec | undefined => LIMITS.find((spec) => spec.name === name);

/** How far tiles are from keeping all of them. */
export const excessOf = (ground: BoardGround, tiles: Tiles, limits: BoardLimits): number =>
  sumBy(Object.entries(limits), ([name, value]) => specOf(name)!.excess(ground, tiles, value));

const RANGE = /^(\d{1,3})?\.\.(\d{1,3})?$/;
const WHOLE = /^\d{1,3}$/;

const numbersIn = (text: string, form: LimitForm): LimitValue | null => {
  if (WHOLE.test(text))
    return form === 'most' ? { to: Number(text) } : { from: Number(text), to: Number(text) };
  const [all, from, to] = RANGE.exec(text) ?? [];
  if (all === undefined || (from === undefined && to === undefined)) return null;
  if (form === 'most' && from !== undefined) return null;
  return {
    ...(from === undefined ? {} : { from: Number(from) }),
    ...(to === undefined ? {} : { to: Number(to) }),
  };
};

const allowed = ({ form, choices, least, most }: LimitSpec): string => {
  if (form === 'choice') return choices.join(' or ');
  return form === 'most'
    ? `a number from ${least} to ${most}`
    : `a range such as ${least}..${most} or ..${most}`;
};

/** What is wrong with a value; null if nothing. */
export const limitProblem = (name: string, value: LimitValue): string | null => {
  const spec = specOf(name);
  if (spec === undefined)
    return `no limit is called "${name.slice(0, 40)}": ${limitNames().join(', ')} are known`;
  const { form, choices, least, most } = spec;
  const given = [value.from, value.to].filter((each) => each !== undefined);
  const fits =
    form === 'choice'
      ? value.choice !== undefined && choices.includes(value.choice)
      : given.length > 0 && given.every((each) => Number.isInteger(each) && each >= least && each <= most);
  if (!fits) return `limit ${name}: ${allowed(spec)} is needed`;
  return (value.from ?? least) > (value.to ?? most)
    ? `limit ${name}: ${value.from} is more than ${value.to}`
    : null;
};

const limitIn = (part: string): Result<readonly [string, LimitValue], string> => {
  const [name = '', text = '', ...more] = part.split('=').map((word) => word.trim());
  const spec = specOf(name);
  if (spec !== undefined && (text === '' || more.length > 0))
    return fail(`limit ${name}: ${allowed(spec)} is needed`);
  const value = spec?.form === 'choice' ? { choice: text } : (numbersIn(text, spec?.form ?? 'most') ?? {});
  const why = limitProblem(name, value);
  return why === null ? ok([name, value]) : fail(why);
};

/** `reds=apart,corner=..11,cluster=2`. */
export const readLimits = (text: string): Result<BoardLimits, string> => {
  const limits: Record<string, LimitValue> = {};
  for (const part of text.split(',')) {
    const read = limitIn(part);
    if (!read.ok) return read;
    const [name, value] = read.value;
    if (Object.hasOwn(limits, name)) return fail(`limit ${name} is given twice`);
    limits[name] = value;
  }
  return ok(limits);
};

export const limitText = (name: string, { choice: chosen, from, to }: LimitValue): string => {
  if (chosen !== undefined) return `${name}=${chosen}`;
  if (specOf(name)?.form === 'most') return `${name}=${to}`;
  return from === to ? `${name}=${from}` : `${name}=${from ?? ''}..${to ?? ''}`;
};
