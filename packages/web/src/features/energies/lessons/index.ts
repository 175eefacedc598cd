/** New Energies for whoever knows the base game: from the first disc to the empty bag. */
import type { Text } from '../../../moves/feature.js';
import type { Lesson, LessonStep, Sentence } from '../../../moves/lesson.js';
import * as positions from './positions.js';
import { t } from './words/index.js';

const says = (text: Text): Sentence => ({ text });
const rule = (id: string, text: Text): Sentence => ({ text, rule: id });

const BEGINNING: readonly LessonStep[] = [
  {
    id: 'science',
    title: t.science,
    say: [says(t.science_1), rule('E-50', t.science_2), says(t.science_3)],
    position: positions.START,
    places: ['v25', 'v41'],
  },
  {
    id: 'footprint',
    title: t.footprint,
    say: [rule('E-66', t.footprint_1), rule('E-5', t.footprint_2), rule('E-20', t.footprint_3)],
    position: positions.START,
    tab: 'events',
    parts: ['tab=events'],
  },
  {
    id: 'discs',
    title: t.discs,
    say: [rule('E-20', t.discs_1), rule('E-6', t.discs_2)],
    task: t.discs_task,
    position: positions.START,
    seed: 's1',
    parts: ['primary=callDice'],
    wish: { actions: ['callDice'] },
    done: [rule('E-30', t.discs_done), rule('E-50', t.discs_rolled)],
  },
  {
    id: 'fossil',
    title: t.fossil,
    say: [rule('E-62', t.fossil_1), rule('E-63', t.fossil_2)],
    task: t.fossil_task,
    position: positions.FOSSIL,
    places: ['h7', 'v25'],
    parts: ['tool=plant'],
    wish: { actions: ['buildPlant h7 v25 fossil'] },
    done: [rule('E-66', t.fossil_done)],
    replies: [
      { to: 'buildPlant *', text: t.fossil_where },
      { to: 'endTurn', text: t.fossil_else },
      { to: 'offerTrade *', text: t.fossil_else },
    ],
  },
  {
    id: 'energy',
    title: t.energy,
    say: [rule('E-50', t.energy_1), rule('E-61', t.energy_2)],
    task: t.energy_task,
    position: positions.POWER,
    seed: 's1',
    places: ['h7'],
    parts: ['primary=callDice'],
    wish: { actions: ['callDice'] },
    done: [says(t.energy_done)],
  },
];

const HAZARDS: readonly LessonStep[] = [
  {
    id: 'flood',
    title: t.flood,
    say: [rule('E-33', t.flood_1), rule('E-40', t.flood_2)],
    task: t.flood_task,
    position: positions.FLOOD,
    places: ['v25', 'v41'],
    wish: { actions: ['putHazard v41'] },
    done: [says(t.flood_done)],
    replies: [{ to: 'putHazard v25', text: t.flood_city }],
  },
  {
    id: 'clear',
    title: t.clear,
    say: [rule('E-41', t.clear_1), rule('E-65', t.clear_2)],
    task: t.clear_task,
    position: positions.CLEAR,
    places: ['v41'],
    parts: ['tool=clear'],
    wish: { actions: ['clearHazard v41'] },
    done: [says(t.clear_done)],
    replies: [
      { to: 'clearHazard *', text: t.clear_other },
      { to: 'tradeWithSupply *', text: t.clear_card },
      { to: 'buyWarehouse', text: t.clear_warehouse },
      { to: 'demolishPlant *', text: t.clear_demolish },
      { to: 'endTurn', text: t.clear_else },
      { to: 'offerTrade *', text: t.clear_else },
    ],
  },
];

const FOSSIL_PLACES = ['h8 v25', 'h12 v25', 'h13 v41', 'h14 v41', 'h17 v41'] as const;

const CLEANING: readonly LessonStep[] = [
  {
    id: 'renewable',
    title: t.renewable,
    say: [rule('E-62', t.renewable_1), rule('E-66', t.renewable_2), rule('E-64', t.renewable_3)],
    task: t.renewable_task,
    position: positions.RENEWABLE,
    places: ['h13', 'v41'],
    parts: ['tool=plant'],
    wish: { actions: ['buildPlant h13 v41 renewable'] },
    done: [rule('E-63', t.renewable_done)],
    replies: [
      ...FOSSIL_PLACES.map((place) => ({ to: `buildPlant ${place} fossil`, text: t.renewable_fossil })),
      { to: 'buildPlant *', text: t.renewable_where },
      { to: 'demolishPlant *', text: t.renewable_demolish },
      { to: 'tradeWithSupply *', text: t.renewable_else },
      { to: 'offerTrade *', text: t.renewable_else },
      { to: 'endTurn', text: t.renewable_else },
    ],
  },
  {
    id: 'demolish',
    title: t.demolish,
    say: [rule('E-6', t.demolish_1), rule('E-65', t.demolish_2)],
    task: t.demolish_task,
    position: positions.DEMOLISH,
    places: ['h7', 'v25'],
    parts: ['tool=demolish'],
    wish: { actions: ['demolishPlant h7 v25'] },
    done: [says(t.demolish_done)],
    replies: [
      { to: 'endTurn', text: t.demolish_else },
      { to: 'offerTrade *', text: t.demolish_else },
    ],
  },
  {
    id: 'conference',
    title: t.conference,
    say: [rule('E-34', t.conference_1), rule('E-35', t.conference_2), rule('E-36', t.conference_3)],
    task: t.conference_task,
    position: positions.CONFERENCE,
    wish: { actions: ['takeFreeCard *'] },
    done: [says(t.conference_done)],
    replies: [{ to: 'waiveFreeCard', text: t.conference_none }],
  },
  {
    id: 'bag',
    title: t.bag,
    say: [rule('E-80', t.bag_1), rule('E-81', t.bag_2), says(t.bag_3)],
    task: t.bag_task,
    position: positions.BAG,
    parts: ['primary=callDice'],
    wish: { actions: ['callDice'] },
    done: [rule('E-81', t.bag_done), says(t.bag_lost)],
  },
];

export const lesson: Lesson = {
  minutes: 5,
  players: [
    { kind: 'person', name: '', bot: '' },
    { kind: 'bot', name: 'Leif', bot: 'normal' },
    { kind: 'bot', name: 'Ingrid', bot: 'normal' },
  ],
  steps: [...BEGINNING, ...HAZARDS, ...CLEANING],
  recap: ['energy-prices', 'yield', 'clearing', 'footprint'],
};
