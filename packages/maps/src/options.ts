import { fail, ok, type OptionSpec, type OptionValue, type Options, type Result } from '@landnam/engine';
import { RECIPES, type Said, shown } from '@landnam/engine/rules';
import type { MapData } from './format.js';

/** What a map cannot do is not offered: tiles without a shuffle, harbours without printed kinds, a house module without what it needs. */
const isOffered = (
  map: MapData,
  seats: readonly number[],
  { name, module, leastSeats = 0 }: OptionSpec,
): boolean => {
  if (Math.max(...seats) < leastSeats) return false;
  const boards = Object.values(map.boards);
  if (name === 'setUp') return boards.some(({ shuffles }) => shuffles?.some(({ always }) => always !== true));
  if (name === 'harbours')
    return boards.some(({ harbours }) => harbours?.some(({ trades }) => trades !== undefined));
  if (module !== undefined) return map.modules?.with?.includes(module) === true;
  const needs = RECIPES[map.recipe]!.house[name]?.needs ?? [];
  return !needs.some((need) => map.modules?.without?.includes(need));
};

/** What the map has an option at unless somebody chooses otherwise. */
const usualOf = (map: MapData, spec: OptionSpec): OptionValue =>
  map.options?.[spec.name] ?? (spec.name === 'pointsToWin' ? map.pointsToWin : spec.default);

/** For a number of players; without one, whatever some number of them can choose. */
export const optionsOf = (map: MapData, seats?: number): readonly OptionSpec[] =>
  RECIPES[map.recipe]!.options.filter((spec) =>
    isOffered(map, seats === undefined ? map.players : [seats], spec),
  ).map((spec) => ({ ...spec, default: usualOf(map, spec) }));

/** What is wrong with a map's own choices. One that has nothing to act on yet is none: a map in the making may get its shuffle later. */
export const optionProblems = (map: MapData): readonly Said[] => {
  const specs = [...optionsOf(map), ...RECIPES[map.recipe]!.options];
  return Object.entries(map.options ?? {}).flatMap(([name, value]) => {
    const spec = specs.find((each) => each.name === name);
    if (name === 'pointsToWin') return [];
    if (spec === undefined) return [noOption(name.slice(0, 40))];
    return fits(spec, value) ? [] : [badOption(name, allowed(spec), shown(value))];
  });
};

const noOption = (name: string): Said => ({
  code: 'option.unknown',
  data: { name },
  text: `"${name}" is no option of this map`,
});
const badOption = (name: string, choices: string, value: string): Said => ({
  code: 'option.value',
  data: { name, choices, value },
  text: `${name}: ${choices} is needed, not ${value}`,
});

const allowed = (spec: OptionSpec): string => {
  if (spec.choices !== undefined) return `one of ${spec.choices.join(', ')}`;
  return typeof spec.default === 'number'
    ? `a whole number from ${spec.least} to ${spec.most}`
    : 'true or false';
};

const fits = (spec: OptionSpec, value: unknown): value is OptionValue => {
  if (spec.choices !== undefined)
    return ['string', 'number'].includes(typeof value) && spec.choices.includes(String(value));
  if (typeof spec.default === 'boolean') return typeof value === 'boolean';
  return Number.isInteger(value) && Number(value) >= (spec.least ?? 0) && Number(value) <= (spec.most ?? 255);
};

/** Fills in what is not chosen; names the first option that is invalid. */
export const checkOptions = (
  map: MapData,
  seats: number,
  chosen: Readonly<Record<string, unknown>>,
): Result<Options, string> => {
  const specs = optionsOf(map, seats);
  const strange = Object.keys(chosen).find((name) => !specs.some((spec) => spec.name === name));
  if (strange !== undefined)
    return fail(`option "${strange}" is unknown: ${specs.map(({ name }) => name).join(', ')} are allowed`);
  const wrong = specs.find((spec) => spec.name in chosen && !fits(spec, chosen[spec.name]));
  if (wrong !== undefined)
    return fail(`option ${wrong.name}: ${allowed(wrong)} is needed, not ${shown(chosen[wrong.name])}`);
  return ok(
    Object.fromEntries(specs.map((spec) => [spec.name, (chosen[spec.name] as OptionValue) ?? spec.default])),
  );
};
