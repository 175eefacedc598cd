/** Ships, pirate, gold and islands: what each module shared by the sea maps brings. */
import type { Addition } from '../../moves/feature.js';
import { NONE } from '../../session/none.js';
import { options, pirate as pirateActions, questions, ships as shipActions, tools } from './actions.js';
import { Gold, Pirate, Sea, Ship } from './art.js';
import { GoldPanel } from './GoldPanel.js';
import { ChitIcon } from './icons.js';
import { refusals } from './refusals.js';
import { ScenarioPanel, scenarioTab } from './ScenarioPanel.js';
import './sea.css';
import { Chits, Ships } from './Ships.js';
import { tell } from './tell.js';
import { groupOf } from './view.js';
import { t } from './words/index.js';

const ships: Addition = {
  terrains: { sea: { name: t.sea, Art: Sea } },
  pieces: { ship: { name: t.ship, many: t.ships, place: 'edge', Art: Ship, upright: true } },
  actions: shipActions,
  tools,
  questions: { openingRoute: questions.openingRoute, freeRoute: questions.freeRoute },
  options,
  sources: { longestRoute: t.srcRoute },
  tabs: [scenarioTab(ScenarioPanel)],
  refusals,
  tell,
  sounds: { shipBuilt: 'water', shipMoved: 'water' },
  grounds: [Ships],
};

const pirate: Addition = {
  figures: {
    pirate: {
      name: t.pirate,
      Art: Pirate,
      afloat: true,
      at: ({ view }) => groupOf(view, 'pirate')?.hex[0] ?? NONE,
    },
  },
  actions: pirateActions,
  questions: { moveRobber: questions.moveRobber },
};

const gold: Addition = {
  terrains: { gold: { name: t.gold, Art: Gold } },
  actions: { takeGold: { name: t.actTakeGold } },
  questions: { chooseGold: questions.chooseGold },
  panels: { chooseGold: GoldPanel },
};

const islandChits: Addition = {
  sources: { islandChits: t.srcIslands },
  layers: [Chits],
  facts: [
    ({ view }, seat) => {
      const count = view.islandChits.points[seat] ?? 0;
      return { id: 'special', Icon: ChitIcon, count, label: t.special({ count }) };
    },
  ],
  placeNotes: [
    ({ kind, at }, { view }) => {
      const count = kind === 'vertex' ? (view.islandChits.chits[at] ?? 0) : 0;
      return count === 0 ? undefined : t.specialHere({ count });
    },
  ],
};

export const additions = {
  ships,
  areas: {},
  pirate,
  gold,
  islandChits,
} satisfies Readonly<Record<string, Addition>>;
