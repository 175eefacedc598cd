/** What stands between the page and a game. The page's thread sees views, legal actions and events, nothing else. */
import type { Action, Board, Layout, OptionSpec, Refusal, Result, Scenario, State } from '@landnam/engine';
import type { LogTrouble } from '@landnam/engine/log';
import type {
  ActionType,
  Asked,
  ClockChange,
  GameSetup,
  MannersChange,
  Sight,
  ToldEvent,
} from '@landnam/table';

export type {
  ActionType,
  Asked,
  Clock,
  ClockChange,
  GameSetup,
  LegalAction,
  Manners,
  MannersChange,
  Player,
  PointSource,
  ToldEvent,
} from '@landnam/table';

/** A state with everything cleared that the viewer may not see. */
export type View = State;
export type GameId = 'base' | (string & {});

/** Told once: names and places that never change in a game. */
export interface GameInfo {
  readonly id: string;
  readonly setup: GameSetup;
  readonly layout: Layout;
  readonly board: Board;
  readonly scenario: Scenario;
  readonly seats: number;
  /** Names of the rule modules it is played by. */
  readonly modules: readonly string[];
  /** Every kind of action there is in this game. */
  readonly types: readonly ActionType[];
  /** Everybody has a device of their own: this one is never passed on, and its reader is always the same. */
  readonly apart?: true;
  /** Its log is not for this reader. */
  readonly withheld?: boolean;
  /** What is to be said of a seat beside its name: that nobody is there, who plays instead. */
  readonly notes?: readonly string[];
}

/** Land and water of a map, for a small picture. */
export interface Sketch {
  readonly hexes: readonly { readonly q: number; readonly r: number; readonly terrain: string }[];
  readonly players: readonly number[];
  readonly pointsToWin: number;
}

/** A dealt board to look at, and what its host may choose. */
export interface Preview {
  readonly info: GameInfo;
  readonly update: Update;
  readonly options: readonly OptionSpec[];
  /** Numbers of players it can be played by. */
  readonly players: readonly number[];
}

/** Told after every change: what the keeper tells one pair of eyes, and how this tab stands to the game. */
export interface Update extends Sight {
  /** Why the game is not saved, if it is not: it goes on, but is lost with the tab. */
  readonly unsaved: Unsaved | null;
  /** Another tab plays this game: here it is only looked at. */
  readonly follows: boolean;
  /** What stopped the game. */
  readonly fault: Fault | null;
  /** The person who is asked by the way, and for how long. */
  readonly asked: Asked | null;
}

/**
 * The browser's storage is full, refuses itself, is held by another version of the page, or another tab has written
 * other moves of this game.
 */
export type Unsaved = 'full' | 'refused' | 'held' | 'elsewhere';

export interface Fault {
  /** A bot threw; the rules did; the worker ended. */
  readonly kind: 'bot' | 'rules' | 'worker';
  /** Whose bot; NONE otherwise. */
  readonly seat: number;
  /** For whoever mends it. */
  readonly line: string;
}

/** Why a game cannot be opened or a log not be read; `line` is for whoever mends it. */
export interface OpenProblem {
  readonly code: ProblemCode;
  readonly line: string;
}
/** What is wrong with the log; there is none; the storage is closed; the page itself failed. */
export type ProblemCode = LogTrouble | 'missing' | 'storage' | 'failed';

export interface Snapshot extends Omit<Update, 'bytes' | 'events' | 'eventsFrom'> {
  readonly view: View;
  readonly events: readonly ToldEvent[];
}

/** One game as the page sees it; a game over the network has the same shape. */
export interface GameSession {
  readonly info: GameInfo;
  snapshot(): Snapshot;
  subscribe(listener: () => void): () => void;
  /** A row of actions of the viewer's seat: all or none. */
  act(actions: readonly Action[]): Promise<Refusal | null>;
  whyNot(action: Action): Promise<Refusal | null>;
  /** Another person takes the device. */
  look(seat: number): Promise<void>;
  setPace(milliseconds: number): Promise<void>;
  /** Another limit, or a pause. */
  setClock(change: ClockChange): Promise<void>;
  /** How this person wants to be asked by the way. */
  setManners(change: MannersChange): Promise<void>;
  /** Nobody sees the table, or somebody does again. */
  leave(away: boolean): Promise<void>;
  /** This tab plays on, the one that led follows. */
  takeOver(): Promise<void>;
  /** Goes on after a fault. */
  goOn(): Promise<void>;
  exportLog(): Promise<string>;
  /** The same again: the address where it is played, or why it cannot be. */
  again(): Promise<Result<string, OpenProblem>>;
  close(): void;
}
