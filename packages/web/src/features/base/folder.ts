/** Part of the first load: every game stands on it. */
import { m } from '../../paraglide/messages.js';
import type { Folder } from '../types.js';
import { additions } from './index.js';
import { BaseRules } from './Rules.js';

export const base: Folder = {
  games: { base: { name: m.base_name, about: m.base_about, Rules: BaseRules } },
  modules: Object.keys(additions),
  load: () => Promise.resolve(additions),
};
