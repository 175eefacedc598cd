/** A game that would write into a neighbouring row does not compile. */
import { expect, test } from 'vitest';
import { type Composition, composeGame } from '../../../../../test/support/compose.js';
import { table } from '../../../../../test/support/table.js';
import type { ActionRule } from '../play/actions.js';
import { compile } from './compile.js';
import { type FieldSpecs, KINDS } from '../state/fields.js';
import type { Contributions, RuleModule } from './game.js';
import { MOST_SEATS } from '../ids.js';
import { MOST_PLACES } from './limits.js';
import { SLOTS } from '../../slots.js';

const { game } = table('base', 4);
const { scenario } = game;

const composing = (parts: Composition) => () => composeGame(game, parts);
const numbered = (count: number): string[] => Array.from({ length: count }, (_, i) => `kind${i}`);

const upTo = <T>(entries: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, i) => ({ ...entries[i % entries.length], name: `kind${i}` }));

/** As many names as modules need, and then more. */
const more = <T extends { readonly name: string }>(entries: readonly T[], count: number): T[] => [
  ...entries,
  ...upTo(entries, count - entries.length),
];

const withFields = (fields: FieldSpecs, gives: Contributions = {}): RuleModule => ({
  name: 'probe',
  rules: [],
  fields,
  contribute: () => gives,
});

const withAction = (rule: object): RuleModule =>
  withFields(
    {},
    {
      actions: [{ type: 'probe', rule: 'X-1', at: ['main'], operands: {}, ...rule } as unknown as ActionRule],
    },
  );

test('eight goods, pieces and cards compile, and each ninth is refused', () => {
  const goods = (count: number) => ({ goods: more(scenario.goods, count) });
  const pieces = (count: number) => ({ pieces: more(scenario.pieces, count) });
  const cards = (count: number) => ({
    cards: more(scenario.cards, count).map((card) => ({ ...card, count: 1 })),
  });
  for (const entries of [goods, pieces, cards]) {
    expect(composing({ scenario: entries(KINDS) })).not.toThrow();
    expect(composing({ scenario: entries(KINDS + 1) })).toThrow(
      /^9 kinds of (good|piece|card) in .* more than 8$/,
    );
  }
});

test('a row of kinds says of which catalogue, and the catalogue is there', () => {
  const row = (kinds?: string) =>
    withFields({ row: { per: 'seat', width: KINDS, seen: 'all', ...(kinds && { kinds }) } });
  expect(composing({ add: [row('good')] })).not.toThrow();
  expect(composing({ add: [row()] })).toThrow('probe.row: a row of 8 must say of which catalogue (kinds)');
  expect(composing({ add: [row('planet')] })).toThrow('probe.row: nobody brings the catalogue planet');
  expect(composing({ add: [row('planet')], catalogues: { planet: numbered(9) } })).toThrow(
    '9 kinds of planet in probe.row are more than 8',
  );
});

test('hidden cards whose sum does not fit a byte are refused, and so are unfilled pools', () => {
  const cards = scenario.cards.map((card) => ({ ...card, count: 100 }));
  expect(composing({ scenario: { cards } })).toThrow('500 cards in the pool of base.deck are more than 255');
  const field = { per: 'seat', width: 3, seen: 'total', pool: 'planets' } as const;
  expect(composing({ add: [withFields({ field })] })).toThrow('probe.field: there is no pool planets');
});

test('boards and tables that do not fit are refused', () => {
  const sized = (parts: object) => () => compile({ ...partsOf(), board: { ...game.board, ...parts } });
  const partsOf = () => ({ ...game, slots: SLOTS, modules: game.modules });
  expect(sized({})).not.toThrow();
  for (const places of ['hexes', 'vertices', 'edges'])
    expect(sized({ [places]: MOST_PLACES + 1 })).toThrow(`251 ${places} are more than 250`);
  expect(() => compile({ ...partsOf(), seats: MOST_SEATS + 1 })).toThrow('7 seats are more than 6');
});

test('operands fit an action and name catalogues that exist', () => {
  const four = { a: 'hex', b: 'hex', c: 'hex', d: 'hex' };
  expect(composing({ add: [withAction({})] })).not.toThrow();
  expect(composing({ add: [withAction({ operands: four })] })).toThrow('4 operands of probe are more than 3');
  expect(composing({ add: [withAction({ operands: { a: 'planet' } })] })).toThrow(
    'probe: a is of the catalogue planet, which nobody brings',
  );
  expect(composing({ add: [withAction({ wide: { give: 'planet' } })] })).toThrow(
    /give is of the catalogue planet/,
  );
  expect(
    composing({ add: [withAction({ wide: { give: 'planet' } })], catalogues: { planet: numbered(9) } }),
  ).toThrow('9 kinds of planet in give of probe are more than 8');
  expect(composing({ add: [withAction({ optional: ['b'] })] })).toThrow(
    'probe: b is optional and no operand',
  );
  expect(composing({ catalogues: { planet: numbered(251) } })).toThrow('251 entries of the catalogue planet');
  expect(composing({ catalogues: { hex: numbered(2) } })).toThrow('a catalogue cannot be called hex');
});

test('frames fit their bytes', () => {
  const routines = (names: readonly string[], steps: number): Contributions => ({
    routines: Object.fromEntries(names.map((name) => [name, Array.from({ length: steps }, () => () => {})])),
  });
  expect(composing({ add: [withFields({}, routines(numbered(256), 1))] })).toThrow(
    /kinds of frame are more than 256/,
  );
  expect(composing({ add: [withFields({}, routines(['probe'], 256))] })).toThrow(
    '256 steps of probe are more than 255',
  );
  const operands = { probe: { a: 'hex', b: 'hex', c: 'hex' } };
  expect(
    composing({ add: [withFields({}, { ...routines(['probe'], 1), operands } as Contributions)] }),
  ).toThrow('3 operands of probe are more than 2');
});

test('two fields of one name, and names that a state has for itself, are refused', () => {
  const hidden = { per: 'seat', width: 2, seen: 'total' } as const;
  const plain = { per: 'seat', seen: 'all' } as const;
  expect(composing({ add: [withFields({ field: hidden, fieldTotal: plain })] })).toThrow(
    'two fields are called probe.fieldTotal',
  );
  expect(composing({ add: [{ ...withFields({ field: plain }), group: 'bytes' }] })).toThrow(
    'no group of fields can be called bytes',
  );
  expect(composing({ add: [withFields({ field: { ...plain, fill: 256 } })] })).toThrow(/fill a byte/);
});

test('a contribution to an undeclared slot or stage is refused', () => {
  const gives = (given: object) => composing({ add: [withFields({}, given)] });
  expect(gives({ sum: { points: () => 0 } })).not.toThrow();
  expect(gives({ sum: { glory: () => 0 } })).toThrow('probe: unknown slot sum.glory');
  expect(gives({ staged: { turn: { tea: () => {} } } })).toThrow('probe: unknown slot turn/tea');
  expect(gives({ staged: { nap: { begin: () => {} } } })).toThrow('probe: unknown slot nap/begin');
});
