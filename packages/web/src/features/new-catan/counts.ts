/** Names of what is counted in New Catan. */
import type { CountTexts } from '../types.js';
import { benefitName, BENEFITS } from './benefits.js';
import { t } from './words/index.js';

export const counts: CountTexts = {
  accessGained: t.count_accessGained,
  accessLost: t.count_accessLost,
  pointsBought: t.count_pointsBought,
  persuaded: t.count_persuaded,
  infiltratorMoves: t.count_infiltrator,
  ...Object.fromEntries(
    BENEFITS.map((name, benefit) => [
      `benefit.${name}`,
      () => t.count_benefit({ benefit: benefitName(benefit) }),
    ]),
  ),
  'cause.benefitUsed': t.cause_benefitUsed,
  'cause.freeSettlementBuilt': t.cause_freeSettlementBuilt,
  'cause.settlementRaised': t.cause_settlementRaised,
  'cause.extraProduced': t.cause_extraProduced,
  'cause.pointsBought': t.cause_pointsBought,
  'cause.reliefTaken': t.cause_reliefTaken,
  'cause.persuaded': t.cause_persuaded,
  'cause.tradedMixed': t.cause_tradedMixed,
  'cause.infiltratorMoved': t.cause_infiltratorMoved,
};
