/** What a scenario's folder gives: its names at once, drawings and rules when they are looked at. */
import { createElement, lazy } from 'react';
import { inEach } from '../../i18n/texts.js';
import type { Chapter } from '../base/rules/types.js';
import type { Folder } from '../types.js';
import type { Addition } from '../../moves/feature.js';
import type { RuleTexts } from './rules/types.js';

type Own = RuleTexts<readonly Chapter<string>[]>;
type InEach = Parameters<typeof inEach>[0];

const FAMILY = inEach({ en: 'Seafarers', de: 'Seefahrer', fr: 'Marins' });

const rulesPage = (load: () => Promise<Own>) =>
  lazy(async () => {
    const [{ SeaRules }, own] = await Promise.all([import('./SeaRules.js'), load()]);
    return { default: () => createElement(SeaRules, { own }) };
  });

const emblem = (id: string) =>
  lazy(async () => {
    const { EMBLEMS } = await import('./emblems.js');
    return { default: () => EMBLEMS[id] };
  });

/** What only this scenario's module brings; maps that do with the sea alone have none. */
interface OwnModule {
  readonly module: string;
  readonly load: () => Promise<Addition>;
}

export const scenario = (
  id: string,
  name: InEach,
  about: InEach,
  rules: () => Promise<Own>,
  own?: OwnModule,
): Folder => ({
  games: {
    [`seafarers/${id}`]: {
      name: inEach(name),
      about: inEach(about),
      Rules: rulesPage(rules),
      family: FAMILY,
      Emblem: emblem(id),
    },
  },
  modules: own ? [own.module] : [],
  load: async () => (own ? { [own.module]: await own.load() } : {}),
});
