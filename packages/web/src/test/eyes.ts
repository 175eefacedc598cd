/** Two ways to see a table: kept here, or kept elsewhere and sent by messages. Every test of the table runs with both. */
import type { Action, Refusal } from '@landnam/engine';
import { fromJson } from '@landnam/engine/notation';
import { Ask, type PlayTold, Tell } from '@landnam/protocol';
import { type LiveTable, seeTable } from '@landnam/table';
import { seenFrom } from '../session/network/seen.js';
import { NONE } from '../session/none.js';
import type { Update } from '../session/types.js';
import { updateFor } from '../session/worker/update.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the games of this run are kept. */
    kept: 'here' | 'there';
  }
}

export interface Eyes {
  look(seat: number): Update;
  act(seat: number, actions: readonly Action[]): Refusal | null;
  whyNot(seat: number, action: Action): Refusal | null;
}

const TABLE = 'a-table-of-this-test-0';
const through = <T>(message: unknown, read: (data: unknown) => T): T =>
  read(JSON.parse(JSON.stringify(message)));
const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** What a server sends a seat, in full. */
export const playOf = (live: LiveTable, seat: number, eventsFrom = 0, table = TABLE): PlayTold => ({
  tell: 'play',
  table,
  seq: live.ply,
  seat: seat === NONE ? null : seat,
  view: base64(live.seenBy(seat).bytes),
  eventsFrom,
  events: live.toldTo(seat, eventsFrom) as unknown as PlayTold['events'],
  clock: { deadlines: live.setup.players.map(() => null), now: 0, pace: 'none' },
  over: live.over(),
});

const isNoAction = (live: LiveTable, action: Action): boolean => !fromJson(live.table.game, action).ok;

export const hereEyes = (now: () => LiveTable): Eyes => ({
  look: (seat) => updateFor(now(), seat, 0),
  act: (seat, actions) => now().act(seat, actions),
  whyNot: (seat, action) => (isNoAction(now(), action) ? null : now().whyNot(seat, action)),
});

export const thereEyes = (now: () => LiveTable): Eyes => {
  const { deal: _, layout = '', ...laid } = now().header;
  const seen = seeTable({ ...laid, layout });
  if (!seen.ok) throw new Error(seen.error.line);
  return {
    look: (seat) => {
      const told = through(playOf(now(), seat), (data) => Tell.parse(data) as PlayTold);
      if (!seen.value.show(seenFrom(told))) throw new Error('the message is not of this game');
      return updateFor(seen.value, seat, 0);
    },
    act: (seat, actions) => {
      const ask = { ask: 'act', table: TABLE, seq: now().ply, client: 'test', actions };
      const read = through(ask, (data) => Ask.parse(data));
      return read.ask === 'act' ? now().act(seat, read.actions as unknown as Action[]) : null;
    },
    whyNot: (seat, action) => (isNoAction(now(), action) ? null : seen.value.whyNot(seat, action)),
  };
};
