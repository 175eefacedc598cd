/** A bot's move, or one for somebody whose time is up: asked for with the table free, so that nobody waits for it who need not. */
import { randomInt } from 'node:crypto';
import type { Move, Seat } from '@landnam/engine';
import type { By } from '@landnam/engine/log';
import { CLOCK, type LiveTable } from '@landnam/table';
import { nameOf, pastOf } from '../../minds/port.js';
import type { Choice, Thought } from '../../minds/thought.js';
import { botName, isPerson } from '../data.js';
import type { ServerContext } from '../context.js';
import { arm, dueBot, lateSeat } from './due.js';
import { ended, type HeldTable } from '../held/heldTable.js';
import { writeMoves } from '../held/write.js';
import { passFor, passLate } from './times.js';

/** Chooses for whoever let the time run out. */
const BY_CLOCK = 'greedy';

/** Who is asked, for which seat, and what stands behind the line. */
interface Asked {
  readonly seat: number;
  readonly bot: string;
  readonly by: By | typeof CLOCK | undefined;
}

/** Somebody whose time is up comes first: all others wait for it. */
const askedAt = (held: HeldTable, now: number): Asked | null => {
  const late = lateSeat(held, now);
  if (late !== null) return { seat: late, bot: BY_CLOCK, by: CLOCK };
  const seat = dueBot(held);
  return seat === null ? null : { seat, bot: botName(held.data.seats[seat]!), by: byOf(held, seat) };
};

const thoughtFor = (held: HeldTable, { seat, bot }: Asked): Thought => {
  const live = held.live!;
  return {
    ...nameOf(live.header),
    table: held.id,
    bot,
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

/** False if it could not be written. */
const playChoice = async (
  server: ServerContext,
  held: HeldTable,
  thought: Thought,
  choice: Choice,
): Promise<boolean> => {
  const { live } = held;
  held.botJob = -1;
  const asked = held.shut === null ? askedAt(held, server.now()) : null;
  if (live === null || live.entries.length !== thought.ply || asked?.seat !== thought.seat) {
    arm(server, held);
    return true;
  }
  const { by } = asked;
  const move: Move = typeof choice === 'number' ? { packed: choice } : choice;
  const seat = thought.seat as Seat;
  const why = live.take(seat, move, by);
  if (why !== null) live.take(seat, { packed: byChance(thought) as number }, by);
  live.playNature();
  if (by === CLOCK) passFor(live, seat);
  const written = await writeMoves(server, held, { from: thought.ply, client: '', data: ended(held) });
  if (written === 'written') server.monitor.count('botMoves');
  if (written === 'raced') {
    await server.tables.refresh(held);
    arm(server, held);
  }
  return written === 'written' || written === 'raced';
};

interface Question {
  readonly thought: Thought | null;
  readonly live: LiveTable | null;
  /** What nobody had to think about is written. */
  readonly isDone: boolean;
}

const questionAt = async (server: ServerContext, held: HeldTable): Promise<Question> => {
  const isDone = await passLate(server, held);
  const asked = held.shut === null ? askedAt(held, server.now()) : null;
  // nobody is due any more, but somebody may be at the same entry again: who comes back and then resigns
  held.botJob = asked === null ? -1 : held.seq;
  // it is thought about now
  server.due.arm('think', held.id, null);
  return { thought: asked && thoughtFor(held, asked), live: held.live, isDone };
};

/** False if something could not be written, and is to be tried again. */
export const playBot = async (server: ServerContext, table: string): Promise<boolean> => {
  const question = await server.tables.with(table, (held) => questionAt(server, held));
  if (question === undefined) return true;
  const { thought, live, isDone } = question;
  if (thought === null || live === null || !isDone) return isDone;
  const choice = await choiceFor(server, live, thought);
  return (await server.tables.with(table, (held) => playChoice(server, held, thought, choice))) ?? true;
};
