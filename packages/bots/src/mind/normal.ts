import {
  ActionList,
  type Below,
  type Game,
  type GameEvent,
  type Move,
  type Packed,
  ruleOf,
  type Seat,
  type State,
  topKind,
  topSeat,
} from '@landnam/engine';
import type { Bot, BotMaker, TimeGuard, Question } from '../bot.js';
import { turnsOf } from '../turns.js';
import { knowledgeOf } from '../modules/index.js';
import type { Memory, Proposal } from './insight.js';
import { Guess } from './guess.js';
import { Ledger } from './ledger.js';
import type { Breadth } from './glances.js';
import { type Knowledge, Mind } from './mind.js';
import { BEGINNER, CAREFUL, type Temper } from './temper.js';

const ALIKE = 1e-9;
/** A bot that plays thousands of games looks at less than a world that is played on. */
const NARROW: Breadth = { most: 6, alike: 2, later: 1 };

/** Offers that were made, so that the same one is not made again and again. */
class Notebook implements Memory {
  readonly tried = new Set<number>();
  offers = 0;
  private turn = 0;

  clear(): void {
    this.tried.clear();
    this.offers = 0;
    this.turn = 0;
  }

  enter(turn: number): void {
    if (turn !== this.turn) this.offers = 0;
    this.turn = turn;
  }

  write({ note }: Proposal): void {
    this.tried.add(note);
    this.offers++;
  }
}

/** By rule: whether an unlisted action may be proposed where it is offered. */
const proposals = (g: Game, { proposers }: Knowledge): readonly boolean[] =>
  g.rules.map((rule) => proposers.some(({ at }) => rule.at.includes(at)));

/** `normal`'s way of playing, for bots that play parts of it better. */
export class NormalBot implements Bot {
  private readonly game: Game;
  private readonly below: Below;
  private readonly knowledge: Knowledge;
  private readonly mind: Mind;
  private readonly ledger: Ledger;
  /** How the cards that the seat does not see may lie. */
  readonly guess: Guess;
  readonly hears: ReadonlySet<string>;
  private readonly memory = new Notebook();
  private readonly mayPropose: readonly boolean[];
  private bestScore = 0;
  cuts = 0;
  private readonly content: number;
  /** The order in which a list is examined. */
  private readonly order = new ActionList();

  constructor(game: Game, seat: Seat, below: Below, temper: Temper) {
    this.game = game;
    this.below = below;
    this.content = temper.content;
    this.knowledge = knowledgeOf(game, seat, temper);
    this.ledger = new Ledger(game, this.knowledge.hands);
    this.hears = new Set(Object.keys(this.knowledge.hands));
    this.mayPropose = proposals(game, this.knowledge);
    this.guess = new Guess(game, seat, this.ledger, below);
    this.mind = new Mind(game, seat, this.knowledge, this.guess, { breadth: NARROW });
  }

  begin(): void {
    this.cuts = 0;
    this.memory.clear();
    this.ledger.begin();
  }

  observe(event: GameEvent): void {
    this.ledger.note(event);
  }

  choose(question: Question): Packed | Move {
    const { legal } = question;
    const first = legal.items[0];
    if (legal.length === 1 && !this.mayPropose[ruleOf(first)]) return first;
    const s = this.mind.enter(question.view());
    const best = this.pick(this.mind.shortList(s, legal), s, question.guard);
    return this.propose(s) ?? best;
  }

  /** The best of the list; chance decides among equals, but a bot that is content stays with what it saw first. */
  private pick(legal: ActionList, s: State, guard: TimeGuard | undefined): Packed {
    const items = this.content > ALIKE && topSeat(s) === this.mind.seat ? this.shuffled(legal) : legal.items;
    let best = items[0];
    let alike = 1;
    this.bestScore = -Infinity;
    for (let i = 0; i < legal.length; i++) {
      if (i > 0 && guard?.isUp() === true) return this.cut(best);
      const score = this.mind.score(s, items[i]);
      if (score > this.bestScore + this.contentWith(s, best, items[i])) {
        this.bestScore = score;
        best = items[i];
        alike = 1;
      } else if (score >= this.bestScore - ALIKE && this.content <= ALIKE && this.below(++alike) === 0)
        best = items[i];
    }
    return best;
  }

  /** Where a bot looks first is chance. */
  private shuffled({ items, length }: ActionList): Int32Array {
    const order = this.order.items;
    for (let i = 0; i < length; i++) {
      const other = this.below(i + 1);
      order[i] = order[other];
      order[other] = items[i];
    }
    return order;
  }

  /** By how much the next must be better than the best so far. */
  private contentWith(s: State, best: Packed, next: Packed): number {
    if (this.content <= ALIKE || this.isPassing(s, best) || this.isPassing(s, next)) return ALIKE;
    const isSameWay = ruleOf(best) === ruleOf(next) && this.knowledge.ways[ruleOf(best)];
    return isSameWay ? ALIKE : this.content;
  }

  /** No bot is content with doing nothing in its own decision, or with something worse; declining another player's offer is something. */
  private isPassing(s: State, packed: Packed): boolean {
    return topSeat(s) === this.mind.seat && this.game.rules[ruleOf(packed)].idle?.(packed) === true;
  }

  private cut(best: Packed): Packed {
    this.cuts++;
    return best;
  }

  private propose(s: State): Move | null {
    this.memory.enter(turnsOf(this.game, s));
    if (this.memory.offers >= this.knowledge.temper.offers) return null;
    for (const proposer of this.knowledge.proposers) {
      if (topKind(s) !== this.game.kind[proposer.at]) continue;
      const proposal = proposer.propose(this.mind, s, this.memory, this.bestScore);
      if (proposal === null || proposal.score <= this.bestScore) continue;
      this.memory.write(proposal);
      return proposal.move;
    }
    return null;
  }
}

/** Takes what looks best now: a short look at points, pips, needs and who is ahead. */
export const normal: BotMaker = (game, seat, below) => new NormalBot(game, seat, below, CAREFUL);

/** The same, but never offers: the worth of offering is measured against it. */
export const mute: BotMaker = (game, seat, below) =>
  new NormalBot(game, seat, below, { ...CAREFUL, offers: 0 });

/** The same with a beginner's eyes: likes what it sees first, forgets harbours, counts no dots, keeps too many cards. */
export const easy: BotMaker = (game, seat, below) => new NormalBot(game, seat, below, BEGINNER);
