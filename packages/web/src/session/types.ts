/** The interface between the page and a game. The page's thread sees views, legal actions and events, nothing else. */
import type { Action, Board, Layout, OptionSpec, Refusal, Result, Scenario, State } from '@landnam/engine';
import type { LogTrouble } from '@landnam/engine/log';
import type { KnownHand } from '@landnam/bots';
import type { HintSource } from './hintTypes.js';
import type {
  ActionType,
  Asked,
  BackTold,
  ClockChange,
  GameSetup,
  MannersChange,
  Sight,
  TableHelp,
  ToldEvent,
} from '@landnam/table';

export type {
  ActionType,
  Asked,
  BackTold,
  Clock,
  ClockChange,
  GameSetup,
  LegalAction,
  Manners,
  MannersChange,
  Player,
  PointSource,
  TableHelp,
  ToldEvent,
} from '@landnam/table';

/** A state with everything cleared that the viewer may not see. */
export type View = State;
export type GameId = 'base' | (string & {});

/** A game of this browser that says nothing has all of it. */
export const helpOf = ({ help }: Pick<GameSetup, 'help'>): TableHelp => help ?? { hints: true, hands: true };

/** What somebody says about a map of their own. */
export interface MapLabels {
  readonly name: string;
  readonly author?: string;
  readonly licence?: string;
  /** By language. */
  readonly about?: Readonly<Record<string, string>>;
}

/** Sent once: names and places that never change in a game. */
export interface GameInfo {
  readonly id: string;
  readonly setup: GameSetup;
  readonly layout: Layout;
  readonly board: Board;
  readonly scenario: Scenario;
  readonly seats: number;
  /** Names of the rule modules it is played with. */
  readonly modules: readonly string[];
  /** Every kind of action in this game. */
  readonly types: readonly ActionType[];
  /** Of a map that does not ship. */
  readonly own?: MapLabels;
  /** Everyone has their own device: this one is never passed on, and its viewer is always the same. */
  readonly apart?: true;
  /** Its log is not for this viewer. */
  readonly withheld?: boolean;
  /** What the page says about a seat beside its name: that nobody is there, or who plays instead. */
  readonly notes?: readonly string[];
}

/** Land and water of a map, for a small picture. */
export interface Sketch {
  readonly hexes: readonly { readonly q: number; readonly r: number; readonly terrain: string }[];
  readonly players: readonly number[];
  readonly pointsToWin: number;
  /** Names of its rule modules. */
  readonly modules: readonly string[];
  readonly own?: MapLabels;
}

/** A position to look at: nobody plays on it. */
export interface Still {
  readonly info: GameInfo;
  readonly update: Update;
}

/** A dealt board to preview, and what its host may choose. */
export interface Preview extends Still {
  readonly options: readonly OptionSpec[];
  /** Possible numbers of players. */
  readonly players: readonly number[];
  /** Whether bots that search have learned it with so many players. */
  readonly learned: boolean;
  /** Whether another seed lays another board. */
  readonly varies: boolean;
}

/** Sent after every change: what the keeper tells one viewer, and how this tab relates to the game. */
export interface Update extends Sight {
  /** Why the game is not saved, if it is not: it continues, but is lost with the tab. */
  readonly unsaved: Unsaved | null;
  /** Another tab plays this game: here it can only be watched. */
  readonly follows: boolean;
  /** What stopped the game. */
  readonly fault: Fault | null;
  /** The person who is asked about an offer, and for how long. */
  readonly asked: Asked | null;
  /** How far the viewer's last step can be taken back; null where nothing ever is. */
  readonly back: BackTold | null;
}

/**
 * The browser's storage is full, unavailable, or held by another version of the page, or another tab has written
 * other moves of this game.
 */
export type Unsaved = 'full' | 'refused' | 'held' | 'elsewhere';

export interface Fault {
  /** A bot threw; the rules did; the worker ended. */
  readonly kind: 'bot' | 'rules' | 'worker';
  /** The bot's seat; NONE otherwise. */
  readonly seat: number;
  /** Technical detail for a bug report. */
  readonly line: string;
}

/** Why a game cannot be opened or a log cannot be read; `line` is technical detail for a bug report. */
export interface OpenProblem {
  readonly code: ProblemCode;
  readonly line: string;
}
/** What is wrong with the log; there is no such game; the storage is closed; the page itself failed. */
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
  /** Several actions of the viewer's seat: all or none. */
  act(actions: readonly Action[]): Promise<Refusal | null>;
  /** Takes back the viewer's last step, which began at this entry; absent where nothing is taken back: over a network. */
  takeBack?(to: number): Promise<boolean>;
  whyNot(action: Action): Promise<Refusal | null>;
  /** Another person takes the device. */
  look(seat: number): Promise<void>;
  setPace(milliseconds: number): Promise<void>;
  /** Another limit, or a pause. */
  setClock(change: ClockChange): Promise<void>;
  /** How this person wants to be asked about offers. */
  setManners(change: MannersChange): Promise<void>;
  /** Whether anyone can see the table. */
  leave(away: boolean): Promise<void>;
  /** This tab plays on; the one that led follows. */
  takeOver(): Promise<void>;
  /** Goes on after a fault. */
  goOn(): Promise<void>;
  exportLog(): Promise<string>;
  /** A rematch: the address where it is played, or why it cannot be. */
  again(): Promise<Result<string, OpenProblem>>;
  /** Whoever may be asked what to do; null where people have not agreed to it (`helpOf`), absent where nothing is played. */
  hints?(): Promise<HintSource | null>;
  /** What this seat can know of everybody's cards by counting, by seat; null where people agreed on memory. */
  hands?(): Promise<readonly KnownHand[] | null>;
  close(): void;
}
