/** What may happen at a table where everybody sits at one device, beside its game. */
import { bit, hasBit, NONE, type Seat } from '@landnam/engine';
import type { LiveTable } from '../liveTable.js';
import type { Clock, ClockChange, Manners, SavedClock } from '../told.js';
import {
  type AsideData,
  asideTold,
  changeAside,
  closeAside,
  followAside,
  isAside,
  type AsideLook,
  noAside,
} from './aside.js';
import { takeBack, withRow } from './back/back.js';
import { expire } from './clocks.js';
import { emptySeat, type SeatData, seatOf, standsStill, type TableData, UNTOUCHED } from './data.js';
import { BOOKED, type DeviceData, nextBooking } from './deviceData.js';
import type {
  AskRules,
  TableGiven,
  Made,
  MadeTable,
  StepScene,
  TableCustoms,
  TableHappening,
  TableNow,
} from './events.js';
import { act } from './playing.js';
import { isRefused, refused } from './refusals.js';

/** People at one device are known by their seats. */
export const guestAt = (seat: number): string => `p${seat}`;

const seatFor = (live: LiveTable, seat: number): SeatData => {
  const { name, bot } = live.setup.players[seat]!;
  const there = { ...emptySeat(seat, live.isBot(seat) ? bot : ''), name };
  return live.isBot(seat) ? there : { ...there, guest: guestAt(seat), present: true };
};

/** A game that is kept by this device, as it was saved. */
export const deviceTable = (
  id: string,
  game: LiveTable,
  { limit, paused, turn, left }: SavedClock,
  { manners, branch = 0 }: { readonly manners?: Manners | undefined; readonly branch?: number } = {},
): TableNow => {
  const { setup, header } = game;
  const seats = setup.players.map((_, seat) => seatFor(game, seat));
  const data: TableData = {
    phase: 'playing',
    rules: {
      game: setup.game,
      options: { ...setup.options },
      seats: seats.map(({ bot }) => bot || 'open'),
      visibility: 'link',
      pace: 'none',
      chat: false,
      takeSeats: false,
      delay: 0,
      secretLog: false,
    },
    ...(setup.help && { help: setup.help }),
    host: '',
    hostName: '',
    seats,
    locked: true,
    created: 0,
    secret: '',
    commitment: '',
    header,
    clock: { turn, left: seats.map((_, seat) => left[seat] ?? null), deadlines: seats.map(() => null) },
    ...UNTOUCHED,
    told: 0,
    device: {
      eyes: NONE,
      hidden: false,
      limit,
      paused,
      expired: NONE,
      booked: 0,
      aside: noAside(manners),
      branch,
      rows: [],
    },
  };
  return { id, data, game };
};

const deviceOf = ({ device }: TableData): DeviceData => {
  if (device === undefined) throw new Error('this table is not kept by one device');
  return device;
};

const withDevice = (data: TableData, change: Partial<DeviceData>): TableData => {
  const device = deviceOf(data);
  const same = Object.entries(change).every(([name, value]) => device[name as keyof DeviceData] === value);
  return same ? data : { ...data, device: { ...device, ...change } };
};

const lookOf = ({ eyes, hidden }: DeviceData, now: number): AsideLook => ({ eyes, hidden, now });

/** Another limit gives everybody the whole time again. */
const changeClock = (data: TableData, { limit, paused }: ClockChange): TableData => {
  const device = deviceOf(data);
  const next = withDevice(data, { limit: limit ?? device.limit, paused: paused ?? device.paused });
  if (deviceOf(next).limit === device.limit) return next;
  return { ...next, clock: { turn: '', left: [], deadlines: [] } };
};

const actHere: NonNullable<AskRules['act']> = (scene, who, ask) => {
  const made = act(scene, who, ask);
  const game = 'game' in made ? made.game : null;
  if (isRefused(made) || game === null) return made;
  const { data } = made as MadeTable;
  const seat = seatOf(data, who.guest) as Seat;
  return { data: withDevice(data, { rows: withRow(scene, deviceOf(data), seat, game) }), game };
};

const ASKS: AskRules = {
  act: actHere,
  clock: ({ now }, _who, { change }) => changeClock(now.data, change),
  manners: ({ now, at }, _who, { change }) => {
    const device = deviceOf(now.data);
    return withDevice(now.data, {
      aside: changeAside(device.aside, now.game!, change, lookOf(device, at)),
    });
  },
};

const isUp = ({ until }: AsideData, now: number): boolean => until !== null && until <= now;

/** Silence is a no. */
const passSilent = ({ now, at }: StepScene, data: TableData): Made => {
  const { aside } = deviceOf(data);
  if (!isUp(aside, at) || !isAside(now.game!, aside.seat)) return data;
  const game = now.game!.copy();
  game.letPass(aside.seat, 'clock');
  return { data, game };
};

const time = (scene: StepScene): Made => {
  const { now, at } = scene;
  if (now.data.phase !== 'playing') return now.data;
  const late = expire(now.data, at);
  const expired = late === now.data ? NONE : late.clock.deadlines.findIndex((_, i) => wasUp(now.data, i, at));
  const data = expired === NONE ? late : withDevice(late, { expired });
  const device = deviceOf(data);
  const booked = nextBooking(data) !== null && device.booked + BOOKED <= at;
  return passSilent(scene, booked ? withDevice(data, { booked: at }) : data);
};

const wasUp = ({ clock }: TableData, seat: number, at: number): boolean => {
  const deadline = clock.deadlines[seat] ?? null;
  return deadline !== null && deadline <= at;
};

const other = (scene: StepScene, event: TableHappening): Made => {
  const { data } = scene.now;
  if (event.kind === 'looks') return withDevice(data, { eyes: event.eyes, hidden: event.hidden });
  if (event.kind === 'back') return takeBack(scene, deviceOf(data), event);
  return refused('malformed', { where: event.kind });
};

/** Whose time it is: the person who is waited for and looks. */
const timedSeat = ({ data, game }: MadeTable): number => {
  const { eyes } = deviceOf(data);
  const isWaited = game !== null && eyes !== NONE && game.over() === null && hasBit(game.awaited(), eyes);
  return isWaited && !hasBit(data.clock.late ?? 0, eyes) ? eyes : NONE;
};

const follow = ({ at }: StepScene, { data, game }: MadeTable): TableData => {
  const device = deviceOf(data);
  const seat = timedSeat({ data, game });
  const asked =
    game === null || standsStill(data)
      ? closeAside(device.aside)
      : followAside(device.aside, game, lookOf(device, at));
  const booked = nextBooking(data) !== null && device.booked + BOOKED <= at ? at : device.booked;
  return withDevice(data, { aside: asked, booked, expired: seat === NONE ? device.expired : NONE });
};

const DEVICE: TableCustoms = { asks: ASKS, time, other, follow };
const NO_PACE = { none: 0, relaxed: 0, fast: 0, days: 0 };

/** Nobody comes or goes, and the limit is the people's own. */
export const AT_DEVICE: TableGiven = {
  customs: DEVICE,
  limits: {
    paces: NO_PACE,
    idleWait: NO_PACE,
    idlePatience: 0,
    openingTime: 0,
  },
  freeName: (_taken, name) => name,
  counted: (_before, after) => after,
};

/** The turn timer as it is kept. */
export const savedClock = ({ clock, device }: TableData, now: number): SavedClock => ({
  limit: device?.limit ?? 0,
  paused: device?.paused ?? false,
  turn: clock.turn,
  left: clock.left.map((rest, seat) => {
    const deadline = clock.deadlines[seat] ?? null;
    return deadline === null ? rest : Math.max(0, deadline - now);
  }),
});

/** The turn timer for the page, which counts down by itself from here. */
export const clockTold = ({ data, game }: MadeTable, now: number): Clock => {
  const { limit, paused, expired } = deviceOf(data);
  const seat = timedSeat({ data, game });
  const saved = savedClock(data, now);
  const left = seat === NONE ? limit * 1000 : (saved.left[seat] ?? limit * 1000);
  return { limit, paused, seat, expired, left, runs: (data.clock.deadlines[seat] ?? null) !== null };
};

export const askedTold = ({ device }: TableData, now: number) =>
  device === undefined ? null : asideTold(device.aside, now);

/** Bit set of the people who sit here. */
export const peopleAt = ({ seats }: TableData): number =>
  seats.reduce((bits, { guest }, seat) => (guest === null ? bits : bits | bit(seat)), 0);
