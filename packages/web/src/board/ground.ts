/** What a hex is made of. */
import type { Terrain } from '@landnam/engine';
import { NONE } from '../session/none.js';
import type { GameInfo, View } from '../session/types.js';

export const terrainAt = (info: GameInfo, view: View, hex: number): Terrain | undefined =>
  info.scenario.terrains[view.base.terrain[hex] ?? NONE];

export const isLand = (info: GameInfo, view: View, hex: number): boolean =>
  terrainAt(info, view, hex)?.land ?? false;
