/** A choice played out to the end by everybody's policy, many times: what a loss is held against. */
import {
  type Action,
  apply,
  type Game,
  isLegal,
  isOver,
  makeState,
  pack,
  type Packed,
  type Seat,
  type State,
  topKind,
  topSeat,
} from '@landnam/engine';
import { fromJson } from '@landnam/engine/notation';
import { Chance } from '../chance.js';
import { turnsOf } from '../turns.js';
import { OpeningDraft } from '../search/openingDraft.js';
import { Playout } from '../search/playout.js';
import { outcomeOf } from '../value/outcome.js';
import type { GameRecord } from './record.js';
import { SeatWorlds } from './seatWorlds.js';

/** A game that is not over by then is nobody's. */
const MOST_TURNS = 1000;

export class PlayedOut {
  private readonly g: Game;
  private readonly record: GameRecord;
  private readonly playout: Playout;
  private readonly draft: OpeningDraft;
  private readonly worlds = new Map<Seat, SeatWorlds>();
  private readonly state: State;
  private readonly chance = new Chance('');
  private readonly end: Packed;

  constructor(record: GameRecord) {
    this.g = record.game;
    this.record = record;
    this.playout = new Playout(this.g);
    this.draft = new OpeningDraft(this.g, this.playout);
    this.state = makeState(this.g);
    this.end = pack(this.g.ruleIds['endTurn']);
  }

  /** The seat's share of the wins after these actions, in worlds as it could imagine them; the same worlds and streams for every plan. */
  of(ply: number, plan: readonly Action[], count: number): number {
    const { seat } = this.record.entries[ply];
    const worlds = this.worldsOf(seat).deal(ply, count, 'played out');
    let sum = 0;
    worlds.forEach((world, i) => {
      this.chance.restart(`played out ${i}`);
      this.state.copyFrom(world);
      sum += this.wonBy(seat, plan);
    });
    return sum / count;
  }

  private worldsOf(seat: Seat): SeatWorlds {
    const worlds = this.worlds.get(seat) ?? new SeatWorlds(this.record, seat);
    this.worlds.set(seat, worlds);
    return worlds;
  }

  private wonBy(seat: Seat, plan: readonly Action[]): number {
    const { state, chance, g, playout } = this;
    const isTurn = topSeat(state) === seat && topKind(state) === g.kind.main;
    for (const action of plan) if (!this.does(seat, action, isTurn)) break;
    if (isTurn) playout.stop(state, seat, chance.below);
    this.draft.finish(state, chance.below);
    while (!isOver(state) && turnsOf(g, state) < MOST_TURNS) playout.play(state, chance.below);
    return outcomeOf(state, g.seats)[seat];
  }

  /** Nature may deal something that makes the rest of a plan impossible. */
  private does(seat: Seat, action: Action, isTurn: boolean): boolean {
    const { g, state, chance } = this;
    const move = fromJson(g, action);
    if (!move.ok || !isLegal(g, state, seat, move.value).ok) return false;
    apply(g, state, seat, move.value.packed, null, move.value.more);
    return isTurn && move.value.packed !== this.end && this.playout.through(state, seat, chance.below);
  }
}
