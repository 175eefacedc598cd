import type { Chapter } from '../../../moves/rulebook.js';

export type Chapters = readonly Chapter[];
type Ids<Text> = Text extends { readonly rules: infer Rules } ? keyof Rules & string : never;
/** A scenario's chapter in another language: the ids of the English one, or it does not compile. */
export type SameRules<English extends Chapters> = readonly [Chapter<Ids<English[number]>>];
type Ships = 'S-1' | 'S-2' | 'S-3' | 'S-4' | 'S-5' | 'S-6' | 'S-7' | 'S-8' | 'S-9';
type Thieves = 'S-10' | 'S-11' | 'S-12' | 'S-13' | 'S-14';
type Boards = 'S-15' | 'S-16' | 'S-17' | 'S-18' | 'S-19' | 'S-20';

export type SeaText = readonly [Chapter<Ships>, Chapter<Thieves>, Chapter<Boards>];
