/** What a table is told when it is set up, and what it tells. */
import type { Action, Bundle, GameEvent, Options, Refusal, Tellings } from '@landnam/engine';

export type ActionType = Action['type'];

export interface Player {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  /** Name of the bot; empty for people. */
  readonly bot: string;
  /** Which of the colours they chose; any that is free if absent. */
  readonly colour?: number;
}

/** What the page may help with, the same for everybody at the table and agreed before the game. */
export interface TableHelp {
  /** Whoever is asked may ask what a good player would do. */
  readonly hints: boolean;
  /** What everybody could know of hands by counting is shown. */
  readonly hands: boolean;
}

export interface GameSetup {
  readonly game: string;
  readonly options: Options;
  readonly players: readonly Player[];
  readonly seed: string;
  /** [B-60] Seconds a person may think per turn; no limit if absent. */
  readonly turnSeconds?: number;
  /** Everything if absent: so it was when a game at one device could not say. */
  readonly help?: TableHelp;
}

export interface LegalAction {
  readonly packed: number;
  readonly action: Action;
  /** Done, it can never be taken back; told only where things can be. */
  readonly final?: true;
}

export interface PointSource {
  readonly source: string;
  readonly points: number;
  /** Known only to the viewer. */
  readonly hidden: boolean;
}

export interface ToldEvent {
  /** Number of the log entry that caused it. */
  readonly ply: number;
  readonly event: GameEvent;
  /** The seat whose time had run out when this was played for it. */
  readonly timed?: number;
  /** The seat a bot played this for, instead of the person who sits there; also set on nature's answers to it. */
  readonly stoodIn?: number;
}

/** [B-60] The turn timer at the moment it was sent. */
export interface Clock {
  /** Seconds per turn; 0 for no limit. */
  readonly limit: number;
  /** Paused by a person; a hidden tab and the curtain stop it as well. */
  readonly paused: boolean;
  /** Whose time is running; NONE while no person is waited for. */
  readonly seat: number;
  /** The seat whose time last ran out, until a person is waited for again. */
  readonly expired: number;
  /** Milliseconds. */
  readonly left: number;
  readonly runs: boolean;
  /** Belongs to the whole table: no one person stops or changes it. */
  readonly shared?: true;
}

export interface ClockChange {
  readonly limit?: number;
  readonly paused?: boolean;
}

/** The turn timer as it is stored. */
export interface SavedClock {
  /** Seconds per turn; 0 for no limit. */
  readonly limit: number;
  readonly paused: boolean;
  readonly turn: string;
  /** Milliseconds, by seat. */
  readonly left: readonly (number | null)[];
}

/** How a person wants to be asked about offers. */
export interface Manners {
  /** After so many seconds, silence means no; 0 waits for ever. */
  readonly seconds: number;
  /** `less`: once a round. */
  readonly ask: 'all' | 'less' | 'never';
}
export interface MannersChange extends Partial<Manners> {
  /** No to everything until the turn is over. */
  readonly notThisTurn?: true;
  /** A counter-offer is being put together: as long as that takes, the time stands. */
  readonly composing?: boolean;
}
/** How far a person's last step goes back, or why it does not. */
export type BackTold =
  | { readonly to: number }
  /** There is none; somebody else chose since; nature was asked; something hidden was shown. */
  | { readonly why: 'nothing' | 'others' | 'chance' | 'shown' | 'over' };

/** Another player's question that a person may let pass. */
export interface Asked {
  readonly seat: number;
  /** Milliseconds; 0 for no limit. */
  readonly limit: number;
  readonly left: number;
  readonly runs: boolean;
  /** A counter-offer is being put together. */
  readonly composing?: true;
}

/** Sent after every change, for one viewer. */
export interface Sight {
  readonly ply: number;
  /** The viewer's seat; NONE sees what everybody sees. */
  readonly seat: number;
  readonly bytes: Uint8Array;
  /** Bit set of the seats that may act. */
  readonly due: number;
  /** The seat that is waited for; NONE when the game is over. */
  readonly next: number;
  /** Name of the open decision. */
  readonly question: string;
  /** What caused it, where there are several possible causes; empty otherwise. */
  readonly cause: string;
  readonly actions: readonly LegalAction[];
  /** For kinds of action with none legal now: why. */
  readonly blocked: Readonly<Partial<Record<ActionType, Refusal>>>;
  readonly points: readonly (readonly PointSource[])[];
  /** What the supply charges for one of another good, by good. */
  readonly rates: readonly number[];
  /** The cost of kinds of action whose cost never varies. */
  readonly prices: Readonly<Partial<Record<ActionType, Bundle>>>;
  /** What modules count for display, by name. */
  readonly told: Partial<Tellings>;
  /** Events from this index on; earlier ones were sent before. */
  readonly eventsFrom: number;
  readonly events: readonly ToldEvent[];
  readonly over: { readonly reason: string; readonly winners: number } | null;
  readonly clock: Clock;
}
