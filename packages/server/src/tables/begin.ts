/** All nonces are open: the deal, and the first entries with it. */
import { fairTable } from '@landnam/table';
import type { Refused } from '@landnam/protocol';
import { mindsOf } from '../minds/port.js';
import type { TableData } from './data.js';
import type { Hall } from './hall.js';
import { refused } from './refusals.js';
import type { Room } from './room.js';
import { sealedOf, setupOf } from './rooms.js';
import { changeTable, writeMoves, writeTrouble } from './write.js';

export const begin = async (hall: Hall, room: Room): Promise<Refused | null> => {
  const { data } = room;
  const setup = setupOf(data);
  const dealt = fairTable(setup, sealedOf(data), mindsOf(hall.thinker, room));
  if (!dealt.ok) return refused('failed', { where: dealt.error });
  const live = dealt.value;
  live.playNature();
  const begun: TableData = { ...data, phase: 'playing', openBy: null, header: live.header };
  room.live = live;
  if (live.entries.length === 0) return changeTable(hall, room, () => begun);
  const written = await writeMoves(hall, room, { from: 0, client: '', data: begun });
  if (written === 'written') return null;
  room.live = null;
  await hall.rooms.refresh(room);
  return written === 'raced' ? null : writeTrouble(written);
};
