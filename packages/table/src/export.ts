/** A game as a log file that `landnam replay` reads: played once more for its check lines. */
import { type Deal, makeState } from '@landnam/engine';
import type { By } from '@landnam/engine/log';
import { parseAction } from '@landnam/engine/notation';
import { Recorder } from '@landnam/maps';
import { LiveTable } from './liveTable.js';

const byOf = ({ setup }: LiveTable, seat: number): By | undefined => {
  const player = setup.players[seat];
  if (player === undefined) return undefined;
  return player.bot === '' ? 'person' : `bot ${player.bot}`;
};

/** Who sat where in logs of the first format: bots by the name they are made by. */
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
    seated: setup.players.map((_, seat) => byOf(live, seat) ?? 'bot'),
    names: setup.players.map(({ name }) => name),
  });
  if (limit > 0) recorder.note(`${CLOCK_NOTE}${limit}`);
  for (const line of live.entries) {
    const [text = '', by] = line.split(' ; ');
    const read = parseAction(table.game, text);
    const why = read.ok ? again.replay(line) : read.error;
    if (!read.ok || why !== null) throw new Error(why ?? line);
    const { seat, ...move } = read.value;
    recorder.move(seat, move, (by as By | undefined) ?? byOf(live, seat));
    recorder.moved(again.state);
  }
  return recorder.close(again.state);
};
