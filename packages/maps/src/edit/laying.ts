/** Whether a game lays a board as it is drawn, or mixes it first. */
import type { OptionSpec } from '@landnam/engine';
import type { MapBoard, MapData } from '../format.js';
import type { MapEdit } from './edits.js';

type Specs = readonly Pick<OptionSpec, 'name' | 'choices' | 'default' | 'drawn'>[];

/** The option that says what becomes of shuffles. */
export const SET_UP = 'setUp';

const set = (path: readonly string[], value: unknown): MapEdit => ({ do: 'set', path, value });

const alwaysOf = ({ shuffles = [] }: MapBoard) => shuffles.filter(({ always }) => always === true);
const isMixed = ({ shuffles = [] }: MapBoard): boolean => shuffles.some(({ always }) => always !== true);

const withoutMixing = ({ boards }: MapData): readonly MapEdit[] =>
  Object.entries(boards)
    .filter(([, board]) => isMixed(board))
    .map(([key, board]) => {
      const always = alwaysOf(board);
      return set(['boards', key, 'shuffles'], always.length === 0 ? undefined : always);
    });

/** Harbours are drawn where they are to stay, as tiles are; a game without such a choice loses its shuffles. */
export const layAsDrawn = (map: MapData, specs: Specs): MapEdit => {
  const fixing = specs.filter(({ drawn }) => drawn !== undefined);
  const options = fixing.map(({ name, drawn }) => set(['options', name], drawn));
  const stays = fixing.some(({ name }) => name === SET_UP);
  return { do: 'several', edits: stays ? options : [...withoutMixing(map), ...options] };
};

const mixing = ({ choices = [], default: usual, drawn }: Specs[number]): unknown =>
  usual === drawn ? choices.find((choice) => choice !== usual) : undefined;

/** Every hex of a board, and every one of its land: what a shuffle covers that names no area. */
export const EVERYTHING = 'all';
export const ALL_LAND = 'land';

/** Everything moves where nothing said yet what may; where there is sea, land moves among land. */
const mixedBoard = (key: string, board: MapBoard, isLand: IsLand): readonly MapEdit[] => {
  const at = board.hexes.filter(({ terrain }) => isLand(terrain));
  const whole = at.length === board.hexes.length;
  const shuffles = [...(board.shuffles ?? []), { hexes: whole ? EVERYTHING : ALL_LAND }];
  const path = set(['boards', key, 'shuffles'], shuffles);
  return whole ? [path] : [{ do: 'paint', board: key, at, with: { group: ALL_LAND } }, path];
};
type IsLand = (terrain: string) => boolean;

export const layMixed = ({ boards }: MapData, specs: Specs, isLand: IsLand): MapEdit => {
  const spec = specs.find(({ name }) => name === SET_UP);
  const still = Object.entries(boards).filter(([, board]) => !isMixed(board));
  return {
    do: 'several',
    edits: [
      ...still.flatMap(([key, board]) => mixedBoard(key, board, isLand)),
      ...(spec === undefined ? [] : [set(['options', SET_UP], mixing(spec))]),
    ],
  };
};

const leavesIt = ({ options }: Pick<MapData, 'options'>, spec: Specs[number] | undefined): boolean =>
  spec?.drawn !== undefined && (options?.[spec.name] ?? spec.default) === spec.drawn;

/** What a game does with it unless somebody chooses otherwise. */
export const isLaidAsDrawn = (map: MapData, specs: Specs): boolean =>
  leavesIt(
    map,
    specs.find(({ name }) => name === SET_UP),
  ) || !Object.values(map.boards).some(isMixed);
