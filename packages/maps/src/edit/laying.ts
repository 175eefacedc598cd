/** Whether a game lays a board as it is drawn, or mixes it first. */
import type { OptionSpec } from '@landnam/engine';
import type { MapBoard, MapData } from '../format.js';
import type { MapEdit } from './edits.js';

type Specs = readonly Pick<OptionSpec, 'name' | 'choices' | 'default'>[];

const AS_DRAWN = { setUp: 'fixed', harbours: 'printed' } as const;
type Laying = keyof typeof AS_DRAWN;

const offers = (specs: Specs, name: Laying): boolean =>
  specs.some((spec) => spec.name === name && spec.choices?.includes(AS_DRAWN[name]) === true);

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
  const names = (['setUp', 'harbours'] as const).filter((name) => offers(specs, name));
  const options = names.map((name) => set(['options', name], AS_DRAWN[name]));
  return { do: 'several', edits: names.includes('setUp') ? options : [...withoutMixing(map), ...options] };
};

const mixing = ({ choices = [], default: usual }: Specs[number]): unknown =>
  usual === AS_DRAWN.setUp ? choices.find((choice) => choice !== usual) : undefined;

const EVERYTHING = 'all';
const LAND = 'land';

/** Everything moves where nothing said yet what may; where there is sea, land moves among land. */
const mixedBoard = (key: string, board: MapBoard, isLand: IsLand): readonly MapEdit[] => {
  const at = board.hexes.filter(({ terrain }) => isLand(terrain));
  const whole = at.length === board.hexes.length;
  const shuffles = [...(board.shuffles ?? []), { hexes: whole ? EVERYTHING : LAND }];
  const path = set(['boards', key, 'shuffles'], shuffles);
  return whole ? [path] : [{ do: 'paint', board: key, at, with: { group: LAND } }, path];
};
type IsLand = (terrain: string) => boolean;

export const layMixed = ({ boards }: MapData, specs: Specs, isLand: IsLand): MapEdit => {
  const spec = specs.find(({ name }) => name === 'setUp');
  const still = Object.entries(boards).filter(([, board]) => !isMixed(board));
  return {
    do: 'several',
    edits: [
      ...still.flatMap(([key, board]) => mixedBoard(key, board, isLand)),
      ...(spec === undefined ? [] : [set(['options', 'setUp'], mixing(spec))]),
    ],
  };
};

/** What a game does with it unless somebody chooses otherwise. */
export const isLaidAsDrawn = ({ boards, options }: MapData, specs: Specs): boolean => {
  const usual = specs.find(({ name }) => name === 'setUp')?.default;
  return (options?.['setUp'] ?? usual) === AS_DRAWN.setUp || !Object.values(boards).some(isMixed);
};
