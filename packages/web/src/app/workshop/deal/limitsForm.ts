/** Limits as a form has them: texts of fields by name, and what they mean. */
import type { BoardLimits, LimitValue } from '../../../session/workshop/dealTypes.js';
import { t } from './words/index.js';

export type LimitFields = Readonly<Record<string, string>>;

/** Names of choices, each with its values. */
export const CHOICES = {
  reds: ['apart', 'spread'],
  ends: ['apart'],
  same: ['apart'],
} as const;
export type ChoiceName = keyof typeof CHOICES;

/** Fields of numbers: the limit, and which end of it. */
export const NUMBERS = [
  { name: 'cluster', end: 'to', label: () => t.cluster() },
  { name: 'corner', end: 'from', label: () => t.corner_from() },
  { name: 'corner', end: 'to', label: () => t.corner_to() },
  { name: 'goods', end: 'to', label: () => t.goods() },
  { name: 'gold', end: 'to', label: () => t.gold() },
  { name: 'islands', end: 'from', label: () => t.islands_from() },
  { name: 'islands', end: 'to', label: () => t.islands_to() },
  { name: 'size', end: 'from', label: () => t.size_from() },
  { name: 'size', end: 'to', label: () => t.size_to() },
] as const;

export const fieldName = ({ name, end }: (typeof NUMBERS)[number]): string => `${name}_${end}`;

export const limitsFrom = (fields: LimitFields): BoardLimits => {
  const limits: Record<string, LimitValue> = {};
  for (const name of Object.keys(CHOICES)) if (fields[name]) limits[name] = { choice: fields[name] };
  for (const field of NUMBERS) {
    const text = fields[fieldName(field)] ?? '';
    if (text !== '') limits[field.name] = { ...limits[field.name], [field.end]: Number(text) };
  }
  return limits;
};

/** What is said of limits that mean nothing on a kind of board is left out. */
export const withoutOthers = (limits: BoardLimits, names: readonly string[]): BoardLimits =>
  Object.fromEntries(Object.entries(limits).filter(([name]) => names.includes(name)));

/** The first limit whose lower end is above its upper one. */
export const crossed = (limits: BoardLimits): string | undefined =>
  Object.entries(limits).find(([, { from = 0, to = Infinity }]) => from > to)?.[0];

const CHOICE_TEXTS: Readonly<Record<string, () => string>> = {
  reds: () => t.reds(),
  ends: () => t.ends(),
  same: () => t.same(),
};

/** A limit in words, with the numbers that were asked for. */
export const limitWords = (name: string, { from, to }: LimitValue = {}): string => {
  const plain = CHOICE_TEXTS[name];
  if (plain !== undefined) return `“${plain()}”`;
  const parts = NUMBERS.filter((field) => field.name === name).flatMap((field) => {
    const value = field.end === 'from' ? from : to;
    return value === undefined ? [] : [`${field.label()} ${value}`];
  });
  return `“${parts.join(', ')}”`;
};
