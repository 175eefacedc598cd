/**
 * Taking back at one device: as far as nobody else chose, nature was not asked and nothing hidden was shown. What is left of a
 * turn's time stays as it is, so nobody wins any.
 */
import type { Seat } from '@landnam/engine';
import { parseAction } from '@landnam/engine/notation';
import type { LiveTable } from '../../liveTable.js';
import type { BackTold } from '../../told.js';
import { type AsideData, passes, stopAside } from '../aside.js';
import type { ClockData, TableData } from '../data.js';
import type { DeviceData, DeviceRow } from '../deviceData.js';
import type { MadeTable, StepScene, TableNow } from '../events.js';
import { finalityOf } from './finality.js';
import { refused, type TableRefusal } from '../refusals.js';

type Final = DeviceRow['final'];

/** Why a line can never be taken back. */
const finalityAt = ({ table, state }: LiveTable, seat: Seat, line: string): Final => {
  const read = parseAction(table.game, line.split(' ; ')[0]!);
  return read.ok ? finalityOf(table.game, state, seat, read.value) : 'shown';
};

const finalIn = (before: LiveTable, lines: readonly string[], seat: Seat): Final => {
  const game = before.copy();
  for (const line of lines) {
    const why = finalityAt(game, seat, line);
    if (why !== null) return why;
    game.replay(line);
  }
  return null;
};

const restAt = ({ left, deadlines }: ClockData, at: number): (number | null)[] =>
  deadlines.map((deadline, seat) => (deadline === null ? (left[seat] ?? null) : Math.max(0, deadline - at)));

/** More than a person takes back one after another. */
const MOST_ROWS = 40;

const rowOf = ({ now, at }: StepScene, device: DeviceData, seat: Seat, after: LiveTable): DeviceRow => {
  const before = now.game!;
  return {
    seat,
    before,
    end: after.ply,
    final: finalIn(before, after.entries.slice(before.ply), seat),
    turn: now.data.clock.turn,
    left: restAt(now.data.clock, at),
    aside: stopAside(device.aside, at),
  };
};

/** What a person has just done, in case it is taken back. */
export const withRow = (
  scene: StepScene,
  device: DeviceData,
  seat: Seat,
  after: LiveTable,
): readonly DeviceRow[] => {
  const row = rowOf(scene, device, seat, after);
  const last = device.rows.at(-1);
  const goesOn = last?.end === row.before.ply && last.seat === seat;
  return goesOn ? [...device.rows.slice(1 - MOST_ROWS), row] : [row];
};

type Found = Pick<DeviceRow, 'before' | 'final'> & { readonly row?: DeviceRow };
type Problem = Extract<BackTold, { why: string }>['why'];

/** Who chose the last line, as far as it is not this person. */
const notOwn = (line: string | undefined, seat: number): Problem | null => {
  if (line === undefined) return 'nothing';
  if (!line.startsWith('p')) return 'chance';
  const by = line.split(' ; ')[1] ?? 'person';
  return line.startsWith(`p${seat} `) && by === 'person' ? null : 'others';
};

/** After a reload nothing is known of rows: one line. */
const lastLine = (game: LiveTable, seat: Seat): Found | Problem => {
  const why = notOwn(game.entries.at(-1), seat);
  if (why !== null) return why;
  const before = game.again(game.ply - 1);
  return before === undefined ? 'nothing' : { before, final: finalIn(before, game.entries.slice(-1), seat) };
};

const lastRow = ({ rows }: DeviceData, game: LiveTable, seat: Seat): Found | Problem => {
  const row = rows.at(-1);
  return row?.end === game.ply && row.seat === seat ? { ...row, row } : lastLine(game, seat);
};

/** As the person was asked then; how they want to be asked is as it is now. */
const asideAt = (device: DeviceData, row: DeviceRow | undefined): AsideData => {
  const { aside } = device;
  return row === undefined ? aside : { ...row.aside, manners: aside.manners, quiet: aside.quiet };
};

const clockAt = ({ rows }: DeviceData, clock: ClockData, turn: string): ClockData | undefined => {
  if (clock.turn === turn) return clock;
  const then = rows.findLast((row) => row.turn === turn);
  return then && { turn, left: then.left, deadlines: then.left.map(() => null) };
};

interface Restored {
  readonly before: LiveTable;
  readonly aside: AsideData;
  readonly clock: ClockData;
}

const restored = (data: TableData, device: DeviceData, game: LiveTable, seat: Seat): Restored | Problem => {
  if (game.over() !== null) return 'over';
  const found = lastRow(device, game, seat);
  if (typeof found === 'string') return found;
  const { before, final, row } = found;
  if (final !== null) return final;
  const aside = asideAt(device, row);
  const clock = device.limit === 0 ? data.clock : clockAt(device, data.clock, before.turn());
  return clock === undefined || passes(aside, before, before.next()) ? 'nothing' : { before, aside, clock };
};

/** How far the last step of a seat goes back, or why it does not. */
export const backTold = ({ data, game }: Pick<TableNow, 'data' | 'game'>, seat: number): BackTold | null => {
  const { device } = data;
  if (device === undefined || game === null || (data.seats[seat]?.guest ?? null) === null) return null;
  const found = restored(data, device, game, seat as Seat);
  return typeof found === 'string' ? { why: found } : { to: found.before.ply };
};

/** `to`: where the last row of the seat began. */
export const takeBack = (
  { now }: StepScene,
  device: DeviceData,
  { seat, to }: { readonly seat: Seat; readonly to: number },
): MadeTable | TableRefusal => {
  const { data, game } = now;
  if (game === null || device.eyes !== seat) return refused('notSeated');
  const found = restored(data, device, game, seat);
  if (typeof found === 'string') return refused('notDue', { where: found, seq: game.ply });
  const { before, aside, clock } = found;
  if (before.ply !== to) return refused('stale', { seq: game.ply });
  const rows = device.rows.filter(({ end }) => end <= to);
  const next = { ...device, rows, aside, branch: device.branch + 1 };
  return { data: { ...data, clock, device: next }, game: before.copy() };
};
