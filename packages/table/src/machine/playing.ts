/** Moves: a person's, chosen at some entry; a bot's, chosen at just this one. */
import { hasBit, type Refusal, topSeat } from '@landnam/engine';
import type { By } from '@landnam/engine/log';
import { CLOCK, type LiveTable } from '../liveTable.js';
import { seatedIn } from '../seated.js';
import { botName, isPerson, seatOf } from './data.js';
import { isLate } from './clocks.js';
import { branchOf } from './deviceData.js';
import { dueThought } from './due.js';
import type { AskAt, BotChoice, Made, StepScene, TableNow, Who } from './events.js';
import { comeBack } from './gathering.js';
import { withoutIdle } from './idlers.js';
import { refused, type TableRefusal } from './refusals.js';

/**
 * Chosen some entries ago: since then only others answered, and whose decision it is did nothing. Then the same question stands;
 * an offer that was changed and looks alike is another one.
 */
const sameQuestion = (game: LiveTable, seat: number, seq: number): boolean => {
  const asker = `p${topSeat(game.state)} `;
  const since = game.entries.slice(seq);
  return since.every(
    (line) => line.startsWith('p') && !line.startsWith(asker) && !line.startsWith(`p${seat} `),
  );
};

/** Not due, or due but not any more. */
const untimely = ({ data, game }: TableNow, seat: number, seq: number): TableRefusal | null => {
  if (data.phase === 'over' || data.phase === 'closed') return refused(data.phase);
  if (game === null) return refused('notStarted');
  const now = game.ply;
  if (data.paused) return refused('paused', { seq: now });
  if (seq > now || (seq < now && !sameQuestion(game, seat, seq))) return refused('stale', { seq: now });
  return hasBit(game.due(), seat) ? null : refused(seq < now ? 'stale' : 'notDue', { seq: now });
};

const illegal = ({ code, rule }: Refusal, seq: number, now: number): TableRefusal =>
  seq < now ? refused('stale', { seq: now }) : refused('illegal', { rule, why: code, seq: now });

/** Who is named for a seat already: by the log's header, or by a set-up that no log needs to repeat. */
const namedFor = ({ data, game }: TableNow, seat: number): By | undefined =>
  data.device === undefined ? game?.header.seated?.[seat] : seatedIn(game!.setup)[seat];

const unlessNamed = (now: TableNow, seat: number, by: By): By | undefined =>
  namedFor(now, seat) === by ? undefined : by;

export const act = ({ now }: StepScene, { guest }: Who, { seq, actions }: AskAt<'act'>): Made => {
  const { data } = now;
  const seat = seatOf(data, guest);
  if (seat === null) return refused('notSeated');
  if (data.seats[seat]!.resigned) return refused('notSeated', { where: 'resigned' });
  const why = untimely(now, seat, seq);
  if (why !== null) return why;
  const game = now.game!.copy();
  const no = game.act(seat, actions, unlessNamed(now, seat, 'person'));
  if (no !== null) return illegal(no, seq, now.game!.ply);
  return { data: withoutIdle(comeBack(data, seat, now.game!.ply), seat), game };
};

/** Said where a person sits, or where somebody else is named for the seat. */
const botBy = (now: TableNow, seat: number, bot: string): By | undefined => {
  if (isLate(now.data, now.game!, seat)) return CLOCK;
  const by: By = `bot ${bot}`;
  return isPerson(now.data.seats[seat]!) ? by : unlessNamed(now, seat, by);
};

export const choose = ({ now }: StepScene, { seat, ply, branch = 0, move, bot, cut }: BotChoice): Made => {
  const due = dueThought(now);
  const isDue = due !== null && due.seat === seat && due.ply === ply && branchOf(now.data) === branch;
  if (!isDue) return refused('stale', { seq: now.game?.ply ?? 0 });
  const game = now.game!.copy();
  const why = game.take(seat, move, botBy(now, seat, bot ?? botName(now.data.seats[seat]!)), cut);
  return why === null ? { data: now.data, game } : illegal(why, ply, ply);
};
