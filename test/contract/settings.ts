/** Every game × seat count × some options; a game joins by being in the atlas. */
import type { OptionSpec, OptionValue } from '@landnam/engine';
import { ATLAS, type MapData, optionsOf } from '@landnam/maps';
import type { Chosen } from '../support/table.js';

export interface Setting {
  readonly name: string;
  readonly id: string;
  readonly recipe: string;
  readonly seats: number;
  readonly options: Chosen;
}

type Choose = (spec: OptionSpec) => OptionValue | undefined;

const pick = (map: MapData, seats: number, name: string, choose: Choose) => ({
  name,
  options: Object.fromEntries(
    optionsOf(map, seats).flatMap((spec) => {
      const value = choose(spec);
      return value === undefined ? [] : [[spec.name, value]];
    }),
  ),
});

const least = (spec: OptionSpec): OptionValue | undefined => {
  if (spec.choices !== undefined) return spec.choices.at(-1);
  if (typeof spec.default === 'boolean') return true;
  return spec.name === 'pointsToWin' ? Math.max(spec.least ?? 0, Number(spec.default) - 3) : spec.least;
};
/** Between the map's own and the maximum: the maximum points to win are beyond most random players. */
const more = (spec: OptionSpec): OptionValue | undefined => {
  if (spec.choices !== undefined) return spec.choices.at(1) ?? spec.choices.at(0);
  if (typeof spec.default === 'boolean' || spec.most === undefined) return undefined;
  return spec.name === 'pointsToWin' ? Math.min(spec.most, Number(spec.default) + 2) : spec.most;
};

const optionSets = (map: MapData, seats: number): { name: string; options: Chosen }[] => [
  { name: 'as it is', options: {} },
  pick(map, seats, 'all switched on', least),
  pick(map, seats, 'larger', more),
];

/** The plain game of a recipe is tried with all sets, its scenarios with their own and one other in turn. */
const setsFor = (map: MapData, seats: number): { name: string; options: Chosen }[] => {
  const sets = optionSets(map, seats);
  return map.id === map.recipe ? sets : [sets[0], sets[1 + (seats % 2)]];
};

export const settings = (): Setting[] =>
  [...ATLAS.values()].flatMap((map) =>
    map.players.flatMap((seats) =>
      setsFor(map, seats).map(({ name, options }) => ({
        name: `${map.id}, ${seats} players, ${name}`,
        id: map.id,
        recipe: map.recipe,
        seats,
        options,
      })),
    ),
  );
