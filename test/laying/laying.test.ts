/** Whatever is laid by hand either opens, and can be played, or is refused with its place. */
import {
  ActionList,
  actors,
  apply,
  hasBit,
  CHANCE,
  isOver,
  legalActions,
  listOutcomes,
  makeState,
  type State,
} from '@landnam/engine';
import { type LayingFault, PositionDraft, type PositionField } from '@landnam/engine/position';
import { Chance, nextToAct } from '@landnam/bots';
import {
  ATLAS,
  beginGame,
  dealTable,
  describeFaults,
  findTable,
  gameIds,
  readDraft,
  readPosition,
  type Table,
  writeDraft,
  writePosition,
} from '@landnam/maps';
import { expect, test } from 'vitest';

const EDITS = 150;
const SELDOM = 10;

const step = ({ game }: Table, s: State, below: (count: number) => number): void => {
  const list = new ActionList();
  const due = actors(game, s);
  if (hasBit(due, CHANCE)) listOutcomes(game, s, list);
  else legalActions(game, s, nextToAct(s, due), list);
  apply(game, s, hasBit(due, CHANCE) ? CHANCE : nextToAct(s, due), list.toArray()[below(list.length)]);
};

const play = (table: Table, s: State, steps: number, below: (count: number) => number): void => {
  for (let i = 0; i < steps && !isOver(s); i++) step(table, s, below);
};

const anyWord = ({ kind, words, most }: PositionField, below: (count: number) => number): string | number => {
  if (kind === 'number')
    return below(3) === 0 && words.length > 0
      ? words[below(words.length)]
      : below(below(4) === 0 ? most + 1 : 8);
  return kind === 'seats' ? ['-', 'p0', 'p1', 'p0+p1'][below(4)] : words[below(words.length)];
};

const edit = (draft: PositionDraft, below: (count: number) => number, seats: number): void => {
  if (below(8) === 0) {
    draft.stack = { turn: `p${below(seats)}`, phase: ['roll', 'main'][below(2)] };
    return;
  }
  const field = draft.fields[below(draft.fields.length)];
  const [row, column] = [below(field.rows), below(Math.max(1, field.columns.length))];
  const word = anyWord(field, below);
  expect(draft.lay(field, row, column, word), `${field.group} ${field.name} ${String(word)}`).toBeNull();
  expect(draft.word(field, row, column)).toBe(word);
};

/** A code and all that fills its sentence in, so that it can be said in any language. */
const expectSaid = ({ where, what, code, data = {} }: LayingFault): void => {
  expect(where).not.toBe('');
  expect(what).not.toMatch(/undefined|^$/);
  expect(code, what).toMatch(/^\w+$/);
  for (const value of Object.values(data)) expect(['string', 'number']).toContain(typeof value);
};

/** As text it is the same draft, with the same faults. */
const expectKept = (table: Table, draft: PositionDraft, faults: readonly LayingFault[]): void => {
  const again = readDraft(JSON.stringify(writeDraft(table, draft)));
  if (!again.ok) throw new Error(describeFaults(again.error));
  expect(again.value.draft.body()).toEqual(draft.body());
  expect(again.value.draft.read().faults).toEqual(faults);
};

test.each(gameIds().map((id) => [id]))('whatever is laid in %s opens or is refused with its place', (id) => {
  const { below } = new Chance(`laying ${id}`);
  let [opened, refused] = [0, 0];
  for (const seats of ATLAS.get(id)!.players.slice(0, 2)) {
    const table = findTable(id, seats, {});
    if (!table.ok) throw new Error(table.error);
    const begun = beginGame(table.value.game, dealTable(table.value, below));
    if (!begun.ok) throw new Error(begun.error);
    play(table.value, begun.value, 200, below);
    let draft = new PositionDraft(table.value.game, begun.value);
    for (let i = 0; i < EDITS; i++) {
      edit(draft, below, seats);
      const { state, faults } = draft.read();
      if (i % SELDOM === 0) expectKept(table.value, draft, faults);
      const json = { ...writePosition(table.value, begun.value), ...emptied(table.value), ...draft.body() };
      const read = readPosition(JSON.parse(JSON.stringify(json)));
      expect(read.ok, JSON.stringify(faults)).toBe(faults.length === 0);
      if (read.ok) {
        opened++;
        expect(read.value.state.bytes).toEqual(state.bytes);
        const copy = makeState(table.value.game);
        copy.copyFrom(state);
        play(table.value, copy, 12, below);
      } else {
        refused++;
        for (const fault of faults) expectSaid(fault);
        // most edits of a broken position are refused as well: begin again now and then
        if (below(4) === 0) draft = new PositionDraft(table.value.game, begun.value);
      }
    }
  }
  expect(opened).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
});

/** Nothing of the position that it began with is left. */
const emptied = ({ game }: Table): Record<string, undefined> =>
  Object.fromEntries(
    [...game.layout.places.map(({ group }) => group), 'turn', 'phase', 'frames'].map((name) => [
      name,
      undefined,
    ]),
  );
