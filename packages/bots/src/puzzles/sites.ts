/** Starting sites by how often they win: each is played out to the end by everybody's policy, with the same dice for all. */
import {
  ActionList,
  actionsOf,
  apply,
  argA,
  type Below,
  type Game,
  isOver,
  makeState,
  type Packed,
  type Seat,
  type State,
  topKind,
  topSeat,
} from '@landnam/engine';
import { Chance } from '../chance.js';
import { turnsOf } from '../turns.js';
import { OpeningDraft } from '../search/openingDraft.js';
import type { HintReason } from '../hint/reason.js';
import { ReasonFinder } from '../hint/reasons.js';
import { without } from '../review/explained.js';
import { Playout } from '../search/playout.js';
import { Trials } from '../search/trials.js';
import { outcomeOf } from '../value/outcome.js';
import { makeValue } from '../value/value.js';
import type { Weights } from '../value/weights.js';

/** Sites that are played out besides the chosen one. */
const CONTENDERS = 7;
/** Games for each of them; after this many the better half goes on, and the chosen one. */
const FIRST_GAMES = 24;
const LAST_GAMES = 120;
/** A game that is not over by then is nobody's. */
const MOST_TURNS = 600;

export interface GradedSite {
  readonly vertex: number;
  /** Share of the games that were won. */
  readonly won: number;
  readonly games: number;
}

export interface SiteGrades {
  /** The best first; the chosen one is among them. */
  readonly sites: readonly GradedSite[];
  readonly chosen: GradedSite;
  /** From 0 to 1. */
  readonly part: number;
  /** What speaks for the best and for the chosen one, without what speaks for both. */
  readonly reasons: { readonly best: readonly HintReason[]; readonly chosen: readonly HintReason[] };
}

interface Contender {
  readonly packed: Packed;
  won: number;
  games: number;
}

const gradeOf = ({ packed, won, games }: Contender): GradedSite => ({
  vertex: argA(packed),
  won: games === 0 ? 0 : won / games,
  games,
});

/** Plays on as it may go until a seat places a starting building, for the second time if asked; false if it never does. */
export const awaitSite = (g: Game, s: State, seat: Seat, isSecond: boolean, below: Below): boolean => {
  const draft = new OpeningDraft(g, new Playout(g));
  const isDue = (): boolean => topKind(s) === g.kind.openingBuilding && topSeat(s) === seat;
  const list = new ActionList();
  for (let turn = 0; ; turn++) {
    while (!isDue()) if (!draft.step(s, below)) return false;
    actionsOf(g, s, seat, list);
    if (list.length > 1 && turn === Number(isSecond)) return true;
    if (!draft.step(s, below)) return false;
  }
};

export class SiteGrader {
  private readonly g: Game;
  private readonly seat: Seat;
  private readonly start: State;
  private readonly playout: Playout;
  private readonly draft: OpeningDraft;
  private readonly state: State;
  private readonly chance = new Chance('');
  private readonly chosen: Contender;
  private contenders: Contender[];
  private readonly left: Contender[] = [];
  private readonly finder: ReasonFinder;

  constructor(g: Game, weights: Weights, start: State, seat: Seat, chosen: Packed) {
    this.g = g;
    this.seat = seat;
    this.start = start;
    this.playout = new Playout(g);
    this.draft = new OpeningDraft(g, this.playout);
    this.state = makeState(g);
    this.finder = new ReasonFinder(g, seat);
    this.contenders = this.bestSites(weights, chosen).map((packed) => ({ packed, won: 0, games: 0 }));
    this.chosen = this.contenders.find(({ packed }) => packed === chosen)!;
  }

  private bestSites(weights: Weights, chosen: Packed): readonly Packed[] {
    const { g, start, seat } = this;
    const legal = new ActionList();
    actionsOf(g, start, seat, legal);
    const trials = new Trials(g, makeValue(g, weights), this.playout);
    const ranked = trials.rank(seat, [start], legal, 2 * CONTENDERS);
    return [...new Set([chosen, ...ranked.slice(0, CONTENDERS).map(({ actions }) => actions[0])])];
  }

  /** One game at a time, told after every round of them. */
  *grade(): Generator<SiteGrades | null, void> {
    for (let game = 0; game < LAST_GAMES; game++) {
      if (game === FIRST_GAMES) this.halve();
      for (const each of this.contenders) {
        each.won += this.playOut(each.packed, game);
        each.games++;
        yield null;
      }
      yield this.grades((game + 1) / LAST_GAMES);
    }
  }

  private sorted(): Contender[] {
    return this.contenders.toSorted((one, other) => other.won / other.games - one.won / one.games);
  }

  private halve(): void {
    const sorted = this.sorted();
    const better = new Set([...sorted.slice(0, Math.ceil(sorted.length / 2)), this.chosen]);
    this.left.push(...sorted.filter((each) => !better.has(each)));
    this.contenders = [...better];
  }

  private grades(part: number): SiteGrades {
    const sorted = [...this.sorted(), ...this.left];
    return {
      sites: sorted.map(gradeOf),
      chosen: gradeOf(this.chosen),
      part,
      reasons: this.reasons(sorted[0]),
    };
  }

  private reasons(best: Contender): SiteGrades['reasons'] {
    const [one, other] = [best, this.chosen].map(({ packed }) => this.finder.of(this.start, { packed }));
    return { best: without(one, other), chosen: without(other, one) };
  }

  private playOut(packed: Packed, game: number): number {
    const { g, state, chance, playout, seat } = this;
    chance.restart(`site ${game}`);
    state.copyFrom(this.start);
    apply(g, state, seat, packed);
    this.draft.finish(state, chance.below);
    while (!isOver(state) && turnsOf(g, state) < MOST_TURNS) playout.play(state, chance.below);
    return outcomeOf(state, g.seats)[seat];
  }
}
