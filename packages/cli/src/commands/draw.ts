import { seededBelow } from '@landnam/bots';
import { begin, type Game, makeState, type State } from '@landnam/engine';
import { isObject } from '@landnam/engine/rules';
import { ATLAS, dealTable, type MapData, setTable } from '@landnam/maps';
import { drawBoard } from '@landnam/maps/drawing';
import type { Command } from 'commander';
import { parseJson, readText } from '../files.js';
import { InputError, need, wholeNumber } from '../input.js';
import { checkedMap, needFile, seatsFor, writeNew } from '../mapSource.js';
import { print } from '../output.js';
import { isLog, isPosition, positionIn } from '../source.js';
import { replayText } from './replay.js';

interface Flags {
  svg: true;
  players?: number;
  seed?: string;
  out?: string;
  force?: true;
}

interface Scene {
  readonly map: MapData;
  readonly game: Game;
  readonly state: State;
}

const dealt = (map: MapData, { players, seed = '1' }: Flags): Scene => {
  const table = need(setTable(map, seatsFor(map, players)));
  const state = makeState(table.game);
  begin(table.game, state, dealTable(table, seededBelow(seed)));
  return { map, game: table.game, state };
};

/** A position and a log have their players and their board already. */
const asItIs = (name: string, { players, seed }: Flags, scene: () => Scene): Scene => {
  const strange = players === undefined ? (seed === undefined ? undefined : '--seed') : '--players';
  if (strange !== undefined) throw new InputError(`${name}: ${strange} is for maps, and this is not one`);
  return scene();
};

const isPositionJson = (json: unknown): boolean => isObject(json) && 'position' in json;

const sceneIn = (name: string, text: string, flags: Flags): Scene => {
  if (isLog(text)) return asItIs(name, flags, () => replayText(name, text, undefined));
  if (isPosition(text) && !text.trimStart().startsWith('{'))
    return asItIs(name, flags, () => positionIn(name, text));
  const json = parseJson(name, text);
  return isPositionJson(json)
    ? asItIs(name, flags, () => positionIn(name, text))
    : dealt(checkedMap(name, json), flags);
};

const openScene = (source: string, flags: Flags): Scene => {
  const shipped = ATLAS.get(source);
  if (shipped !== undefined) return dealt(shipped, flags);
  if (isPosition(source)) return sceneIn('position', source, flags);
  needFile(source);
  return sceneIn(source, readText(source), flags);
};

const act = (source: string, flags: Flags): void => {
  const { map, game, state } = openScene(source, flags);
  const picture = drawBoard(game, state, `${map.name}, ${game.seats} players`);
  if (flags.out === undefined) return print(picture.trimEnd());
  writeNew(flags.out, picture, flags.force);
  print(`${flags.out}: ${map.name}, ${game.seats} players`);
};

export const addDraw = (program: Command): void => {
  program
    .command('draw')
    .description('draw a board as a picture')
    .argument('<board>', 'a game, a map file, a position, a file with one, or a log; - is standard input')
    .requiredOption('--svg', 'as SVG')
    .option('--players <count>', 'of a map: for how many', wholeNumber(1))
    .option('--seed <text>', 'of a map: the same seed deals the same board (1)')
    .option('--out <file>', 'write it there instead of printing it')
    .option('--force', 'replace the file')
    .action(act);
};
