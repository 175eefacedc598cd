/** Luck of a recorded game, outcome by outcome. */
import { CHANCE, fail, type Game, ok, type Packed, type Result, type State } from '@landnam/engine';
import { describeProblem, type Replay, replayLog, type ReplayOptions } from '@landnam/maps';
import { findWeights } from '../value/store.js';
import type { Weights } from '../value/weights.js';
import { Luck } from './luck.js';

/** One of nature's outcomes. */
export interface Stroke {
  /** Entries before it. */
  readonly ply: number;
  /** Whose turn it was; 255 for nobody's. */
  readonly active: number;
  readonly packed: Packed;
  /** How it changed each seat's chance to win: the sum over the seats is 0. */
  readonly change: readonly number[];
}

export interface LuckOfLog {
  readonly replay: Replay;
  readonly strokes: readonly Stroke[];
  /** By seat, over the whole game. */
  readonly sum: readonly number[];
}

/** Reads a log while `replayLog` replays it: its two functions are options of that. */
export class LuckReader {
  readonly strokes: Stroke[] = [];
  private readonly weights: (g: Game) => Result<Weights, string>;
  private luck: Result<Luck, string> = fail('nothing was read');
  private ply = 0;
  readonly options: ReplayOptions = {
    begun: (g) => this.begin(g),
    before: (s, { seat, packed }) => this.read(s, seat, packed),
  };

  constructor(weights: (g: Game) => Result<Weights, string> = findWeights) {
    this.weights = weights;
  }

  /** Why there are no strokes. */
  get problem(): string | undefined {
    return this.luck.ok ? undefined : this.luck.error;
  }

  private begin(g: Game): void {
    const found = this.weights(g);
    this.luck = found.ok ? ok(new Luck(g, found.value)) : found;
    this.ply = 0;
    this.strokes.length = 0;
  }

  private read(s: State, seat: number, packed: Packed): void {
    const ply = this.ply++;
    if (seat !== CHANCE || !this.luck.ok) return;
    const change = [...this.luck.value.of(s, packed)];
    this.strokes.push({ ply, active: s.core.active[0], packed, change });
  }
}

const sumOf = (strokes: readonly Stroke[], seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => strokes.reduce((sum, { change }) => sum + change[seat], 0));

/** What is wrong, in one line. */
export const luckOfLog = (text: string): Result<LuckOfLog, string> => {
  const reader = new LuckReader();
  const replay = replayLog(text, reader.options);
  if (!replay.ok) return fail(describeProblem(replay.error));
  if (reader.problem !== undefined) return fail(reader.problem);
  const { strokes } = reader;
  return ok({ replay: replay.value, strokes, sum: sumOf(strokes, replay.value.game.seats) });
};
