import { push } from '../../../core/state/frames.js';
import type { RuleModule, Step } from '../../../core/game/game.js';
import { ask } from '../../../core/play/play.js';
import { highest, inReverse } from '../../../shared/extremes.js';
import { CITY, TOWN } from '../catalogue.js';
import { localFootprint } from '../footprints.js';
import { someBuildingTakesHazard } from '../hazards.js';

declare module '../../../core/registry.js' {
  interface CauseNames {
    airPollution: true;
  }
  interface FrameNames {
    airPollution: true;
    pollutedAir: true;
  }
}

/** [E-23] Compared once, here. */
const strike: Step = (g, s, active) =>
  inReverse(g, active, highest(g, s, localFootprint), (seat) => push(s, g.kind.pollutedAir, seat));

/** [E-30] A city without a hazard, or a town if there is none. */
const hit: Step = (g, s, seat, _a, _b, log) => {
  const piece = someBuildingTakesHazard(g, s, seat, CITY) ? CITY : TOWN;
  ask(g, s, g.kind.hazardOnBuilding, seat, piece, g.cause.airPollution, log);
};

/** Air pollution: a hazard for the player with the highest footprint. */
export const airPollution: RuleModule = {
  name: 'airPollution',
  rules: ['E-23', 'E-30'],
  needs: ['hazards', 'eventDiscs'],
  contribute: () => ({
    routines: { airPollution: [strike], pollutedAir: [hit] },
    causes: { airPollution: 'E-30' },
  }),
};
