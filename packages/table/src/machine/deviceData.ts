/** What a table at one device is beside its game, and when it must be looked at again. */
import type { Seat } from '@landnam/engine';
import type { LiveTable } from '../liveTable.js';
import type { AsideData } from './aside.js';
import type { TableData } from './data.js';
import type { Finality } from './back/finality.js';

/** What is left is written this often, so that a reload gives no time. */
export const BOOKED = 5_000;

/** What a person did in one go. */
export interface DeviceRow {
  readonly seat: Seat;
  readonly before: LiveTable;
  /** How many entries there were after it, nature's answers not counted. */
  readonly end: number;
  readonly final: Finality | null;
  /** The turn it was done in, and everybody's time then. */
  readonly turn: string;
  readonly left: readonly (number | null)[];
  readonly aside: AsideData;
}

export interface DeviceData {
  /** Whose hand is shown; NONE behind the curtain. */
  readonly eyes: number;
  /** Nobody sees the page. */
  readonly hidden: boolean;
  /** Seconds a turn; 0 without a limit. */
  readonly limit: number;
  /** By a person: the time stands, the game does not. */
  readonly paused: boolean;
  /** The seat whose time was up last, until a person is waited for again. */
  readonly expired: number;
  readonly booked: number;
  readonly aside: AsideData;
  /** Counts what was taken back: after a cut the number of an entry proves nothing. */
  readonly branch: number;
  /** Since somebody else chose last; empty after a reload. */
  readonly rows: readonly DeviceRow[];
}

export const branchOf = ({ device }: TableData): number => device?.branch ?? 0;

export const nextBooking = ({ clock, device }: TableData): number | null =>
  device !== undefined && clock.deadlines.some((time) => time !== null) ? device.booked + BOOKED : null;

/** When a device must look at its table again, beside its turns. */
export const deviceTimes = (data: TableData): (number | null)[] =>
  data.device === undefined ? [] : [data.device.aside.until, nextBooking(data)];
