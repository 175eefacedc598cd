/** A game as a log file that `landnam replay` reads: played once more for its check lines. */
import { type Deal, makeState, parseAction } from '@landnam/engine';
import { Recorder } from '@landnam/maps';
import { LiveTable } from './table.js';

const byOf = ({ setup }: LiveTable, seat: number): string | undefined => {
  const player = setup.players[seat];
  return player === undefined ? undefined : player.bot || player.kind;
};

/** Who sits where: bots by the name they are made by. */
export const SEATS_NOTE = 'seats ';
/** [B-60] Seconds a turn. */
export const CLOCK_NOTE = 'turn timer ';

export const writeLog = (live: LiveTable, limit = 0): string => {
  const { table, setup, header } = live;
  const again = new LiveTable(table, setup, header);
  const begun = makeState(table.game);
  begun.copyFrom(again.state);
  const recorder = new Recorder(table, header.deal as Deal, begun, {
    seed: setup.seed,
    players: header.players ?? [],
  });
  recorder.note(`${SEATS_NOTE}${setup.players.map(({ bot, kind }) => bot || kind).join(',')}`);
  if (limit > 0) recorder.note(`${CLOCK_NOTE}${limit}`);
  for (const line of live.entries) {
    const [text = '', by] = line.split(' ; ');
    const read = parseAction(table.game, text);
    const why = read.ok ? again.replay(line) : read.error;
    if (!read.ok || why !== null) throw new Error(why ?? line);
    const { seat, ...move } = read.value;
    recorder.move(seat, move, by ?? byOf(live, seat));
    recorder.moved(again.state);
  }
  return recorder.close(again.state);
};
