/** What only appears in the course of a game: loaded when it does. */
import { lazy } from 'react';
import { withWords } from '../../i18n/fetched.js';

export const TradePanel = lazy(async () => ({ default: (await import('./trade/TradePanel.js')).TradePanel }));
export const SupplyTrades = lazy(async () => ({
  default: (await import('./trade/SupplyTrades.js')).SupplyTrades,
}));
export const DiscardPanel = lazy(async () => ({
  default: (await import('./panels/DiscardPanel.js')).DiscardPanel,
}));

export const DiceCount = lazy(async () => ({
  default: (await withWords(import('./counts/DiceCount.js'))).DiceCount,
}));
export const UnseenCards = lazy(async () => ({
  default: (await withWords(import('./counts/UnseenCards.js'))).UnseenCards,
}));

const choosers = () => import('./panels/Choosers.js');
export const ChooseGood = lazy(async () => ({ default: (await choosers()).ChooseGood }));
export const ChooseTwo = lazy(async () => ({ default: (await choosers()).ChooseTwo }));
