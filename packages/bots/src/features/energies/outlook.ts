/** How the game will probably end: by points, or by a bag that runs empty while only clean players can win. */
import { type Game, publicPoints, type Seat, type State } from '@landnam/engine';
import { discsDue, discsInBag, plantBalance } from '@landnam/engine/games/energies';

const ENOUGH_ROUNDS = 9;

/** Rounds until the bag is found empty, if nobody builds anything more. */
export const roundsLeft = (g: Game, s: State): number => (discsInBag(s) + 1) / (discsDue(g, s) * g.seats);

/** 0 while the bag is full, 1 when the next draw finds it empty. */
export const urgency = (g: Game, s: State): number =>
  Math.min(1, Math.max(0, 1 - roundsLeft(g, s) / ENOUGH_ROUNDS));

/** The best balance of plants among the others; 0 if none of them could win. */
export const bestRival = (g: Game, s: State, seat: number): number => {
  let best = 0;
  for (let other = 0; other < g.seats; other++)
    if (other !== seat) best = Math.max(best, plantBalance(s, other));
  return best;
};

const POINTS_A_ROUND = 0.45;
const SURE = 7;
const WAYS = 4;

/** How likely the bag runs empty before anybody has enough points. */
export const bagEnds = (g: Game, s: State): number => {
  let most = 0;
  for (let seat = 0; seat < g.seats; seat++) most = Math.max(most, publicPoints(g, s, seat as Seat));
  const reached = most + POINTS_A_ROUND * roundsLeft(g, s) + 10 - g.scenario.pointsToWin;
  return Math.min(1, Math.max(0.1, 1 - (reached - SURE) / WAYS));
};
