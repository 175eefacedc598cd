/** Minds of one table, for whoever plays its game: what is asked is copied, since the answer comes later. */
import type { Game, Seat } from '@landnam/engine';
import { BOTS } from '@landnam/bots';
import type { Mind, MindsPort } from '@landnam/table';
import type { LogHeader } from '@landnam/engine/log';
import type { Options } from '@landnam/engine';
import type { GameName, Thinker } from './thought.js';

export const nameOf = ({ game, seats, options, rules }: LogHeader): GameName => ({
  game,
  seats,
  options: options as Options,
  rules,
});

const mindOf = (thinker: Thinker, table: string, name: () => GameName, bot: string): Mind => ({
  choose: (question, ply) =>
    thinker.think({
      ...name(),
      table,
      bot,
      seat: question.seat,
      ply,
      view: question.view().bytes.slice(),
      legal: question.legal.toArray(),
    }),
});

export const mindsOf = (thinker: Thinker, table: string, name: () => GameName): MindsPort => ({
  call: (bot: string, _game: Game, _seat: Seat) =>
    Object.hasOwn(BOTS, bot) ? mindOf(thinker, table, name, bot) : undefined,
});
