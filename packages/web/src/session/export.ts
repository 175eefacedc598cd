/** A game as a log file that `landnam replay` reads. */
import { CHECK_EVERY, LogWriter } from '@landnam/engine';
import { LiveTable } from './table.js';

const byOf = (live: LiveTable, line: string): string | undefined => {
  const seat = Number(/^p(\d) /.exec(line)?.[1] ?? -1);
  const player = live.setup.players[seat];
  return player === undefined ? undefined : player.bot || player.kind;
};

const seatsIn = (bits: number, seats: number): string =>
  Array.from({ length: seats }, (_, seat) => seat)
    .filter((seat) => (bits >> seat) & 1)
    .map((seat) => `p${seat}`)
    .join('+') || '-';

/** Plays the game once more for its check lines; an unfinished game has no closing line. */
export const writeLog = (live: LiveTable): string => {
  const again = new LiveTable(live.table, live.setup, live.header);
  const writer = new LogWriter(live.header, again.hash());
  for (const line of live.entries) {
    const why = again.replay(line);
    if (why !== null) throw new Error(why);
    writer.entry(line, byOf(live, line));
    const over = again.over();
    if (over) writer.check(again.hash(), `${over.reason} ${seatsIn(over.winners, live.table.game.seats)}`);
    else if (writer.ply % CHECK_EVERY === 0) writer.check(again.hash());
  }
  return writer.text();
};
