/** A bot's move: the table is not locked while it thinks, so that no one waits unnecessarily. */
import { randomInt } from 'node:crypto';
import type { Move, Seat } from '@landnam/engine';
import type { Refused } from '@landnam/protocol';
import type { LiveTable } from '@landnam/table';
import { dueThought } from '@landnam/table/machine';
import { pastOf, thoughtOf } from '../../minds/port.js';
import type { Choice, Thought } from '../../minds/thought.js';
import type { ServerContext } from '../context.js';
import type { HeldTable } from '../held/heldTable.js';
import { stepTable } from '../held/write.js';
import { arm } from './due.js';

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

const play = (
  server: ServerContext,
  held: HeldTable,
  { seat, ply }: Thought,
  choice: Choice,
): Promise<Refused | null> => {
  const move: Move = typeof choice === 'number' ? { packed: choice } : choice;
  return stepTable(server, held, { kind: 'choice', seat: seat as Seat, ply, move });
};

/** False if it could not be written. */
const playChoice = async (
  server: ServerContext,
  held: HeldTable,
  thought: Thought,
  choice: Choice,
): Promise<boolean> => {
  held.botJob = -1;
  if (held.shut !== null) return true;
  const why = await play(server, held, thought, choice);
  const no = why?.code === 'illegal' ? await play(server, held, thought, byChance(thought)) : why;
  if (no === null) server.monitor.count('botMoves');
  else arm(server, held);
  return no === null || (no.code !== 'storage' && no.code !== 'failed');
};

interface AskedBot {
  readonly live: LiveTable;
  readonly thought: Thought;
}

const askAt = (server: ServerContext, held: HeldTable): AskedBot | null => {
  const due = held.shut === null ? dueThought(held.table()) : null;
  // nobody is due any more, but somebody may be at the same entry again: who comes back and then resigns
  held.botJob = due === null ? -1 : held.seq;
  // it is thought about now
  server.due.arm('think', held.id, null);
  return due && { live: held.live!, thought: thoughtOf(held.id, held.live!, due) };
};

/** False if something could not be written, and is to be tried again. */
export const playBot = async (server: ServerContext, table: string): Promise<boolean> => {
  const asked = await server.tables.with(table, async (held) => askAt(server, held));
  if (asked === undefined || asked === null) return true;
  const { thought, live } = asked;
  const choice = await choiceFor(server, live, thought);
  return (await server.tables.with(table, (held) => playChoice(server, held, thought, choice))) ?? true;
};
