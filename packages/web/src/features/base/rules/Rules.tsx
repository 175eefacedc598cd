/** The rules of the base game in our own words, one paragraph per id. */
import { lazy } from 'react';
import { withWords } from '../../../i18n/fetched.js';

export const BaseRules = lazy(async () => ({ default: (await withWords(import('./RuleText.js'))).RuleText }));
