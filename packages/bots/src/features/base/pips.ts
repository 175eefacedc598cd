/** How often hexes yield, and how much each good is wanted. */
import { type Game, KINDS, NONE, priceOf, type State } from '@landnam/engine';
import type { Scene } from '../../greedy/insight.js';

/** Ways to roll a number with two dice. */
export const PIPS: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 0, 5, 4, 3, 2, 1];

/** What one pip is worth: cards it will still bring. */
export const pipWorth = ({ late }: Scene): number => 0.02 + 0.16 * (1 - late);

const addPrice = (
  wanted: number[],
  g: Game,
  bundle: Readonly<Record<string, number>>,
  times: number,
): void => {
  const { goods, counts } = priceOf(g.scenario, bundle);
  goods.forEach((good, i) => {
    wanted[good] += counts[i] * times;
  });
};

const TIMES = { edge: 6, vertex: 3, hex: 2, seat: 2 } as const;
const CARD_TIMES = 5;

/** Goods weighed by what the catalogue of this game asks for, around 1. */
export const wantedGoods = (g: Game): readonly number[] => {
  const wanted = g.scenario.goods.map(() => 0);
  for (const piece of g.scenario.pieces) addPrice(wanted, g, piece.cost, TIMES[piece.on]);
  addPrice(wanted, g, g.scenario.cardPrice, CARD_TIMES);
  const mean = wanted.reduce((sum, count) => sum + count, 0) / wanted.length || 1;
  return wanted.map((count) => 0.5 + count / mean / 2);
};

/** Which good a terrain yields, NONE for none. */
export const yieldsOf = (g: Game): readonly number[] =>
  g.scenario.terrains.map(({ good }) => {
    const index = g.scenario.goods.findIndex(({ name }) => name === good);
    return index < 0 ? NONE : index;
  });

const BLOCKED = 0.4;

/** Pips a seat has on each good: what its buildings would bring in 36 rolls. */
export class Income {
  readonly pips = new Float64Array(KINDS);
  private readonly yields: readonly number[];
  private readonly cards: readonly number[];

  constructor(g: Game) {
    this.yields = yieldsOf(g);
    this.cards = g.scenario.pieces.map((piece) => piece.yields);
  }

  read(g: Game, s: State, seat: number): void {
    this.pips.fill(0);
    for (let vertex = 0; vertex < g.board.vertices; vertex++)
      if (s.base.owner[vertex] === seat) this.add(g, s, vertex, this.cards[s.base.piece[vertex]]);
  }

  private add(g: Game, s: State, vertex: number, cards: number): void {
    for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
      const hex = g.board.vertexHexes[i];
      if (hex === NONE) continue;
      const good = this.yields[s.base.terrain[hex]];
      if (good === NONE) continue;
      // the robber will move on
      const share = s.base.robber[0] === hex ? BLOCKED : 1;
      this.pips[good] += PIPS[s.base.number[hex]] * cards * share;
    }
  }
}
