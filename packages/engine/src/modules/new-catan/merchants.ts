import { must, type RuleModule } from '../../core/game/game.js';
import { goodIndex, held } from '../../shared/supply.js';
import { benefitIndex, type BenefitName } from './catalogue.js';
import { hasAccess, isComing } from './outposts.js';

const PAIR = 2;
const NO_RATE = 255;

const pair = (rule: string, name: BenefitName, goodName: string): RuleModule => ({
  name,
  rules: [rule],
  needs: ['supplyTrade', 'outposts'],
  contribute({ scenario }) {
    const [benefit, mine] = [benefitIndex(name), goodIndex(scenario, goodName)];
    return {
      all: {
        mayTrade: [
          must(
            'N-13',
            'accessFromNextTurn',
            (_g, s, seat, good) => good !== mine || !isComing(s, seat, benefit),
          ),
          must(rule, 'noAccess', (_g, s, seat, good) => good !== mine || hasAccess(s, seat, benefit)),
          must(rule, 'notEnough', (_g, s, seat, good) => good !== mine || held(s, seat, good) >= PAIR),
        ],
      },
      least: {
        rate: (_g, s, seat, good) => (good === mine && hasAccess(s, seat, benefit) ? PAIR : NO_RATE),
      },
    };
  },
});

/** Two of a kind for one other. */
export const merchants: readonly RuleModule[] = [
  pair('N-30', 'lumberTrade', 'lumber'),
  pair('N-31', 'woolTrade', 'wool'),
  pair('N-32', 'grainTrade', 'grain'),
  pair('N-33', 'brickTrade', 'brick'),
  pair('N-34', 'oreTrade', 'ore'),
];
