/** Finds the puzzle of a recorded game: a choice with one answer that is clearly best and that a beginner misses. */
import { fail, type Game, ok, type Packed, type Result, type Seat, type State } from '@landnam/engine';
import { parseLog } from '@landnam/engine/log';
import { makeMove, toJson } from '@landnam/engine/notation';
import { mapOf, tableOf, writePositionLine } from '@landnam/maps';
import { Chance } from '../chance.js';
import { LossReasons } from '../review/explained.js';
import { PlayedOut } from '../review/playedOut.js';
import { type GameRecord, readRecord } from '../review/record.js';
import { SeatWorlds } from '../review/seatWorlds.js';
import { findWeights } from '../value/store.js';
import { makeValue } from '../value/value.js';
import { Candidates } from './candidates.js';
import {
  type RightAnswer,
  PuzzleContest,
  DEEP,
  GLANCE,
  marginOf,
  stillNeeded,
  TENFOLD,
  type PuzzleVerdict,
} from './contest.js';
import { kindNames, kindOf } from './kinds.js';
import { LEAST_MARGIN, type Puzzle, type PuzzleLine, type PuzzleReasons, WIN } from './puzzle.js';
import { type Rival, Rivals } from './rivals.js';
import { Solver } from './solver.js';
import { PuzzleWorlds } from './worlds.js';

/** Streams that `easy` is asked with, and how often it may find the answer by chance. */
const EASY_STREAMS = 8;
const EASY_FINDS = 1;
/** Candidates of one game that are looked at closely. */
const MOST_CANDIDATES = 24;
/** Games that a choice is played out with, each way, and what must be left of the margin. */
const GAMES_OUT = 256;
const LEAST_OUT = 0.04;

interface Candidate {
  readonly ply: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly state: State;
  readonly contest: PuzzleContest;
  readonly answer: RightAnswer;
}

interface Proof {
  readonly deep: PuzzleVerdict;
  readonly tenfold: PuzzleVerdict;
  readonly playedOut: number;
}

/** What is told while mining. */
export interface MinedGame {
  readonly puzzle: Puzzle | null;
  /** Choices that a glance found clear. */
  readonly candidates: number;
  /** Why candidates were left. */
  readonly left: Readonly<Record<string, number>>;
}

export class Miner {
  private readonly g: Game;
  private readonly record: GameRecord;
  private readonly name: string;
  private readonly text: string;
  private readonly rivals: Rivals;
  private readonly solver: Solver;
  private readonly worlds: readonly PuzzleWorlds[];
  private readonly kind: string | undefined;
  private readonly left: Record<string, number> = {};

  /** Fails in one line where nothing can be mined: it is no log, the game is unknown, or nobody has learned it. */
  static begin(text: string, name: string, kind?: string): Result<Miner, string> {
    const record = readRecord(text);
    if (!record.ok) return record;
    const { game } = record.value;
    const weights = findWeights(game);
    if (!weights.ok) return fail(weights.error);
    const rivals = new Rivals(game, makeValue(game, weights.value));
    return ok(new Miner(record.value, text, name, rivals, kind));
  }

  private constructor(record: GameRecord, text: string, name: string, rivals: Rivals, kind?: string) {
    this.kind = kind;
    this.g = record.game;
    this.record = record;
    this.text = text;
    this.name = name;
    this.rivals = rivals;
    this.solver = new Solver(this.g);
    this.worlds = Array.from({ length: this.g.seats }, (_, seat) => new PuzzleWorlds(this.g, seat as Seat));
  }

  mine(): MinedGame {
    const candidates = this.candidates();
    for (const candidate of candidates.slice(0, MOST_CANDIDATES)) {
      const proof = this.prove(candidate);
      if (typeof proof !== 'string')
        return { puzzle: this.puzzleOf(candidate, proof), candidates: candidates.length, left: this.left };
      this.left[proof] = (this.left[proof] ?? 0) + 1;
    }
    return { puzzle: null, candidates: candidates.length, left: this.left };
  }

  /** Kinds take turns in being looked at first, so that the common ones do not hide the rare. */
  private candidates(): readonly Candidate[] {
    const found = new Candidates(this.record, this.kind).plies().flatMap((ply) => this.glanceAt(ply));
    const names = kindNames();
    const first = new Chance(this.name).below(names.length);
    const place = ({ kind }: Candidate): number =>
      (names.indexOf(kind) - first + names.length) % names.length;
    return found.sort((one, other) => place(one) - place(other));
  }

  private glanceAt(ply: number): readonly Candidate[] {
    const { seat } = this.record.entries[ply];
    const state = this.record.stateAt(ply);
    const contest = new PuzzleContest(this.rivals, this.worlds[seat], seat, state, `${this.name} ${ply}`);
    const answer = contest.glance();
    if (answer === undefined) return [];
    const kind = answer.isWin ? WIN : kindOf(this.g, answer.needed);
    return kind === undefined || kind !== (this.kind ?? kind)
      ? []
      : [{ ply, seat, kind, state, contest, answer }];
  }

  /** Or why it is none. */
  private prove(candidate: Candidate): Proof | string {
    const { contest, answer, ply } = candidate;
    if (this.isEasy(candidate, answer)) return 'easy';
    const first = contest.judge(answer, GLANCE, 'first');
    if (first === undefined || marginOf(stillNeeded(first)) < LEAST_MARGIN) return 'first';
    const deep = contest.judge(answer, DEEP, 'deep');
    if (deep === undefined) return 'deep';
    const needed = stillNeeded(deep);
    if (!this.isClear(needed)) return 'deep';
    if (this.isEasy(candidate, needed)) return 'easy';
    const tenfold = contest.judge(needed, TENFOLD, 'tenfold');
    if (tenfold === undefined || !this.isClear(tenfold)) return 'tenfold';
    const playedOut = this.playedOut(ply, tenfold);
    return playedOut < LEAST_OUT ? 'played out' : { deep: needed, tenfold, playedOut };
  }

  private isClear(verdict: PuzzleVerdict): boolean {
    return (verdict.isWin || verdict.needed.length > 0) && marginOf(verdict) >= LEAST_MARGIN;
  }

  private isEasy({ state, seat }: Candidate, answer: RightAnswer): boolean {
    let found = 0;
    for (let stream = 0; stream < EASY_STREAMS && found <= EASY_FINDS; stream++)
      if (this.solver.solves('easy', state, seat, answer, `easy ${stream}`)) found++;
    return found > EASY_FINDS;
  }

  private playedOut(ply: number, { best, others }: PuzzleVerdict): number {
    const played = new PlayedOut(this.record);
    const [one, other] = [best, others[0]].map(({ actions }) =>
      played.of(
        ply,
        [...actions].map((packed) => toJson(this.g, { packed })),
        GAMES_OUT,
      ),
    );
    return one - other;
  }

  private puzzleOf({ ply, seat, state }: Candidate, { deep, tenfold, playedOut }: Proof): Puzzle {
    const { needed, isWin, best, others } = tenfold;
    return {
      id: `${this.name}-${ply}`,
      game: mapOf(this.g)!.id,
      seats: this.g.seats,
      kind: isWin ? WIN : kindOf(this.g, needed)!,
      log: this.name,
      ply,
      seat,
      position: this.lineOf(state),
      needed: needed.map((packed) => this.told(packed)),
      best: this.toldLine(best),
      others: others.map((line) => this.toldLine(line)),
      margins: { expert: marginOf(deep), tenfold: marginOf(tenfold), playedOut },
      reasons: this.reasonsOf(ply, best, others[0]),
    };
  }

  private told(packed: Packed): string {
    return makeMove(this.g, { packed });
  }

  private toldLine({ actions, value }: Rival): PuzzleLine {
    return { actions: [...actions].map((packed) => this.told(packed)), chance: value };
  }

  private lineOf(state: State): string {
    const log = parseLog(this.text);
    const table = log.ok ? tableOf(log.value.header) : log;
    const line = table.ok ? writePositionLine(table.value, state) : table;
    if (!line.ok) throw new Error(`${this.name}: its positions cannot be written`);
    return line.value;
  }

  private reasonsOf(ply: number, best: Rival, second: Rival): PuzzleReasons {
    const worlds = Array.from(
      { length: this.g.seats },
      (_, seat) => new SeatWorlds(this.record, seat as Seat),
    );
    const { seat } = this.record.entries[ply];
    const isTurn = this.rivals.isTurn(this.record.stateAt(ply), seat);
    const found = new LossReasons(this.record, worlds).of(ply, {
      best: { isTurn, ...best },
      chosen: { isTurn, ...second },
    });
    return { best: found.better, second: found.chosen };
  }
}
