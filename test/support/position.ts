/** Sets up positions by hand, keeping pools, stocks and public sums in step. */
import { at, type Game, NONE, type Seat, type State } from '@landnam/engine';
import { ANY_GOOD } from '@landnam/engine/games/base';
import { settle } from '../../packages/engine/src/core/state/frames.js';
import { setNumber } from '../../packages/engine/src/shared/numbers.js';
import { pieceIndex, putBuilding, putRoute } from '../../packages/engine/src/shared/placing.js';
import { collectGoods, goodIndex, held, returnGoods } from '../../packages/engine/src/shared/supply.js';
import { placeId } from './places.js';

/** `lumber 3ore` → pairs of name and count. */
export const parseCounts = (text: string): [string, number][] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const [, count, name] = /^(\d*)(\w+)$/.exec(word) ?? [];
      if (name === undefined) throw new Error(`"${word}" is no name with a count before it`);
      return [name, count === '' ? 1 : Number(count)];
    });

export class Position {
  private readonly g: Game;
  private readonly s: State;

  constructor(game: Game, state: State) {
    this.g = game;
    this.s = state;
  }

  /** `p0 road e1 e2`, `p1 city 0,0.N`. Tables other than roads: `lay`. */
  put(text: string): this {
    const [who, piece, ...places] = text.trim().split(/\s+/);
    for (const place of places) this.putOne(Number(who.slice(1)) as Seat, piece, place);
    return this;
  }

  private putOne(seat: Seat, name: string, place: string): void {
    const piece = pieceIndex(this.g.scenario, name);
    const id = placeId(this.g.board, place);
    const stock = pieceIndex(this.g.scenario, this.g.scenario.pieces[piece].stockOf ?? name);
    if (this.s.base.stock[at(seat, stock)] === 0) throw new Error(`p${seat} has no ${name} left`);
    if (this.g.scenario.pieces[piece].on === 'vertex') putBuilding(this.g, this.s, seat, id, piece);
    else putRoute(this.g, this.s, this.s.base.road, seat, id, piece);
    settle(this.g, this.s, null);
  }

  /** A route piece in a table that another module owns. */
  lay(table: Uint8Array, seat: number, name: string, ...places: readonly string[]): this {
    for (const place of places) {
      const edge = placeId(this.g.board, place);
      putRoute(this.g, this.s, table, seat as Seat, edge, pieceIndex(this.g.scenario, name));
      settle(this.g, this.s, null);
    }
    return this;
  }

  robber(hex: string): this {
    this.s.base.robber[0] = placeId(this.g.board, hex);
    return this;
  }

  terrain(hex: string, name: string, number = 0): this {
    const index = this.g.scenario.terrains.findIndex((terrain) => terrain.name === name);
    if (index < 0) throw new Error(`no terrain is called ${name}`);
    this.s.base.terrain[placeId(this.g.board, hex)] = index;
    return this.number(hex, number);
  }

  number(hex: string, number: number): this {
    setNumber(this.s, placeId(this.g.board, hex), number);
    return this;
  }

  /** `any`, `none`, or the good that a harbour takes. */
  harbour(edge: string, trades: string): this {
    const special: Record<string, number> = { any: ANY_GOOD, none: NONE };
    this.s.base.harbour[placeId(this.g.board, edge)] = special[trades] ?? goodIndex(this.g.scenario, trades);
    return this;
  }

  give(seat: number, goods: string): this {
    for (const [name, count] of parseCounts(goods)) {
      const good = goodIndex(this.g.scenario, name);
      if (this.s.base.bank[good] < count) throw new Error(`the supply has no ${count} ${name}`);
      collectGoods(this.g, this.s, seat, good, count);
    }
    return this;
  }

  /** Returns everything to the supply. */
  strip(seat: number): this {
    for (const [name, count] of Object.entries(this.goodsOf(seat)))
      returnGoods(this.g, this.s, seat, goodIndex(this.g.scenario, name), count);
    return this;
  }

  leave(good: string, count: number, to: number): this {
    const surplus = this.s.base.bank[goodIndex(this.g.scenario, good)] - count;
    if (surplus < 0) throw new Error(`the supply has fewer than ${count} ${good}`);
    return this.give(to, `${surplus}${good}`);
  }

  hold(seat: number, cards: string): this {
    return this.draw(seat, cards, this.s.base.held, this.s.base.heldTotal);
  }

  /** Bought this turn. */
  fresh(seat: number, cards: string): this {
    return this.draw(seat, cards, this.s.base.fresh, this.s.base.freshTotal);
  }

  /** Face up in front of a seat. */
  played(seat: number, cards: string): this {
    return this.draw(seat, cards, this.s.base.played, null);
  }

  private draw(seat: number, cards: string, row: Uint8Array, totals: Uint8Array | null): this {
    for (const [name, count] of parseCounts(cards)) {
      const card = this.g.scenario.cards.findIndex((entry) => entry.name === name);
      if (card < 0 || this.s.base.deck[card] < count) throw new Error(`the deck has no ${count} ${name}`);
      this.s.base.deck[card] -= count;
      this.s.base.deckTotal[0] -= count;
      row[at(seat, card)] += count;
      if (totals !== null) totals[seat] += count;
    }
    return this;
  }

  round(round: number): this {
    this.s.base.round.set([round >> 8, round & 255]);
    return this;
  }

  goodsOf(seat: number): Record<string, number> {
    const goods = this.g.scenario.goods.map(({ name }, good) => [name, held(this.s, seat, good)] as const);
    return Object.fromEntries(goods.filter(([, count]) => count > 0));
  }
}
