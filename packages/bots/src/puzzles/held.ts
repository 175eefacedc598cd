/** Puzzles as they are kept: read, asked of bots, and checked again. */
import { type Game, isLegal, makeState, type Packed, type Seat, type State } from '@landnam/engine';
import { parseMove } from '@landnam/engine/notation';
import { readPosition } from '@landnam/maps';
import { findWeights } from '../value/store.js';
import { makeValue } from '../value/value.js';
import { DEEP, marginOf, PuzzleContest, TENFOLD, type RightAnswer } from './contest.js';
import type { Puzzle } from './puzzle.js';
import { Rivals } from './rivals.js';
import { Solver } from './solver.js';
import { PuzzleWorlds } from './worlds.js';

/** One on each line. */
export const readPuzzles = (text: string): readonly Puzzle[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Puzzle);

/** A puzzle laid out. */
export class PuzzleSolver {
  readonly game: Game;
  readonly state: State;
  readonly seat: Seat;
  readonly answer: RightAnswer;
  private readonly id: string;

  constructor({ id, position, seat, needed }: Puzzle) {
    const read = readPosition(position);
    if (!read.ok) throw new Error(`${id}: its position cannot be read`);
    this.game = read.value.game;
    this.state = read.value.state;
    this.seat = seat as Seat;
    this.id = id;
    this.answer = { isWin: needed.length === 0, needed: needed.map((text) => this.packedOf(text)) };
  }

  private packedOf(text: string): Packed {
    const move = parseMove(this.game, text);
    if (!move.ok) throw new Error(`${this.id}: ${text} is no action of the game`);
    return move.value.packed;
  }

  /** Whether the best line can be begun. */
  isLegal(action: string): boolean {
    const state = makeState(this.game);
    state.copyFrom(this.state);
    return isLegal(this.game, state, this.seat, { packed: this.packedOf(action) }).ok;
  }

  solves(level: string, seed: string): boolean {
    return new Solver(this.game).solves(level, this.state, this.seat, this.answer, seed);
  }

  /** The margin in fresh worlds, at `expert`'s depth or with ten times its work; nothing where it is clearly too small. */
  margin(work: 'expert' | 'tenfold', seed: string): number | undefined {
    const weights = findWeights(this.game);
    if (!weights.ok) throw new Error(weights.error);
    const rivals = new Rivals(this.game, makeValue(this.game, weights.value));
    const worlds = new PuzzleWorlds(this.game, this.seat);
    const contest = new PuzzleContest(rivals, worlds, this.seat, this.state, `${this.id} ${seed}`);
    const found = contest.judge(this.answer, work === 'expert' ? DEEP : TENFOLD, seed);
    return found && marginOf(found);
  }
}
