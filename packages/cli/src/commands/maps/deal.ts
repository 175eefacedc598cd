import { seededBelow } from '@landnam/bots';
import {
  type BoardKind,
  boardKinds,
  dealKind,
  type DealtMap,
  kindCalled,
  type LimitClash,
  type BoardLimits,
  limitText,
  readLimits,
} from '@landnam/maps/balanced';
import { begin, makeState } from '@landnam/engine';
import { dealTable, type MapData, previewBoard, setTable } from '@landnam/maps';
import { type Command, InvalidArgumentError } from 'commander';
import { runBalance } from '../../balance/run.js';
import { balanceJson, balanceText } from '../../balance/tell.js';
import { hasColour } from '../../colour.js';
import { InputError, need, wholeNumber } from '../../input.js';
import { mapText, seatsFor, writeNew } from '../../mapSource.js';
import { print } from '../../output.js';

interface Flags {
  kind: string;
  players?: number;
  seed: string;
  limits?: BoardLimits;
  games?: number;
  threads: number;
  out?: string;
  force?: true;
  json?: true;
}

const limitsIn = (text: string): BoardLimits => {
  const limits = readLimits(text);
  if (!limits.ok) throw new InvalidArgumentError(`${limits.error}.`);
  return limits.value;
};

const openKind = (name: string): BoardKind => {
  const kind = kindCalled(name);
  if (kind !== undefined) return kind;
  const known = boardKinds().map(({ id }) => id);
  throw new InputError(`no kind of board is called "${name.slice(0, 40)}": ${known.join(', ')} are known`);
};

/** Names of files and ids: what is not a letter or a digit is a hyphen. */
const slug = (seed: string): string => seed.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 40) || 'board';

const clashText = (limits: BoardLimits, { limits: names, proved, bound, tries }: LimitClash): string => {
  const told = names.map((name) => limitText(name, limits[name]!)).join(' and ');
  const what =
    names.length === 1
      ? `${told} cannot be met`
      : names.length === 2
        ? `${told} exclude each other`
        : `${told} cannot be met together`;
  const nearest = bound === undefined ? '' : `: the nearest any deal comes is ${bound}`;
  return proved ? `${what} (proved${nearest})` : `${what} (none found in ${tries} boards; not proved)`;
};

const dealt = (kind: BoardKind, seats: number, { seed, limits = {} }: Flags): DealtMap => {
  const result = dealKind({ kind, seats, limits, name: slug(seed) }, seededBelow(seed));
  if (result.ok) return result.value;
  throw new InputError(`${kind.id}: ${result.error.map((clash) => clashText(limits, clash)).join('; ')}`);
};

const drawnMap = (map: MapData, seats: number, seed: string): string => {
  const table = need(setTable(map, seats));
  const state = makeState(table.game);
  begin(table.game, state, dealTable(table, seededBelow(seed)));
  return previewBoard(table.game, state, { colour: hasColour() });
};

const pairs = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

const measuresText = ({ measures, tries }: DealtMap): string => {
  const { corners, inland } = measures;
  return [
    `balanced: pips ${pairs(measures.goods)}: ${measures.goodsApart} apart${measures.gold > 0 ? `; gold ${measures.gold}` : ''}`,
    `  corners ${corners.least} to ${corners.most} pips, ${corners.mean} on average, spread ${corners.spread}${inland === undefined ? '' : `; between three hexes ${inland.least} to ${inland.most}`}`,
    `  largest cluster ${measures.cluster}; reds ${pairs(measures.reds)}; neighbours with the same number ${measures.samePairs}, of 2 and 12 ${measures.endPairs}`,
    `  islands of ${measures.islands.join(', ')}; ${tries} boards looked at`,
  ].join('\n');
};

const CAUTION =
  'this board is fair only as printed: every seat has things of its own, and a dealt one may favour somebody';

const act = async (flags: Flags): Promise<void> => {
  const kind = openKind(flags.kind);
  const seats = seatsFor({ ...kind.map, players: kind.players }, flags.players);
  const found = dealt(kind, seats, flags);
  const task = {
    map: found.map,
    players: seats,
    options: {},
    level: 'normal',
    seed: flags.seed,
    corrected: true,
  };
  const fair =
    flags.games === undefined
      ? undefined
      : await runBalance({ task, games: flags.games, threads: flags.threads });
  const measures = {
    ...found.measures,
    ...(kind.fairAsPrinted ? { fairAsPrinted: true } : {}),
    ...(fair === undefined ? {} : { fair: balanceJson(fair) }),
  };
  const text = mapText({ ...found.map, measures });
  if (flags.out !== undefined) writeNew(flags.out, text, flags.force);
  if (flags.json) return print(text.trimEnd());
  print(
    [
      drawnMap(found.map, seats, flags.seed),
      '',
      measuresText(found),
      ...(fair === undefined
        ? []
        : [`fair: ${balanceText(found.map.id, fair.corrected ? 'luck taken out' : 'luck is in it', fair)}`]),
      ...(kind.fairAsPrinted ? [CAUTION] : []),
      ...(flags.out === undefined ? [] : [`written to ${flags.out}`]),
    ].join('\n'),
  );
};

export const addDeal = (program: Command): void => {
  program
    .command('deal')
    .description('deal a board within limits, as a map file, and measure how balanced it is')
    .requiredOption('--kind <name>', 'a game, or islands')
    .option('--players <count>', 'for how many', wholeNumber(1))
    .option('--seed <text>', 'the same seed deals the same board', '1')
    .option(
      '--limits <list>',
      'reds=spread,ends=apart,same=apart,cluster=2,corner=..11,goods=4,gold=5,islands=3..5,size=2..8',
      limitsIn,
    )
    .option('--games <count>', 'let bots play so many games on it: is it fair?', wholeNumber(1, 1e6))
    .option('--threads <count>', 'worker threads for them', wholeNumber(1, 256), 1)
    .option('--out <file>', 'write the map there')
    .option('--force', 'replace the file')
    .option('--json', 'print the map file with its measures')
    .action(act);
};
