/** Cards missing for everything that can be bought, and how many turns they will take to come. */
import { at, type Game, KINDS, type Price, priceOf, type State } from '@landnam/engine';
import { rateOf } from '@landnam/engine/games/base';
import { HAND } from '../../../mind/aspects.js';
import type { FeatureGroup, Scene, Shared } from '../../../mind/insight.js';
import { Incomes, ratesRead } from './incomes.js';

const ROLLS = 36;
/** A seat without any income would wait for ever. */
export const LONGEST = 25;
const ALMOST = 1e-9;

interface Aim {
  readonly name: string;
  /** By good. */
  readonly counts: Float64Array;
}

const aimOf = (name: string, { goods, counts }: Price): Aim => {
  const row = new Float64Array(KINDS);
  goods.forEach((good, i) => (row[good] += counts[i]));
  return { name, counts: row };
};

const aimsOf = ({ scenario }: Game): readonly Aim[] =>
  [
    ...scenario.pieces.map(({ name, cost }) => aimOf(name, priceOf(scenario, cost))),
    aimOf('card', priceOf(scenario, scenario.cardPrice)),
  ].filter(({ counts }) => counts.some((count) => count > 0));

/** What a seat has and gets, laid out for loops. */
export class SeatPurse {
  private readonly have = new Float64Array(KINDS);
  private readonly each = new Float64Array(KINDS);
  /** What one surplus card is worth in others. */
  private readonly spare = new Float64Array(KINDS);
  private choice = -1;
  private readonly g: Game;
  private readonly seat: Scene['seat'];
  private readonly goods: number;
  private readonly incomes: Incomes;

  constructor({ g, seat, everyone }: Shared) {
    this.g = g;
    this.seat = seat;
    this.goods = g.scenario.goods.length;
    this.incomes = everyone.of(Incomes);
  }

  get reads(): number {
    return this.incomes.reads | ratesRead(this.g);
  }

  /** `held` says whether the hand counts. True if anything changed. */
  read(scene: Scene, s: State, held: boolean): boolean {
    const { g, seat, have, goods } = this;
    const { pips, choice } = this.incomes.read(scene, s);
    const often = g.seats / ROLLS;
    let same = this.choice === choice[seat] * often;
    this.choice = choice[seat] * often;
    for (let good = 0; good < goods; good++) {
      const row = at(seat, good);
      const count = held ? s.base.hand[row] + s.base.open[row] : 0;
      same =
        this.isSame(good, pips[row] * often, 1 / rateOf(g, s, seat, good)) && have[good] === count && same;
      have[good] = count;
    }
    return !same;
  }

  private isSame(good: number, each: number, spare: number): boolean {
    const same = this.each[good] === each && this.spare[good] === spare;
    this.each[good] = each;
    this.spare[good] = spare;
    return same;
  }

  missing(counts: Float64Array): number {
    let sum = 0;
    for (let good = 0; good < this.goods; good++) sum += Math.max(0, counts[good] - this.have[good]);
    return sum;
  }

  /**
   * The seat's own turns until income and trade with the supply have brought it. What is still missing after some turns is a
   * convex, falling chain of lines, so each Newton step lands on the next of them and never too far.
   */
  turns(counts: Float64Array): number {
    const { have, each, spare, goods, choice } = this;
    let turns = 0;
    for (let step = 0; step <= goods; step++) {
      let gap = -choice * turns;
      let pace = choice;
      for (let good = 0; good < goods; good++) {
        const over = have[good] + each[good] * turns - counts[good];
        const share = over < 0 ? 1 : spare[good];
        gap -= over * share;
        pace += each[good] * share;
      }
      if (gap <= ALMOST) return turns;
      if (gap >= (LONGEST - turns) * pace) return LONGEST;
      turns += gap / pace;
    }
    return turns;
  }
}

/** With the hand, and with an empty hand: what the buildings are good for. */
export const needFeatures = (shared: Shared): readonly FeatureGroup[] => {
  const aims = aimsOf(shared.g);
  const [bare, purse] = [new SeatPurse(shared), new SeatPurse(shared)];
  return [
    {
      names: aims.map(({ name }) => `turns to ${name} from nothing`),
      get reads() {
        return purse.reads;
      },
      own: true,
      fill(scene, s, into, from) {
        if (!bare.read(scene, s, false)) return;
        for (let i = 0; i < aims.length; i++) into[from + i] = bare.turns(aims[i].counts);
      },
    },
    {
      names: aims.flatMap(({ name }) => [`missing to ${name}`, `turns to ${name}`]),
      hidden: true,
      get reads() {
        return purse.reads | HAND;
      },
      own: true,
      fill(scene, s, into, from) {
        if (!purse.read(scene, s, true)) return;
        for (let i = 0; i < aims.length; i++) {
          const missing = purse.missing(aims[i].counts);
          into[from + 2 * i] = missing;
          into[from + 2 * i + 1] = missing === 0 ? 0 : purse.turns(aims[i].counts);
        }
      },
    },
  ];
};
