/** Names of what is counted in every game; development cards are named by whoever brings them. */
import type { CountTexts } from '../../types.js';
import { t } from './words/index.js';

export const counts: CountTexts = {
  founded: t.founded,
  settlements: t.settlements,
  cities: t.cities,
  roads: t.roads,
  cardsBought: t.cardsBought,
  robberMoves: t.robberMoves,
  thefts: t.thefts,
  robbed: t.robbed,
  offers: t.offers,
  trades: t.trades,
  'cause.cardsProduced': t.cause_cardsProduced,
  'cause.startingCards': t.cause_startingCards,
  'cause.goodsTaken': t.cause_goodsTaken,
  'cause.roadBuilt': t.cause_roadBuilt,
  'cause.settlementBuilt': t.cause_settlementBuilt,
  'cause.cityBuilt': t.cause_cityBuilt,
  'cause.cardBought': t.cause_cardBought,
  'cause.tradedWithSupply': t.cause_tradedWithSupply,
  'cause.traded': t.cause_traded,
  'cause.cardDiscarded': t.cause_cardDiscarded,
  'cause.cardStolen': t.cause_cardStolen,
  'cause.monopolyTaken': t.cause_monopolyTaken,
  'cause.robberMoved': t.cause_robberMoved,
};
