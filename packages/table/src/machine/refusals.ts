/** Why something is refused at a table; the protocol's answers have the same words. Nothing has changed then. */
export type TableRefusalCode =
  | 'malformed'
  | 'tooFast'
  | 'nameTaken'
  | 'badRules'
  | 'notHost'
  | 'notSeated'
  | 'taken'
  | 'full'
  | 'locked'
  | 'started'
  | 'notStarted'
  | 'notReady'
  | 'badNonce'
  | 'failedOften'
  | 'notDue'
  | 'stale'
  | 'illegal'
  | 'paused'
  | 'over'
  | 'closed'
  | 'failed';

export interface TableRefusal {
  readonly ok: false;
  readonly code: TableRefusalCode;
  /** Where in the message, or what is meant; never a secret. */
  readonly where?: string;
  /** The rule that forbids it, and the engine's word for why. */
  readonly rule?: string;
  readonly why?: string;
  /** Where the game stands. */
  readonly seq?: number;
}

export const refused = (
  code: TableRefusalCode,
  more: Omit<TableRefusal, 'ok' | 'code'> = {},
): TableRefusal => ({
  ok: false,
  code,
  ...more,
});

export const isRefused = (made: object): made is TableRefusal => 'ok' in made;
