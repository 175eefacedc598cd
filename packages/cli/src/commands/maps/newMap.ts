import { boardFor, boardKey, type MapData, optionsOf } from '@landnam/maps';
import { type Command, InvalidArgumentError } from 'commander';
import { mapText, openMap, writeNew } from '../../mapSource.js';
import { InputError } from '../../input.js';
import { print, printJson } from '../../output.js';

interface Flags {
  from: string;
  players?: readonly number[];
  name: string;
  out?: string;
  force?: true;
  json?: true;
}

const COUNTS = /^[2-6]$/;
const RANGE = /^([2-6])-([2-6])$/;

/** `3,4` or `5-6`. */
const playersIn = (text: string): readonly number[] => {
  const counts = text.split(',').flatMap((part) => {
    const [, from, to] = RANGE.exec(part.trim()) ?? [];
    if (from === undefined) return COUNTS.test(part.trim()) ? [Number(part)] : [Number.NaN];
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i);
  });
  if (counts.length === 0 || counts.some(Number.isNaN))
    throw new InvalidArgumentError('Numbers from 2 to 6 are needed, such as 3,4 or 5-6.');
  return [...new Set(counts)].sort((a, b) => a - b);
};

const idOf = ({ id }: MapData, name: string): string =>
  `${id}/${
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'map'
  }`;

/** Boards of the players who are left, and options that still mean something. */
const startingMap = (from: MapData, players: readonly number[], name: string): MapData => {
  const strange = players.find((count) => !from.players.includes(count));
  if (strange !== undefined)
    throw new InputError(`${from.id} is for ${from.players.join(', ')} players, not ${strange}`);
  const { notes: _notes, redeal: _redeal, measures: _measures, options = {}, ...rest } = from;
  const boards = Object.fromEntries(players.map((count) => [boardKey(from, count), boardFor(from, count)]));
  const map: MapData = { ...rest, id: idOf(from, name), name, players, boards };
  const offered = optionsOf(map).map((spec) => spec.name);
  const kept = Object.fromEntries(Object.entries(options).filter(([option]) => offered.includes(option)));
  return Object.keys(kept).length === 0 ? map : { ...map, options: kept };
};

const act = ({ from, players, name, out, force, json }: Flags): void => {
  const source = openMap(from);
  const map = startingMap(source, players ?? source.players, name);
  const text = mapText(map);
  if (out !== undefined) writeNew(out, text, force);
  if (json) printJson({ ...(out === undefined ? {} : { file: out }), map });
  else
    print(
      out === undefined
        ? text.trimEnd()
        : `${out}: ${map.name}, ${map.players.join(', ')} players; landnam check-map ${out} checks it`,
    );
};

export const addNewMap = (program: Command): void => {
  program
    .command('new-map')
    .description('begin a map of your own: a file with everything a map needs')
    .option('--from <map>', 'a game or a map file to begin with', 'base')
    .option('--players <counts>', 'for how many, such as 3,4 or 5-6', playersIn)
    .option('--name <text>', 'what it is called', 'My island')
    .option('--out <file>', 'write it there instead of printing it')
    .option('--force', 'replace the file')
    .option('--json', 'print JSON')
    .action(act);
};
