/** What everybody's chances were before each entry, what nature brought, and whose choice an entry was. */
import {
  ActionList,
  actionsOf,
  type Game,
  isOver,
  makeState,
  NONE,
  pack,
  type Packed,
  type State,
  topKind,
} from '@landnam/engine';
import { toJson } from '@landnam/engine/notation';
import { turnsOf } from '../turns.js';
import type { Ahead } from '../hint/ahead.js';
import { Luck } from '../luck/luck.js';
import { outcomeOf } from '../value/outcome.js';
import type { Weights } from '../value/weights.js';
import type { GameRecord } from './record.js';
import type { ChancePoint, LuckMoment } from './review.js';

/** A choice among several; whoever has none, or calls for the dice, leaves everything to what comes. */
export type EntryKind = 'nature' | 'quiet' | 'choice';

/** A single line of play before the first turn says too little. */
export const OPENING_STREAMS = 16;

export class ChanceTally {
  readonly kinds: EntryKind[] = [];
  readonly values: Float64Array[] = [];
  /** Of nature's entries. */
  readonly changes: (readonly number[] | undefined)[] = [];
  readonly curve: ChancePoint[] = [];
  readonly strokes: LuckMoment[] = [];
  private readonly g: Game;
  private readonly record: GameRecord;
  private readonly ahead: Ahead;
  private readonly luck: Luck;
  private readonly state: State;
  private readonly list = new ActionList();
  private readonly dice: Packed;

  constructor(record: GameRecord, weights: Weights, ahead: Ahead) {
    this.g = record.game;
    this.record = record;
    this.ahead = ahead;
    this.luck = new Luck(this.g, weights);
    this.state = makeState(this.g);
    this.dice = pack(this.g.ruleIds['callDice']);
  }

  /** Entry by entry, then once more for the end. */
  step(ply: number): void {
    const s = this.record.lay(ply, this.state);
    const isOpening = s.core.active[0] === NONE;
    const came = !isOpening && this.record.isNature(ply - 1) ? this.luck.came.slice() : undefined;
    if (ply < this.record.plies) this.read(s, ply);
    this.values.push(this.valueOf(s, ply, came));
    this.draw(s, ply);
  }

  private read(s: State, ply: number): void {
    const { move } = this.record.entries[ply];
    const isNature = this.record.isNature(ply);
    const change = isNature ? [...this.luck.of(s, move.packed)] : undefined;
    this.changes.push(change);
    this.kinds.push(isNature ? 'nature' : this.kindOf(s, ply));
    if (change === undefined) return;
    const active = s.core.active[0];
    this.strokes.push({ ply, seat: active === NONE ? null : active, action: toJson(this.g, move), change });
  }

  private kindOf(s: State, ply: number): EntryKind {
    const { seat, move } = this.record.entries[ply];
    if (move.more !== undefined) return 'choice';
    if (move.packed === this.dice && topKind(s) === this.g.kind.beforeRoll) return 'quiet';
    actionsOf(this.g, s, seat, this.list);
    return this.list.length > 1 ? 'choice' : 'quiet';
  }

  private valueOf(s: State, ply: number, came: Float64Array | undefined): Float64Array {
    if (isOver(s)) return outcomeOf(s, this.g.seats);
    if (s.core.active[0] === NONE) return this.drafted(s);
    if (this.record.isNature(ply)) return this.luck.mean.slice();
    return came ?? this.luck.chances(s).slice();
  }

  private drafted(s: State): Float64Array {
    const sum = new Float64Array(this.g.seats);
    for (let stream = 0; stream < OPENING_STREAMS; stream++)
      this.ahead.from(s, `opening ${stream}`).forEach((chance, seat) => {
        sum[seat] += chance / OPENING_STREAMS;
      });
    return sum;
  }

  /** Before the first entry, where a turn begins, and at the end. */
  private draw(s: State, ply: number): void {
    const isTurn = !isOver(s) && topKind(s) === this.g.kind.beforeRoll;
    const turn = turnsOf(this.g, s);
    const isEdge = ply === 0 || ply === this.record.plies;
    const isNew = isTurn && turn !== this.curve.at(-1)?.turn;
    if (!isEdge && !isNew) return;
    this.curve.push({ ply, turn, seat: isNew ? s.core.active[0] : null, win: [...this.values[ply]] });
  }
}
