/** What jobs played on threads have in common. */
import { botSeed } from '@landnam/bots';

export interface PlaySetting {
  readonly game: string;
  readonly players: number;
  /** One name per seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Games `from` up to, not including, `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** For an external bot's random choices. */
export const seedAt = (seed: string, game: number, seat: number): string =>
  `${botSeed(seed, game)} seat ${seat}`;

/** What lasts from job to job on one thread: the same key, the same memo. */
export const keepRooms = <Setting, Room>(
  keyOf: (setting: Setting) => string,
  open: (setting: Setting) => Room,
): ((setting: Setting) => Room) => {
  const rooms = new Map<string, Room>();
  return (setting) => {
    const key = keyOf(setting);
    const room = rooms.get(key) ?? open(setting);
    rooms.set(key, room);
    return room;
  };
};
