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

export const writeLog = (live: LiveTable): string => {
  const { table, setup, header } = live;
  const again = new LiveTable(table, setup, header);
  const begun = makeState(table.game);
  begun.copyFrom(again.state);
  const recorder = new Recorder(table, header.deal as Deal, begun, {
    seed: setup.seed,
    players: header.players ?? [],
  });
  recorder.note(`${SEATS_NOTE}${setup.players.map(({ bot, kind }) => bot || kind).join(',')}`);
  for (const line of live.entries) {
    const read = parseAction(table.game, line);
    const why = read.ok ? again.replay(line) : read.error;
    if (!read.ok || why !== null) throw new Error(why ?? line);
    const { seat, ...move } = read.value;
    recorder.move(seat, move, byOf(live, seat));
    recorder.moved(again.state);
  }
  return recorder.close(again.state);
};
