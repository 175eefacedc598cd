/** What a scenario's folder provides: its names from the start, drawings and rules on demand. */
import { lazy } from 'react';
import type { Addition, GameEntry } from '../../moves/feature.js';
import type { Folder } from '../types.js';
import type { ScenarioRules } from './rules/book.js';
import { names } from './names/index.js';
import type { SeaNames } from './names/types.js';

type Named<Key> = Key extends `${infer Id}_about` ? Id : never;

const rulesWith = (load: () => Promise<ScenarioRules>) => async () => {
  const [{ seaBook }, own] = await Promise.all([import('./rules/book.js'), load()]);
  return seaBook(own);
};

const emblem = (id: string) =>
  lazy(async () => {
    const { EMBLEMS } = await import('./emblems.js');
    return { default: () => EMBLEMS[id] };
  });

/** What only this scenario's module brings; maps that need only the sea have none. */
interface OwnModule {
  readonly module: string;
  readonly load: () => Promise<Addition>;
  readonly small?: Folder['small'];
}

export const scenario = (
  id: Named<keyof SeaNames>,
  rules: () => Promise<ScenarioRules>,
  own?: OwnModule,
  lesson?: GameEntry['lesson'],
): Folder => ({
  games: {
    [`seafarers/${id}`]: {
      name: names[id],
      about: names[`${id}_about`],
      rules: rulesWith(rules),
      family: names.family,
      Emblem: emblem(id),
      ...(lesson && { lesson }),
    },
  },
  ...(own && { needs: own.module }),
  ...(own?.small && { small: own.small }),
  load: async () => (own ? { [own.module]: await own.load() } : {}),
});
