import { m } from '../../paraglide/messages.js';
import type { Feature } from '../../moves/feature.js';
import { actions, options, primary, questions, sources, tools } from './actions.js';
import { ChooseGood, ChooseTwo } from './Choosers.js';
import { DiscardPanel } from './DiscardPanel.js';
import { cards, figures, goods, pieces, terrains } from './goods.js';
import { TradeIcon } from './icons.js';
import { flights } from './flights.js';
import { refusals } from './refusals.js';
import { Rolled } from './Rolled.js';
import { BaseRules } from './Rules.js';
import { tell } from './tell.js';
import { SupplyTrades } from './SupplyTrades.js';
import { offerPrompt } from './OfferPrompt.js';
import { TradePanel, tradeCalls, tradeOpens } from './TradePanel.js';
import { VictimPanel } from './VictimPanel.js';

export const base: Feature = {
  games: { base: { name: m.base_name, about: m.base_about, Rules: BaseRules } },
  goods,
  terrains,
  pieces,
  figures,
  cards,
  actions,
  tools,
  primary,
  questions,
  panels: { discard: DiscardPanel, chooseVictim: VictimPanel },
  choosers: { playMonopoly: ChooseGood, playPlenty: ChooseTwo },
  tabs: [
    {
      id: 'trade',
      label: m.base_tool_trade,
      Icon: TradeIcon,
      Panel: TradePanel,
      calls: tradeCalls,
      opens: tradeOpens,
    },
  ],
  prompts: [offerPrompt],
  sources,
  options,
  refusals,
  tell,
  flights,
  sounds: {
    diceRolled: 'dice',
    roadBuilt: 'wood',
    settlementBuilt: 'wood',
    cityBuilt: 'wood',
    buildingPlaced: 'wood',
    robberMoved: 'wood',
    cardsProduced: 'paper',
    traded: 'paper',
    tradedWithSupply: 'paper',
    cardBought: 'paper',
    cardPlayed: 'paper',
    cardStolen: 'paper',
    gameEnded: 'end',
  },
  facts: [],
  grounds: [],
  reaches: [],
  layers: [Rolled],
  trays: [],
  markets: [SupplyTrades],
  seatNotes: [],
  placeNotes: [],
  taps: [],
  endings: [],
};
