/** A log read as far as it goes, with everything that a review looks at again. */
import {
  CHANCE,
  collect,
  fail,
  type Game,
  isOver,
  type LoggedEvent,
  makeState,
  type Move,
  ok,
  type Result,
  type Seat,
  type State,
} from '@landnam/engine';
import type { SeatMove } from '@landnam/engine/notation';
import { describeProblem, outcomeOf, replayLog, type ReplayProblem } from '@landnam/maps';

export interface RecordedEntry {
  readonly seat: Seat;
  readonly move: Move;
  /** Events that had happened before it. */
  readonly heard: number;
}

export class GameRecord {
  readonly game: Game;
  readonly entries: RecordedEntry[] = [];
  readonly events: LoggedEvent[] = [];
  /** What is wrong with the log after the last entry. */
  trouble: ReplayProblem | null = null;
  private readonly bytes: Uint8Array[] = [];

  constructor(game: Game) {
    this.game = game;
  }

  add(s: State, { seat, packed, more }: SeatMove): void {
    this.keep(s);
    const move = more === undefined ? { packed } : { packed, more };
    this.entries.push({ seat, move, heard: this.events.length });
  }

  keep(s: State): void {
    this.bytes.push(s.bytes.slice());
  }

  get plies(): number {
    return this.entries.length;
  }

  /** After so many entries. */
  lay(ply: number, into: State): State {
    into.bytes.set(this.bytes[ply]);
    return into;
  }

  stateAt(ply: number): State {
    return this.lay(ply, makeState(this.game));
  }

  isNature(ply: number): boolean {
    return this.entries[ply]?.seat === CHANCE;
  }

  get isOver(): boolean {
    return isOver(this.stateAt(this.plies));
  }

  get outcome(): string {
    return outcomeOf(this.game, this.stateAt(this.plies));
  }
}

/** Fails where nothing could be laid out. */
const readTo = (text: string): Result<GameRecord, ReplayProblem> => {
  const begun: { record?: GameRecord; state?: State } = {};
  const events: LoggedEvent[] = [];
  const replay = replayLog(text, {
    partial: true,
    events: collect(events),
    begun: (game, state) => void Object.assign(begun, { record: new GameRecord(game), state }),
    before(s, move) {
      begun.record!.events.push(...events.splice(0));
      begun.record!.add(s, move);
    },
  });
  const { record, state } = begun;
  if (record === undefined || state === undefined)
    return replay.ok ? fail({ code: 'unreadable', line: 0, entry: 0, why: 'nothing was played' }) : replay;
  record.events.push(...events);
  record.keep(state);
  record.trouble = replay.ok ? null : replay.error;
  return ok(record);
};

const linesBefore = (text: string, { line }: ReplayProblem): string =>
  text
    .split('\n')
    .slice(0, line - 1)
    .join('\n');

/** Up to the first line that cannot be read or played; fails if that is the header. */
export const readRecord = (text: string): Result<GameRecord, string> => {
  const whole = readTo(text);
  if (whole.ok) return whole;
  const part = readTo(linesBefore(text, whole.error));
  if (!part.ok) return fail(describeProblem(whole.error));
  part.value.trouble = whole.error;
  return part;
};
