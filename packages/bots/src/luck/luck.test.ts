import {
  ActionList,
  CHANCE,
  fail,
  hashState,
  listOutcomes,
  type Seat,
  type State,
  topKind,
} from '@landnam/engine';
import { dealTable, findTable, replayLog, type Table } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { Arena, type BlockGame, type BlockResult } from '../arena/block.js';
import { meanOf, varianceOf } from '../arena/interval.js';
import { reportOf } from '../arena/report.js';
import { Chance, seededBelow } from '../chance.js';
import { Extractor } from '../features.js';
import { Driver } from '../driver.js';
import { recordGame } from '../recordGame.js';
import { BOTS, makeBots } from '../roster.js';
import { findWeights } from '../value/store.js';
import { inputsOf, type Weights } from '../value/weights.js';
import { luckOfLog, LuckReader } from './log.js';
import { Luck } from './luck.js';
import { LuckWatch } from './watch.js';

const tableOf = (id: string, seats: number): Table => {
  const table = findTable(id, seats);
  if (!table.ok) throw new Error(table.error);
  return table.value;
};

const shipped = ({ game }: Table): Weights => {
  const weights = findWeights(game);
  if (!weights.ok) throw new Error(weights.error);
  return weights.value;
};

/** A tower that knows nothing: its values are as good as noise. */
const randomTower = ({ game }: Table, seed: string): Weights => {
  const { below } = new Chance(seed);
  const { seatNames: seat, tableNames } = new Extractor(game);
  const names = { seat, best: seat.slice(0, 4), table: tableNames };
  const draws = (count: number, scale: number): Float64Array =>
    Float64Array.from({ length: count }, () => ((below(20001) - 10000) / 10000) * scale);
  return {
    game: 'base',
    ...names,
    hidden: [16, 8],
    first: draws(inputsOf(names) * 16, 0.25),
    firstBias: draws(16, 0.5),
    second: draws(16 * 8, 0.5),
    secondBias: draws(8, 0.5),
    out: draws(8, 1),
    made: {},
  };
};

const normals = ({ game }: Table, seed: string) =>
  makeBots(
    Array.from({ length: game.seats }, () => 'normal'),
    game,
    new Chance(seed).below,
  );

const record = (table: Table, seed: string): string => {
  const below = seededBelow(seed);
  return recordGame(table, dealTable(table, below), normals(table, seed), below).text;
};

/** One `one` against others of `other`. */
const playBlocks = (
  table: Table,
  weights: Weights,
  blocks: number,
  one: string,
  other: string,
): BlockResult[] => {
  const seating = (index: number, seat: number, seed: string) => {
    const maker = BOTS[index === 0 ? one : other];
    return { bot: maker(table.game, seat as Seat, new Chance(seed).below) };
  };
  const arena = new Arena(table, 'luck', seating, weights);
  return Array.from({ length: blocks }, (_, block) => arena.play(block));
};

/** Of the first index, in standard errors of its block means. */
const meanInErrors = (results: readonly BlockResult[]): number => {
  const means = results.map(({ games }) => meanOf(games.map(({ luck = [] }) => luck[0])));
  return meanOf(means) / Math.sqrt(varianceOf(means) / means.length);
};

describe('luck of one outcome', () => {
  test.each([
    ['base', 3],
    ['seafarers/fog-islands', 3],
    ['energies', 3],
    ['new-catan', 3],
  ] as const)('%s: over all outcomes by weight it is 0, and over the seats too', (id, seats) => {
    const table = tableOf(id, seats);
    const { game } = table;
    const luck = new Luck(game, shipped(table));
    const list = new ActionList();
    const seen = new Set<number>();
    let [asked, plies] = [0, 0];
    const check = (s: State): void => {
      const hash = hashState(s);
      const sum = listOutcomes(game, s, list);
      const mean = new Float64Array(seats);
      for (const [i, packed] of list.toArray().entries()) {
        luck.begin();
        const change = luck.of(s, packed);
        expect(change.reduce((all, each) => all + each, 0)).toBeCloseTo(0, 9);
        change.forEach((each, seat) => (mean[seat] += (each * list.weights[i]) / sum));
      }
      for (const each of mean) expect(each).toBeCloseTo(0, 9);
      expect(hashState(s)).toBe(hash);
      asked++;
    };
    const below = seededBelow(id);
    new Driver(table).play(dealTable(table, below), normals(table, id), below, {
      before(s, seat) {
        if (seat !== CHANCE || (plies++ % 25 !== 0 && seen.has(topKind(s)))) return;
        seen.add(topKind(s));
        check(s);
      },
    });
    expect(asked).toBeGreaterThan(2);
  });
});

describe('luck of a game', () => {
  test('is measured without affecting nature or the bots', () => {
    const table = tableOf('base', 3);
    const watch = new LuckWatch(table.game, shipped(table)).hooks;
    const below = seededBelow('beside');
    const deal = dealTable(table, below);
    const watched = recordGame(table, deal, normals(table, 'beside'), below, { watch });
    expect(watched.text).toBe(record(table, 'beside'));
  });

  test('from its log is the same as while it was played', () => {
    const table = tableOf('base', 4);
    const watch = new LuckWatch(table.game, shipped(table));
    const below = seededBelow('log');
    const { text, plies } = recordGame(table, dealTable(table, below), normals(table, 'log'), below, {
      watch: watch.hooks,
    });
    const read = luckOfLog(text);
    if (!read.ok) throw new Error(read.error);
    const { strokes, sum, replay } = read.value;
    expect(sum).toEqual([...watch.sum]);
    expect(replay.plies).toBe(plies);
    expect(strokes.length).toBeGreaterThan(40);
    expect(strokes.every(({ ply }, i) => i === 0 || ply > strokes[i - 1].ply)).toBe(true);
    const biggest = Math.max(...strokes.flatMap(({ change }) => change));
    expect([biggest > 0.03, biggest < 1]).toEqual([true, true]);
  });

  test('of a log that is broken, or of a game without weights, is one line', () => {
    const text = record(tableOf('base', 3), 'broken');
    const broken = luckOfLog(text.replace('buildSettlement', 'buildCathedral'));
    expect(broken).toMatchObject({ ok: false });
    expect(broken.ok ? '' : broken.error).toMatch(/^line \d+, entry \d+: .*buildCathedral/);
    expect(luckOfLog('a letter')).toMatchObject({ ok: false });
    const reader = new LuckReader(() => fail('weights of nothing: there is none'));
    expect(replayLog(text, reader.options).ok).toBe(true);
    expect([reader.strokes, reader.problem]).toEqual([[], 'weights of nothing: there is none']);
  });

  test('has mean 0 whatever the value is, and a value that knows something makes results vary less', () => {
    const table = tableOf('base', 2);
    const known = playBlocks(table, shipped(table), 24, 'normal', 'easy');
    const blind = playBlocks(table, randomTower(table, 'tower'), 24, 'normal', 'easy');
    const games = (results: readonly BlockResult[]): unknown =>
      results.map((result) => result.games.map(({ won }: BlockGame) => won));
    expect(games(blind)).toEqual(games(known));
    for (const results of [known, blind]) expect(Math.abs(meanInErrors(results))).toBeLessThan(3);
    const [first] = reportOf(['normal', 'easy'], known).seats;
    expect(first.corrected?.variance).toBeGreaterThan(1.1);
    expect(Math.abs((first.corrected?.rate ?? 0) - first.rate)).toBeLessThan(0.15);
  });
});
