/** The log of a game that is over, by its address: all secrets opened, unless the table keeps it to those who played. */
import { LOG_FORMAT } from '@landnam/engine/log';
import { writeLog } from '@landnam/table';
import type { Refused } from '@landnam/protocol';
import { seatOf } from '../tables/data.js';
import type { Hall } from '../tables/hall.js';
import { refused } from '../tables/refusals.js';
import { isBehind } from '../tables/playTold.js';
import type { Room } from '../tables/room.js';

/** What this version cannot play is handed out as it was written: a version that can replays it as a running one. */
const rawLog = async (hall: Hall, room: Room): Promise<string> => {
  const rows = await hall.store.entries(room.id, 0);
  return `${[LOG_FORMAT, JSON.stringify(room.data.header), ...rows.map(({ line }) => line)].join('\n')}\n`;
};

const mayRead = (hall: Hall, room: Room, guest: string): Refused | null => {
  const { data } = room;
  if (data.header === null) return refused('notStarted');
  if (data.phase === 'playing' && room.aside !== null) return refused('setAside');
  if (data.phase === 'playing' || isBehind(hall, room, seatOf(data, guest))) return refused('started');
  const secret = data.rules.secretLog || data.phase === 'closed';
  return secret && seatOf(data, guest) === null ? refused('notSeated') : null;
};

export const logOf = async (hall: Hall, room: Room, guest: string): Promise<string | Refused> => {
  const why = mayRead(hall, room, guest);
  if (why !== null) return why;
  if (room.live === null) return rawLog(hall, room);
  const { notes, secret } = room.data;
  return (room.log ??= writeLog(room.live, 0, { notes, reveal: { secret } }));
};
