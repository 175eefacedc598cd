/** A game as a log file that `landnam replay` reads; replayed here to compute its check lines. */
import { type Deal, makeState } from '@landnam/engine';
import type { By } from '@landnam/engine/log';
import { parseAction } from '@landnam/engine/notation';
import { type About, type LaidDeal, Recorder } from '@landnam/maps';
import { LiveTable } from './liveTable.js';

const byOf = ({ setup }: LiveTable, seat: number): By | undefined => {
  const player = setup.players[seat];
  if (player === undefined) return undefined;
  return player.bot === '' ? 'person' : `bot ${player.bot}`;
};

/** Who sat where in logs of the first format: bots under the name that creates them. */
export const SEATS_NOTE = 'seats ';
/** [B-60] Seconds per turn. */
export const CLOCK_NOTE = 'turn timer ';

/** Follows an entry: the bot was cut short. */
const CUT_NOTE = 'cut short';

/** What people did outside the rules, and what was promised. */
export interface LogExtras {
  /** How many entries precede each of them. */
  readonly notes?: readonly { readonly ply: number; readonly note: string }[];
  /** Only once the game is over: anyone who has it knows every die to come. */
  readonly reveal?: Readonly<Record<string, unknown>>;
}

const aboutOf = (live: LiveTable): About => {
  const { setup, header } = live;
  const { seed, commitment, nonces, scheme, failed } = header;
  return {
    ...(commitment === undefined ? { seed: seed ?? setup.seed } : { commitment }),
    ...(nonces === undefined ? {} : { nonces }),
    ...(scheme === undefined ? {} : { scheme }),
    ...(failed === undefined ? {} : { failed }),
    seated: header.commitment === undefined ? seatedNow(live) : (header.seated ?? seatedNow(live)),
    names: setup.players.map(({ name }) => name),
  };
};

const seatedNow = (live: LiveTable): By[] => live.setup.players.map((_, seat) => byOf(live, seat) ?? 'bot');

export const writeLog = (live: LiveTable, limit = 0, { notes = [], reveal }: LogExtras = {}): string => {
  const { table, setup, header } = live;
  const again = new LiveTable(table, setup, header);
  const begun = makeState(table.game);
  begun.copyFrom(again.state);
  const recorder = new Recorder(table, header.deal as Deal | LaidDeal, begun, aboutOf(live));
  if (limit > 0) recorder.note(`${CLOCK_NOTE}${limit}`);
  const noteAt = (ply: number): void => {
    if (live.cuts.includes(ply)) recorder.note(CUT_NOTE);
    for (const each of notes) if (each.ply === ply) recorder.note(each.note);
  };
  noteAt(0);
  for (const [i, line] of live.entries.entries()) {
    recordLine(recorder, again, line);
    noteAt(i + 1);
  }
  if (reveal !== undefined && again.over() !== null) recorder.reveal(reveal);
  return recorder.close(again.state);
};

const recordLine = (recorder: Recorder, again: LiveTable, line: string): void => {
  const [text = '', by] = line.split(' ; ');
  const read = parseAction(again.table.game, text);
  const why = read.ok ? again.replay(line) : read.error;
  if (!read.ok || why !== null) throw new Error(why ?? line);
  const { seat, ...move } = read.value;
  recorder.move(seat, move, (by as By | undefined) ?? byOf(again, seat));
  recorder.moved(again.state);
};
