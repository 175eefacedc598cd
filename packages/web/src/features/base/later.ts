/** What only appears in the course of a game: loaded when it does. */
import { lazy } from 'react';

export const TradePanel = lazy(async () => ({ default: (await import('./trade/TradePanel.js')).TradePanel }));
export const SupplyTrades = lazy(async () => ({
  default: (await import('./trade/SupplyTrades.js')).SupplyTrades,
}));
export const DiscardPanel = lazy(async () => ({
  default: (await import('./panels/DiscardPanel.js')).DiscardPanel,
}));
