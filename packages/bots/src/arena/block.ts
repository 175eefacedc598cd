/** A block: one deal and one stream of chance, played once from every rotation of the seats. */
import { seatsOf } from '@landnam/engine';
import { dealTable, type Table } from '@landnam/maps';
import type { Bot } from '../bot.js';
import { Chance, natureSeed } from '../chance.js';
import { Driver } from '../driver.js';

/** Somebody at a table; `fault` says why a stand-in plays on for them, if one does. */
export interface Player {
  readonly bot: Bot;
  fault?(): string | undefined;
}

/** Seats the bot that stands at `index` of the list, for one game; `seed` is for its whims. */
export type Seating = (index: number, seat: number, seed: string) => Player;

export interface BlockGame {
  /** Places in the list of bots, of those who won; what a stand-in wins is nobody's. */
  readonly won: readonly number[];
  readonly end: string;
  /** Why seats were lost, by place in the list; none in a game without faults. */
  readonly faults?: Readonly<Record<string, string>>;
  /** What broke the game: it is not finished. */
  readonly error?: string;
}

export interface BlockResult {
  readonly block: number;
  readonly games: readonly BlockGame[];
}

const whimSeed = (seed: string, block: number, rotation: number, seat: number): string =>
  `${seed} block ${block} rotation ${rotation} seat ${seat}`;

const faultsOf = (players: readonly Player[], indexOf: (seat: number) => number): Record<string, string> =>
  Object.fromEntries(
    players.flatMap((player, seat) => {
      const fault = player.fault?.();
      return fault === undefined ? [] : [[String(indexOf(seat)), fault]];
    }),
  );

export class Arena {
  private readonly table: Table;
  private readonly driver: Driver;
  private readonly seating: Seating;
  private readonly seed: string;

  constructor(table: Table, seed: string, seating: Seating) {
    this.table = table;
    this.driver = new Driver(table);
    this.seed = seed;
    this.seating = seating;
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
    const bots = players.map(({ bot }) => bot);
    const nature = new Chance(natureSeed(this.seed, block));
    try {
      const { winners, reason } = this.driver.play(dealTable(this.table, nature.below), bots, nature.below);
      const faults = faultsOf(players, indexOf);
      const won = seatsOf(winners)
        .map(indexOf)
        .filter((index) => !Object.hasOwn(faults, String(index)));
      return { won, end: reason, ...(Object.keys(faults).length === 0 ? {} : { faults }) };
    } catch (error) {
      return { won: [], end: 'error', error: error instanceof Error ? error.message : String(error) };
    }
  }
}
