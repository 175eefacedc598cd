/** What only appears in the course of a game: loaded when it does. */
import { lazy } from 'react';

export const TradePanel = lazy(async () => ({ default: (await import('./trade/TradePanel.js')).TradePanel }));
export const SupplyTrades = lazy(async () => ({
  default: (await import('./trade/SupplyTrades.js')).SupplyTrades,
}));
export const DiscardPanel = lazy(async () => ({
  default: (await import('./panels/DiscardPanel.js')).DiscardPanel,
}));

const choosers = () => import('./panels/Choosers.js');
export const ChooseGood = lazy(async () => ({ default: (await choosers()).ChooseGood }));
export const ChooseTwo = lazy(async () => ({ default: (await choosers()).ChooseTwo }));
