/** Events in words. A game with its own events or names adds a file beside this one and a row to `STORIES`. */
import { type Action, type EventMap, type Game, NONE } from '@landnam/engine';
import { makeBundle } from '@landnam/engine/notation';

/** What a sentence is made with. */
export interface Teller {
  readonly game: Game;
  name(seat: number): string;
  goods(counts: readonly number[]): string;
  good(index: number): string;
  hex(hex: number): string;
  vertex(vertex: number): string;
  edge(edge: number): string;
}

/** Undefined: not worth a line. */
export type Sentences = { readonly [K in keyof EventMap]?: (event: EventMap[K], tell: Teller) => string };

/** Actions that their events do not tell, or not well: what is done, without who does it. */
export type ActionWords = {
  readonly [K in Action['type']]?: (action: Extract<Action, { type: K }>, tell: Teller) => string;
};

/** The words of a game: used when its rule module is in play. */
export interface Story {
  readonly module: string;
  readonly sentences: Sentences;
  readonly actions?: ActionWords;
  /** What its modules call progress. */
  readonly progress?: Readonly<Record<string, string>>;
}

type Lands = Readonly<{ terrain: Uint8Array; number: Uint8Array }>;

export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

const hexName = (g: Game, lands: Lands, hex: number): string => {
  const terrain = g.scenario.terrains[lands.terrain[hex] ?? NONE]?.name ?? 'sea';
  const number = lands.number[hex] ?? 0;
  return number > 0 ? `${terrain} ${number}` : terrain;
};

const around = (g: Game, lands: Lands, hexes: readonly number[]): string =>
  listed(hexes.filter((hex) => hex !== NONE).map((hex) => hexName(g, lands, hex)));

const goodsIn = (g: Game, counts: readonly number[]): string => {
  const bundle = makeBundle(g, 'good', Uint8Array.from(counts));
  return bundle === '-' ? 'nothing' : bundle.replaceAll('+', ', ').replaceAll(/(\d+)/g, '$1 ');
};

export const makeTeller = (game: Game, lands: Lands, names: readonly string[]): Teller => {
  const { vertexHexes, edgeHexes } = game.board;
  return {
    game,
    name: (seat) => names[seat] ?? `p${seat}`,
    goods: (counts) => goodsIn(game, counts),
    good: (index) => game.scenario.goods[index]?.name ?? '?',
    hex: (hex) => hexName(game, lands, hex),
    vertex: (vertex) =>
      around(
        game,
        lands,
        [0, 1, 2].map((i) => vertexHexes[vertex * 3 + i]!),
      ),
    edge: (edge) =>
      around(
        game,
        lands,
        [0, 1].map((i) => edgeHexes[edge * 2 + i]!),
      ),
  };
};
