/** What a seat's buildings yield, from the perspective of the benefits. */
import { KINDS, NONE, type State } from '@landnam/engine';
import { firstHome } from '@landnam/engine/games/base';
import { BUILDINGS, FIGURES, KnownVersions, LAND } from '../../mind/aspects.js';
import type { Scene, Shared } from '../../mind/insight.js';
import { Income, Land, PIPS } from '../base/pips.js';

const SUMS = 13;

export const OUTLOOK = BUILDINGS | FIGURES | LAND;

export class BenefitOutlook {
  /** Cards by good in 36 rolls. */
  readonly pips = new Float64Array(KINDS);
  /** Rolls in 36 that yield any of a good, however many cards. */
  readonly regular = new Float64Array(KINDS);
  /** Rolls in 36 that yield anything at all. */
  any = 0;
  private readonly income: Income;
  private readonly land: Land;
  private readonly shared: Shared;
  private readonly seen = new Uint8Array(SUMS * KINDS);
  private readonly rolls = new Uint8Array(SUMS);
  private readonly known = new KnownVersions(OUTLOOK);
  private seat = NONE;

  constructor(shared: Shared) {
    this.shared = shared;
    this.income = shared.of(Income);
    this.land = shared.of(Land);
  }

  read(scene: Scene, s: State, seat: number): this {
    const same = this.known.holds(scene.versions);
    if (same && seat === this.seat) return this;
    this.seat = seat;
    this.income.count(scene, s, seat, this.pips);
    this.regular.fill(0);
    this.seen.fill(0);
    this.rolls.fill(0);
    this.any = 0;
    const { homes } = s.base;
    for (let i = firstHome(seat); homes[i] !== NONE; i++) this.note(s, homes[i]);
    return this;
  }

  private note(s: State, vertex: number): void {
    for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
      const good = this.land.goods[i];
      if (good !== NONE) this.noteRoll(s.base.number[this.shared.g.board.vertexHexes[i]], good);
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
