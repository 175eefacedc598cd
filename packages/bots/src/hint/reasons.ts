/** Why an action is good or bad: it is tried in a world, and what differs afterwards is named. */
import {
  ActionList,
  actors,
  apply,
  argA,
  argB,
  argC,
  at,
  bit,
  CHANCE,
  type Game,
  hasBit,
  isLegal,
  isOver,
  KINDS,
  legalActions,
  makeState,
  type Move,
  NONE,
  outcomeKind,
  publicPoints,
  ruleOf,
  type Seat,
  type State,
  topKind,
  topSeat,
} from '@landnam/engine';
import { knowledgeOf } from '../modules/index.js';
import { Mind, NOTHING_HIDDEN } from '../mind/mind.js';
import { Policy } from '../search/policy.js';
import { Comparison } from './change.js';
import { effectsOnOthers, ownEffects } from './effects.js';
import { type HintReason, inOrder } from './reason.js';

/** Choices that a card asks for at most: two roads, a robber and a victim. */
const MOST_STEPS = 4;
/** A goal that is farther away is no reason to wait. */
const NEARLY = 2;
/** What is drawn for whoever acts, and what it is called. */
const DRAWN: Readonly<Record<string, string>> = { drawCard: 'card', steal: 'theft', revealHex: 'hex' };

const rowAt = (table: Uint8Array, from: number, goods: number): number[] =>
  Array.from(table.subarray(from, from + goods));

export class ReasonFinder {
  private readonly g: Game;
  private readonly seat: Seat;
  private readonly comparison: Comparison;
  private readonly mind: Mind;
  private readonly goals: ReturnType<typeof knowledgeOf>['goals'];
  private readonly policy: Policy;
  private readonly after: State;
  private readonly list = new ActionList();

  constructor(g: Game, seat: Seat) {
    const knowledge = knowledgeOf(g, seat);
    this.g = g;
    this.seat = seat;
    this.comparison = new Comparison(g, seat);
    this.goals = knowledge.goals;
    this.mind = new Mind(g, seat, knowledge, NOTHING_HIDDEN);
    this.policy = new Policy(g);
    this.after = makeState(g);
  }

  /** In a world in which nothing is hidden; what is named does not hang on what the seat cannot see of it. */
  of(world: State, move: Move): readonly HintReason[] {
    const { after, g, seat } = this;
    const deal = this.dealOf(world, move);
    after.copyFrom(world);
    if (deal === undefined) apply(g, after, seat, move.packed, null, move.more);
    else this.exchange(deal);
    const isWhole = this.goOn(world);
    this.comparison.read(world, after);
    const others = isWhole ? effectsOnOthers(g, seat, this.comparison) : [];
    return inOrder([
      ...this.ending(),
      ...ownEffects(g, seat, this.comparison),
      ...this.options(world, move),
      ...this.waiting(world, move),
      ...this.chance(),
      ...others,
      ...this.concerned(world, move, others),
    ]);
  }

  /** Of several actions of the own turn, as far as nature leaves them alone: what they lead to, not the steps. */
  ofRow(world: State, row: Int32Array): readonly HintReason[] {
    const { after, g, seat } = this;
    if (row.length === 1) return this.of(world, { packed: row[0] });
    after.copyFrom(world);
    for (const packed of row) {
      if (!isLegal(g, after, seat, { packed }).ok) break;
      apply(g, after, seat, packed);
      this.goOn(world);
    }
    this.comparison.read(world, after);
    const others = effectsOnOthers(g, seat, this.comparison);
    return inOrder([...this.ending(), ...ownEffects(g, seat, this.comparison), ...this.chance(), ...others]);
  }

  /** A card that is played asks for more, which is chosen as `normal` would; false then, since others may be met otherwise. */
  private goOn(world: State): boolean {
    const { g, seat, after } = this;
    const isFree = (s: State): boolean => [g.kind.main, g.kind.beforeRoll].includes(topKind(s));
    let steps = 0;
    if (!isFree(world)) return true;
    while (steps < MOST_STEPS && !isOver(after) && actors(g, after) === bit(seat) && !isFree(after)) {
      apply(g, after, seat, this.policy.choose(after, seat));
      steps++;
    }
    return steps === 0;
  }

  private ending(): readonly HintReason[] {
    return isOver(this.after) && hasBit(this.after.core.winners[0], this.seat) ? [{ kind: 'wins' }] : [];
  }

  /** An offer of its own, or the one that it says yes to: nothing changes hands yet. */
  private dealOf(s: State, { packed, more }: Move): { give: number[]; get: number[] } | undefined {
    const goods = this.g.scenario.goods.length;
    if (more !== undefined) return { give: rowAt(more, 0, goods), get: rowAt(more, KINDS, goods) };
    const active = s.core.active[0];
    const isAnswer = topKind(s) === this.g.kind.main && topSeat(s) !== this.seat;
    if (!isAnswer || this.g.rules[ruleOf(packed)].idle?.(packed) === true) return undefined;
    const { offerGive, offerGet } = s.base;
    return { give: rowAt(offerGet, at(active, 0), goods), get: rowAt(offerGive, at(active, 0), goods) };
  }

  private exchange({
    give,
    get,
  }: {
    readonly give: readonly number[];
    readonly get: readonly number[];
  }): void {
    const { hand, open, handTotal } = this.after.base;
    this.g.scenario.goods.forEach(({ card }, good) => {
      const change = get[good] - give[good];
      (card ? hand : open)[at(this.seat, good)] += change;
      if (card) handTotal[this.seat] += change;
    });
  }

  /** Kinds of action that cost something, and that can be done in the free part of the own turn. */
  private buyable(s: State): ReadonlySet<string> {
    const { g, seat, list } = this;
    list.clear();
    if (isOver(s) || topKind(s) !== g.kind.main || topSeat(s) !== seat) return new Set();
    legalActions(g, s, seat, list);
    const rules = list.toArray().map((packed) => g.rules[ruleOf(packed)]);
    return new Set(rules.filter(({ costs, price }) => costs ?? price).map(({ type }) => type));
  }

  /** What can be bought only now, and what no more. */
  private options(world: State, { packed }: Move): readonly HintReason[] {
    const { after, g, seat } = this;
    if (isOver(after) || topKind(after) !== g.kind.main || topSeat(after) !== seat) return [];
    const [before, now] = [this.buyable(world), this.buyable(after)];
    return [
      ...[...now].filter((type) => !before.has(type)).map((name) => ({ kind: 'allows', name }) as const),
      ...[...before]
        .filter((type) => !now.has(type) && type !== g.rules[ruleOf(packed)].type)
        .map((name) => ({ kind: 'forgoes', name }) as const),
    ];
  }

  /** Whoever ends the turn keeps cards for something, and may lose them to a 7. */
  private waiting(world: State, { packed }: Move): readonly HintReason[] {
    if (ruleOf(packed) !== this.g.ruleIds['endTurn']) return [];
    const lost = this.comparison.of(this.seat).after('cards lost on a 7');
    return [...this.saving(world), ...(lost > 0 ? [{ kind: 'risk', count: lost } as const] : [])];
  }

  private saving(world: State): readonly HintReason[] {
    const { mind } = this;
    const s = mind.enter(world);
    const wanted = this.goals
      .map((goal) => ({ goal, lacks: this.lackOf(s, goal.price), worth: goal.worth(mind, s) }))
      .filter(({ lacks, worth }) => worth > 0 && lacks > 0 && lacks <= NEARLY)
      .filter(({ goal }) => this.isNamed(goal.name))
      .sort((one, other) => other.worth - one.worth);
    return wanted.slice(0, 1).map(({ goal, lacks }) => ({ kind: 'saves', name: goal.name, count: lacks }));
  }

  private isNamed(goal: string): boolean {
    return goal === 'card' || this.g.scenario.pieces.some(({ name }) => name === goal);
  }

  private lackOf({ base }: State, { goods, counts }: (typeof this.goals)[number]['price']): number {
    const held = (good: number): number =>
      (this.g.scenario.goods[good].card ? base.hand : base.open)[at(this.seat, good)];
    return goods.reduce((sum, good, i) => sum + Math.max(0, counts[i] - held(good)), 0);
  }

  /** Nature is asked: for a card of the deck, or one of somebody's hand. */
  private chance(): readonly HintReason[] {
    const { after, g } = this;
    if (isOver(after) || actors(g, after) !== bit(CHANCE)) return [];
    const name = DRAWN[outcomeKind(g, after)];
    return name === undefined ? [] : [{ kind: 'draws', name }];
  }

  /** Somebody whom the action names: how many cards they hold, and whether they lead. */
  private concerned(world: State, { packed }: Move, others: readonly HintReason[]): readonly HintReason[] {
    const { g, seat } = this;
    const operands = Object.values(g.rules[ruleOf(packed)].operands);
    const named = operands.map((type, i) => (type === 'seat' ? [argA, argB, argC][i](packed) : NONE));
    const blocked = others.flatMap(({ kind, seat: other = NONE }) => (kind === 'blocks' ? [other] : []));
    const victims = named.filter((other) => other < g.seats && other !== seat);
    return [
      ...victims.map(
        (other) => ({ kind: 'holds', seat: other, count: world.base.handTotal[other] }) as const,
      ),
      ...[...new Set([...victims, ...blocked])]
        .filter((other) => this.isAhead(world, other))
        .map((other) => ({ kind: 'leads', seat: other }) as const),
    ];
  }

  private isAhead(s: State, other: number): boolean {
    const { g } = this;
    const points = Array.from({ length: g.seats }, (_, each) => publicPoints(g, s, each as Seat));
    return points.every((count, each) => each === other || count < points[other]);
  }
}
