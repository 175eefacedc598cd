/** What a scenario's folder gives: its names at once, drawings and rules when they are looked at. */
import { createElement, lazy } from 'react';
import { inEach } from '../../i18n/texts.js';
import type { Chapter } from '../base/rules/types.js';
import type { Addition, GameEntry } from '../../moves/feature.js';
import type { RuleTexts } from './rules/types.js';

type Own = RuleTexts<readonly Chapter<string>[]>;
type InEach = Parameters<typeof inEach>[0];

export interface Scenario {
  readonly id: string;
  readonly entry: GameEntry;
  readonly load?: () => Promise<Addition>;
}

const FAMILY = inEach({ en: 'Seafarers', de: 'Seefahrer', fr: 'Marins' });

const rulesPage = (load: () => Promise<Own>) =>
  lazy(async () => {
    const [{ SeaRules }, own] = await Promise.all([import('./SeaRules.js'), load()]);
    return { default: () => createElement(SeaRules, { own }) };
  });

export const scenario = (
  id: string,
  name: InEach,
  about: InEach,
  rules: () => Promise<Own>,
  load?: () => Promise<Addition>,
): Scenario => ({
  id: `seafarers/${id}`,
  entry: { name: inEach(name), about: inEach(about), Rules: rulesPage(rules), family: FAMILY },
  ...(load && { load }),
});
