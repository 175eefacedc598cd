/** A game kept elsewhere, as one seat sees it: view bytes and events come in, a complete sight comes out. */
import { bit, fail, hasBit, NONE, ok, type Result, type State, topSeat } from '@landnam/engine';
import { layoutOfGame, type LogHeader } from '@landnam/engine/log';
import { describeProblem, tableOf, type Table } from '@landnam/maps';
import type { TableProblem } from './open.js';
import { GameStanding } from './standing.js';
import type { ToldEvent } from './told.js';

/** What a table kept elsewhere is laid out from; without the deal, which the view contains. */
export interface Laid extends Omit<LogHeader, 'deal' | 'layout'> {
  readonly layout: string;
}

/** One message from the keeper. */
export interface SeenUpdate {
  readonly ply: number;
  readonly bytes: Uint8Array;
  readonly eventsFrom: number;
  readonly events: readonly ToldEvent[];
}

export class SeenTable extends GameStanding {
  private seen = 0;
  private readonly events: ToldEvent[] = [];
  /** The viewer's seat; when several seats are waited for, it is this one that the page waits for. */
  viewer: number = NONE;

  get ply(): number {
    return this.seen;
  }

  get told(): number {
    return this.events.length;
  }

  /** Who plays for whom is the keeper's business: from here, everyone is a person. */
  isBot(): boolean {
    return false;
  }

  override next(): number {
    const owed = this.due() & ~bit(topSeat(this.state));
    return this.viewer !== NONE && hasBit(owed, this.viewer) ? this.viewer : super.next();
  }

  /** The keeper has already cleared what this seat may not know. */
  seenBy(): State {
    return this.state;
  }

  toldTo(_seat: number, from: number): ToldEvent[] {
    return this.events.slice(from);
  }

  /** False if events are missing in between or the bytes belong to another game: ask for everything. */
  show({ ply, bytes, eventsFrom, events }: SeenUpdate): boolean {
    if (eventsFrom > this.events.length || bytes.length !== this.state.bytes.length) return false;
    this.events.length = eventsFrom;
    this.events.push(...events);
    this.state.bytes.set(bytes);
    this.seen = ply;
    return true;
  }
}

const laidBy = ({ game }: Table, { layout }: Laid): Result<null, TableProblem> =>
  layoutOfGame(game) === layout
    ? ok(null)
    : fail({ code: 'mapChanged', line: `the layout is ${layoutOfGame(game)} here and ${layout} there` });

/** Its rules must be loaded. */
export const seeTable = (laid: Laid): Result<SeenTable, TableProblem> => {
  const table = tableOf({ ...laid, deal: null });
  if (!table.ok) return fail({ code: table.error.code, line: describeProblem(table.error) });
  const same = laidBy(table.value, laid);
  return same.ok ? ok(new SeenTable(table.value)) : same;
};
