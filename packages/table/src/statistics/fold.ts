/** A game's statistics, event by event; points and hands are read at the beginning of every turn. */
import { type Game, type LoggedEvent, NONE, type State } from '@landnam/engine';
import { roundOf } from '@landnam/engine/games/base';
import { pointsFor } from '../sight.js';
import type { PointSource } from '../told.js';
import { CardBook, type CardFlow, type CardWay } from './cards.js';
import { type ModuleCounts, type ModuleFigures, ModuleTally } from './counts.js';
import { type DiceFigures, DiceTally } from './dice.js';
import { MODULE_COUNTS } from './modules/index.js';

/** The beginning of a turn, or the end. */
export interface GameMoment {
  /** Entries that came before. */
  readonly ply: number;
  readonly round: number;
  /** Whose turn begins. */
  readonly seat: number;
  /** By seat, hidden ones too. */
  readonly points: readonly number[];
  readonly cards: readonly number[];
}

export interface TradeMade {
  readonly ply: number;
  readonly seat: number;
  readonly partner: number;
  /** By good. */
  readonly give: readonly number[];
  readonly get: readonly number[];
}

export interface GameStatistics {
  readonly seats: number;
  readonly length: { readonly entries: number; readonly turns: number; readonly rounds: number };
  readonly dice: DiceFigures;
  readonly cards: readonly CardFlow[];
  /** By seat: where points came from. */
  readonly points: readonly (readonly PointSource[])[];
  readonly moments: readonly GameMoment[];
  readonly trades: readonly TradeMade[];
  readonly modules: readonly ModuleFigures[];
}

/** Rolls from a deck are not independent. */
const DECK_OF_DICE = 'balancedDice';

const countsIn = (g: Game): readonly ModuleCounts[] => {
  const played = new Set(g.modules.map(({ name }) => name));
  return MODULE_COUNTS.filter(({ module }) => played.has(module));
};

/** Everything that may need a name in a game: rows and series of its modules. */
export const rowsCounted = (g: Game): readonly string[] =>
  countsIn(g).flatMap(({ rows, gauges }) => [...(rows?.(g) ?? []), ...(gauges ?? []).map(({ row }) => row)]);

export class StatisticsFold {
  private readonly g: Game;
  private readonly cards: CardBook;
  private readonly dice: DiceTally;
  private readonly modules: readonly ModuleTally[];
  private readonly moments: GameMoment[] = [];
  private readonly trades: TradeMade[] = [];
  private turns = 0;
  private round = 0;
  private ply = 0;

  constructor(g: Game) {
    const counts = countsIn(g);
    this.g = g;
    this.dice = new DiceTally(g.seats, !g.modules.some(({ name }) => name === DECK_OF_DICE));
    this.cards = new CardBook(
      g,
      Object.assign({}, ...counts.map(({ ways }) => ways)) as Record<string, CardWay>,
    );
    this.modules = counts.map(
      (each) =>
        new ModuleTally(g, each, (seat, partner, give, get) => {
          this.trades.push({ ply: this.ply, seat, partner, give: [...give], get: [...get] });
        }),
    );
  }

  /** What an entry told, and the state after it; `ply` is how many entries there are now. */
  entry(ply: number, s: State, events: readonly LoggedEvent[]): void {
    this.ply = ply;
    if (ply === 0) this.begin(s);
    for (const { type, open, secret } of events) this.note(type, { ...open, ...secret }, s);
  }

  /** A game that begins with a position may begin in the middle of a turn. */
  private begin(s: State): void {
    const seat = s.core.active[0] ?? NONE;
    if (seat === NONE) return;
    this.turns = 1;
    this.round = roundOf(s);
    this.look(s, seat);
  }

  private note(type: string, event: object, s: State): void {
    this.cards.note(type, event);
    for (const each of this.modules) each.note(type, event);
    if (type === 'diceRolled') {
      const { seat, low, high } = event as { seat: number; low: number; high: number };
      this.dice.add(seat, low + high);
    } else if (type === 'turnBegan') {
      const { seat, round } = event as { seat: number; round: number };
      this.turns++;
      this.round = round;
      this.look(s, seat);
    }
  }

  private look(s: State, seat: number): void {
    this.moments.push({
      ply: this.ply,
      round: this.round,
      seat,
      points: pointsFor(this.g, s).map((sources) => sources.reduce((sum, { points }) => sum + points, 0)),
      cards: Array.from({ length: this.g.seats }, (_, each) => s.base.handTotal[each] ?? 0),
    });
    for (const each of this.modules) each.look(s);
  }

  /** Of the game so far; `s` is where it stands. */
  end(s: State): GameStatistics {
    this.look(s, s.core.active[0] ?? 0);
    return {
      seats: this.g.seats,
      length: { entries: this.ply, turns: this.turns, rounds: this.round },
      dice: this.dice.figures(),
      cards: this.cards.flows(),
      points: pointsFor(this.g, s),
      moments: this.moments,
      trades: this.trades,
      modules: this.modules.map((each) => each.figures()),
    };
  }
}
