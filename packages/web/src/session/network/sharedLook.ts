/** One a table, from one room to the next: the replay and the review of a game are looked at together without leaving in between. */
import { forgetJoined } from './joined.js';
import { TableLine } from './tableLine.js';
import { Together } from './together.js';
import { takeWire } from './wire.js';

interface SharedLook {
  readonly together: Together;
  readonly release: () => void;
}

const shared = new Map<string, SharedLook>();
/** Whoever goes from the replay to the review of the same game does not leave. */
const LINGER = 3_000;

const begin = (table: string): SharedLook => {
  const [wire, release] = takeWire(table);
  const begun = { together: new Together(new TableLine(table, wire)), release };
  shared.set(table, begun);
  return begun;
};

/** Counting who uses it would go wrong: a drawing that is begun anew takes it twice. */
const isStillThere = (table: string): boolean =>
  [`/replay/table/${table}`, `/review/table/${table}`].includes(location.pathname);

const end = (table: string, look: SharedLook): void => {
  if (shared.get(table) !== look) return;
  shared.delete(table);
  forgetJoined(table);
  look.together.close();
  look.release();
};

const endLater = (table: string, look: SharedLook): void => {
  setTimeout(() => {
    if (shared.get(table) !== look) return;
    if (isStillThere(table)) endLater(table, look);
    else end(table, look);
  }, LINGER);
};

/** The returned function releases it once no room of the game is shown; with `true`, at once. */
export const takeTogether = (table: string): readonly [Together, (now?: boolean) => void] => {
  const taken = shared.get(table) ?? begin(table);
  const release = (now = false): void => (now ? end : endLater)(table, taken);
  return [taken.together, release];
};
