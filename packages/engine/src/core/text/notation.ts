import {
  type Action,
  type ActionRule,
  argA,
  argB,
  argC,
  type Move,
  type OperandType,
  pack,
  type Packed,
  ruleOf,
} from '../play/actions.js';
import { KINDS } from '../state/fields.js';
import type { Game } from '../game/game.js';
import { CHANCE, NONE, type Seat } from '../ids.js';
import { inOrder, limitOf } from '../play/operands.js';
import { fail, ok, type Result } from '../result.js';

/** What is wrong, in words for the person who wrote it. */
export type Problem = string;

const LETTERS: Readonly<Record<string, string>> = { hex: 'h', vertex: 'v', edge: 'e', seat: 'p', number: '' };

const writeOperand = (g: Game, type: OperandType, value: number): string => {
  if (value === NONE) return '-';
  const letter = LETTERS[type];
  return letter === undefined ? g.catalogues[type][value] : `${letter}${value}`;
};

const expected = (g: Game, type: OperandType): string => {
  const letter = LETTERS[type];
  if (letter === undefined) return `one of ${g.catalogues[type].join(', ')}`;
  return `${letter}0 to ${letter}${limitOf(g, type) - 1}`;
};

const readOperand = (g: Game, name: string, type: OperandType, text: string): Result<number, Problem> => {
  if (text === '-') return ok(NONE);
  const letter = LETTERS[type];
  const named = letter === undefined ? g.catalogues[type].indexOf(text) : -1;
  const digits = letter !== undefined && text.startsWith(letter) ? text.slice(letter.length) : '';
  const value = letter === undefined ? named : /^\d{1,3}$/.test(digits) ? Number(digits) : -1;
  if (value < 0 || value >= limitOf(g, type)) return fail(`${name}: "${text}" is not ${expected(g, type)}`);
  return ok(value);
};

const argsOf = (packed: Packed): readonly number[] => [argA(packed), argB(packed), argC(packed)];

export const makeBundle = (g: Game, catalogue: string, row: Uint8Array): string => {
  const parts = g.catalogues[catalogue].flatMap((name, kind) =>
    row[kind] > 0 ? [`${row[kind]}${name}`] : [],
  );
  return parts.length === 0 ? '-' : parts.join('+');
};

const readBundle = (g: Game, catalogue: string, text: string): Result<Uint8Array, Problem> => {
  const row = new Uint8Array(KINDS);
  for (const part of text === '-' ? [] : text.split('+')) {
    const found = /^(\d{1,2})([A-Za-z]+)$/.exec(part);
    const kind = found ? g.catalogues[catalogue].indexOf(found[2]) : -1;
    if (!found || kind < 0) return fail(`"${part}" is not a count and ${expected(g, catalogue)}`);
    // a kind named twice could overflow a byte and come out small
    if (row[kind] > 0) return fail(`${found[2]} stands twice`);
    row[kind] = Number(found[1]);
  }
  return ok(row);
};

const rowsOf = (rule: ActionRule): readonly (readonly [string, string])[] => Object.entries(rule.wide ?? {});

/** `buildRoad e12`, `offerTrade 2lumber 1ore`. */
export const makeMove = (g: Game, move: Move): string => {
  const rule = g.rules[ruleOf(move.packed)];
  const args = argsOf(move.packed);
  const narrow = Object.values(rule.operands).map((type, i) => writeOperand(g, type, args[i]));
  const wide = rowsOf(rule).map(([, catalogue], i) =>
    makeBundle(g, catalogue, move.more?.subarray(i * KINDS, (i + 1) * KINDS) ?? new Uint8Array(KINDS)),
  );
  return [rule.type, ...narrow, ...wide].join(' ');
};

const readWide = (g: Game, rule: ActionRule, words: readonly string[]): Result<Uint8Array, Problem> => {
  const more = new Uint8Array(rowsOf(rule).length * KINDS);
  for (const [i, [name, catalogue]] of rowsOf(rule).entries()) {
    const row = readBundle(g, catalogue, words[i]);
    if (!row.ok) return fail(`${name}: ${row.error}`);
    more.set(row.value, i * KINDS);
  }
  return ok(more);
};

const readNarrow = (g: Game, rule: ActionRule, words: readonly string[]): Result<Packed, Problem> => {
  const args = [0, 0, 0];
  for (const [i, [name, type]] of Object.entries(rule.operands).entries()) {
    const value = readOperand(g, name, type, words[i]);
    if (!value.ok) return value;
    args[i] = value.value;
  }
  return ok(inOrder(rule, pack(g.ruleIds[rule.type], ...args)));
};

export const parseMove = (g: Game, text: string): Result<Move, Problem> => {
  const [type, ...words] = text.trim().split(/\s+/);
  const id = Object.hasOwn(g.ruleIds, type) ? g.ruleIds[type] : -1;
  if (id < 0) return fail(`"${type}" is not an action of this game`);
  const rule = g.rules[id];
  const narrow = Object.keys(rule.operands);
  const due = [...narrow, ...rowsOf(rule).map(([name]) => name)];
  if (words.length !== due.length)
    return fail(`${type} takes ${due.length} operands (${due.join(', ')}), not ${words.length}`);
  const packed = readNarrow(g, rule, words);
  if (!packed.ok || rule.wide === undefined) return packed.ok ? ok({ packed: packed.value }) : packed;
  const more = readWide(g, rule, words.slice(narrow.length));
  return more.ok ? ok({ packed: packed.value, more: more.value }) : more;
};

export const makeSeat = (seat: number): string => (seat === CHANCE ? '*' : `p${seat}`);

export const parseSeat = (g: Game, text: string): Result<Seat, Problem> => {
  if (text === '*') return ok(CHANCE);
  const seat = /^p\d$/.test(text) ? Number(text.slice(1)) : -1;
  return seat >= 0 && seat < g.seats
    ? ok(seat as Seat)
    : fail(`"${text}" is not a seat: * or p0 to p${g.seats - 1}`);
};

/** `p1 buildRoad e12`, `* rollDice 3 5`. */
export const makeAction = (g: Game, seat: Seat, move: Move): string =>
  `${makeSeat(seat)} ${makeMove(g, move)}`;

export interface SeatMove extends Move {
  readonly seat: Seat;
}

export const parseAction = (g: Game, text: string): Result<SeatMove, Problem> => {
  const [who, ...rest] = text.trim().split(/\s+/);
  const seat = parseSeat(g, who);
  if (!seat.ok) return seat;
  const move = parseMove(g, rest.join(' '));
  return move.ok ? ok({ seat: seat.value, ...move.value }) : move;
};

const isName = (type: OperandType): boolean => LETTERS[type] === undefined;

const bundleOf = (g: Game, catalogue: string, row: Uint8Array): Record<string, number> =>
  Object.fromEntries(
    g.catalogues[catalogue].flatMap((name, kind) => (row[kind] > 0 ? [[name, row[kind]]] : [])),
  );

/** The JSON form: ids are numbers, kinds are names, nothing is null. */
export const toJson = (g: Game, move: Move): Action => {
  const rule = g.rules[ruleOf(move.packed)];
  const args = argsOf(move.packed);
  const narrow = Object.entries(rule.operands).map(([name, type], i) => [
    name,
    args[i] === NONE ? null : isName(type) ? g.catalogues[type][args[i]] : args[i],
  ]);
  const wide = rowsOf(rule).map(([name, catalogue], i) => [
    name,
    bundleOf(g, catalogue, move.more?.subarray(i * KINDS, (i + 1) * KINDS) ?? new Uint8Array(KINDS)),
  ]);
  return { type: rule.type, ...Object.fromEntries([...narrow, ...wide]) };
};

const wordOf = (type: OperandType, value: unknown): string => {
  if (value === null) return '-';
  if (typeof value === 'number') return isName(type) ? `#${value}` : `${LETTERS[type]}${value}`;
  return typeof value === 'string' && isName(type) ? value : `"${typeof value}"`;
};

/** Counts that are not numbers become words that no bundle has: an object may not even have a text form. */
const bundleWord = (value: unknown): string => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '?';
  const parts = Object.entries(value).filter(([, count]) => count !== 0);
  const word = (count: unknown): string => (typeof count === 'number' ? String(count) : '?');
  return parts.length === 0 ? '-' : parts.map(([name, count]) => `${word(count)}${name}`).join('+');
};

/** Any input may come in; a malformed one is reported, never thrown. */
export const fromJson = (g: Game, json: unknown): Result<Move, Problem> => {
  if (typeof json !== 'object' || json === null) return fail('an action is an object with a "type"');
  const action = json as Readonly<Record<string, unknown>>;
  const { type } = action;
  if (typeof type !== 'string') return fail('an action is an object with a "type"');
  if (!Object.hasOwn(g.ruleIds, type)) return fail(`"${type}" is not an action of this game`);
  const rule = g.rules[g.ruleIds[type]];
  const known = ['type', ...Object.keys(rule.operands), ...Object.keys(rule.wide ?? {})];
  const strange = Object.keys(action).find((key) => !known.includes(key));
  if (strange !== undefined) return fail(`${type} has no operand "${strange}"`);
  const narrow = Object.entries(rule.operands).map(([name, of]) => wordOf(of, action[name]));
  const wide = rowsOf(rule).map(([name]) => bundleWord(action[name]));
  return parseMove(g, [type, ...narrow, ...wide].join(' '));
};
