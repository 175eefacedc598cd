import {
  type ActionRule,
  argA,
  argB,
  argC,
  type Move,
  type Operands,
  type OperandType,
  pack,
  type Packed,
  ruleOf,
} from './actions.js';
import { KINDS } from '../state/fields.js';
import type { Game } from '../game/game.js';
import { NONE } from '../ids.js';

/** Operands of a type are integers from 0 up to, not including, this. */
export const limitOf = (g: Game, type: OperandType): number => {
  switch (type) {
    case 'hex':
      return g.board.hexes;
    case 'vertex':
      return g.board.vertices;
    case 'edge':
      return g.board.edges;
    case 'seat':
      return g.seats;
    case 'number':
      return 256;
    default:
      return g.catalogues[type].length;
  }
};

const fits = (g: Game, rule: ActionRule, value: number, name: string | undefined): boolean => {
  if (name === undefined) return value === 0;
  if (value === NONE && rule.operands[name] !== 'number') return rule.optional?.includes(name) ?? false;
  return value < limitOf(g, rule.operands[name]);
};

/** Operands that form a set, in the order in which they are listed; NONE comes last. */
export const inOrder = ({ anyOrder }: Pick<ActionRule, 'anyOrder'>, packed: Packed): Packed =>
  anyOrder && argB(packed) < argA(packed)
    ? pack(ruleOf(packed), argB(packed), argA(packed), argC(packed))
    : packed;

const isEmpty = (row: Operands, from: number, end: number): boolean => {
  for (let i = from; i < end; i++) if (row[i] !== 0) return false;
  return true;
};

/** A row of counts for each bundle, and none beyond its catalogue: otherwise something could be had for nothing. */
const fitsRows = (g: Game, rule: ActionRule, more: Operands | undefined): boolean => {
  const catalogues = Object.values(rule.wide ?? {});
  if (more === undefined || more.length !== catalogues.length * KINDS) return more === undefined;
  return catalogues.every((catalogue, row) =>
    isEmpty(more, row * KINDS + limitOf(g, catalogue), (row + 1) * KINDS),
  );
};

/** Rules read tables with their operands: input from outside must lie on the board and in the catalogues. */
export const fitsOperands = (g: Game, rule: ActionRule, { packed, more }: Move): boolean => {
  const sorted = inOrder(rule, packed);
  const [a, b, c] = Object.keys(rule.operands);
  return (
    fits(g, rule, argA(sorted), a) &&
    fits(g, rule, argB(sorted), b) &&
    fits(g, rule, argC(sorted), c) &&
    fitsRows(g, rule, more)
  );
};
