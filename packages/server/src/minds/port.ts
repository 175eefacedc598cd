/** The minds of one table: the question is copied, since the answer comes later. */
import { type Options, redact } from '@landnam/engine';
import { BOTS } from '@landnam/bots';
import type { LogHeader } from '@landnam/engine/log';
import type { LiveTable, SeatMind, MindsPort } from '@landnam/table';
import type { GameName, Past, BotPool } from './thought.js';

export const nameOf = ({ game, seats, options, rules }: LogHeader): GameName => ({
  game,
  seats,
  options: options as Options,
  rules,
});

/** The events so far, as one seat may know them: what follows while a bot thinks is not part of its past. */
export const pastOf = ({ events }: LiveTable, seat: number): Past => {
  const { length } = events;
  return (from) => events.slice(from, length).map(({ event }) => redact(event, seat));
};

/** The table's game may be rebuilt in the meantime. */
interface Holder {
  readonly id: string;
  readonly live: LiveTable | null;
}

const mindOf = (thinker: BotPool, holder: Holder, bot: string): SeatMind & { cuts: number } => ({
  cuts: 0,
  async choose(question, ply) {
    const { id, live } = holder;
    if (live === null) throw new Error('there is no game to think about');
    const { seat } = question;
    const asked = {
      table: id,
      bot,
      seat,
      ply,
      view: question.view().bytes.slice(),
      legal: question.legal.toArray(),
    };
    const { choice, cut } = await thinker.think({ ...nameOf(live.header), ...asked }, pastOf(live, seat));
    if (cut) this.cuts++;
    return choice;
  },
});

export const mindsOf = (thinker: BotPool, holder: Holder): MindsPort => ({
  call: (bot) => (Object.hasOwn(BOTS, bot) ? mindOf(thinker, holder, bot) : undefined),
});
