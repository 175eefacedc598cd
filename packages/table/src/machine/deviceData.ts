/** What a table at one device is beside its game, and when it must be looked at again. */
import type { AsideData } from './aside.js';
import type { TableData } from './data.js';

/** What is left is written this often, so that a reload gives no time. */
export const BOOKED = 5_000;

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
}

export const nextBooking = ({ clock, device }: TableData): number | null =>
  device !== undefined && clock.deadlines.some((time) => time !== null) ? device.booked + BOOKED : null;

/** When a device must look at its table again, beside its turns. */
export const deviceTimes = (data: TableData): (number | null)[] =>
  data.device === undefined ? [] : [data.device.aside.until, nextBooking(data)];
