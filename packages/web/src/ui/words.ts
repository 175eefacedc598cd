/** Names in the language of the day: seats, goods, places. */
import type { Board } from '@landnam/engine';
import { cards, goods, placeNotes, terrains } from '../features/index.js';
import type { Place, Words } from '../moves/feature.js';
import { m } from '../paraglide/messages.js';
import type { GameInfo, View } from '../session/types.js';

const NONE = 255;

export const seatName = (info: GameInfo, seat: number): string => {
  const player = info.setup.players[seat];
  if (player === undefined) return '';
  return player.name === '' ? m.you() : player.name;
};

export const goodName = (info: GameInfo, good: number): string => {
  const name = info.scenario.goods[good]?.name ?? '';
  return goods[name]?.name() ?? name;
};

export const cardName = (info: GameInfo, card: number): string => {
  const name = info.scenario.cards[card]?.name ?? '';
  return cards[name]?.name() ?? name;
};

export const joined = (parts: readonly string[]): string => {
  if (parts.length < 2) return parts[0] ?? m.nothing();
  return m.list_and({ list: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' });
};

export const goodsText = (info: GameInfo, row: readonly number[]): string =>
  joined(
    row.flatMap((count, good) =>
      count > 0 ? [m.base_hand_good({ count, good: goodName(info, good) })] : [],
    ),
  );

export const bundleText = (info: GameInfo, bundle: Readonly<Record<string, number>>): string =>
  goodsText(
    info,
    info.scenario.goods.map(({ name }) => bundle[name] ?? 0),
  );

export const hexName = (info: GameInfo, view: View, hex: number): string => {
  const terrain = info.scenario.terrains[view.base.terrain[hex] ?? NONE]?.name ?? '';
  const name = terrains[terrain]?.name() ?? terrain;
  const number = view.base.number[hex] ?? 0;
  return number === 0 ? name : m.base_hex_number({ terrain: name, number });
};

const hexesBeside = (board: Board, { kind, at }: Place): number[] => {
  if (kind === 'hex') return [at];
  const [table, width] = kind === 'vertex' ? [board.vertexHexes, 3] : [board.edgeHexes, 2];
  return Array.from({ length: width }, (_, i) => table[at * width + i] ?? NONE).filter((hex) => hex !== NONE);
};

const bareName = (info: GameInfo, view: View, place: Place): string => {
  const names = hexesBeside(info.board, place).map((hex) => hexName(info, view, hex));
  if (place.kind === 'hex') return names[0] ?? '';
  const hexes = joined(names);
  if (place.kind === 'vertex') return m.place_corner({ hexes });
  return names.length === 1 ? m.place_edge_coast({ hexes }) : m.place_edge({ hexes });
};

/** Where something is, for screen readers and tooltips. */
export const placeName = (info: GameInfo, view: View, place: Place): string =>
  [bareName(info, view, place), ...placeNotes.map((note) => note(info, view, place))]
    .filter(Boolean)
    .join(', ');

export const makeWords = (info: GameInfo, view: View, viewer: number): Words => ({
  info,
  viewer,
  seat: (seat) => seatName(info, seat),
  good: (good) => goodName(info, good),
  goods: (row) => goodsText(info, row),
  card: (card) => cardName(info, card),
  hex: (hex) => hexName(info, view, hex),
  owner: (vertex) => view.base.owner[vertex] ?? NONE,
  list: joined,
  place: (place) => placeName(info, view, place),
});
