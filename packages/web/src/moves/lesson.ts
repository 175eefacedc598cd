/** A lesson as data: what a game's folder brings, and what the page and the worker make of it. */
import type { Wish } from '../session/lesson/scene.js';
import type { Player } from '../session/types.js';

/** In the language spoken. */
type Said = () => string;

/** One sentence; where it states a rule it names it. */
export interface Sentence {
  readonly text: Said;
  readonly rule?: string;
}

/** What is said to an action that the step is not about. */
export interface LessonReply {
  /** As in a wish: `buildRoad *`. */
  readonly to: string;
  readonly text: Said;
}

export interface LessonStep {
  /** Part of its address. */
  readonly id: string;
  readonly title: Said;
  readonly say: readonly Sentence[];
  /** What is to be done, in one line; absent where there is only something to look at. */
  readonly task?: Said;
  readonly position: string;
  /** Of dice and bots. */
  readonly seed?: string;
  readonly wish?: Wish;
  /** Said once it is done: what it has brought. */
  readonly done?: readonly Sentence[];
  /** The first that fits. */
  readonly replies?: readonly LessonReply[];
  /** Places ringed on the board, `v42`. */
  readonly places?: readonly string[];
  /** What is pointed at beside the board, by its attribute: `tool=road`. */
  readonly parts?: readonly string[];
  /** The tab that should be open: on a phone only one is. */
  readonly tab?: string;
}

export interface Lesson {
  readonly minutes: number;
  /** The learner first. */
  readonly players: readonly Player[];
  readonly steps: readonly LessonStep[];
  /** Pictures of the game's rule book that its end shows. */
  readonly recap: readonly string[];
}
