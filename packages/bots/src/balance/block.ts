/** A block of balance: one deal and one stream of chance, once with every seat as the first. All seats play alike. */
import { type Seat, seatsOf, type State } from '@landnam/engine';
import { roundOf } from '@landnam/engine/games/base';
import { dealTable, type Table } from '@landnam/maps';
import { Chance, natureSeed } from '../chance.js';
import { Driver, type Hooks } from '../driver.js';
import { LuckWatch } from '../luck/watch.js';
import { BOTS } from '../roster.js';
import type { Weights } from '../value/weights.js';
import { type Thing, ThingBook } from './things.js';

export interface BalanceGame {
  /** Who began. */
  readonly first: number;
  readonly won: readonly number[];
  readonly end: string;
  readonly turns: number;
  /** By seat: corners of its first buildings. */
  readonly sites: readonly (readonly number[])[];
  readonly luck?: readonly number[];
  /** What broke the game: it is unfinished. */
  readonly error?: string;
}

export interface BalanceBlock {
  readonly block: number;
  readonly games: readonly BalanceGame[];
  readonly things: readonly Thing[];
  readonly used: readonly Thing[];
}

export interface BalanceSetting {
  readonly table: Table;
  readonly seed: string;
  readonly level: string;
  /** With weights, luck is taken out. */
  readonly weights?: Weights;
}

const DIGITS = 7;

const sitesIn = (s: State, seats: number): readonly (readonly number[])[] =>
  Array.from({ length: seats }, (_, seat) =>
    Array.from(s.base.owner as unknown as ArrayLike<number>).flatMap((owner, vertex) =>
      owner === seat ? [vertex] : [],
    ),
  );

export class Balance {
  private readonly setting: BalanceSetting;
  private readonly driver: Driver;
  private readonly luck: LuckWatch | undefined;
  private book: ThingBook;
  private sites: readonly (readonly number[])[] = [];

  constructor(setting: BalanceSetting) {
    const { table, weights } = setting;
    this.setting = setting;
    this.driver = new Driver(table);
    this.luck = weights === undefined ? undefined : new LuckWatch(table.game, weights);
    this.book = new ThingBook(table.game);
  }

  play(block: number): BalanceBlock {
    const { game } = this.setting.table;
    this.book = new ThingBook(game);
    const games = Array.from({ length: game.seats }, (_, first) => this.game(block, first));
    return { block, games, things: this.book.all(), used: this.book.usedThings() };
  }

  private game(block: number, first: number): BalanceGame {
    this.sites = [];
    this.luck?.begin();
    const result = this.played(block, first);
    const luck =
      this.luck === undefined
        ? {}
        : { luck: Array.from(this.luck.sum, (sum) => Number(sum.toFixed(DIGITS))) };
    return { first, ...result, sites: this.sites, ...luck };
  }

  private played(block: number, first: number): Pick<BalanceGame, 'won' | 'end' | 'turns' | 'error'> {
    const { table, seed } = this.setting;
    const { below } = new Chance(natureSeed(seed, block));
    try {
      const deal = { ...dealTable(table, below), first };
      const { winners, reason, turns } = this.driver.play(deal, this.bots(block, first), below, this.hooks);
      this.book.ended(this.driver.state);
      return { won: seatsOf(winners), end: reason, turns };
    } catch (error) {
      return {
        won: [],
        end: 'error',
        turns: 0,
        error: error instanceof Error ? error.message : String(error),
      };
    }
  }

  private bots(block: number, first: number) {
    const { table, seed, level } = this.setting;
    return Array.from({ length: table.game.seats }, (_, seat) =>
      BOTS[level](
        table.game,
        seat as Seat,
        new Chance(`${seed} block ${block} first ${first} seat ${seat}`).below,
      ),
    );
  }

  private readonly hooks: Hooks = {
    begun: (s) => {
      this.luck?.begin();
      this.book.begun(s);
    },
    before: (s, seat, packed, more) => {
      this.luck?.hooks.before?.(s, seat, packed, more);
      this.book.acted(packed);
      if (this.sites.length === 0 && roundOf(s) > 0) this.sites = sitesIn(s, this.setting.table.game.seats);
    },
  };
}
