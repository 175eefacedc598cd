/** A rule of a map comes or goes. */
import type { MapData } from '@landnam/maps';
import { type MapEdit, paramsAt, paramsPath } from '@landnam/maps/edit';
import type { BenchModule } from '../../../session/workshop/bench.js';

/** With its first data, or without any; one step. */
export const ticked = (map: MapData, board: string, module: BenchModule, on: boolean): MapEdit => {
  const [list, present] = module.added ? (['with', on] as const) : (['without', !on] as const);
  const names = map.modules?.[list] ?? [];
  const others = names.filter((name) => name !== module.name);
  const path = paramsPath(map, board, module.name);
  const data = on ? module.sample : undefined;
  const sets = paramsAt(map, board, module.name) === undefined ? on && data !== undefined : !on;
  const value = present ? [...others, module.name] : others;
  const listed: MapEdit = { do: 'set', path: ['modules', list], value };
  return { do: 'several', edits: sets ? [listed, { do: 'set', path, value: data }] : [listed] };
};
