/** Plays games: asks nature and the bots until nobody is due any more. */
import {
  ActionList,
  actionsOf,
  actors,
  apply,
  begin,
  type Below,
  CHANCE,
  type Deal,
  drawOutcome,
  endReasons,
  type EventSink,
  type Game,
  type GameEvent,
  hasBit,
  makeState,
  type Operands,
  type Packed,
  refuse,
  type Seat,
  type State,
  view,
} from '@landnam/engine';
import type { Table } from '@landnam/maps';
import type { Bot, Question } from './bot.js';
import { nextToAct, turnsOf } from './turns.js';

/** Observers of a game are shown the whole state: look, do not touch. */
export interface Hooks {
  begun?(state: State): void;
  before?(state: State, seat: Seat, packed: Packed, more: Operands | undefined): void;
  after?(state: State): void;
  readonly events?: EventSink;
}

export interface GameOutcome {
  readonly plies: number;
  readonly turns: number;
  readonly reason: string;
  /** Bit set, possibly empty. */
  readonly winners: number;
}

class Asked implements Question {
  seat = 0 as Seat;
  readonly legal = new ActionList();
  private fresh = false;
  private readonly game: Game;
  private readonly state: State;
  private readonly seen: State;

  constructor(game: Game, state: State) {
    this.game = game;
    this.state = state;
    this.seen = makeState(game);
  }

  put(seat: Seat): void {
    this.seat = seat;
    this.fresh = false;
    actionsOf(this.game, this.state, seat, this.legal);
  }

  view(): State {
    if (!this.fresh) view(this.game, this.state, this.seat, this.seen);
    this.fresh = true;
    return this.seen;
  }
}

const NO_HOOKS: Hooks = {};

/** The events that any of the bots wants; null for all. */
const heardBy = (bots: readonly Bot[]): ReadonlySet<string> | null => {
  const wanted = new Set<string>();
  for (const bot of bots) {
    if (bot.observe !== undefined && bot.hears === undefined) return null;
    for (const type of bot.hears ?? []) wanted.add(type);
  }
  return wanted;
};

/** Tells bots that observe what each of their seats may know; null if there is no listener. */
const tellBots = (bots: readonly Bot[], events: EventSink | undefined): EventSink | null => {
  if (!bots.some((bot) => bot.observe !== undefined)) return events ?? null;
  const heard = heardBy(bots);
  return (type, open, secret, seats = 0) => {
    events?.(type, open, secret, seats);
    if (heard !== null && !heard.has(type)) return;
    const told = { type, ...open } as unknown as GameEvent;
    const whole = secret === undefined ? told : ({ ...told, ...secret } as GameEvent);
    for (let seat = 0; seat < bots.length; seat++) bots[seat].observe?.(hasBit(seats, seat) ? whole : told);
  };
};

/** One state and one list for any number of games; a worker keeps one of these. */
export class Driver {
  readonly game: Game;
  readonly state: State;
  private readonly asked: Asked;
  private readonly outcomes = new ActionList();
  private events: EventSink | null = null;
  /** Null without an observer: most games are played only for their outcome. */
  private hooks: Hooks | null = null;

  constructor({ game }: Table) {
    this.game = game;
    this.state = makeState(game);
    this.asked = new Asked(game, this.state);
  }

  play(deal: Deal, bots: readonly Bot[], below: Below, hooks: Hooks = NO_HOOKS): GameOutcome {
    const { game: g, state: s } = this;
    this.events = tellBots(bots, hooks.events);
    this.hooks = hooks.before === undefined && hooks.after === undefined ? null : hooks;
    for (const bot of bots) bot.begin();
    begin(g, s, deal, this.events);
    hooks.begun?.(s);
    let plies = 0;
    for (let due = actors(g, s); due !== 0; due = actors(g, s)) {
      const seat = nextToAct(s, due);
      if (seat === CHANCE) this.move(CHANCE, drawOutcome(g, s, below, this.outcomes), undefined);
      else this.ask(seat, bots[seat]);
      plies++;
    }
    const reason = endReasons(g)[s.core.ended[0] - 1];
    return { plies, turns: turnsOf(g, s), reason, winners: s.core.winners[0] };
  }

  private ask(seat: Seat, bot: Bot): void {
    this.asked.put(seat);
    const choice = bot.choose(this.asked);
    if (typeof choice === 'number') return this.move(seat, choice, undefined);
    // a wide action is never listed, so only it needs checking
    const why = refuse(this.game, this.state, seat, choice);
    if (why !== null) throw new Error(`a bot's move was refused: ${why.code} [${why.rule}]`);
    this.move(seat, choice.packed, choice.more);
  }

  private move(seat: Seat, packed: Packed, more: Operands | undefined): void {
    const { hooks, state } = this;
    if (hooks === null) return apply(this.game, state, seat, packed, this.events, more);
    hooks.before?.(state, seat, packed, more);
    apply(this.game, state, seat, packed, this.events, more);
    hooks.after?.(state);
  }
}

export const playGame = (
  table: Table,
  deal: Deal,
  bots: readonly Bot[],
  below: Below,
  hooks: Hooks = NO_HOOKS,
): GameOutcome => new Driver(table).play(deal, bots, below, hooks);
