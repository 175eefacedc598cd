/** Seeded random play, with offers now and then, over any compiled game. */
import {
  ActionList,
  actors,
  apply,
  type Below,
  CHANCE,
  drawOutcome,
  type EventSink,
  type Game,
  hasBit,
  isOver,
  legalActions,
  type Move,
  pack,
  refuse,
  type Seat,
  seatsOf,
  type State,
} from '@landnam/engine';

export interface Ply extends Move {
  readonly seat: Seat;
}

const list = new ActionList();

const outcome = (g: Game, s: State, below: Below): Ply => ({
  seat: CHANCE,
  packed: drawOutcome(g, s, below, list),
});

const listed = (g: Game, s: State, seat: Seat, below: Below): Ply => {
  legalActions(g, s, seat, list);
  if (list.length === 0) throw new Error(`p${seat} is asked and has nothing to do`);
  return { seat, packed: list.items[below(list.length)] };
};

/** A wide action that its own sampler proposes to a seat, if it is legal now. */
export const proposal = (g: Game, s: State, seat: Seat, below: Below): Ply | null => {
  for (let id = 0; id < g.rules.length; id++) {
    const more = g.rules[id].wide === undefined ? null : (g.rules[id].sample?.(g, s, seat, below) ?? null);
    if (more === null) continue;
    const ply: Ply = { seat, packed: pack(id), more };
    if (refuse(g, s, seat, ply) === null) return ply;
  }
  return null;
};

/** `talk` in a thousand plies of people begin with an offer by any seat. */
export const randomPly = (g: Game, s: State, below: Below, talk = 0): Ply => {
  const bits = actors(g, s);
  if (hasBit(bits, CHANCE)) return outcome(g, s, below);
  if (talk > 0 && below(1000) < talk) {
    const ply = proposal(g, s, below(g.seats) as Seat, below);
    if (ply !== null) return ply;
  }
  const seats = seatsOf(bits);
  return listed(g, s, seats[below(seats.length)], below);
};

export const playPly = (g: Game, s: State, ply: Ply, log: EventSink | null = null): void =>
  apply(g, s, ply.seat, ply.packed, log, ply.more);

/** Plays until the game is over or for so many plies; returns how many. */
export const playRandom = (
  g: Game,
  s: State,
  below: Below,
  most = 1_000_000,
  talk = 0,
  seen?: (ply: Ply) => void,
): number => {
  let plies = 0;
  while (plies < most && !isOver(s)) {
    const ply = randomPly(g, s, below, talk);
    seen?.(ply);
    playPly(g, s, ply);
    plies++;
  }
  return plies;
};
