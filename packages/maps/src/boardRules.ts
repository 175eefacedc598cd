/** A map that is known to be sound, as the engine wants its board and its rules. */
import { type Area, type buildBoard, sideIndex } from '@landnam/engine';
import type { MapRules } from '@landnam/engine/rules';
import { boardFor, forSeats, type MapBoard, type MapData } from './format.js';

export const boardData = (data: MapBoard): Parameters<typeof buildBoard>[0] => ({
  hexes: data.hexes,
  frame: data.frame ?? [],
  splits: (data.splits ?? []).map((split) => ({ at: split, side: sideIndex(split.side) })),
});

const areasOf = (data: MapBoard): readonly Area[] =>
  Object.entries(data.areas ?? {}).map(([name, area]) => ({
    name,
    hexes: data.hexes.flatMap((hex, i) => (hex.area === name ? [i] : [])),
    ...area,
  }));

const supplyOf = (map: MapData, seats: number): Pick<MapRules, 'supply'> => {
  const supply = { ...map.supply, ...forSeats(map.supplyFor, seats) };
  return Object.keys(supply).length === 0 ? {} : { supply };
};

/** What a map says about its rules, including its board for this many players. */
export const rulesOf = (map: MapData, seats: number): MapRules => {
  const board = boardFor(map, seats);
  return {
    id: map.id,
    recipe: map.recipe,
    pointsToWin: map.pointsToWin,
    opening: map.opening,
    with: map.modules?.with ?? [],
    without: map.modules?.without ?? [],
    cards: { ...map.cards, ...forSeats(map.cardsFor, seats) },
    ...supplyOf(map, seats),
    areas: areasOf(board),
    params: { ...map.params, ...board.params },
  };
};
