import { t } from './words/index.js';

export const refusals = {
  notATrader: t.notATrader,
  hasNoCloth: t.hasNoCloth,
  tradeHoldsShip: t.tradeHoldsShip,
} as const;
