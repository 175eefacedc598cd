import type { Locale } from '../../../i18n/locale.js';
import type { Chapter } from '../../base/rules/types.js';

/** Chapters in every language; the same ids in each, or it does not compile. */
export type RuleTexts<Chapters extends readonly Chapter<string>[]> = Readonly<Record<Locale, Chapters>>;
export type OneChapter<Id extends string> = RuleTexts<readonly [Chapter<Id>]>;
type Ships = 'S-1' | 'S-2' | 'S-3' | 'S-4' | 'S-5' | 'S-6' | 'S-7' | 'S-8' | 'S-9';
type Thieves = 'S-10' | 'S-11' | 'S-12' | 'S-13' | 'S-14';
type Boards = 'S-15' | 'S-16' | 'S-17' | 'S-18' | 'S-20';

export type SeaText = readonly [Chapter<Ships>, Chapter<Thieves>, Chapter<Boards>];
