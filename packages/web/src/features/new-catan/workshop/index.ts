/** What the workshop says about this game's modules and their data. */
import type { ModuleTexts } from '../../types.js';
import { t } from './words/index.js';

export { laying } from '../analysis/index.js';

export const modules: ModuleTexts = {
  outposts: t['outposts'],
  'outposts.about': t['outposts.about'],
  'outposts.sides': t['outposts.sides'],
  'outposts.printed': t['outposts.printed'],
  printedStart: t['printedStart'],
  'printedStart.about': t['printedStart.about'],
  'printedStart.starts': t['printedStart.starts'],
  'printedStart.starts.settlement': t['printedStart.starts.settlement'],
  'printedStart.starts.road': t['printedStart.starts.road'],
};
