/** A block: one deal and one stream of chance, played once from every rotation of the seats. */
import { seatsOf } from '@landnam/engine';
import { dealTable, type Table } from '@landnam/maps';
import type { Bot } from '../bot.js';
import { Chance, natureSeed } from '../chance.js';
import { Driver, type Hooks } from '../driver.js';
import { LuckWatch } from '../luck/watch.js';
import type { Weights } from '../value/weights.js';

/** A player at a table; `fault` says why a stand-in has taken over, if one has. */
export interface SeatedBot {
  readonly bot: Bot;
  fault?(): string | undefined;
}

/** Seats the bot at `index` of the list, for one game; `seed` is for its random choices. */
export type Seating = (index: number, seat: number, seed: string) => SeatedBot;

export interface BlockGame {
  /** Indexes in the list of bots of the winners; a stand-in's win counts for no one. */
  readonly won: readonly number[];
  readonly end: string;
  /** Why seats were lost, by index in the list; empty in a game without faults. */
  readonly faults?: Readonly<Record<string, string>>;
  /** What broke the game: it is unfinished. */
  readonly error?: string;
  /** What nature brought, by index in the list of bots; if it was measured. */
  readonly luck?: readonly number[];
}

export interface BlockResult {
  readonly block: number;
  readonly games: readonly BlockGame[];
}

const whimSeed = (seed: string, block: number, rotation: number, seat: number): string =>
  `${seed} block ${block} rotation ${rotation} seat ${seat}`;

const faultsOf = (players: readonly SeatedBot[], indexOf: (seat: number) => number): Record<string, string> =>
  Object.fromEntries(
    players.flatMap((player, seat) => {
      const fault = player.fault?.();
      return fault === undefined ? [] : [[String(indexOf(seat)), fault]];
    }),
  );

const NO_HOOKS: Hooks = {};
const DIGITS = 7;

export class Arena {
  private readonly table: Table;
  private readonly driver: Driver;
  private readonly seating: Seating;
  private readonly seed: string;
  private readonly watch: LuckWatch | undefined;

  /** With weights, luck is measured: they are chosen before the first game, or the correction would favour someone. */
  constructor(table: Table, seed: string, seating: Seating, weights?: Weights) {
    this.table = table;
    this.driver = new Driver(table);
    this.seed = seed;
    this.seating = seating;
    this.watch = weights === undefined ? undefined : new LuckWatch(table.game, weights);
  }

  play(block: number): BlockResult {
    const seats = this.table.game.seats;
    return { block, games: Array.from({ length: seats }, (_, rotation) => this.game(block, rotation)) };
  }

  private game(block: number, rotation: number): BlockGame {
    const seats = this.table.game.seats;
    const indexOf = (seat: number): number => (seat + rotation) % seats;
    const players = Array.from({ length: seats }, (_, seat) =>
      this.seating(indexOf(seat), seat, whimSeed(this.seed, block, rotation, seat)),
    );
    this.watch?.begin();
    return { ...this.played(block, players, indexOf), ...this.luckBy(indexOf) };
  }

  private played(block: number, players: readonly SeatedBot[], indexOf: (seat: number) => number): BlockGame {
    const bots = players.map(({ bot }) => bot);
    const { below } = new Chance(natureSeed(this.seed, block));
    try {
      const deal = dealTable(this.table, below);
      const { winners, reason } = this.driver.play(deal, bots, below, this.watch?.hooks ?? NO_HOOKS);
      const faults = faultsOf(players, indexOf);
      const won = seatsOf(winners)
        .map(indexOf)
        .filter((index) => !Object.hasOwn(faults, String(index)));
      return { won, end: reason, ...(Object.keys(faults).length === 0 ? {} : { faults }) };
    } catch (error) {
      return { won: [], end: 'error', error: error instanceof Error ? error.message : String(error) };
    }
  }

  /** Also for a game that broke, as far as it got. */
  private luckBy(indexOf: (seat: number) => number): { readonly luck?: readonly number[] } {
    if (this.watch === undefined) return {};
    const luck = Array.from(this.watch.sum, () => 0);
    this.watch.sum.forEach((sum, seat) => {
      luck[indexOf(seat)] = Number(sum.toFixed(DIGITS));
    });
    return { luck };
  }
}
