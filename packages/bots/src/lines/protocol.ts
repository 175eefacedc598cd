/** External bots: one JSON object per line, the host's to the bot's input and the bot's to its output. */
import type { Action, GameEvent, Options } from '@landnam/engine';
import type { PositionJson } from '@landnam/maps';
import type { HandLayout } from './layout.js';

export const PROTOCOL = 1;

/** A new game begins: what the bot knows about the last one is void. Not answered. */
export interface Hello {
  readonly type: 'hello';
  readonly protocol: number;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  /** The bot's seat. */
  readonly seat: number;
  readonly options: Options;
  /** For the bot's own randomness: with the same seed it should play the same game again. */
  readonly seed: string;
  readonly layout: HandLayout;
}

/** A question; nothing else is answered. */
export interface LineQuestion {
  readonly type: 'ask';
  readonly id: number;
  /** What has happened since the last question, as the seat may know it. */
  readonly events: readonly GameEvent[];
  /** The position as the seat sees it, in the readable form. */
  readonly view: PositionJson;
  /** Every legal action, except those with bundles of goods of the bot's own choice. */
  readonly legal: readonly Action[];
}

/** `choice` is an index in `legal`; `action` is the action itself, as JSON or in the notation. */
export interface LineAnswer {
  readonly id: number;
  readonly choice?: number;
  readonly action?: unknown;
}

export type ToBot = Hello | LineQuestion;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
};
