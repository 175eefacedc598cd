/** No heap growth: states and lists are created once, plies leave nothing behind. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  ActionList,
  actors,
  apply,
  type Below,
  CHANCE,
  drawOutcome,
  type Game,
  hasBit,
  isOver,
  legalActions,
  type State,
} from '@landnam/engine';
import { gameIds, ATLAS } from '@landnam/maps';
import { expect, test } from 'vitest';
import { dealt } from '../support/arbitraries.js';
import { seeded } from '../support/chance.js';

const PLIES = 10_000;
const BLOCK = 250;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const usedHeap = (): number => process.memoryUsage().heapUsed;

const list = new ActionList();

const playOn = (g: Game, s: State, fresh: State, below: Below, plies: number): void => {
  for (let i = 0; i < plies; i++) {
    if (isOver(s)) s.copyFrom(fresh);
    const bits = actors(g, s);
    if (hasBit(bits, CHANCE)) {
      apply(g, s, CHANCE, drawOutcome(g, s, below, list));
      continue;
    }
    const seat = (31 - Math.clz32(bits)) as never;
    legalActions(g, s, seat, list);
    apply(g, s, seat, list.items[below(list.length)]);
  }
};

/** Bytes that 10,000 plies leave behind, and bytes that the median block of plies allocates meanwhile. */
const measure = (playBlock: () => void): { kept: number; perPly: number } => {
  const perPly: number[] = [];
  collectGarbage();
  const before = usedHeap();
  for (let plies = 0; plies < PLIES; plies += BLOCK) {
    const start = usedHeap();
    playBlock();
    perPly.push((usedHeap() - start) / BLOCK);
  }
  collectGarbage();
  return { kept: usedHeap() - before, perPly: median(perPly) };
};

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1];

type Run = ReturnType<typeof measure>;

/** A leak of one small object per ply would leave several times as much. */
const LIMIT = 64 * 1024;
const MOST_RUNS = 8;

/** Compilers and collectors add to some runs, a leak to every one: runs until one is clean. */
const bestRun = (id: string, isClean: (run: Run) => boolean): Run => {
  const seats = Math.max(...ATLAS.get(id)!.players);
  const { game, state } = dealt(id, seats, {}, 1);
  const fresh = dealt(id, seats, {}, 1).state;
  const below = seeded(9);
  playOn(game, state, fresh, below, 2 * PLIES);
  let run = measure(() => playOn(game, state, fresh, below, BLOCK));
  for (let runs = 1; runs < MOST_RUNS && !isClean(run); runs++)
    run = measure(() => playOn(game, state, fresh, below, BLOCK));
  return run;
};

test('base: 10,000 plies leave nothing on the heap and take next to nothing', () => {
  const run = bestRun('base', ({ kept, perPly }) => kept < LIMIT && perPly < 100);
  expect(run.kept).toBeLessThan(LIMIT);
  expect(run.perPly).toBeLessThan(100);
});

test.each(gameIds().filter((id) => id !== 'base'))('%s: 10,000 plies leave nothing on the heap', (id) => {
  expect(bestRun(id, ({ kept }) => kept < LIMIT).kept).toBeLessThan(LIMIT);
});
