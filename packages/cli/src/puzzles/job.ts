/** One game: played by hard bots or read from a log, and mined. */
import { basename } from 'node:path';
import { botSeed, Chance, makeBots, natureSeed, recordGame } from '@landnam/bots';
import { type MinedGame, Miner } from '@landnam/bots/puzzles';
import { dealTable, findTable } from '@landnam/maps';
import { readText } from '../files.js';
import { need } from '../input.js';

export const PLAYED_BY = 'hard';

/** A game that is yet to be played. */
export interface GameToPlay {
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly index: number;
}

export type MineJob = ({ readonly file: string } | { readonly play: GameToPlay }) & {
  /** Puzzles of this kind only. */
  readonly kind?: string;
};

export interface MinedLog extends MinedGame {
  readonly name: string;
  readonly text: string;
  /** What is wrong with the log. */
  readonly problem?: string;
}

const NOTHING: MinedGame = { puzzle: null, candidates: 0, left: {} };

const nameOf = ({ game, players, seed, index }: GameToPlay): string =>
  `${game}-${players}-${seed}-${index}`.replaceAll(/[^\w.-]+/g, '_');

const playOne = ({ game, players, seed, index }: GameToPlay): string => {
  const table = need(findTable(game, players, {}));
  const nature = new Chance(natureSeed(seed, index));
  const whims = new Chance(botSeed(seed, index));
  const names = Array.from({ length: players }, () => PLAYED_BY);
  const seated = names.map((name) => `bot ${name}` as const);
  const deal = dealTable(table, nature.below);
  const about = { seed: natureSeed(seed, index), seated };
  return recordGame(table, deal, makeBots(names, table.game, whims.below), nature.below, { about }).text;
};

const namedLog = (job: MineJob): { readonly name: string; readonly text: string } =>
  'file' in job
    ? { name: basename(job.file).replace(/\.log$/, ''), text: readText(job.file) }
    : { name: nameOf(job.play), text: playOne(job.play) };

export const runMineJob = (job: MineJob): MinedLog => {
  const { name, text } = namedLog(job);
  const miner = Miner.begin(text, name, job.kind);
  return miner.ok ? { name, text, ...miner.value.mine() } : { name, text, ...NOTHING, problem: miner.error };
};
