import { seededBelow } from '@landnam/bots';
import { begin, type Game, makeState, type State } from '@landnam/engine';
import { isObject } from '@landnam/engine/rules';
import { ATLAS, dealTable, type MapData, setTable } from '@landnam/maps';
import { drawBoard, paintBoard } from '@landnam/maps/drawing';
import type { Command } from 'commander';
import { parseJson, readText } from '../../files.js';
import { InputError, need, wholeNumber } from '../../input.js';
import { checkedMap, needFile, seatsFor, writeNew } from '../../mapSource.js';
import { print } from '../../output.js';
import { pngOf } from '../../png.js';
import { isLog, isPosition, positionIn } from '../../source.js';
import { replayText } from '../replay.js';

interface Flags {
  svg?: true;
  png?: true;
  width?: number;
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

const USUAL_WIDTH = 1000;

/** One of the two forms; what is said of a picture stands in SVG alone. */
const needForm = ({ svg, png, width }: Flags): void => {
  if (svg === png) throw new InputError('draw: one of --svg and --png is needed');
  if (width !== undefined && png !== true)
    throw new InputError('draw: --width is for --png; SVG fits any width');
};

const pictureOf = ({ map, game, state }: Scene, { png, width = USUAL_WIDTH }: Flags): string | Buffer =>
  png === true
    ? pngOf(paintBoard(game, state, width))
    : drawBoard(game, state, `${map.name}, ${game.seats} players`);

/** Bytes would make nonsense of a terminal. */
const needPipe = (picture: string | Buffer): void => {
  if (typeof picture !== 'string' && process.stdout.isTTY)
    throw new InputError('draw: a PNG needs --out FILE, or a program that reads it');
};

const act = (source: string, flags: Flags): void => {
  needForm(flags);
  const scene = openScene(source, flags);
  const picture = pictureOf(scene, flags);
  if (flags.out === undefined) {
    needPipe(picture);
    process.stdout.write(picture);
    return;
  }
  writeNew(flags.out, picture, flags.force);
  print(`${flags.out}: ${scene.map.name}, ${scene.game.seats} players`);
};

export const addDraw = (program: Command): void => {
  program
    .command('draw')
    .description('draw a board as a picture')
    .argument('<board>', 'a game, a map file, a position, a file with one, or a log; - is standard input')
    .option('--svg', 'as SVG')
    .option('--png', 'as PNG')
    .option('--width <pixels>', 'of a PNG (1000)', wholeNumber(16, 4000))
    .option('--players <count>', 'of a map: for how many', wholeNumber(1))
    .option('--seed <text>', 'of a map: the same seed deals the same board (1)')
    .option('--out <file>', 'write it there instead of printing it')
    .option('--force', 'replace the file')
    .action(act);
};
