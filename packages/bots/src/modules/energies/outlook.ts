/** How the game will probably end: by points, or by a bag that runs empty while only clean players can win. */
import type { Game, State } from '@landnam/engine';
import { discsDue, discsInBag, plantBalance } from '@landnam/engine/games/energies';
import { KnownVersions, LATE, REST, STOCK } from '../../mind/aspects.js';
import type { Scene, Shared } from '../../mind/insight.js';

const ENOUGH_ROUNDS = 9;
const POINTS_A_ROUND = 0.45;
const SURE = 7;
const WAYS = 4;

/** What reading `Bag` depends on: discs, and the pieces that leave footprints. */
export const BAG = REST | STOCK;

export class Bag {
  /** Rounds until the bag is found empty, if nothing more is built. */
  rounds = 0;
  /** 0 while the bag is full, 1 when the next draw finds it empty. */
  urgency = 0;
  /** How likely the bag runs empty before any player has enough points. */
  ends = 0;
  private readonly g: Game;
  private readonly known = new KnownVersions(BAG | LATE);

  constructor({ g }: Shared) {
    this.g = g;
  }

  read({ versions, points }: Scene, s: State): this {
    if (this.known.holds(versions)) return this;
    const { g } = this;
    this.rounds = (discsInBag(s) + 1) / (discsDue(g, s) * g.seats);
    this.urgency = Math.min(1, Math.max(0, 1 - this.rounds / ENOUGH_ROUNDS));
    let most = 0;
    for (let seat = 0; seat < g.seats; seat++) most = Math.max(most, points[seat]);
    const reached = most + POINTS_A_ROUND * this.rounds + 10 - g.scenario.pointsToWin;
    this.ends = Math.min(1, Math.max(0.1, 1 - (reached - SURE) / WAYS));
    return this;
  }
}

/** The best balance of plants among the others; 0 if none of them could win. */
export const bestRival = (g: Game, s: State, seat: number): number => {
  let best = 0;
  for (let other = 0; other < g.seats; other++)
    if (other !== seat) best = Math.max(best, plantBalance(s, other));
  return best;
};
