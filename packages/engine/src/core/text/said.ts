/** A sentence about a fault with a name and what fills it in, so that others can say it in their own language. */
import type { Axial, Corner, Side } from '../board/lattice.js';
import type { FaultCodes } from '../registry.js';

/** A hex, a side of it or a corner of it. */
export interface SaidPlace extends Axial {
  readonly side?: Side;
  readonly corner?: Corner;
}
export type SaidValue = string | number | SaidPlace | readonly string[];
export type SaidData = Readonly<Record<string, SaidValue>>;
export interface Said {
  readonly code: string;
  readonly data: SaidData;
  /** In English. */
  readonly text: string;
  /** Nothing is wrong: something is still missing. */
  readonly lacks?: true;
}

const placeText = ({ q, r, side, corner }: SaidPlace): string => {
  if (side !== undefined) return `edge ${q},${r} ${side}`;
  return corner === undefined ? `hex ${q},${r}` : `corner ${q},${r} ${corner}`;
};

const isList = (value: SaidValue): value is readonly string[] => Array.isArray(value);

const valueText = (value: SaidValue): string => {
  if (isList(value)) return value.join(', ');
  return typeof value === 'object' ? placeText(value) : String(value);
};

export const said = (code: string, text: string, data: SaidData = {}): Said => ({
  code,
  data,
  text: text.replace(/\{(\w+)\}/g, (_, name: string) => valueText(data[name])),
});

/** What whoever goes on will still add. */
export const lacking = (code: string, text: string, data: SaidData = {}): Said => ({
  ...said(code, text, data),
  lacks: true,
});

/**
 * Tells what is wrong with a position: in English, with names in braces where `data` fills them in. Seats, places and
 * entries of catalogues are named as positions name them. Without a code nobody can say it in another language.
 */
export type FaultTeller = (where: string, text: string, code?: keyof FaultCodes, data?: SaidData) => void;

/** What is wrong, and its code. */
export type WordedFault = readonly [text: string, code: keyof FaultCodes];

/** What a module says: its own words alone are enough, if nobody has to say them in another language. */
export type Complaint = string | Said;

export const textOf = (problem: Complaint): string => (typeof problem === 'string' ? problem : problem.text);
