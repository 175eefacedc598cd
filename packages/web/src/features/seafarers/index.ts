/** Ships, pirate, gold and islands: what all maps of the sea share. */
import { questions as baseQuestions } from '../base/actions.js';
import type { Addition } from '../../moves/feature.js';
import { actions, options, questions, tools } from './actions.js';
import { Gold, Pirate, Sea, Ship } from './art.js';
import { GoldPanel } from './GoldPanel.js';
import { HarbourChooser } from './HarbourChooser.js';
import { ChitIcon } from './icons.js';
import { refusals } from './refusals.js';
import './sea.css';
import { ScenarioIcon, ScenarioPanel } from './ScenarioPanel.js';
import { Chits, Ships } from './Ships.js';
import { tell } from './tell.js';
import { groupOf, NONE } from './view.js';
import { t } from './words/index.js';

export const sea: Addition = {
  terrains: { gold: { name: t.gold, Art: Gold }, sea: { name: t.sea, Art: Sea } },
  pieces: { ship: { name: t.ship, many: t.ships, place: 'edge', Art: Ship } },
  figures: {
    pirate: {
      name: t.pirate,
      Art: Pirate,
      at: ({ view }) => groupOf(view, 'pirate')?.hex[0] ?? NONE,
    },
  },
  actions,
  tools,
  questions: questions(baseQuestions),
  options,
  panels: { chooseGold: GoldPanel },
  choosers: { placeHarbour: HarbourChooser },
  sources: { longestRoute: t.srcRoute, islandChits: t.srcIslands },
  tabs: [{ id: 'scenario', label: t.tabScenario, Icon: ScenarioIcon, Panel: ScenarioPanel }],
  refusals,
  tell,
  sounds: { shipBuilt: 'water', shipMoved: 'water' },
  grounds: [Ships],
  layers: [Chits],
  facts: [
    ({ view }, seat) => {
      const count = groupOf(view, 'islandChits')?.points[seat] ?? 0;
      return count === 0 ? null : { id: 'special', Icon: ChitIcon, count, label: t.special({ count }) };
    },
  ],
  placeNotes: [
    (_info, view, { kind, at }) => {
      const count = kind === 'vertex' ? (groupOf(view, 'islandChits')?.chits[at] ?? 0) : 0;
      return count === 0 ? undefined : t.specialHere({ count });
    },
  ],
};
