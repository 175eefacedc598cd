/** What is told of a game: the bytes of the reader's own view, and the events as that seat may know them. */
import { hasBit, NONE, redact, type State } from '@landnam/engine';
import { toJson } from '@landnam/engine/notation';
import { writePosition } from '@landnam/maps';
import type { PlayTold } from '@landnam/protocol';
import type { LiveTable } from '@landnam/table';
import type { ServerContext, Reader } from '../context.js';
import type { HeldTable } from '../held/heldTable.js';

/** Watchers may have a delay: they get a second table, played on as their time comes. */
export const shownTable = (server: ServerContext, held: HeldTable, seat: number | null): LiveTable | null => {
  const { live, data } = held;
  if (live === null || seat !== null || data.rules.delay === 0) return live;
  held.behind ??= live.again(0) ?? null;
  const until = server.now() - data.rules.delay * 1000;
  const behind = held.behind;
  for (let i = behind?.entries.length ?? 0; i < live.entries.length && (held.times[i] ?? 0) <= until; i++)
    behind?.replay(live.entries[i]!);
  return behind;
};

/** The game is over, but not yet for delayed watchers: judged by what they were last shown, not by what comes next. */
export const isBehind = ({ data, behind }: HeldTable, seat: number | null): boolean =>
  data.phase === 'over' && seat === null && data.rules.delay > 0 && (behind?.over() ?? null) === null;

/** Once it is over everything is revealed, unless the table keeps it to those who played. */
export const seenState = ({ data }: HeldTable, shown: LiveTable, seat: number | null): State =>
  seat === null && data.rules.secretLog ? shown.viewOf(NONE) : shown.seenBy(seat ?? NONE);

export const eventsFor = (shown: LiveTable, seat: number | null, from: number): PlayTold['events'] =>
  shown.events.slice(from).map((told) => ({ ...told, event: redact(told.event, seat ?? NONE) }));

/** For a client without the engine: computed only while its seat is due. */
const plainTold = (shown: LiveTable, seat: number | null): PlayTold['plain'] => {
  if (seat === null || !hasBit(shown.awaited(), seat)) return { due: false, legal: [], view: null };
  const { game } = shown.table;
  const legal = shown.legalOf(seat).toArray();
  return {
    due: true,
    legal: legal.map((packed) => ({ ...toJson(game, { packed }) })),
    view: writePosition(shown.table, shown.viewOf(seat), seat),
  };
};

export const playTold = (
  server: ServerContext,
  held: HeldTable,
  shown: LiveTable,
  reader: Reader,
): PlayTold => {
  const seat = reader.seat ?? null;
  const from = reader.events > shown.events.length ? 0 : reader.events;
  const { rules, clock } = held.data;
  return {
    tell: 'play',
    table: held.id,
    seq: shown.entries.length,
    seat,
    view: Buffer.from(seenState(held, shown, seat).bytes).toString('base64'),
    eventsFrom: from,
    events: eventsFor(shown, seat, from),
    // a running time would tell delayed watchers who is due now
    clock: {
      deadlines: shown === held.live ? [...clock.deadlines] : [],
      now: server.now(),
      pace: rules.pace,
    },
    over: shown.over(),
    ...(reader.plain ? { plain: plainTold(shown, seat) } : {}),
  };
};
