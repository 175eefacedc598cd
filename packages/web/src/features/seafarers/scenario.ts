/** What a scenario's folder provides: its names from the start, drawings and rules on demand. */
import { createElement, lazy } from 'react';
import { withWords } from '../../i18n/fetched.js';
import type { Folder } from '../types.js';
import type { Chapters } from './rules/types.js';
import { names } from './names/index.js';
import type { SeaNames } from './names/types.js';
import type { Addition } from '../../moves/feature.js';

type Own = () => Chapters;
type Named<Key> = Key extends `${infer Id}_about` ? Id : never;

const rulesPage = (load: () => Promise<Own>) =>
  lazy(async () => {
    const [{ SeaRules }, own] = await withWords(Promise.all([import('./SeaRules.js'), load()]));
    return { default: () => createElement(SeaRules, { own }) };
  });

const emblem = (id: string) =>
  lazy(async () => {
    const { EMBLEMS } = await import('./emblems.js');
    return { default: () => EMBLEMS[id] };
  });

/** What only this scenario's module brings; maps that need only the sea have none. */
interface OwnModule {
  readonly module: string;
  readonly load: () => Promise<Addition>;
}

export const scenario = (id: Named<keyof SeaNames>, rules: () => Promise<Own>, own?: OwnModule): Folder => ({
  games: {
    [`seafarers/${id}`]: {
      name: names[id],
      about: names[`${id}_about`],
      Rules: rulesPage(rules),
      family: names.family,
      Emblem: emblem(id),
    },
  },
  ...(own && { needs: own.module }),
  load: async () => (own ? { [own.module]: await own.load() } : {}),
});
