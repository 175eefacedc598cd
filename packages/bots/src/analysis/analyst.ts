/** Every action worth a thought, by what its seat may know: first a glance, then world after world, until noise no longer hides the order. */
import type { Game, GameEvent, Seat, State } from '@landnam/engine';
import type { HintReason } from '../hint/reason.js';
import { type HintMove, HintSeeker } from '../hint/seeker.js';
import { Judge } from '../review/judge.js';
import { Playout } from '../search/playout.js';
import { Trials } from '../search/trials.js';
import { makeValue, type Weights } from '../value/index.js';
import type { AnalysedMove } from './candidate.js';
import { Inquiry, type InquiryTools } from './inquiry.js';
import { SeatView } from './seatView.js';

export interface Analysed extends AnalysedMove {
  readonly reasons: readonly HintReason[];
}

export interface Analysis {
  /** The best first; none where the seat is not asked. */
  readonly moves: readonly Analysed[];
  /** Part of 1. */
  readonly done: number;
}

export interface AnalysisQuestion {
  readonly seat: Seat;
  /** A whole state; only the seat's view of it is used. */
  readonly state: State;
  /** What the seat was told so far. */
  readonly events: readonly GameEvent[];
}

const glanced = ({ move, follows, chance, reasons }: HintMove): Analysed => ({
  move,
  follows,
  chance,
  reasons,
  within: null,
  loss: null,
});

const toolsFor = (g: Game, weights: Weights): InquiryTools => {
  const [evaluation, playout] = [makeValue(g, weights), new Playout(g)];
  const [judge, trials] = [new Judge(g, evaluation, playout), new Trials(g, evaluation, playout)];
  return { evaluation, playout, judge, trials };
};

export class Analyst {
  private readonly g: Game;
  private readonly tools: InquiryTools | undefined;

  /** Without weights it names reasons, and no chances. */
  constructor(g: Game, weights?: Weights) {
    this.g = g;
    this.tools = weights && toolsFor(g, weights);
  }

  /** Each step is short: whoever asked may go away between two of them. */
  analyse(question: AnalysisQuestion): Generator<Analysis, void> {
    const { seat, state, events } = question;
    if (this.tools === undefined) return this.glance(question);
    return new Inquiry(this.g, seat, new SeatView(this.g, seat, state, events), events, this.tools).run();
  }

  private *glance({ seat, state, events }: AnalysisQuestion): Generator<Analysis, void> {
    const seeker = new HintSeeker(this.g, seat);
    seeker.begin({ seen: state, events });
    for (const { moves } of seeker.seek()) yield { moves: moves.map(glanced), done: 1 };
  }
}
