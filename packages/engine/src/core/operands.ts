import { type ActionRule, argA, argB, argC, type OperandType, type Packed } from './actions.js';
import type { Game } from './game.js';
import { NONE } from './ids.js';

/** Operands of a type are whole numbers from 0 up to, not including, this. */
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

/** Rules read tables with their operands: what comes from outside must lie on the board and in the catalogues. */
export const fitsOperands = (g: Game, rule: ActionRule, packed: Packed): boolean =>
  fits(g, rule, argA(packed), 0) && fits(g, rule, argB(packed), 1) && fits(g, rule, argC(packed), 2);
