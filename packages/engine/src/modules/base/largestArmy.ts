import { at } from '../../core/state/fields.js';
import { scored } from '../../core/state/frames.js';
import type { Contributions, RuleModule, Step } from '../../core/game/game.js';
import { NONE } from '../../core/ids.js';
import { cardIndex } from './cards.js';

declare module '../../core/registry.js' {
  interface FaultCodes {
    armyElsewhere: 'most';
  }
}

const FEWEST = 3;
const POINTS = 2;

const countPlayed =
  (card: number): Step =>
  (_g, s, seat, played, _b, log) => {
    const holder = s.base.armyHolder[0];
    if (played !== card || holder === seat) return;
    const most = holder === NONE ? FEWEST - 1 : s.base.played[at(holder, card)];
    if (s.base.played[at(seat, card)] <= most) return;
    s.base.armyHolder[0] = seat;
    scored(s);
    log?.('awardMoved', { award: 'largestArmy', from: holder, to: seat });
  };

/** [B-52] The first to get there holds it until another player has more. */
const armyFaults =
  (card: number): NonNullable<Contributions['faults']> =>
  (g, s, tell) => {
    const played = Array.from({ length: g.seats }, (_, seat) => s.base.played[at(seat, card)]);
    const [most, holder] = [Math.max(...played), s.base.armyHolder[0]];
    const right = most < FEWEST ? holder === NONE : holder !== NONE && played[holder] === most;
    if (!right)
      tell('base armyHolder', 'most cards of that kind are {most} [B-52]', 'armyElsewhere', { most });
  };

/** The award for most plays of one card, at least three. */
export const largestArmy: RuleModule = {
  name: 'largestArmy',
  rules: ['B-50', 'B-52'],
  needs: ['cards'],
  contribute: ({ scenario }) => ({
    faults: armyFaults(cardIndex(scenario, scenario.awardCard)),
    staged: { played: { award: countPlayed(cardIndex(scenario, scenario.awardCard)) } },
    sum: { points: (_g, s, seat) => (s.base.armyHolder[0] === seat ? POINTS : 0) },
  }),
};
