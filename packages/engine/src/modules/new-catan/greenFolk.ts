import { at } from '../../core/state/fields.js';
import type { RuleModule, Step } from '../../core/game/game.js';
import { NONE } from '../../core/ids.js';
import { collectGoods, goodIndex } from '../../shared/supply.js';
import { benefitIndex, type BenefitName } from './catalogue.js';

declare module '../../core/registry.js' {
  interface EventMap {
    extraProduced: { seat: number; good: number };
  }
}

/** [N-15] Without asking, after all ordinary production, while the supply lasts. */
const takeOneMore =
  (benefit: number, good: number): Step =>
  (g, s, _active, _low, _high, log) => {
    const seat = s.outposts.holder[benefit];
    if (seat === NONE || s.base.got[at(seat, good)] === 0 || s.base.bank[good] === 0) return;
    collectGoods(g, s, seat, good, 1);
    log?.('extraProduced', { seat, good });
    log?.('benefitUsed', { seat, benefit });
  };

const extra = (rule: string, name: BenefitName, good: string): RuleModule => ({
  name,
  rules: [rule, 'N-15'],
  needs: ['production', 'outposts'],
  contribute: ({ scenario }) => ({
    staged: { roll: { extra: takeOneMore(benefitIndex(name), goodIndex(scenario, good)) } },
  }),
});

/** One more card of a kind from each roll that gives any of it. */
export const greenFolk: readonly RuleModule[] = [
  extra('N-20', 'extraLumber', 'lumber'),
  extra('N-21', 'extraWool', 'wool'),
  extra('N-22', 'extraGrain', 'grain'),
  extra('N-23', 'extraBrick', 'brick'),
  extra('N-24', 'extraOre', 'ore'),
];
