/** What a board and its rules have to offer: things that somebody may use, and whether anybody did. */
import {
  at,
  type Game,
  NONE,
  type OperandSpecs,
  type Packed,
  argA,
  argB,
  argC,
  ruleOf,
  type State,
} from '@landnam/engine';

/** `id` is the place in the notation, or a name of the rules; `name` says what lies there. */
export interface Thing {
  readonly kind: string;
  readonly id: string;
  readonly name?: string;
}

const keyOf = ({ kind, id }: Thing): string => `${kind} ${id}`;

const cornersOf = (g: Game, hex: number): readonly number[] =>
  [0, 1, 2, 3, 4, 5].map((k) => g.board.hexVertices[hex * 6 + k]).filter((vertex) => vertex !== NONE);

const isHome = (s: State, vertex: number): boolean => s.base.owner[vertex] !== NONE;

/** Things on the board, each with the corners from which it is used. */
interface PlacedThing extends Thing {
  readonly corners: readonly number[];
}

const isLand = (g: Game, s: State, hex: number): boolean =>
  g.scenario.terrains.at(s.base.terrain[hex])?.land ?? false;

const hexThings = (g: Game, s: State): readonly PlacedThing[] =>
  Array.from({ length: g.board.places.inside }, (_, hex) => hex)
    .filter((hex) => s.base.number[hex] > 0 && isLand(g, s, hex))
    .map((hex) => ({
      kind: 'hex',
      id: `h${hex}`,
      name: `${g.scenario.terrains[s.base.terrain[hex]].name} ${s.base.number[hex]}`,
      corners: cornersOf(g, hex),
    }));

const harbourThings = (g: Game, s: State): readonly PlacedThing[] =>
  Array.from({ length: g.board.edges }, (_, edge) => edge)
    .filter((edge) => s.base.harbour[edge] !== NONE)
    .map((edge) => ({
      kind: 'harbour',
      id: `e${edge}`,
      name: g.scenario.goods[s.base.harbour[edge]]?.name ?? 'any',
      corners: [g.board.edgeVertices[edge * 2], g.board.edgeVertices[edge * 2 + 1]],
    }));

const besideOf = (g: Game, hex: number): readonly number[] =>
  Array.from({ length: g.board.edges }, (_, edge) => edge).flatMap((edge) => {
    const [one, other] = [g.board.edgeHexes[edge * 2], g.board.edgeHexes[edge * 2 + 1]];
    return one === hex ? [other] : other === hex ? [one] : [];
  });

const islandHexes = (g: Game, s: State): readonly (readonly number[])[] => {
  const seen = new Set<number>();
  const grow = (from: number): number[] => {
    const island = [from];
    seen.add(from);
    for (let i = 0; i < island.length; i++)
      for (const next of besideOf(g, island[i]))
        if (next !== NONE && !seen.has(next) && isLand(g, s, next)) {
          seen.add(next);
          island.push(next);
        }
    return island;
  };
  return Array.from({ length: g.board.places.inside }, (_, hex) => hex).flatMap((hex) =>
    seen.has(hex) || !isLand(g, s, hex) ? [] : [grow(hex)],
  );
};

/** The only island there is cannot be left out. */
const islandThings = (g: Game, s: State): readonly PlacedThing[] => {
  const islands = islandHexes(g, s);
  if (islands.length < 2) return [];
  return islands.map((hexes) => ({
    kind: 'island',
    id: `h${hexes[0]}`,
    name: String(hexes.length),
    corners: hexes.flatMap((hex) => cornersOf(g, hex)),
  }));
};

/** Catalogues that every game has: cards and pieces are counted where they lie, the others are no things. */
const COMMON = new Set(['good', 'piece', 'card', 'terrain', 'figure', 'answer', 'cause']);

const named = (kind: string, names: readonly string[]): readonly Thing[] => names.map((id) => ({ kind, id }));

/** What modules bring besides: entries of catalogues that some action names. */
const entryThings = (g: Game): readonly Thing[] => {
  const used = new Set(g.rules.flatMap(({ operands }) => Object.values(operands)));
  return Object.entries(g.catalogues).flatMap(([kind, names]) =>
    used.has(kind) && !COMMON.has(kind) ? named(kind, names) : [],
  );
};

const cardThings = (g: Game): readonly Thing[] =>
  g.scenario.cards.flatMap(({ name, count }) => (count > 0 ? [{ kind: 'card', id: name }] : []));

const rowHas = (g: Game, row: { readonly [i: number]: number }, kind: number): boolean =>
  Array.from({ length: g.seats }, (_, seat) => row[at(seat, kind)]).some((count) => count > 0);

/** A card is used when it is played, or counts where it is held. */
const isCardUsed = (g: Game, s: State, card: number): boolean =>
  rowHas(g, s.base.played, card) ||
  ((g.scenario.cards[card].points ?? 0) > 0 &&
    (rowHas(g, s.base.held, card) || rowHas(g, s.base.fresh, card)));

const OPERANDS = [argA, argB, argC];

/** The things of one game, and which of them were used so far. */
export class ThingBook {
  private readonly g: Game;
  private readonly things = new Map<string, Thing>();
  private readonly used = new Set<string>();
  private placed: readonly PlacedThing[] = [];

  constructor(g: Game) {
    this.g = g;
    for (const thing of [
      ...named(
        'action',
        g.rules.map(({ type }) => type),
      ),
      ...entryThings(g),
    ])
      this.list(thing);
  }

  private list(thing: Thing): void {
    this.things.set(keyOf(thing), thing);
  }

  private use(kind: string, id: string): void {
    this.used.add(keyOf({ kind, id }));
  }

  /** A board lies there. */
  begun(s: State): void {
    const { g } = this;
    this.placed = [...hexThings(g, s), ...harbourThings(g, s), ...islandThings(g, s)];
    for (const { kind, id, name } of this.placed)
      this.list({ kind, id, ...(name === undefined ? {} : { name }) });
    for (const thing of [
      ...cardThings(g),
      ...named(
        'piece',
        g.scenario.pieces.map(({ name }) => name),
      ),
    ])
      this.list(thing);
  }

  /** Somebody acts. */
  acted(packed: Packed): void {
    const { type, operands } = this.g.rules[ruleOf(packed)];
    this.use('action', type);
    this.named(operands, packed);
  }

  private named(operands: OperandSpecs, packed: Packed): void {
    Object.values(operands).forEach((kind, i) => {
      const names = COMMON.has(kind) ? undefined : this.g.catalogues[kind];
      const name = names?.[OPERANDS[i](packed)];
      if (name !== undefined) this.use(kind, name);
    });
  }

  /** The game is over. */
  ended(s: State): void {
    const { g } = this;
    for (const { kind, id, corners } of this.placed)
      if (corners.some((vertex) => isHome(s, vertex))) this.use(kind, id);
    g.scenario.cards.forEach(({ name }, card) => {
      if (isCardUsed(g, s, card)) this.use('card', name);
    });
    g.scenario.pieces.forEach(({ name }, piece) => {
      if (rowHas(g, s.base.onBoard, piece)) this.use('piece', name);
    });
  }

  all(): readonly Thing[] {
    return [...this.things.values()];
  }

  usedThings(): readonly Thing[] {
    return this.all().filter((thing) => this.used.has(keyOf(thing)));
  }
}

/** What is in `all` and not in `used`. */
export const unusedThings = (all: readonly Thing[], used: readonly Thing[]): readonly Thing[] => {
  const keys = new Set(used.map(keyOf));
  return [...new Map(all.map((thing) => [keyOf(thing), thing])).values()].filter(
    (thing) => !keys.has(keyOf(thing)),
  );
};
