/** What stands between the page and a game. The page's thread sees views, legal actions and events, nothing else. */
import type {
  Action,
  Board,
  GameEvent,
  Layout,
  Options,
  OptionSpec,
  Refusal,
  Scenario,
  State,
} from '@landnam/engine';
import type { LogTrouble } from '@landnam/engine/log';

/** A state with everything cleared that the viewer may not see. */
export type View = State;
export type ActionType = Action['type'];
export type Game = 'base' | (string & {});

export interface Player {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  /** Name of the bot; empty for people. */
  readonly bot: string;
}

export interface GameSetup {
  readonly game: Game;
  readonly options: Options;
  readonly players: readonly Player[];
  readonly seed: string;
  /** [B-60] Seconds a person may think in a turn; without a limit if absent. */
  readonly turnSeconds?: number;
}

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

export interface LegalAction {
  readonly packed: number;
  readonly action: Action;
}

export interface PointSource {
  readonly source: string;
  readonly points: number;
  /** Known to the viewer alone. */
  readonly hidden: boolean;
}

export interface ToldEvent {
  /** Number of the log entry that set it off. */
  readonly ply: number;
  readonly event: GameEvent;
  /** The seat it was played for because its time was up. */
  readonly timed?: number;
}

/** [B-60] The turn timer as it stood when it was told. */
export interface Clock {
  /** Seconds a turn; 0 without a limit. */
  readonly limit: number;
  /** By a person; a hidden tab and the curtain stop it as well. */
  readonly paused: boolean;
  /** Whose time it is; NONE while no person is waited for. */
  readonly seat: number;
  /** The seat whose time was up last, until a person is waited for again. */
  readonly expired: number;
  /** Milliseconds. */
  readonly left: number;
  readonly runs: boolean;
}
export interface ClockChange {
  readonly limit?: number;
  readonly paused?: boolean;
}

/** Told after every change, for one pair of eyes. */
export interface Update {
  readonly ply: number;
  /** Whose eyes; NONE sees what everybody sees. */
  readonly seat: number;
  readonly bytes: Uint8Array;
  /** Bit set of the seats that may act. */
  readonly due: number;
  /** The seat that is waited for; NONE when the game is over. */
  readonly next: number;
  /** Name of the open decision. */
  readonly question: string;
  /** What set it off, where several things can; empty otherwise. */
  readonly cause: string;
  readonly actions: readonly LegalAction[];
  /** Why kinds of action of which none is legal now are not. */
  readonly blocked: Readonly<Partial<Record<ActionType, Refusal>>>;
  readonly points: readonly (readonly PointSource[])[];
  /** What the supply wants for one other, by good. */
  readonly rates: readonly number[];
  /** Events from this index on; what was told before stays. */
  readonly eventsFrom: number;
  readonly events: readonly ToldEvent[];
  readonly over: { readonly reason: string; readonly winners: number } | null;
  /** Why the game is not saved, if it is not: it goes on, but is lost with the tab. */
  readonly unsaved: Unsaved | null;
  /** Another tab plays this game: here it is only looked at. */
  readonly follows: boolean;
  /** What stopped the game. */
  readonly fault: Fault | null;
  readonly clock: Clock;
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
export interface Problem {
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
  /** Nobody sees the table, or somebody does again. */
  leave(away: boolean): Promise<void>;
  /** This tab plays on, the one that led follows. */
  takeOver(): Promise<void>;
  /** Goes on after a fault. */
  goOn(): Promise<void>;
  exportLog(): Promise<string>;
  close(): void;
}
