/** What a good player would do with what a seat can know, what speaks for it, and what another idea would cost. */
import {
  ActionList,
  type Game,
  type GameEvent,
  legalActions,
  makeState,
  type Move,
  ruleOf,
  type Seat,
  type State,
  topKind,
  view,
} from '@landnam/engine';
import type { TimeGuard } from '../bot.js';
import { Chance } from '../chance.js';
import { knowledgeOf } from '../modules/index.js';
import { Guess } from '../mind/guess.js';
import { Ledger } from '../mind/ledger.js';
import { type Knowledge, Mind } from '../mind/mind.js';
import { makeValue, type Weights } from '../value/index.js';
import { Outlook, type Prospect, type Weighed } from './outlook.js';
import type { HintReason } from './reason.js';
import { ReasonFinder } from './reasons.js';

export interface HintQuestion {
  /** What the seat sees; of a whole state its view is taken. */
  readonly seen: State;
  /** What the seat was told so far; without it hidden cards are judged by their numbers alone. */
  readonly events?: readonly GameEvent[];
  /** Another one deals hidden cards otherwise; the same has the same answer. */
  readonly seed?: string;
  readonly guard?: TimeGuard;
}

export interface HintMove {
  readonly move: Move;
  /** Of the seat to win; null without weights. */
  readonly chance: number | null;
  readonly reasons: readonly HintReason[];
  /** The rest of the turn as it is planned. */
  readonly follows: readonly Move[];
}

export interface Hint {
  /** The best first; empty where the seat is not asked. */
  readonly moves: readonly HintMove[];
  /** A longer look would come to the same. */
  readonly isFinal: boolean;
}

/** An idea of somebody's own beside the best one. */
export interface HintIdea {
  readonly idea: HintMove;
  /** What it costs in chance to win; null without weights. Below nothing is nothing. */
  readonly cost: number | null;
}

const MOST_MOVES = 3;
/** Worlds that the first answer looks at, and the last. */
const FEW = 1;
const MANY = 8;
/** Somebody who gains so much by an idea is named. */
const HELPED = 0.015;
const NO_OFFERS = { tried: new Set<number>(), offers: 0 };
const NO_HINT: Hint = { moves: [], isFinal: true };

const byValue = (one: Weighed, other: Weighed): number => other.value - one.value;

export class HintSeeker {
  private readonly g: Game;
  private readonly seat: Seat;
  private readonly outlook: Outlook | undefined;
  private readonly knowledge: Knowledge;
  private readonly finder: ReasonFinder;
  private readonly chance = new Chance('');
  private readonly seen: State;
  private readonly worlds: readonly State[];
  private readonly legal = new ActionList();
  private readonly mind: Mind;
  private guess: Guess;
  private question: HintQuestion;
  private best: Weighed | undefined;

  /** Without weights it names reasons, and no chances. */
  constructor(g: Game, seat: Seat, weights?: Weights) {
    this.g = g;
    this.seat = seat;
    this.outlook = weights && new Outlook(g, seat, makeValue(g, weights));
    this.knowledge = knowledgeOf(g, seat);
    this.finder = new ReasonFinder(g, seat);
    this.seen = makeState(g);
    this.worlds = Array.from({ length: MANY }, () => makeState(g));
    this.question = { seen: this.seen };
    this.guess = this.guessBy(this.question);
    // one mind for all questions: what its features remember is theirs
    this.mind = new Mind(g, seat, this.knowledge, {
      deal: (s) => this.guess.deal(s),
      expected: (s, other, good) => this.guess.expected(s, other, good),
    });
  }

  /** Another position; what was found for the last one is forgotten. */
  begin(question: HintQuestion): void {
    const { g, seat, seen } = this;
    view(g, question.seen, seat, seen);
    this.question = question;
    this.best = undefined;
    legalActions(g, seen, seat, this.legal);
    this.guess = this.guessBy(question);
    for (const world of this.worlds) {
      world.copyFrom(seen);
      this.guess.deal(world);
    }
  }

  private guessBy({ events, seed = '' }: HintQuestion): Guess {
    const ledger = new Ledger(this.g, this.knowledge.hands);
    if (events !== undefined) ledger.begin();
    for (const event of events ?? []) ledger.note(event);
    this.chance.restart(`hint ${seed}`);
    return new Guess(this.g, this.seat, ledger, this.chance.below);
  }

  /** A first answer, then a better one: between the two whoever asked may go away. */
  *seek(): Generator<Hint, void> {
    const { outlook } = this;
    if (this.legal.length === 0) yield NO_HINT;
    else if (outlook === undefined) yield this.hintOf(this.ranked(), true);
    else yield* this.searched(outlook);
  }

  private *searched(outlook: Outlook): Generator<Hint, void> {
    for (const count of [FEW, MANY]) {
      const isFinal = count === MANY;
      const found = outlook.look(this.asked(count), this.legal, isFinal);
      if (this.question.guard?.isUp() === true && this.best !== undefined) return;
      yield this.hintOf(found, isFinal);
    }
  }

  private asked(count: number): Prospect {
    const { events = [], guard } = this.question;
    return { seen: this.seen, worlds: this.worlds.slice(0, count), events, guard };
  }

  private hintOf(found: readonly Weighed[], isFinal: boolean): Hint {
    [this.best] = found;
    const moves = found.slice(0, MOST_MOVES).map((each) => this.explained(each));
    return { moves: this.toldApart(moves), isFinal };
  }

  /** Of actions of one kind only what tells them apart is a reason. */
  private toldApart(moves: readonly HintMove[]): readonly HintMove[] {
    const kinds = new Set(moves.map(({ move }) => ruleOf(move.packed)));
    if (moves.length < 2 || kinds.size > 1) return moves;
    const texts = moves.map(({ reasons }) => reasons.map((reason) => JSON.stringify(reason)));
    const isShared = (reason: HintReason): boolean =>
      texts.every((each) => each.includes(JSON.stringify(reason)));
    return moves.map((each) => ({ ...each, reasons: each.reasons.filter((reason) => !isShared(reason)) }));
  }

  private explained({ move, value, follows }: Weighed): HintMove {
    return {
      move,
      chance: this.outlook === undefined ? null : value,
      reasons: this.finder.of(this.worlds[0], move),
      follows: follows.map((packed) => ({ packed })),
    };
  }

  /** As `normal` sees it, offers among the rest. */
  private ranked(): readonly Weighed[] {
    const { mind, seen } = this;
    mind.enter(seen);
    const s = mind.world();
    const listed = this.legal
      .toArray()
      .map((packed) => ({ move: { packed }, value: mind.score(s, packed), follows: [] }))
      .sort(byValue);
    return [...listed.slice(0, MOST_MOVES), ...this.proposed(s, listed[0].value)].sort(byValue);
  }

  private proposed(s: State, toBeat: number): readonly Weighed[] {
    return this.knowledge.proposers
      .filter(({ at }) => topKind(s) === this.g.kind[at])
      .map((proposer) => proposer.propose(this.mind, s, NO_OFFERS, toBeat))
      .flatMap((made) => (made === null ? [] : [{ move: made.move, value: made.score, follows: [] }]));
  }

  /** An idea of somebody's own; nothing where it is not among what can be done. The best is looked for first, if nobody has yet. */
  weigh(move: Move): HintIdea | undefined {
    if (move.more !== undefined || !this.legal.has(move.packed)) return undefined;
    if (this.best === undefined) for (const hint of this.seek()) if (hint.isFinal) break;
    const { outlook, best } = this;
    if (outlook === undefined || best === undefined)
      return { idea: this.explained({ move, value: 0, follows: [] }), cost: null };
    const found = best.move.packed === move.packed ? best : outlook.weigh(this.asked(MANY), move.packed);
    const idea = this.explained(found);
    const reasons = [...idea.reasons, ...this.helped(found, best)];
    return { idea: { ...idea, reasons }, cost: Math.max(0, best.value - found.value) };
  }

  /** Who has more of it than of what is best. */
  private helped({ chances }: Weighed, best: Weighed): readonly HintReason[] {
    if (chances === undefined || best.chances === undefined) return [];
    const gains = chances.map((chance, seat) => (seat === this.seat ? 0 : chance - best.chances![seat]));
    const most = Math.max(...gains);
    return most < HELPED ? [] : [{ kind: 'helps', seat: gains.indexOf(most), count: most }];
  }
}
