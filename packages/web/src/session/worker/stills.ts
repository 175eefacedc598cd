/** Positions to look at: for pictures in the rules. */
import { fail, ok, type Result, type State } from '@landnam/engine';
import { fetchAll, GameStanding, Play, type ToldEvent } from '@landnam/table';
import type { GameSetup } from '../types.js';

class StillStanding extends GameStanding {
  readonly ply = 0;

  constructor(play: Play) {
    super(play.table);
    this.state.copyFrom(play.state());
  }

  isBot(): boolean {
    return false;
  }
  /** A picture hides nothing. */
  seenBy(): State {
    return this.state;
  }
  toldTo(): ToldEvent[] {
    return [];
  }
}

/** `pos1/GAME/…`, or the readable form. */
const gameIn = (position: string | object): string =>
  typeof position === 'string'
    ? (position.split('/')[1] ?? '').replaceAll('.', '/')
    : String((position as { readonly game?: unknown }).game);

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
  await fetchAll(gameIn(position));
  const start = Play.position(position, { nature: 'open' });
  if (!start.ok) return start;
  const play = playedOn(start.value, plays);
  if (!play.ok) return play;
  return ok({ setup: setupOf(play.value), standing: new StillStanding(play.value) });
};
