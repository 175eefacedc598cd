/** Names in the current language: seats, goods, places. */
import type { Board } from '@landnam/engine';
import { useMemo } from 'react';
import { useFeature } from '../moves/context.js';
import type { Feature, GameWords } from '../moves/feature.js';
import type { BoardPlace } from '../moves/places.js';
import type { SpokenPerson } from '../i18n/texts.js';
import { m } from '../i18n/words/index.js';
import { NONE } from '../session/none.js';
import type { GameInfo, Snapshot } from '../session/types.js';

type Seated = Pick<GameInfo, 'setup' | 'apart'>;

/** The one person without a name is the reader; a log from elsewhere may name nobody at all. */
const isUnnamedReader = ({ setup }: Seated, seat: number): boolean => {
  const unnamed = setup.players.filter(({ kind, name }) => kind === 'person' && name === '');
  return unnamed.length === 1 && setup.players[seat] === unnamed[0];
};

export const seatName = (info: Seated, seat: number): string => {
  const player = info.setup.players[seat];
  if (player === undefined) return '';
  if (player.name !== '') return player.name;
  if (isUnnamedReader(info, seat)) return m.you();
  return player.kind === 'bot' ? `${m.bot_word()} ${seat + 1}` : m.setup_player({ number: seat + 1 });
};

export const joined = (parts: readonly string[]): string => {
  if (parts.length < 2) return parts[0] ?? m.nothing();
  return m.list_and({ list: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' });
};

const hexesBeside = (board: Board, { kind, at }: BoardPlace): number[] => {
  if (kind === 'hex') return [at];
  const [table, width] = kind === 'vertex' ? [board.vertexHexes, 3] : [board.edgeHexes, 2];
  return Array.from({ length: width }, (_, i) => table[at * width + i] ?? NONE).filter((hex) => hex !== NONE);
};

const bareName = ({ info, hex }: GameWords, place: BoardPlace): string => {
  const names = hexesBeside(info.board, place).map((each) => hex(each));
  if (place.kind === 'hex') return names[0] ?? '';
  const hexes = joined(names);
  if (place.kind === 'vertex') return m.place_corner({ hexes });
  return names.length === 1 ? m.place_edge_coast({ hexes }) : m.place_edge({ hexes });
};

/** How goods and people are written: as they are, or with signs that are drawn as pictures and bold names. */
export interface Signs {
  readonly good: (name: string, shown: string) => string;
  readonly person: (shown: string) => string;
}
const PLAIN: Signs = { good: (_, shown) => shown, person: (shown) => shown };

/** Names of kinds, which need no position. */
const kindsOf = ({ goods, cards, terrains, pieces }: Feature, { scenario }: GameInfo, signs: Signs) => {
  const good = (which: number | string): string => {
    const name = typeof which === 'string' ? which : (scenario.goods[which]?.name ?? '');
    return signs.good(name, goods[name]?.name() ?? name);
  };
  const row = (counts: readonly number[]): string =>
    joined(counts.flatMap((count, i) => (count > 0 ? [m.hand_good({ count, good: good(i) })] : [])));
  return {
    good,
    goods: row,
    bundle: (bundle: Readonly<Record<string, number>>) =>
      row(scenario.goods.map(({ name }) => bundle[name] ?? 0)),
    card: (card: number) => {
      const name = scenario.cards[card]?.name ?? '';
      return cards[name]?.name() ?? name;
    },
    terrain: (name: string) => terrains[name]?.name() ?? name,
    piece: (name: string, count = 1) => (count === 1 ? pieces[name]?.name() : pieces[name]?.many()) ?? name,
  };
};

/** Where several people share a device the log names everyone: its reader changes. */
const isReader = (info: Seated, seat: number, viewer: number): boolean => {
  const alone = info.apart || info.setup.players.filter(({ kind }) => kind === 'person').length === 1;
  return isUnnamedReader(info, seat) || (alone && seat === viewer);
};

const personOf = (info: Seated, viewer: number, signs: Signs, seats: readonly number[]): SpokenPerson => {
  const you = seats.filter((seat) => isReader(info, seat, viewer));
  const others = seats
    .filter((seat) => !you.includes(seat))
    .map((seat) => signs.person(seatName(info, seat)));
  const all = (first: string): string => joined(you.length > 0 ? [signs.person(first), ...others] : others);
  return { you: you.length > 0, name: all(m.you()), within: all(m.you().toLowerCase()) };
};

/** A person in a sentence of the page itself. */
export const personIn = (info: Seated, viewer: number, ...seats: readonly number[]): SpokenPerson =>
  personOf(info, viewer, PLAIN, seats);

export const makeWords = (
  feature: Feature,
  info: GameInfo,
  { view, seat: viewer, told }: Pick<Snapshot, 'view' | 'seat' | 'told'>,
  signs = PLAIN,
): GameWords => {
  const kinds = kindsOf(feature, info, signs);
  const words: GameWords = {
    ...kinds,
    info,
    view,
    viewer,
    told,
    seat: (seat) => seatName(info, seat),
    who: (...seats) => personOf(info, viewer, signs, seats),
    hex: (hex) => {
      const name = kinds.terrain(info.scenario.terrains[view.base.terrain[hex] ?? NONE]?.name ?? '');
      const number = view.base.number[hex] ?? 0;
      return number === 0 ? name : m.hex_number({ terrain: name, number });
    },
    owner: (vertex) => view.base.owner[vertex] ?? NONE,
    list: joined,
    place: (place) =>
      [bareName(words, place), ...feature.placeNotes.map((note) => note(place, words))]
        .filter(Boolean)
        .join(', '),
  };
  return words;
};

export const useWords = (info: GameInfo, { view, seat, told }: Snapshot): GameWords => {
  const feature = useFeature();
  return useMemo(() => makeWords(feature, info, { view, seat, told }), [feature, info, view, seat, told]);
};
