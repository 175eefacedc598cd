/** Robber and infiltrator: whom they hurt, where to send them. */
import { argA, argB, type Game, KINDS, NONE, type State } from '@landnam/engine';
import type { ModuleInsight, Look, Scene, Scorer, Shared } from '../../mind/insight.js';
import { rivalry, stealWorth, Targets } from '../base/robber.js';
import { BenefitOutlook } from './outlook.js';
import { benefitWorths, type BenefitWorth } from './worths.js';

const OWN = 1.3;
/** How much of a benefit's worth is lost before the infiltrator moves on. */
const WHILE_IT_STAYS = 0.35;

/** What the infiltrator does on a corner. */
class Corners {
  private readonly worths: readonly BenefitWorth[];
  private readonly outlook: BenefitOutlook;
  private readonly safe: readonly boolean[];

  constructor(g: Game, shared: Shared) {
    this.worths = benefitWorths(g);
    this.outlook = new BenefitOutlook(shared);
    this.safe = g.scenario.pieces.map((piece) => piece.safe === true);
  }

  private ownerAt(s: State, vertex: number): number {
    const owner = s.base.owner[vertex];
    return owner === NONE || this.safe[s.base.piece[vertex]] ? NONE : owner;
  }

  /** The others' losses minus the seat's own. */
  blocked(scene: Scene, s: State, vertex: number): number {
    const owner = vertex === NONE ? NONE : this.ownerAt(s, vertex);
    if (owner === NONE) return 0;
    this.outlook.read(scene, s, owner);
    const worth = this.worths[s.outposts.benefit[vertex]](scene, this.outlook) * WHILE_IT_STAYS;
    return worth * (owner === scene.seat ? -OWN : rivalry(scene, owner));
  }

  steal(scene: Scene, s: State, vertex: number): number {
    const owner = this.ownerAt(s, vertex);
    return owner === NONE || owner === scene.seat ? 0 : stealWorth(scene, s, owner);
  }
}

const both = (s: State): boolean => s.base.robber[0] !== NONE && s.infiltrator.vertex[0] !== NONE;

/** [N-11] With both on the board the other one leaves, and what it blocked is free again. */
const moveRobber =
  (targets: Targets, corners: Corners): Scorer =>
  (look, s, packed) =>
    targets.worth(look, s, argA(packed)) -
    targets.blocked(look, s, s.base.robber[0]) -
    (both(s) ? corners.blocked(look, s, s.infiltrator.vertex[0]) : 0);

const moveInfiltrator =
  (targets: Targets, corners: Corners): Scorer =>
  (look, s, packed) =>
    corners.blocked(look, s, argA(packed)) +
    corners.steal(look, s, argA(packed)) -
    corners.blocked(look, s, s.infiltrator.vertex[0]) -
    (both(s) ? targets.blocked(look, s, s.base.robber[0]) : 0);

export const infiltrator: ModuleInsight = {
  module: 'infiltrator',
  make(g, shared) {
    const [targets, corners] = [new Targets(g), new Corners(g, shared)];
    return {
      scorers: {
        moveRobber: moveRobber(targets, corners),
        moveInfiltrator: moveInfiltrator(targets, corners),
        waiveSteal: () => 0,
      },
    };
  },
};

const NOTHING = new Uint8Array(KINDS);
const paid = new Uint8Array(KINDS);

/** What the card that it costs to send it is worth. */
const price = (look: Look, good: number): number => {
  paid.fill(0);
  paid[good] = 1;
  return look.swap(paid, 0, NOTHING, 0);
};

export const antiPirate: ModuleInsight = {
  module: 'antiPirate',
  make(g, shared) {
    const [targets, corners] = [new Targets(g), new Corners(g, shared)];
    const robber = g.scenario.figures.indexOf('robber');
    const off: Scorer = (look, s, packed) =>
      argA(packed) === robber
        ? -targets.blocked(look, s, s.base.robber[0])
        : -corners.blocked(look, s, s.infiltrator.vertex[0]);
    return {
      scorers: {
        dismissFigure: off,
        sendRobber: (look, s, packed) =>
          targets.blocked(look, s, argA(packed)) -
          targets.blocked(look, s, s.base.robber[0]) +
          price(look, argB(packed)),
        sendInfiltrator: (look, s, packed) =>
          corners.blocked(look, s, argA(packed)) -
          corners.blocked(look, s, s.infiltrator.vertex[0]) +
          price(look, argB(packed)),
      },
    };
  },
};
