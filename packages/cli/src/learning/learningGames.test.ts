/** The environment, as a program that learns sees it: a real process behind a pipe. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findTable } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { commandFolder, landnamIn, main, root } from '../../../../test/support/landnam.js';
import { LearningGames } from './learningGames.js';
import { type ProgramLine, readReset } from './programSeat.js';

const PATIENCE = { timeout: 300_000 };

interface Told {
  readonly type: string;
  readonly id: number;
  readonly seat: number;
  readonly legal: readonly unknown[];
  readonly features?: readonly number[];
  readonly winners: readonly number[];
  readonly points: readonly number[];
  readonly why: string;
}

/** Answers every question by `choose` until `games` are over. */
class Learner implements ProgramLine {
  readonly told: Told[] = [];
  private readonly lines: string[] = [];
  private readonly choose: (asked: Told) => object;
  private readonly seeds: string[];

  constructor(seeds: readonly string[], choose: (asked: Told) => object) {
    this.seeds = [...seeds];
    this.choose = choose;
  }

  next(): string | null {
    const line = this.lines.shift();
    if (line !== undefined) return line;
    const seed = this.seeds.shift();
    return seed === undefined ? null : JSON.stringify({ type: 'reset', seed });
  }

  write(message: object): void {
    const told = message as Told;
    this.told.push(told);
    if (told.type === 'ask') this.lines.push(JSON.stringify(this.choose(told)));
  }

  of(type: string): readonly Told[] {
    return this.told.filter((each) => each.type === type);
  }
}

const first = ({ id }: Told): object => ({ id, choice: 0 });
const last = ({ id, legal }: Told): object => ({ id, choice: legal.length - 1 });

const play = (learner: Learner, bots: readonly string[], isObserved = false): Learner => {
  const table = findTable('base', bots.length, { pointsToWin: 4 });
  if (!table.ok) throw new Error(table.error);
  new LearningGames({ table: table.value, bots, isObserved }, learner).run();
  return learner;
};

describe('an environment', () => {
  test('plays a game for each reset and tells how it ended', () => {
    const learner = play(new Learner(['a', 'b'], last), ['-', 'normal']);
    expect(learner.of('hello')).toHaveLength(2);
    expect(learner.of('over')).toHaveLength(2);
    for (const { winners, points } of learner.of('over')) {
      expect(winners).toHaveLength(1);
      expect(points[winners[0] ?? -1]).toBeGreaterThanOrEqual(4);
    }
  });

  test('the same seed and the same choices are the same game', () => {
    const once = play(new Learner(['x'], last), ['-', 'normal', 'easy']);
    expect(play(new Learner(['x'], last), ['-', 'normal', 'easy']).told).toEqual(once.told);
    expect(play(new Learner(['y'], last), ['-', 'normal', 'easy']).told).not.toEqual(once.told);
  });

  test('a program may play every seat; each is asked by its number', () => {
    const learner = play(new Learner(['z'], last), ['-', '-']);
    expect(new Set(learner.of('ask').map(({ seat }) => seat))).toEqual(new Set([0, 1]));
    expect(learner.of('over')).toHaveLength(1);
  });

  test('the numbers that are sent are those of the view, the own seat first', () => {
    const learner = play(new Learner(['f'], last), ['-', '-'], true);
    const hello = learner.of('hello')[0] as unknown as {
      features: { seat: readonly string[]; table: readonly string[] };
    };
    const { seat, table } = hello.features;
    for (const { features } of learner.of('ask'))
      expect(features).toHaveLength(2 * seat.length + table.length);
    const late = learner.of('ask').at(-1);
    expect(late?.features?.[seat.indexOf('points')]).toBeGreaterThanOrEqual(2);
  });

  test('a wrong answer is refused in one line and the question stays open', () => {
    const learner = play(new Learner(['w'], ({ id }) => ({ id, choice: 9999 })), ['-', 'normal']);
    // the learner hangs up instead of answering again
    expect(learner.told.map(({ type }) => type)).toEqual(['hello', 'ask', 'refused']);
    expect(learner.of('refused')[0]?.why).toMatch(/9999 is not one of the \d+ legal actions/);
  });

  test('a reset in the middle of a game begins another', () => {
    let asked = 0;
    const learner = play(
      new Learner(['m'], (told) => (++asked === 3 ? { type: 'reset', seed: 'n' } : first(told))),
      ['-', 'random'],
    );
    expect(learner.of('hello')).toHaveLength(2);
  });

  test.each(['hello?', '7', 'null', '[]', '{"type":"ask"}'])('%s is no reset', (line) => {
    expect(readReset(line)).toBeUndefined();
  });
});

describe('landnam env', PATIENCE, () => {
  const landnam = landnamIn(commandFolder());

  test.each([
    [['--players', '2', '--bots', 'normal,normal'], /no seat is yours: "-" among --bots is one/],
    [['--players', '3', '--bots', '-,normal'], /2 names for 3 players/],
    [['--players', '2', '--bots', '-,genius'], /no bot is called "genius"/],
    [['--players', '2', '--bots', '-,exec:cat'], /only bots of ours sit beside the program/],
  ])('%s is wrong input in one line', (args, message) => {
    const { code, out, err } = landnam('env', '--game', 'base', ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^landnam: [^\n]+\n$/);
    expect(err).toMatch(message);
  });

  test('the example learns: it wins more after its games than before', () => {
    const script = join(root, 'examples', 'python', 'train_small.py');
    const args = ['--games', '30', '--tests', '12', '--seed', '1', '--', process.execPath, main];
    const { status, stdout, stderr } = spawnSync('python3', [script, ...args], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    const [, before, after] = /wins (\d+)% before, (\d+)% after 30 games/.exec(stdout) ?? [];
    expect(Number(after)).toBeGreaterThan(Number(before));
  });
});
