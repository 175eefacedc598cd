/** Positions to look at: for pictures in the rules. */
import { fail, ok, type Result } from '@landnam/engine';
import { fetchPosition, type GameStanding, OpenStanding, Play } from '@landnam/table';
import type { GameSetup } from '../types.js';

/** A picture hides nothing, and nothing has happened in it. */
const standingOf = (play: Play): GameStanding =>
  new OpenStanding({ table: play.table, state: play.state(), ply: 0, events: [] });

const playedOn = (start: Play, plays: readonly string[]): Result<Play, string> => {
  let play = start;
  for (const action of plays) {
    const next = play.play(action);
    if (!next.ok) return fail(`${action}: ${next.error.line}`);
    play = next.value;
  }
  return ok(play);
};

const setupOf = ({ table, seats }: Play): GameSetup => ({
  game: table.map.id,
  options: table.options,
  seed: '',
  players: Array.from({ length: seats }, () => ({ kind: 'person', name: '', bot: '' })),
});

export interface OpenedStill {
  readonly setup: GameSetup;
  readonly standing: GameStanding;
}

export const openStill = async (
  position: string | object,
  plays: readonly string[],
): Promise<Result<OpenedStill, string>> => {
  await fetchPosition(position);
  const start = Play.position(position, { nature: 'open' });
  if (!start.ok) return start;
  const play = playedOn(start.value, plays);
  if (!play.ok) return play;
  return ok({ setup: setupOf(play.value), standing: standingOf(play.value) });
};
