import { push } from '../../../core/state/frames.js';
import type { RuleModule, Step } from '../../../core/game/game.js';
import { NONE } from '../../../core/ids.js';
import { ask } from '../../../core/play/play.js';
import { everybody, inReverse } from '../../../shared/extremes.js';

declare module '../../../core/registry.js' {
  interface CauseNames {
    rainAndFlooding: true;
  }
  interface FrameNames {
    rainAndFlooding: true;
    flooded: true;
  }
}

const strike: Step = (g, s, active) =>
  inReverse(g, active, everybody(g), (seat) => push(s, g.kind.flooded, seat));

const hit: Step = (g, s, seat, _a, _b, log) =>
  ask(g, s, g.kind.hazardOnBuilding, seat, NONE, g.cause.rainAndFlooding, log);

/** Rain and flooding: a hazard on one building of each player. */
export const rainAndFlooding: RuleModule = {
  name: 'rainAndFlooding',
  rules: ['E-24', 'E-33'],
  needs: ['hazards', 'eventDiscs'],
  contribute: () => ({
    routines: { rainAndFlooding: [strike], flooded: [hit] },
    causes: { rainAndFlooding: 'E-33' },
  }),
};
