/** The rules of the base game in our own words, one paragraph an id. */
import { lazy } from 'react';

export const BaseRules = lazy(async () => ({ default: (await import('./RuleText.js')).RuleText }));
