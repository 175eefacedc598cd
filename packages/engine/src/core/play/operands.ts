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
  const limits: Record<string, number> = {
    hex: g.board.hexes,
    vertex: g.board.vertices,
    edge: g.board.edges,
    seat: g.seats,
    number: 256,
  };
  return limits[type] ?? g.catalogues[type].length;
};

const fits = (g: Game, rule: ActionRule, value: number, index: number): boolean => {
  const name = Object.keys(rule.operands)[index];
  if (name === undefined) return value === 0;
  if (value === NONE && rule.operands[name] !== 'number') return rule.optional?.includes(name) ?? false;
  return value < limitOf(g, rule.operands[name]);
};

/** Operands that form a set, in the order in which they are listed; NONE comes last. */
export const inOrder = ({ anyOrder }: Pick<ActionRule, 'anyOrder'>, packed: Packed): Packed =>
  anyOrder && argB(packed) < argA(packed)
    ? pack(ruleOf(packed), argB(packed), argA(packed), argC(packed))
    : packed;

/** A row of counts for each bundle, and none beyond its catalogue: otherwise something could be had for nothing. */
const fitsRows = (g: Game, rule: ActionRule, more: Operands | undefined): boolean => {
  const catalogues = Object.values(rule.wide ?? {});
  if (more === undefined || more.length !== catalogues.length * KINDS) return more === undefined;
  return catalogues.every((catalogue, row) =>
    more.subarray(row * KINDS + limitOf(g, catalogue), (row + 1) * KINDS).every((count) => count === 0),
  );
};

/** Rules read tables with their operands: input from outside must lie on the board and in the catalogues. */
export const fitsOperands = (g: Game, rule: ActionRule, { packed, more }: Move): boolean => {
  const sorted = inOrder(rule, packed);
  return (
    fits(g, rule, argA(sorted), 0) &&
    fits(g, rule, argB(sorted), 1) &&
    fits(g, rule, argC(sorted), 2) &&
    fitsRows(g, rule, more)
  );
};
