/** What each rule module of New Catan brings. */
import type { Addition } from '../../moves/feature.js';
import { t as baseWords } from '../base/words/index.js';
import { t } from './words/index.js';
import { NONE } from '../../session/none.js';
import { cards } from '../base/goods.js';
import * as actions from './actions.js';
import { BENEFITS_TAB } from './benefits.js';
import { BenefitsPanel, SeatBenefits } from './BenefitsPanel.js';
import { ChooseAhead, ChooseExtra, ChooseFigure, ChoosePoints, ChoosePrice, ChooseSwap } from './Choosers.js';
import { BenefitsTabIcon } from './icons.js';
import { MixedTrade } from './MixedTrade.js';
import { Outposts, reach } from './Outposts.js';
import { FreeSettlement, Infiltrator, Lake } from './pieces.js';
import { refusals } from './refusals.js';
import { ReliefPanel } from './ReliefPanel.js';
import { inspectSign, noteOn } from './signs.js';
import { tell } from './tell.js';
import { Tray } from './Tray.js';

const { questions } = actions;

const outposts: Addition = {
  terrains: { lake: { name: t.lake, Art: Lake } },
  options: {
    setUp: {
      name: baseWords.opt_setUp,
      about: t.opt_setUp_about,
      choices: { spiral: baseWords.opt_spiral, random: baseWords.opt_random, 'first-game': t.opt_first },
    },
  },
  tabs: [{ id: BENEFITS_TAB, label: t.tab, Icon: BenefitsTabIcon, Panel: BenefitsPanel }],
  refusals,
  tell,
  grounds: [Outposts],
  reaches: [reach],
  trays: [Tray],
  seatNotes: [SeatBenefits],
  placeNotes: [noteOn],
  taps: [inspectSign],
};

const infiltrator: Addition = {
  figures: {
    infiltrator: {
      name: t.infiltrator,
      Art: Infiltrator,
      place: 'vertex',
      at: ({ view }) => view.infiltrator.vertex[0] ?? NONE,
    },
  },
  cards: { knight: { ...cards.knight, about: t.knight_about } },
  actions: actions.infiltrator,
  questions: { moveRobber: questions.moveRobber, chooseVictim: questions.chooseVictim },
  primary: ['waiveSteal'],
};

const freeSettlements: Addition = {
  pieces: {
    freeSettlement: {
      name: t.freeSettlement,
      many: t.freeSettlements,
      place: 'vertex',
      Art: FreeSettlement,
    },
  },
  actions: actions.freeSettlements,
};

const antiPirate: Addition = {
  actions: actions.antiPirate,
  choosers: { sendRobber: ChoosePrice, sendInfiltrator: ChoosePrice, dismissFigure: ChooseFigure },
};

export const additions = {
  outposts,
  infiltrator,
  printedStart: {},
  mixedTrade: { actions: actions.mixedTrade, markets: [MixedTrade] },
  extraLumber: {},
  extraWool: {},
  extraGrain: {},
  extraBrick: {},
  extraOre: {},
  lumberTrade: {},
  woolTrade: {},
  grainTrade: {},
  brickTrade: {},
  oreTrade: {},
  freeRoads: { actions: actions.freeRoads },
  freeDevelopment: { actions: actions.freeDevelopment },
  freeSettlements,
  shortDistance: {
    actions: actions.shortDistance,
    choosers: { buildShortSettlement: ChooseExtra },
  },
  antiPirate,
  immunity: {},
  helpingHand: { actions: actions.helpingHand, choosers: { useHelpingHand: ChooseAhead } },
  reliefFund: {
    actions: actions.reliefFund,
    questions: { reliefFund: questions.reliefFund },
    panels: { reliefFund: ReliefPanel },
  },
  pointsForSale: {
    actions: actions.pointsForSale,
    choosers: { buyPoint: ChoosePoints },
    sources: { pointsForSale: t.src_points },
  },
  persuasion: { actions: actions.persuasion, choosers: { persuade: ChooseSwap } },
} satisfies Readonly<Record<string, Addition>>;
