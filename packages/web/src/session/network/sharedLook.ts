/** One a table, from one room to the next: the replay and the review of a game are looked at together without leaving in between. */
import { forgetJoined } from './joined.js';
import { TableLine } from './tableLine.js';
import { Together } from './together.js';
import { takeWire } from './wire.js';

interface SharedLook {
  readonly together: Together;
  readonly release: () => void;
  users: number;
}

const shared = new Map<string, SharedLook>();
/** From the replay to the review nobody leaves. */
const LINGER = 3_000;

const begin = (table: string): SharedLook => {
  const [wire, release] = takeWire(table);
  const begun = { together: new Together(new TableLine(table, wire)), release, users: 0 };
  shared.set(table, begun);
  return begun;
};

/** A room of the same game may still be opening. */
const isStillThere = (table: string): boolean =>
  [`/replay/table/${table}`, `/review/table/${table}`].includes(location.pathname);

const endLater = (table: string, look: SharedLook): void => {
  setTimeout(() => {
    const isOpen = shared.get(table) === look && look.users === 0;
    if (isOpen && isStillThere(table)) endLater(table, look);
    else end(table, look);
  }, LINGER);
};

const end = (table: string, look: SharedLook): void => {
  if (look.users > 0 || shared.get(table) !== look) return;
  shared.delete(table);
  forgetJoined(table);
  look.together.close();
  look.release();
};

/** The returned function releases it; with `true`, at once. */
export const takeTogether = (table: string): readonly [Together, (now?: boolean) => void] => {
  const taken = shared.get(table) ?? begin(table);
  taken.users++;
  let held = true;
  const release = (now = false): void => {
    if (held) taken.users--;
    held = false;
    if (now) end(table, taken);
    else endLater(table, taken);
  };
  return [taken.together, release];
};
