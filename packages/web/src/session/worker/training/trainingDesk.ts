/** The worker's part of training: own answers weighed, boards dealt for their opening, sites played out. */
import {
  ActionList,
  actionsOf,
  type Game,
  type Result,
  ruleOf,
  type Seat,
  type State,
} from '@landnam/engine';
import { parseMove } from '@landnam/engine/notation';
import { Chance, isLearned } from '@landnam/bots';
import { awaitSite, chanceWith, SiteGrader, type SiteGrades } from '@landnam/bots/puzzles';
import { fetchWeights, findWeights } from '@landnam/bots/value';
import { ATLAS, openGame, readPosition, writePositionLine } from '@landnam/maps';
import { fetchAll } from '@landnam/table';
import type { DealtSite } from '../../training/types.js';

/** Work between two looks at what came meanwhile. */
const SLICE = 40;
const TELL_EVERY = 200;
const MOST_SEATS = 4;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Asked {
  readonly game: Game;
  readonly state: State;
  readonly id: string;
}

const read = (position: string): Asked => {
  const found = readPosition(position);
  if (!found.ok) throw new Error('the position of a puzzle cannot be read');
  const { game, state, map } = found.value;
  return { game, state, id: map.id };
};

/** Nothing where it cannot be said: nobody has learned the game, or others had a say in it. */
export const weigh = async (
  position: string,
  seat: number,
  actions: readonly string[],
): Promise<number | null> => {
  const { game, state, id } = read(position);
  await fetchWeights(id, game.seats);
  const found: Result<number, string> = chanceWith(game, state, seat as Seat, actions);
  return found.ok ? found.value : null;
};

const seatsFor = (id: string): number =>
  Math.max(...(ATLAS.get(id)?.players ?? []).filter((count) => count <= MOST_SEATS && isLearned(id, count)));

/** The same seed deals the same board, and asks the same seat. */
export const dealSite = async (id: string, seed: string): Promise<DealtSite | null> => {
  await fetchAll(id);
  const seats = seatsFor(id);
  const { below } = new Chance(`site ${seed}`);
  const opened = openGame(id, seats, {}, below);
  if (!opened.ok) return null;
  const { game, state } = opened.value;
  const seat = below(seats) as Seat;
  if (!awaitSite(game, state, seat, below(2) === 1, below)) return null;
  const line = writePositionLine(opened.value, state);
  return line.ok ? { position: line.value, seat, seats, actions: typesAt(game, state, seat) } : null;
};

const typesAt = (game: Game, s: State, seat: Seat): readonly string[] => {
  const list = new ActionList();
  actionsOf(game, s, seat, list);
  return [...new Set(list.toArray().map((packed) => `${game.rules[ruleOf(packed)]!.type} *`))];
};

export class SiteDesk {
  private wanted = 0;

  /** Ends when it is done or stopped. */
  async grade(
    position: string,
    seat: number,
    chosen: string,
    tell: (grades: SiteGrades) => void,
  ): Promise<boolean> {
    const mine = ++this.wanted;
    const { game, state, id } = read(position);
    await fetchWeights(id, game.seats);
    const weights = findWeights(game);
    const move = parseMove(game, chosen);
    if (!weights.ok || !move.ok) return false;
    const grader = new SiteGrader(game, weights.value, state, seat as Seat, move.value.packed);
    await this.run(grader, () => mine !== this.wanted, tell);
    return true;
  }

  private async run(
    grader: SiteGrader,
    isGone: () => boolean,
    tell: (grades: SiteGrades) => void,
  ): Promise<void> {
    let [until, toldAt] = [performance.now() + SLICE, 0];
    let last: SiteGrades | null = null;
    for (const grades of grader.grade()) {
      const now = performance.now();
      last = grades ?? last;
      if (grades !== null && (grades.part === 1 || now - toldAt > TELL_EVERY)) {
        tell(grades);
        toldAt = now;
      }
      if (now < until) continue;
      await pause();
      // whoever stops at once is told of the first games
      if (isGone() && last !== null) return tell(last);
      until = performance.now() + SLICE;
    }
  }

  stop(): void {
    this.wanted++;
  }
}
