import type { FaultCodes } from '@landnam/engine';
import type { Addition, GameEntry, GameWords, Text } from '../moves/feature.js';
import type { TrainingBook } from '../moves/training.js';

/** One feature by name of a rule module. */
export type Additions = Readonly<Record<string, Addition>>;

/** One path each, around the middle of a hex of radius 50. */
export type Glyphs = Readonly<Record<string, string>>;

/** By row of a module, and by `cause.` and the type of an event that moves cards. */
export type CountTexts = Readonly<Record<string, Text>>;

/** By name of a rule module, `module.about`, `module.field`, and `ends.` with the reason of an end: what the workshop calls them. */
export type ModuleTexts = Readonly<Record<string, Text>>;

type Fault<Names extends string> = [Names] extends [never]
  ? Text
  : (filling: Readonly<Record<Names, string | number>>) => string;

/** What a position consists of and what may be wrong with it, where one is laid by hand. */
export interface LayingTexts {
  /** By `group name` of a field. */
  readonly fields: Readonly<Record<string, Text>>;
  /** By code of what is wrong. */
  readonly faults: { readonly [Code in keyof FaultCodes]?: Fault<FaultCodes[Code]> };
  /** Groups of fields, questions, and whatever is in no catalogue of a feature, by the engine's own names. */
  readonly names: Readonly<Record<string, (words: GameWords) => string>>;
}

/** What its modules, their data and their fields are called where maps are made and positions laid. */
export interface Workshop {
  readonly modules: ModuleTexts;
  readonly laying: LayingTexts;
}

/** A part of the page that is fetched when a game is played by its rules; only names are known at once. */
export interface Folder {
  readonly games?: Readonly<Record<string, GameEntry>>;
  /** The rule module that every game with any of its modules has; without one nothing is ever fetched. */
  readonly needs?: string;
  readonly load: () => Promise<Additions>;
  /** Its terrains in small pictures of maps, by the engine's own names. */
  readonly small?: () => Promise<Glyphs>;
  /** Names of what its modules count. */
  readonly counts?: () => Promise<CountTexts>;
  /** Its puzzles. */
  readonly training?: () => Promise<TrainingBook>;
  readonly workshop?: () => Promise<Workshop>;
}
