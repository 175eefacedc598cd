/** A bot at one seat of one game, for whoever asks it now and then: it hears what the seat may know, and has a stream of its own. */
import type { Game, GameEvent, Move, Packed, Seat } from '@landnam/engine';
import type { Bot, Question } from './bot.js';
import { Chance } from './chance.js';
import { BOTS } from './roster.js';

export interface SeatedChoice {
  readonly choice: Packed | Move;
  /** It would have thought longer. */
  readonly cut: boolean;
}

export class BotAtSeat {
  private readonly bot: Bot;
  private readonly chance: Chance;
  private heard = 0;

  constructor(name: string, game: Game, seat: Seat, seed = '') {
    const make = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
    if (make === undefined) throw new Error(`no bot is called ${name}`);
    this.chance = new Chance(seed);
    this.bot = make(game, seat, this.chance.below);
    this.bot.begin();
  }

  /** Events that it was told. */
  get known(): number {
    return this.heard;
  }

  /** The events from number `from` on; what it knows is not told again. */
  tell(from: number, events: readonly GameEvent[]): void {
    for (const event of events.slice(this.heard - from)) this.bot.observe?.(event);
    this.heard = Math.max(this.heard, from + events.length);
  }

  /** The same question by the same seed has the same answer. */
  choose(question: Question, seed: string): SeatedChoice {
    this.chance.restart(seed);
    const cuts = this.bot.cuts ?? 0;
    const choice = this.bot.choose(question);
    return { choice, cut: (this.bot.cuts ?? 0) > cuts };
  }
}
