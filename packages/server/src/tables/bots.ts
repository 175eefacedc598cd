/** A bot's move: asked for with the table free, so that nobody waits for it who need not. */
import { randomInt } from 'node:crypto';
import type { Move, Seat } from '@landnam/engine';
import type { By } from '@landnam/engine/log';
import type { LiveTable } from '@landnam/table';
import { nameOf, pastOf } from '../minds/port.js';
import type { Choice, Thought } from '../minds/thought.js';
import { botName, isPerson } from './data.js';
import type { Hall } from './hall.js';
import { dueBot, schedule } from './due.js';
import { ended, type Room } from './room.js';
import { writeMoves } from './write.js';

const thoughtFor = (room: Room): Thought | null => {
  const seat = dueBot(room);
  const { live, data } = room;
  if (seat === null || live === null) return null;
  return {
    ...nameOf(live.header),
    table: room.id,
    bot: botName(data.seats[seat]!),
    seat,
    ply: live.entries.length,
    view: live.viewOf(seat).bytes.slice(),
    legal: live.legalOf(seat).toArray(),
  };
};

const byChance = ({ legal }: Thought): Choice => legal[randomInt(legal.length)]!;

const choiceFor = async (hall: Hall, live: LiveTable, thought: Thought): Promise<Choice> => {
  const start = performance.now();
  try {
    const { choice, cut } = await hall.thinker.think(thought, pastOf(live, thought.seat));
    if (cut) hall.watch.count('cuts', thought.bot);
    return choice;
  } catch (error) {
    hall.watch.count('stumbles', thought.bot);
    hall.watch.error(`${thought.bot} stumbled`, error);
    return byChance(thought);
  } finally {
    hall.watch.took('think', performance.now() - start);
  }
};

/** Said where a person sits, or where the header names somebody else for the seat. */
const byOf = ({ live, data }: Room, seat: number): By | undefined => {
  const there = data.seats[seat]!;
  const by: By = `bot ${botName(there)}`;
  return !isPerson(there) && live?.header.seated?.[seat] === by ? undefined : by;
};

const playChoice = async (hall: Hall, room: Room, thought: Thought, choice: Choice): Promise<void> => {
  const { live } = room;
  room.botJob = -1;
  if (live === null || live.entries.length !== thought.ply || dueBot(room) !== thought.seat)
    return schedule(hall, room);
  const move: Move = typeof choice === 'number' ? { packed: choice } : choice;
  const [seat, by] = [thought.seat as Seat, byOf(room, thought.seat)];
  const why = live.take(seat, move, by);
  if (why !== null) live.take(seat, { packed: byChance(thought) as number }, by);
  live.playNature();
  const written = await writeMoves(hall, room, { from: thought.ply, client: '', data: ended(room) });
  if (written === 'written') return hall.watch.count('botMoves');
  // a store that is full or away is asked again, but not over and over
  if (written !== 'raced') room.unscheduled = true;
  else {
    await hall.rooms.refresh(room);
    await schedule(hall, room);
  }
};

export const playBot = async (hall: Hall, table: string): Promise<void> => {
  const asked = await hall.rooms.with(table, async (room) => {
    const thought = thoughtFor(room);
    // nobody is due any more, but somebody may be at the same entry again: who comes back and then resigns
    if (thought === null) room.botJob = -1;
    return { thought, live: room.live };
  });
  if (asked === undefined || asked.thought === null || asked.live === null) return;
  const { thought, live } = asked;
  const choice = await choiceFor(hall, live, thought);
  await hall.rooms.with(table, (room) => playChoice(hall, room, thought, choice));
};
