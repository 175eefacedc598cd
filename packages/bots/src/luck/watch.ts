/** Luck while a game is played: what nature brought each seat since it began. */
import { CHANCE, type Game, type Packed, type State } from '@landnam/engine';
import type { Hooks } from '../driver.js';
import type { Weights } from '../value/weights.js';
import { Luck } from './luck.js';

export class LuckWatch {
  /** By seat. */
  readonly sum: Float64Array;
  private readonly luck: Luck;
  readonly hooks: Hooks = {
    begun: () => this.begin(),
    before: (s, seat, packed) => {
      if (seat === CHANCE) this.add(s, packed);
    },
  };

  constructor(g: Game, weights: Weights, isRaw = false) {
    this.luck = new Luck(g, weights, isRaw);
    this.sum = new Float64Array(g.seats);
  }

  begin(): void {
    this.luck.begin();
    this.sum.fill(0);
  }

  private add(s: State, packed: Packed): void {
    const change = this.luck.of(s, packed);
    for (let seat = 0; seat < change.length; seat++) this.sum[seat] += change[seat];
  }
}
