import { seededBelow } from '@landnam/bots';
import { type StartingPair, Openings } from '@landnam/bots/value';
import { actors, CHANCE, type Seat, seatsOf } from '@landnam/engine';
import { openGame, type OpenGame } from '@landnam/maps';
import type { Command } from 'commander';
import { openWeights } from '../evaluate/weights.js';
import { houseOptions, InputError, need, wholeNumber } from '../input.js';
import { print, printJson, table } from '../output.js';

interface Flags {
  game: string;
  players: number;
  seed: string;
  options?: Readonly<Record<string, unknown>>;
  seat?: number;
  firsts: number;
  most: number;
  weights?: string;
  json?: true;
}

interface Told {
  readonly seat: number;
  readonly sites: readonly StartingPair[];
  readonly pairs: readonly StartingPair[];
}

const firstToPlace = ({ game, state }: OpenGame): number =>
  seatsOf(actors(game, state)).find((seat) => seat !== CHANCE) ?? 0;

/** Seats that place earlier do so as `normal` would. */
const openingsOf = (open: OpenGame, { seat = firstToPlace(open), firsts, most, weights }: Flags): Told => {
  const { game, state } = open;
  if (seat >= game.seats) throw new InputError(`there is no seat ${seat} of ${game.seats}`);
  const openings = new Openings(game, openWeights(game, weights));
  if (!openings.await(state, seat as Seat)) throw new InputError('nothing is placed in this opening');
  const sites = openings.sites(state, seat as Seat);
  return { seat, sites, pairs: openings.pairs(state, seat as Seat, firsts).slice(0, most) };
};

const rounded = ({ sites, worth }: StartingPair): StartingPair => ({
  sites,
  worth: Number(worth.toFixed(4)),
});

const asText = ({ seat, sites, pairs }: Told, most: number): string => {
  const rows = [...sites.slice(0, most), ...pairs].map((each) => [
    each.sites.map((vertex) => `v${vertex}`).join(' '),
    `${(100 * each.worth).toFixed(1)} %`,
  ]);
  return [`p${seat}: sites, then pairs of sites, and the chance to win`, table(rows)].join('\n');
};

export const addOpenings = (program: Command): void => {
  program
    .command('openings')
    .description('how good starting sites are, one by one and in pairs')
    .requiredOption('--game <id>', 'which game')
    .requiredOption('--players <count>', 'how many play', wholeNumber(1))
    .requiredOption('--seed <text>', 'the same seed deals the same board')
    .option('--options <list>', 'house options, name=value,…', houseOptions)
    .option('--seat <number>', 'for which seat; by default the one that places first', wholeNumber(0, 7))
    .option('--firsts <count>', 'how many first sites are tried in pairs', wholeNumber(1, 200), 12)
    .option('--most <count>', 'how many pairs are listed', wholeNumber(1, 10_000), 20)
    .option('--weights <file>', 'weights to compute with, instead of those that ship')
    .option('--json', 'print JSON')
    .action((flags: Flags) => {
      const open = need(openGame(flags.game, flags.players, flags.options ?? {}, seededBelow(flags.seed)));
      const told = openingsOf(open, flags);
      const { seat, sites, pairs } = told;
      if (flags.json) printJson({ seat, sites: sites.map(rounded), pairs: pairs.map(rounded) });
      else print(asText(told, flags.most));
    });
};
