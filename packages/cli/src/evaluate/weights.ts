/** The weights that a command computes with: those that ship, or a file that is named. */
import { readFileSync } from 'node:fs';
import { findWeights, readWeights, type Weights } from '@landnam/bots/value';
import type { Game } from '@landnam/engine';
import { reasonOf } from '../files.js';
import { InputError, need } from '../input.js';

const readFile = (path: string): Uint8Array => {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new InputError(`${path}: ${reasonOf(error) ?? String(error)}`);
  }
};

export const readWeightsFile = (path: string): Weights => {
  const read = readWeights(readFile(path));
  if (!read.ok) throw new InputError(`${path}: ${read.error}`);
  return read.value;
};

export const openWeights = (game: Game, path: string | undefined): Weights =>
  path === undefined ? need(findWeights(game)) : readWeightsFile(path);
