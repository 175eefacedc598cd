/** What a seat's buildings bring, looked at the way benefits need it. */
import { type Game, KINDS, NONE, type State } from '@landnam/engine';
import { Income, PIPS, yieldsOf } from '../base/pips.js';

const SUMS = 13;

export class Outlook {
  /** Cards by good in 36 rolls. */
  readonly pips: Float64Array;
  /** Rolls in 36 that bring any of a good, however many cards. */
  readonly regular = new Float64Array(KINDS);
  /** Rolls in 36 that bring anything at all. */
  any = 0;
  private readonly income: Income;
  private readonly yields: readonly number[];
  private readonly seen = new Uint8Array(SUMS * KINDS);
  private readonly rolls = new Uint8Array(SUMS);

  constructor(g: Game) {
    this.income = new Income(g);
    this.pips = this.income.pips;
    this.yields = yieldsOf(g);
  }

  read(g: Game, s: State, seat: number): this {
    this.income.read(g, s, seat);
    this.regular.fill(0);
    this.seen.fill(0);
    this.rolls.fill(0);
    this.any = 0;
    for (let vertex = 0; vertex < g.board.vertices; vertex++)
      if (s.base.owner[vertex] === seat) this.note(g, s, vertex);
    return this;
  }

  private note(g: Game, s: State, vertex: number): void {
    for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
      const hex = g.board.vertexHexes[i];
      const good = hex === NONE ? NONE : this.yields[s.base.terrain[hex]];
      if (good !== NONE) this.noteRoll(s.base.number[hex], good);
    }
  }

  private noteRoll(number: number, good: number): void {
    const i = number * KINDS + good;
    if (this.seen[i] === 0) this.regular[good] += PIPS[number];
    this.seen[i] = 1;
    if (this.rolls[number] === 0) this.any += PIPS[number];
    this.rolls[number] = 1;
  }
}
