/** What a table is told when it is set, and what it tells. */
import type { Action, Bundle, GameEvent, Options, Refusal, Tellings } from '@landnam/engine';

export type ActionType = Action['type'];

export interface Player {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  /** Name of the bot; empty for people. */
  readonly bot: string;
}

export interface GameSetup {
  readonly game: string;
  readonly options: Options;
  readonly players: readonly Player[];
  readonly seed: string;
  /** [B-60] Seconds a person may think in a turn; without a limit if absent. */
  readonly turnSeconds?: number;
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
  /** The seat that a bot played it for, instead of the person who sits there; what nature answered to it too. */
  readonly stoodIn?: number;
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
  /** The whole table's: nobody alone stops or changes it. */
  readonly shared?: true;
}

export interface ClockChange {
  readonly limit?: number;
  readonly paused?: boolean;
}

/** The turn timer as it is kept. */
export interface SavedClock {
  /** Seconds a turn; 0 without a limit. */
  readonly limit: number;
  readonly paused: boolean;
  readonly turn: string;
  /** Milliseconds, by seat. */
  readonly left: readonly (number | null)[];
}

/** How a person wants to be asked by the way, as offers ask. */
export interface Manners {
  /** After so many seconds silence is a no; 0 waits for ever. */
  readonly seconds: number;
  /** `less`: once a round. */
  readonly ask: 'all' | 'less' | 'never';
}
export interface MannersChange extends Partial<Manners> {
  /** No to everything until the turn is over. */
  readonly notThisTurn?: true;
}
/** Somebody else's question that a person may let pass. */
export interface Asked {
  readonly seat: number;
  /** Milliseconds; 0 without a limit. */
  readonly limit: number;
  readonly left: number;
  readonly runs: boolean;
}

/** Told after every change, for one pair of eyes. */
export interface Sight {
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
  /** What kinds of action take that always take the same. */
  readonly prices: Readonly<Partial<Record<ActionType, Bundle>>>;
  /** What modules count for whoever shows the table, by name. */
  readonly told: Partial<Tellings>;
  /** Events from this index on; what was told before stays. */
  readonly eventsFrom: number;
  readonly events: readonly ToldEvent[];
  readonly over: { readonly reason: string; readonly winners: number } | null;
  readonly clock: Clock;
}
