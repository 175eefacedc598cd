/** Our own bots by name: a level, or one that searches with the weights of a file, as `hard@FILE`. */
import { type BotMaker, BOTS } from '@landnam/bots';
import { onlyStudied, studyBot } from '@landnam/bots/selfplay';
import { suits, type Weights } from '@landnam/bots/value';
import type { Game } from '@landnam/engine';
import { readWeightsFile } from '../evaluate/weights.js';
import { InputError, need } from '../input.js';

/** The name before `@`, and the file behind it. */
const partsOf = (name: string): readonly [string, string | undefined] => {
  const [, level = name, file] = /^(\w+)@(.+)$/s.exec(name) ?? [];
  return [level, file];
};

const read = new Map<string, Weights>();

const weightsIn = (file: string): Weights => {
  const weights = read.get(file) ?? readWeightsFile(file);
  read.set(file, weights);
  return weights;
};

export const hasFile = (name: string): boolean => partsOf(name)[1] !== undefined;

/** One that is not a level, since people are never asked to play against it. */
export const isStudy = (name: string): boolean => onlyStudied(name) || hasFile(name);

export const checkStudy = (name: string, game: Game): void => {
  const [level, file] = partsOf(name);
  need(studyBot(level));
  const fits = file === undefined ? undefined : suits(game, weightsIn(file));
  if (fits?.ok === false) throw new InputError(`${file}: ${fits.error}`);
};

export const makerOf = (name: string): BotMaker => {
  if (!isStudy(name)) return BOTS[name]!;
  const [level, file] = partsOf(name);
  return need(studyBot(level, file === undefined ? undefined : weightsIn(file)));
};
