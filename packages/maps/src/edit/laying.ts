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

/** Everything moves where nothing said yet what may. */
export const layMixed = ({ boards }: MapData, specs: Specs): MapEdit => {
  const spec = specs.find(({ name }) => name === 'setUp');
  const still = Object.entries(boards).filter(([, board]) => !isMixed(board));
  return {
    do: 'several',
    edits: [
      ...still.map(([key, board]) =>
        set(['boards', key, 'shuffles'], [...(board.shuffles ?? []), { hexes: 'all' }]),
      ),
      ...(spec === undefined ? [] : [set(['options', 'setUp'], mixing(spec))]),
    ],
  };
};

/** What a game does with it unless somebody chooses otherwise. */
export const isLaidAsDrawn = ({ boards, options }: MapData, specs: Specs): boolean => {
  const usual = specs.find(({ name }) => name === 'setUp')?.default;
  return (options?.['setUp'] ?? usual) === AS_DRAWN.setUp || !Object.values(boards).some(isMixed);
};
