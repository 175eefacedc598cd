/** Corners that roads lead to, and which of them are still free. */
import { NONE, type State } from '@landnam/engine';
import type { Shared } from '../../../mind/insight.js';
import { ROADS } from '../distances.js';
import { PIPS } from '../pips.js';
import { isFree } from '../spacing.js';
import { Spread } from './spread.js';

const HARBOUR_PIPS = 1.5;
const CHOICE_PIPS = 1.2;

export class SettlingGround extends Spread {
  /** By vertex: 1 where the distance rule lets somebody settle. */
  readonly free: Uint8Array;
  /** By vertex: pips weighted by how much their goods are wanted. */
  readonly worth: Float64Array;
  private readonly choice: readonly boolean[];

  constructor(shared: Shared) {
    super(shared, ROADS);
    this.free = new Uint8Array(this.g.board.vertices);
    this.worth = new Float64Array(this.g.board.vertices);
    this.choice = this.g.scenario.terrains.map(({ choice }) => choice === true);
  }

  protected override restart(s: State): void {
    super.restart(s);
    for (let vertex = 0; vertex < this.free.length; vertex++) {
      this.mark(s, vertex);
      this.worth[vertex] = this.worthAt(s, vertex);
    }
  }

  protected override moved(s: State, vertex: number): void {
    const { vertexVertices } = this.g.board;
    this.mark(s, vertex);
    for (let i = vertex * 3; i < vertex * 3 + 3; i++)
      if (vertexVertices[i] !== NONE) this.mark(s, vertexVertices[i]);
  }

  private mark(s: State, vertex: number): void {
    this.free[vertex] = isFree(this.g, s, vertex) ? 1 : 0;
  }

  private worthAt(s: State, vertex: number): number {
    let sum = this.land.wanted[vertex] + HARBOUR_PIPS * this.land.harbours[vertex];
    for (let i = vertex * 3; i < vertex * 3 + 3; i++) {
      const hex = this.g.board.vertexHexes[i];
      if (hex !== NONE && this.choice[s.base.terrain[hex]]) sum += CHOICE_PIPS * PIPS[s.base.number[hex]];
    }
    return sum;
  }
}
