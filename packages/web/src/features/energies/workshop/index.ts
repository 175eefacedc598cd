/** What the workshop says about this game's modules and their data. */
import type { ModuleTexts } from '../../types.js';
import { t } from './words/index.js';

export { laying } from '../analysis/index.js';

export const modules: ModuleTexts = {
  firstGame: t['firstGame'],
  'firstGame.about': t['firstGame.about'],
  'firstGame.starts': t['firstGame.starts'],
  'firstGame.starts.town': t['firstGame.starts.town'],
  'firstGame.starts.city': t['firstGame.starts.city'],
  'firstGame.starts.roads': t['firstGame.starts.roads'],
  eventDiscs: t['eventDiscs'],
  'eventDiscs.about': t['eventDiscs.about'],
  'eventDiscs.brown': t['eventDiscs.brown'],
  'eventDiscs.green': t['eventDiscs.green'],
  'eventDiscs.spaces': t['eventDiscs.spaces'],
  footprints: t['footprints'],
  'footprints.about': t['footprints.about'],
  'footprints.bands': t['footprints.bands'],
  'footprints.bands.from': t['footprints.bands.from'],
  'footprints.bands.to': t['footprints.bands.to'],
  'footprints.bands.discs': t['footprints.bands.discs'],
  'ends.emptyBag': t['ends.emptyBag'],
};
