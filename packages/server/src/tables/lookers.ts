/** People without a seat who read along: each once, however many windows they have open. */
import { seatOf } from './data.js';
import type { Hall } from './hall.js';
import type { Room } from './room.js';

export const countLookers = (hall: Hall, { id, data, readers, resting }: Room): void => {
  const guests = new Set(resting.keys());
  for (const { guest } of readers) guests.add(guest);
  let lookers = 0;
  for (const guest of guests) if (seatOf(data, guest) === null) lookers++;
  hall.bus.count(id, lookers);
};
