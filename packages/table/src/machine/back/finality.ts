/** What an action gives away for good: nature is asked, something hidden is shown, or the game is over. */
import {
  actors,
  apply,
  CHANCE,
  collect,
  type Game,
  isOver,
  type LoggedEvent,
  makeState,
  type Move,
  redact,
  type Seat,
  type State,
  view,
} from '@landnam/engine';
import { nextToAct } from '@landnam/bots';

export type Finality = 'over' | 'chance' | 'shown';

interface Trial {
  /** As it is, as the seat believes it to be, and what the seat sees of either. */
  readonly real: State;
  readonly believed: State;
  readonly seen: State;
  readonly expected: State;
}

const trials = new WeakMap<Game, Trial>();

const trialOf = (game: Game): Trial => {
  const found = trials.get(game);
  if (found !== undefined) return found;
  const made = {
    real: makeState(game),
    believed: makeState(game),
    seen: makeState(game),
    expected: makeState(game),
  };
  trials.set(game, made);
  return made;
};

const play = (game: Game, state: State, seat: Seat, { packed, more }: Move): string => {
  const told: LoggedEvent[] = [];
  apply(game, state, seat, packed, collect(told), more);
  return JSON.stringify(told.map((event) => redact(event, seat)));
};

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.every((byte, i) => byte === b[i]);

/** What the seat sees and hears of it is what it could have worked out. */
const isForeseen = (game: Game, trial: Trial, seat: Seat, move: Move, told: string): boolean => {
  const { real, believed, seen, expected } = trial;
  try {
    if (play(game, believed, seat, move) !== told) return false;
  } catch {
    // what is cleared in a view was needed
    return false;
  }
  view(game, real, seat, seen);
  view(game, believed, seat, expected);
  return sameBytes(seen.bytes, expected.bytes);
};

/** Why it can never be taken back; null if it can, until somebody else chooses. */
export const finalityOf = (game: Game, state: State, seat: Seat, move: Move): Finality | null => {
  const trial = trialOf(game);
  const { real, believed } = trial;
  real.copyFrom(state);
  view(game, state, seat, believed);
  const told = play(game, real, seat, move);
  if (isOver(real)) return 'over';
  if (nextToAct(real, actors(game, real)) === CHANCE) return 'chance';
  return isForeseen(game, trial, seat, move, told) ? null : 'shown';
};
