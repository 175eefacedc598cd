import { CHANCE, type Seat } from '@landnam/engine';
import { Chance } from '@landnam/bots';
import { ATLAS, gameIds, writePosition } from '@landnam/maps';
import { GALLERY } from '@landnam/maps/gallery';
import { expect, test } from 'vitest';
import { writeLog } from '../export.js';
import { newTable } from '../open.js';
import { takeOwn } from '../own.js';
import { Play } from '../play/play.js';
import type { Player } from '../told.js';
import { openStudy, writeStudy } from './study.js';
import type { StudyTable } from './studyTable.js';

const people = (count: number): Player[] =>
  Array.from({ length: count }, (_, i) => ({ kind: 'person', name: `N${i}`, bot: '' }));

const positionOf = (game: string, moves: number): string => {
  const opened = Play.open(game, { seats: Math.min(...ATLAS.get(game)!.players), seed: 'study' });
  if (!opened.ok) throw new Error(opened.error);
  let play = opened.value;
  const { below } = new Chance(game);
  for (let i = 0; i < moves && play.over() === null; i++) {
    const next = play.play(play.legal()[below(play.legal().length)]);
    if (next.ok) play = next.value;
  }
  return play.toText();
};

const opened = async (text: string, at?: number): Promise<StudyTable> => {
  const study = await openStudy(text, at);
  if (!study.ok) throw new Error(study.error.line);
  return study.value.table;
};

/** Anything that is legal, nature's outcomes by hand among it, from anywhere in the tree. */
const wander = (table: StudyTable, steps: number, seed: string): void => {
  const { below } = new Chance(seed);
  for (let i = 0; i < steps; i++) {
    if (below(4) === 0) table.goTo(below(table.tree.size + 1));
    const { game } = table;
    const outcomes = table.outcomes();
    if (outcomes.length > 0) expect(table.play(outcomes[below(outcomes.length)].line)).toBeNull();
    else if (game.over() === null) {
      const seat = game.next();
      const list = game.legalOf(seat).toArray();
      const taken = game.copy();
      expect(taken.take(seat as Seat, { packed: list[below(list.length)] })).toBeNull();
      expect(table.play(taken.entries.at(-1)!.split(' ; ')[0])).toBeNull();
    }
  }
};

test.each(gameIds().map((id) => [id]))(
  'a study of %s is written and read again, branch for branch',
  async (id) => {
    const table = await opened(positionOf(id, 30));
    wander(table, 40, id);
    const json = writeStudy(table);
    const again = await opened(JSON.stringify(json));
    expect(writeStudy(again)).toEqual(json);
    expect(again.game.state.bytes).toEqual(table.game.state.bytes);
    expect(again.game.entries).toEqual(table.game.entries);
  },
);

/** What follows from the rest is found anew. */
const hashedBytes = ({ game: { table, state } }: StudyTable): Uint8Array =>
  state.bytes.subarray(0, table.game.layout.hashed);

/** A log's study, and one that begins with a position: each has the map with it where it does not ship. */
const expectWhole = async (game: string, seats: number): Promise<void> => {
  const live = newTable({ game, options: {}, seed: 'study', players: people(seats) });
  if (!live.ok) throw new Error(live.error);
  const log = await opened(writeLog(live.value));
  wander(log, 30, game);
  const { table, state } = log.game;
  const laid = await opened(JSON.stringify(writePosition(table, state)));
  expect(hashedBytes(laid)).toEqual(hashedBytes(log));
  wander(laid, 15, game);
  for (const each of [log, laid]) {
    const json = writeStudy(each);
    expect((json.header ?? json.position) as object).toHaveProperty('mapData');
    const again = await opened(JSON.stringify(json));
    expect(writeStudy(again)).toEqual(json);
    expect(hashedBytes(again)).toEqual(hashedBytes(each));
  }
};

test.each(GALLERY.map((map) => [map.name, map] as const))(
  'a study on %s, a map that does not ship, has it with it',
  async (_, map) => {
    const { id, players } = takeOwn(map);
    await expectWhole(id, players.at(-1)!);
  },
);

test.each([5, 6])('with %i players a study is written and read again', async (seats) => {
  const live = newTable({
    game: 'base',
    options: { turns: 'building' },
    seed: 'six',
    players: people(seats),
  });
  if (!live.ok) throw new Error(live.error);
  const table = await opened(writeLog(live.value));
  wander(table, 120, 'six');
  const json = writeStudy(table);
  expect(writeStudy(await opened(JSON.stringify(json)))).toEqual(json);
});

const finished = async (): Promise<string> => {
  const live = newTable({ game: 'base', options: { pointsToWin: 5 }, seed: 'log', players: people(3) });
  if (!live.ok) throw new Error(live.error);
  const table = live.value;
  for (table.playNature(); table.over() === null; table.playNature())
    await table.playByChance(table.next() as Seat);
  return writeLog(table);
};

test('a log is a study whose line is the game, and it stands where it is asked to', async () => {
  const text = await finished();
  const table = await opened(text, 40);
  expect(table.game.ply).toBe(40);
  expect(table.beginning.setup.players.map(({ name }) => name)).toEqual(['N0', 'N1', 'N2']);
  wander(table, 30, 'log');
  const json = writeStudy(table);
  const again = await opened(JSON.stringify(json));
  expect(writeStudy(again)).toEqual(json);
  expect(again.game.events).toEqual(table.game.events);
});

test('going back and on again leads to the same place, and what is shared is told', async () => {
  const table = await opened(await finished(), 60);
  const { id } = table.node;
  const before = table.game.state.bytes.slice();
  const at = table.tree.pathTo(table.node)[29];
  expect(table.goTo(at.id)).toBe(30);
  expect(table.game.ply).toBe(30);
  expect(table.goTo(id)).toBe(30);
  expect(table.game.state.bytes).toEqual(before);
});

test("nature's outcomes are all there are, with what each would tell", async () => {
  const table = await opened(positionOf('base', 20));
  while (table.outcomes().length === 0) {
    const { game } = table;
    const [packed] = game.legalOf(game.next()).toArray();
    const copy = game.copy();
    copy.take(game.next() as Seat, { packed });
    table.play(copy.entries.at(-1)!);
  }
  const outcomes = table.outcomes();
  expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  for (const { line, told } of outcomes) {
    expect(line.startsWith('* ')).toBe(true);
    expect(told.length).toBeGreaterThan(0);
  }
  table.draw(new Chance('any').below);
  expect(table.node.line.startsWith('* ')).toBe(true);
  expect(table.toldBy(table.node).length).toBeGreaterThan(0);
  expect(table.game.next()).not.toBe(CHANCE);
});

test('a branch that is removed leaves whoever stood in it before it', async () => {
  const table = await opened(positionOf('base', 20));
  wander(table, 6, 'removed');
  const [first] = table.tree.pathTo(table.node);
  table.remove(first.id);
  expect(table.node).toBe(table.tree.root);
  expect(table.game.ply).toBe(0);
  expect(table.tree.find(first.id)).toBeUndefined();
});

test('what is no study is refused with its place', async () => {
  const wrong = async (text: string): Promise<string> => {
    const study = await openStudy(text);
    return study.ok ? '' : study.error.line;
  };
  const position = positionOf('base', 20);
  expect(await wrong('')).toContain('a position is a JSON object');
  expect(await wrong('{"study":2}')).toBe('study: 1 is the only format there is');
  expect(await wrong('{"study":1}')).toContain('position:');
  expect(await wrong(JSON.stringify({ study: 1, position, moves: 'p0 dance' }))).toContain(
    'move 1, "p0 dance"',
  );
  expect(await wrong(JSON.stringify({ study: 1, position, moves: 'p0 buildCity v0' }))).toMatch(/\[B-\d+\]/);
  expect(await wrong(position.replace('robber=', 'rubber='))).toContain('rubber');
  expect(await wrong(JSON.stringify({ study: 1, header: { game: 'base' }, moves: '' }))).not.toBe('');
});
