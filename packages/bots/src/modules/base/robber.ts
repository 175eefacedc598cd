import { argA, type Game, NONE, type State } from '@landnam/engine';
import type { ModuleInsight, Look, Scene, Scorer } from '../../mind/insight.js';
import { PIPS, pipWorth } from './pips.js';

const OWN = 1.3;
const ROLLS = 0.35;
const STEAL = 0.12;
const PER_CARD = 0.01;

/** How much another player's loss is a gain: more, the nearer they are to winning. */
export const rivalry = ({ g, points }: Scene, seat: number): number => {
  const left = Math.max(1, g.scenario.pointsToWin - points[seat]);
  return 0.35 + 0.65 / left + points[seat] / 40;
};

/** What taking a card from a seat is worth. */
export const stealWorth = (scene: Scene, s: State, victim: number): number =>
  s.base.handTotal[victim] === 0
    ? 0
    : STEAL + STEAL * rivalry(scene, victim) + PER_CARD * Math.min(8, s.base.handTotal[victim]);

/** What the robber does on a hex. */
export class Targets {
  private readonly producing: readonly boolean[];
  private readonly cards: readonly number[];

  constructor(g: Game) {
    this.producing = g.scenario.terrains.map(({ good }) => good !== undefined);
    this.cards = g.scenario.pieces.map((piece) => piece.yields);
  }

  /** The others' losses minus the seat's own, and the card it may steal. */
  worth(scene: Scene, s: State, hex: number): number {
    return this.blocked(scene, s, hex) + this.steal(scene, s, hex);
  }

  blocked(scene: Scene, s: State, hex: number): number {
    const { g, seat } = scene;
    if (hex === NONE || !this.producing[s.base.terrain[hex]]) return 0;
    const { hexVertices } = g.board;
    const { owner: owners, piece } = s.base;
    let sum = 0;
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const vertex = hexVertices[i];
      const owner = vertex === NONE ? NONE : owners[vertex];
      if (owner === NONE) continue;
      sum += this.cards[piece[vertex]] * (owner === seat ? -OWN : rivalry(scene, owner));
    }
    return sum * PIPS[s.base.number[hex]] * pipWorth(scene) * ROLLS;
  }

  steal(scene: Scene, s: State, hex: number): number {
    let best = 0;
    for (let i = hex * 6; i < hex * 6 + 6; i++) {
      const owner = ownerAt(scene.g, s, i);
      if (owner !== NONE && owner !== scene.seat) best = Math.max(best, stealWorth(scene, s, owner));
    }
    return best;
  }
}

const ownerAt = (g: Game, s: State, corner: number): number => {
  const vertex = g.board.hexVertices[corner];
  return vertex === NONE ? NONE : s.base.owner[vertex];
};

const moveRobber =
  (targets: Targets): Scorer =>
  (look: Look, s: State, packed) =>
    targets.worth(look, s, argA(packed)) - targets.blocked(look, s, s.base.robber[0]);

export const robber: ModuleInsight = {
  module: 'robber',
  make: (g) => ({ scorers: { moveRobber: moveRobber(new Targets(g)) } }),
};

export const thief: ModuleInsight = {
  module: 'thief',
  make: () => ({
    scorers: { stealFrom: (look, s, packed) => stealWorth(look, s, argA(packed)) },
    hands: { cardStolen: ({ thief: by, victim, good }, hands) => hands.steal(by, victim, good) },
  }),
};
