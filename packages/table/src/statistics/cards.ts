/** Where everybody's cards came from and went: by seat, by way and by the event that caused it. */
import type { Game, Price } from '@landnam/engine';
import { type HandChanges, handChangesOf, type Hands } from '@landnam/bots';

/** `swapped`: with the supply; `traded`: with players; `stolen`: taken from others; `lost`: taken away; the rest is what it says. */
export const CARD_WAYS = ['gained', 'spent', 'swapped', 'traded', 'stolen', 'lost', 'discarded'] as const;
export type CardWay = (typeof CARD_WAYS)[number];

export interface CardFlow {
  readonly seat: number;
  readonly way: CardWay;
  /** Type of the event. */
  readonly cause: string;
  /** By good. What was spared of a price is negative in `given`. */
  readonly got: readonly number[];
  readonly given: readonly number[];
}

interface Row extends CardFlow {
  readonly got: number[];
  readonly given: number[];
}

export class CardBook implements Hands {
  private readonly g: Game;
  private readonly changes: HandChanges;
  private readonly ways: Readonly<Record<string, CardWay | undefined>>;
  private readonly isCard: readonly boolean[];
  private readonly rows = new Map<string, Row>();
  private cause = '';

  constructor(g: Game, ways: Readonly<Record<string, CardWay | undefined>>) {
    this.g = g;
    this.ways = ways;
    this.changes = handChangesOf(g);
    this.isCard = g.scenario.goods.map(({ card }) => card);
  }

  note(type: string, event: object): void {
    this.cause = type;
    const change = this.changes[type as keyof HandChanges] as
      | ((event: object, hands: Hands) => void)
      | undefined;
    change?.(event, this);
  }

  private rowOf(seat: number, way: CardWay): Row {
    const key = `${seat} ${way} ${this.cause}`;
    const none = (): number[] => this.g.scenario.goods.map(() => 0);
    const row = this.rows.get(key) ?? { seat, way, cause: this.cause, got: none(), given: none() };
    this.rows.set(key, row);
    return row;
  }

  private move(seat: number, good: number, count: number, way: CardWay, column: 'got' | 'given'): void {
    if (this.isCard[good] !== true || count === 0) return;
    const goods = this.rowOf(seat, way)[column];
    goods[good] = (goods[good] ?? 0) + count;
  }

  gain(seat: number, good: number, count: number): void {
    const way = this.ways[this.cause];
    if (count > 0) this.move(seat, good, count, way ?? 'gained', 'got');
    else this.move(seat, good, -count, way === 'stolen' ? 'lost' : (way ?? 'spent'), 'given');
  }

  gainRow(seat: number, goods: readonly number[]): void {
    goods.forEach((count, good) => this.gain(seat, good, count));
  }

  pay(seat: number, { goods, counts }: Price): void {
    goods.forEach((good, i) => this.move(seat, good, counts[i] ?? 0, 'spent', 'given'));
  }

  steal(thief: number, victim: number, good: number | undefined): void {
    if (good === undefined) return;
    this.move(thief, good, 1, 'stolen', 'got');
    this.move(victim, good, 1, 'lost', 'given');
  }

  shows(): void {
    // a card that is shown stays where it is
  }

  lacks(): void {
    // nor does one that is not there
  }

  flows(): readonly CardFlow[] {
    return [...this.rows.values()];
  }
}

const sumOf = (goods: readonly number[]): number => goods.reduce((sum, count) => sum + count, 0);

/** Cards of a seat that went one way, whatever the cause; for swaps and trades, those that came. */
export const cardsBy = (flows: readonly CardFlow[], seat: number, way: CardWay): number =>
  flows
    .filter((flow) => flow.seat === seat && flow.way === way)
    .reduce((sum, { got, given }) => sum + (sumOf(got) === 0 ? sumOf(given) : sumOf(got)), 0);
