/** What a game is made of, and what a map says about it. */
import type { RuleModule } from '../core/game/game.js';
import type { Area, Bundle, Card, Good, OpeningRound, Params, Piece, Terrain } from '../slots.js';

export type OptionValue = boolean | number | string;
export type Options = Readonly<Record<string, OptionValue>>;
/** A house option: what a host may choose, and the rule it bends. */
export interface OptionSpec {
  readonly name: string;
  readonly rule: string;
  readonly default: OptionValue;
  readonly least?: number;
  readonly most?: number;
  readonly choices?: readonly string[];
  /** The choice that leaves the board as it is drawn. */
  readonly drawn?: string;
  /** Offered only by maps that add this module. */
  readonly module?: string;
  /** Offered only to this many players and more. */
  readonly leastSeats?: number;
}

export interface Recipe {
  readonly goods: readonly Good[];
  readonly pieces: readonly Piece[];
  readonly cards: readonly Card[];
  readonly terrains: readonly Terrain[];
  readonly figures: readonly string[];
  readonly cardPrice: Bundle;
  readonly awardCard: string;
  /** Names of what this game has besides goods, pieces and cards. */
  readonly catalogues?: Readonly<Record<string, readonly string[]>>;
  /** In the order in which they act inside a stage. */
  readonly modules: readonly RuleModule[];
  /** Modules that a map may add by name. */
  readonly extras: Readonly<Record<string, RuleModule>>;
  /** House options that add a module when they are on. */
  readonly house: Readonly<Record<string, RuleModule>>;
  /** Options that add one of several modules: by option, then by what is chosen. */
  readonly chosen?: Readonly<Record<string, Readonly<Record<string, RuleModule>>>>;
  /** House options that leave a module out when they are on, by its name. */
  readonly leaves: Readonly<Record<string, string>>;
  readonly options: readonly OptionSpec[];
}

/** Modules from outside the engine, by name: a map may add them as it adds those of its recipe. */
export type Extras = Recipe['extras'];

export interface GameOptions {
  readonly version?: number;
  readonly extras?: Extras;
}

/** What a map says about its rules; it can name modules and give them data, nothing else. */
export interface MapRules {
  readonly id: string;
  readonly recipe: string;
  readonly pointsToWin: number;
  readonly opening: readonly OpeningRound[];
  readonly with?: readonly string[];
  readonly without?: readonly string[];
  readonly cards?: Readonly<Record<string, number>>;
  /** How many of a good there are, where the map changes it. */
  readonly supply?: Readonly<Record<string, number>>;
  readonly areas?: readonly Area[];
  readonly params?: Params;
}
