import { t } from './words.js';

export const refusals = {
  notATrader: t.notATrader,
  hasNoCloth: t.hasNoCloth,
  tradeHoldsShip: t.tradeHoldsShip,
} as const;
