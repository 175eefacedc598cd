/** A bot's move: the table is not locked while it thinks, so that no one waits unnecessarily. */
import { randomInt } from 'node:crypto';
import type { Move, Seat } from '@landnam/engine';
import type { By } from '@landnam/engine/log';
import type { LiveTable } from '@landnam/table';
import { nameOf, pastOf } from '../../minds/port.js';
import type { Choice, Thought } from '../../minds/thought.js';
import { botName, isPerson } from '../data.js';
import type { ServerContext } from '../context.js';
import { dueBot, schedule } from './due.js';
import { ended, type HeldTable } from '../held/heldTable.js';
import { writeMoves } from '../held/write.js';

const thoughtFor = (held: HeldTable): Thought | null => {
  const seat = dueBot(held);
  const { live, data } = held;
  if (seat === null || live === null) return null;
  return {
    ...nameOf(live.header),
    table: held.id,
    bot: botName(data.seats[seat]!),
    seat,
    ply: live.entries.length,
    view: live.viewOf(seat).bytes.slice(),
    legal: live.legalOf(seat).toArray(),
  };
};

const byChance = ({ legal }: Thought): Choice => legal[randomInt(legal.length)]!;

const choiceFor = async (server: ServerContext, live: LiveTable, thought: Thought): Promise<Choice> => {
  const start = performance.now();
  try {
    const { choice, cut } = await server.thinker.think(thought, pastOf(live, thought.seat));
    if (cut) server.monitor.count('cuts', thought.bot);
    return choice;
  } catch (error) {
    server.monitor.count('stumbles', thought.bot);
    server.monitor.error(`${thought.bot} stumbled`, error);
    return byChance(thought);
  } finally {
    server.monitor.took('think', performance.now() - start);
  }
};

/** Given where a person sits, or where the header names somebody else for the seat. */
const byOf = ({ live, data }: HeldTable, seat: number): By | undefined => {
  const there = data.seats[seat]!;
  const by: By = `bot ${botName(there)}`;
  return !isPerson(there) && live?.header.seated?.[seat] === by ? undefined : by;
};

const playChoice = async (
  server: ServerContext,
  held: HeldTable,
  thought: Thought,
  choice: Choice,
): Promise<void> => {
  const { live } = held;
  held.botJob = -1;
  if (live === null || live.entries.length !== thought.ply || dueBot(held) !== thought.seat)
    return schedule(server, held);
  const move: Move = typeof choice === 'number' ? { packed: choice } : choice;
  const [seat, by] = [thought.seat as Seat, byOf(held, thought.seat)];
  const why = live.take(seat, move, by);
  if (why !== null) live.take(seat, { packed: byChance(thought) as number }, by);
  live.playNature();
  const written = await writeMoves(server, held, { from: thought.ply, client: '', data: ended(held) });
  if (written === 'written') return server.monitor.count('botMoves');
  // a store that is full or unreachable is retried, but not in a tight loop
  if (written !== 'raced') held.unscheduled = true;
  else {
    await server.tables.refresh(held);
    await schedule(server, held);
  }
};

export const playBot = async (server: ServerContext, table: string): Promise<void> => {
  const asked = await server.tables.with(table, async (held) => {
    const thought = thoughtFor(held);
    // nobody is due now, but may be again at the same entry: a player who comes back and then resigns
    if (thought === null) held.botJob = -1;
    return { thought, live: held.live };
  });
  if (asked === undefined || asked.thought === null || asked.live === null) return;
  const { thought, live } = asked;
  const choice = await choiceFor(server, live, thought);
  await server.tables.with(table, (held) => playChoice(server, held, thought, choice));
};
