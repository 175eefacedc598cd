import { expect, test } from 'vitest';
import { Play } from './play/play.js';
import { positionTable } from './positionTable.js';

const people = (count: number) =>
  Array.from({ length: count }, () => ({ kind: 'person', name: '', bot: '' }) as const);

const halfway = (): Play => {
  const opened = Play.open('base', { seats: 3, seed: 'position' });
  if (!opened.ok) throw new Error(opened.error);
  let play = opened.value;
  for (let i = 0; i < 40; i++) {
    const next = play.play(play.legal()[i % play.legal().length]);
    if (next.ok) play = next.value;
  }
  return play;
};

test('a table begins where the position stands, and plays on by the same rules', () => {
  const play = halfway();
  const live = positionTable(play.toText(), { players: people(3), seed: 'any' });
  if (!live.ok) throw new Error(live.error);
  const read = Play.position(play.toText());
  expect(read.ok && read.value.state().bytes).toEqual(live.value.state.bytes);
  expect(live.value.events).toEqual([]);
  const seat = live.value.next();
  const [packed] = live.value.legalOf(seat).toArray();
  expect(live.value.take(seat as never, { packed })).toBeNull();
  expect(live.value.entries).toHaveLength(1);
});

test('the same seed draws the same dice from there', () => {
  const roll = (): readonly string[] => {
    const live = positionTable(halfway().toText(), { players: people(3), seed: 'die' });
    if (!live.ok) throw new Error(live.error);
    live.value.playNature();
    return live.value.entries;
  };
  expect(roll()).toEqual(roll());
});

test('what cannot be opened is said in one sentence', () => {
  const text = halfway().toText();
  expect(positionTable('nonsense', { players: people(3), seed: '' })).toMatchObject({ ok: false });
  expect(positionTable(text, { players: people(4), seed: '' })).toEqual({
    ok: false,
    error: 'seats: 3 are needed, not 4',
  });
});
