/** Whole games as text: any change of play, of legality or of what a player sees is a change of these files. */
import { test } from 'vitest';
import { dealt } from '../support/arbitraries.js';
import { expectGolden } from '../support/golden.js';
import { type Script, writePlaythrough } from './write.js';

interface Play extends Script {
  readonly file: string;
  readonly id: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

const PLAYS: readonly Play[] = [
  { file: 'base-4', id: 'base', seats: 4, options: {}, seed: 4, plies: 160, talk: 0, every: 40 },
  {
    file: 'base-3-offers',
    id: 'base',
    seats: 3,
    options: { setUp: 'random' },
    seed: 3,
    plies: 160,
    talk: 150,
    every: 40,
  },
  {
    file: 'base-2-house-rules',
    id: 'base',
    seats: 2,
    options: { pointsToWin: 4, balancedDice: true, friendlyRobber: true, discardLimit: 5 },
    seed: 2,
    plies: 400,
    talk: 20,
    every: 60,
  },
  { file: 'base-6-paired', id: 'base', seats: 6, options: {}, seed: 6, plies: 260, talk: 20, every: 80 },
  {
    file: 'base-5-building',
    id: 'base',
    seats: 5,
    options: { turns: 'building' },
    seed: 5,
    plies: 260,
    talk: 20,
    every: 80,
  },
  { file: 'energies-4', id: 'energies', seats: 4, options: {}, seed: 5, plies: 400, talk: 20, every: 80 },
  {
    file: 'energies-first-game-3',
    id: 'energies/first-game',
    seats: 3,
    options: {},
    seed: 6,
    plies: 400,
    talk: 0,
    every: 80,
  },
  { file: 'new-catan-4', id: 'new-catan', seats: 4, options: {}, seed: 7, plies: 400, talk: 20, every: 80 },
  {
    file: 'new-catan-first-game-3',
    id: 'new-catan',
    seats: 3,
    options: { setUp: 'first-game' },
    seed: 8,
    plies: 300,
    talk: 0,
    every: 80,
  },
];

test.each(PLAYS)('$file', ({ file, id, seats, options, ...script }) => {
  const table = dealt(id, seats, options, script.seed);
  expectGolden(new URL(`${file}.txt`, import.meta.url), writePlaythrough(table, script));
});
