/** The rules of a game as data: its folder brings them, the rule pages draw and search them. */
import type { ComponentType } from 'react';
import type { GameInfo, Snapshot } from '../session/types.js';

export interface WrittenRule {
  readonly heading: string;
  readonly text: string;
  /** Drawn before the heading. */
  readonly Sign?: ComponentType;
}

/** Every language has the same ids, or it does not compile. */
export interface Chapter<Id extends string = string> {
  readonly title: string;
  readonly rules: Readonly<Record<Id, WrittenRule>>;
}

/** `v12`, `e3` or `h7`, as positions and actions name them. */
export type PlaceName = `${'v' | 'e' | 'h'}${number}`;

export interface PictureProps {
  readonly info: GameInfo;
  readonly snapshot: Snapshot;
}

/** A position, and what is shown on it. Tests open each position and ask the engine for everything that is claimed. */
export interface RulePicture {
  readonly name: string;
  /** The rule it stands with. */
  readonly rule: string;
  /** As text of the notation, or its readable form. */
  readonly position: string | object;
  /** Played from there, chance included. */
  readonly plays?: readonly string[];
  /** Actions that are legal now: their place is ticked. */
  readonly may?: readonly string[];
  /** Actions that are refused, by the rule that refuses them: their place is crossed out. */
  readonly mayNot?: Readonly<Record<string, string>>;
  /** Digits and signs that every language reads, by place. */
  readonly labels?: Readonly<Partial<Record<PlaceName, string>>>;
  readonly ringed?: readonly PlaceName[];
  /** What must be seen; the whole board without it. */
  readonly around?: readonly PlaceName[];
  /** Instead of the board: one of its book's own drawings. */
  readonly art?: string;
}

/** For whoever knows nothing yet. */
export interface OverviewPart {
  readonly title: string;
  readonly text: readonly string[];
  /** One after the other. */
  readonly steps?: readonly string[];
  /** Names of the book's pictures. */
  readonly pictures?: readonly string[];
}

export interface RuleBook {
  readonly chapters: () => readonly Chapter[];
  readonly pictures: readonly RulePicture[];
  /** What each picture says, by its name. */
  readonly captions: () => Readonly<Record<string, string>>;
  readonly arts?: Readonly<Record<string, ComponentType<PictureProps>>>;
  readonly overview?: () => readonly OverviewPart[];
  /** The game whose rules hold wherever these are silent. */
  readonly ground?: { readonly game: string; readonly text: () => string; readonly link: () => string };
}
