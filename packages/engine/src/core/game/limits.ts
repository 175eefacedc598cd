/**
 * Ids, kinds and steps are bytes in rows of fixed width, and nothing checks bounds while a game runs: any excess would be
 * written into the neighbouring row. It is refused here, once, when a game is compiled.
 */
import type { ActionRule, OperandSpecs } from '../play/actions.js';
import { type FieldSpec, type FieldSpecs, KINDS } from '../state/fields.js';
import { type Game, isDecision } from './game.js';
import { MOST_SEATS, NONE } from '../ids.js';
import { priceProblems } from '../play/prices.js';

/** Ids above these are NONE and other marks. */
export const MOST_PLACES = 250;
const MOST_KINDS_OF_FRAME = 256;
const MOST_STEPS = 255;

/** Names that a state has besides its groups, and names that positions write beside them. */
const TAKEN: readonly string[] =
  'bytes hashed copyFrom position rules game seats options mapData view seed turn phase frames'.split(' ');
const TAKEN_IN_FRAMES: readonly string[] = ['frame', 'seat', 'step'];

export type Groups = readonly (readonly [string, FieldSpecs])[];
type Problems = readonly string[];

const tooMany = (count: number, most: number, what: string): Problems =>
  count > most ? [`${count} ${what} are more than ${most}`] : [];

const tableProblems = ({ board, seats, ends }: Game): Problems => [
  ...tooMany(board.hexes, MOST_PLACES, 'hexes'),
  ...tooMany(board.vertices, MOST_PLACES, 'vertices'),
  ...tooMany(board.edges, MOST_PLACES, 'edges'),
  ...tooMany(seats, MOST_SEATS, 'seats'),
  ...tooMany(ends.length, MOST_PLACES, 'ends'),
];

const PLACES: readonly string[] = ['hex', 'vertex', 'edge', 'seat', 'number'];

const catalogueProblems = ({ catalogues }: Game): Problems =>
  Object.entries(catalogues).flatMap(([name, entries]) => [
    ...(PLACES.includes(name)
      ? [`a catalogue cannot be called ${name}: operands of that name are none`]
      : []),
    ...tooMany(entries.length, MOST_PLACES, `entries of the catalogue ${name}`),
  ]);

const strangers = (g: Game, owner: string, operands: OperandSpecs): Problems =>
  Object.entries(operands)
    .filter(([, type]) => !PLACES.includes(type) && g.catalogues[type] === undefined)
    .map(([name, type]) => `${owner}: ${name} is of the catalogue ${type}, which nobody brings`);

const wideProblems = (g: Game, { type, wide = {} }: ActionRule): Problems => [
  ...strangers(g, type, wide),
  ...Object.entries(wide).flatMap(([name, catalogue]) =>
    tooMany(g.catalogues[catalogue]?.length ?? 0, KINDS, `kinds of ${catalogue} in ${name} of ${type}`),
  ),
];

const actionProblems = (g: Game): Problems =>
  g.rules.flatMap((rule) => [
    ...tooMany(Object.keys(rule.operands).length, 3, `operands of ${rule.type}`),
    ...strangers(g, rule.type, rule.operands),
    ...wideProblems(g, rule),
    ...(rule.optional ?? [])
      .filter((name) => rule.operands[name] === undefined)
      .map((name) => `${rule.type}: ${name} is optional and no operand`),
  ]);

const frameProblems = (g: Game): Problems => [
  ...tooMany(g.frames.length, MOST_KINDS_OF_FRAME, 'kinds of frame'),
  ...g.frames.flatMap((frame, kind) => [
    ...tooMany(isDecision(frame) ? 0 : frame.length, MOST_STEPS, `steps of ${g.frameNames[kind]}`),
    ...tooMany(Object.keys(g.frameOperands[kind]).length, 2, `operands of ${g.frameNames[kind]}`),
    ...strangers(g, g.frameNames[kind], g.frameOperands[kind]),
    ...Object.keys(g.frameOperands[kind])
      .filter((name) => TAKEN_IN_FRAMES.includes(name))
      .map((name) => `${g.frameNames[kind]}: no operand of a frame can be called ${name}`),
  ]),
];

const rowProblems = (g: Game, field: string, spec: FieldSpec): Problems => {
  const { width = 1, kinds, pool } = spec;
  if (kinds === undefined)
    return width === KINDS ? [`${field}: a row of ${KINDS} must say of which catalogue (kinds)`] : [];
  const entries = g.catalogues[kinds];
  if (entries === undefined) return [`${field}: nobody brings the catalogue ${kinds}`];
  return [
    ...tooMany(entries.length, width, `kinds of ${kinds} in ${field}`),
    ...tooMany(pool === undefined ? 0 : g.pools[pool].length, width, `kinds of ${pool} in ${field}`),
  ];
};

const byteProblems = (field: string, { width = 1, fill = 0 }: FieldSpec): Problems =>
  [width, fill].every((value) => Number.isInteger(value) && value >= 0) && fill <= NONE
    ? []
    : [`${field}: width and fill must be whole, fill a byte`];

/** A row's public sum is a byte as well. */
const sumProblems = (g: Game, field: string, { seen, pool }: FieldSpec): Problems =>
  seen === 'all' || pool === undefined
    ? []
    : tooMany(
        g.pools[pool].reduce((sum, count) => sum + count, 0),
        NONE,
        `cards in the pool of ${field}`,
      );

const viewNames = ([group, specs]: Groups[number]): string[] =>
  Object.entries(specs).flatMap(([name, { seen }]) =>
    seen === 'all' ? [`${group}.${name}`] : [`${group}.${name}`, `${group}.${name}Total`],
  );

const nameProblems = (groups: Groups): Problems => {
  const names = groups.flatMap(viewNames);
  const twice = names.filter((name, i) => names.indexOf(name) !== i);
  const taken = groups.filter(([group]) => TAKEN.includes(group));
  return [
    ...twice.map((name) => `two fields are called ${name}`),
    ...taken.map(([group]) => `no group of fields can be called ${group}`),
  ];
};

const fieldProblems = (g: Game, groups: Groups): Problems =>
  groups.flatMap(([group, specs]) =>
    Object.entries(specs).flatMap(([name, spec]) => {
      const field = `${group}.${name}`;
      if (spec.pool !== undefined && g.pools[spec.pool] === undefined)
        return [`${field}: there is no pool ${spec.pool}`];
      return [...byteProblems(field, spec), ...rowProblems(g, field, spec), ...sumProblems(g, field, spec)];
    }),
  );

export const checkLimits = (g: Game, groups: Groups): void => {
  const [first] = [
    ...tableProblems(g),
    ...catalogueProblems(g),
    ...actionProblems(g),
    ...priceProblems(g.rules),
    ...frameProblems(g),
    ...nameProblems(groups),
    ...fieldProblems(g, groups),
  ];
  if (first !== undefined) throw new RangeError(first);
};
