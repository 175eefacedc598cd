/** Games for a program that learns: it asks for one, plays its seats, and is told how it ended. */
import { type Bot, botSeed, Chance, Driver, type GameOutcome, natureSeed } from '@landnam/bots';
import { allPoints, type Seat, seatsOf } from '@landnam/engine';
import { dealTable, type Table } from '@landnam/maps';
import { makerOf } from '../otherBots/ours.js';
import { seedAt } from '../threadMemo.js';
import { HungUp, Observer, type ProgramLine, ProgramSeat, readReset, ResetAsked } from './programSeat.js';

/** The name of a seat that the program plays. */
export const PROGRAM = '-';

export interface LearningSetting {
  readonly table: Table;
  /** One for each seat. */
  readonly bots: readonly string[];
  /** Whether questions carry the features that our values read. */
  readonly isObserved: boolean;
}

export class LearningGames {
  private readonly table: Table;
  private readonly line: ProgramLine;
  private readonly driver: Driver;
  private readonly nature = new Chance('');
  private readonly whims = new Chance('');
  private readonly bots: readonly Bot[];

  constructor({ table, bots, isObserved }: LearningSetting, line: ProgramLine) {
    const observer = isObserved ? new Observer(table.game) : undefined;
    this.table = table;
    this.line = line;
    this.driver = new Driver(table);
    this.bots = bots.map((name, seat) =>
      name === PROGRAM
        ? new ProgramSeat(table, seat as Seat, line, observer)
        : makerOf(name)(table.game, seat as Seat, this.whims.below),
    );
  }

  /** Until the program hangs up. */
  run(): void {
    for (let seed = this.awaitReset(); seed !== null; seed = this.playFrom(seed) ?? this.awaitReset());
  }

  private awaitReset(): string | null {
    for (let line = this.line.next(); line !== null; line = this.line.next()) {
      if (line.trim() === '') continue;
      const seed = readReset(line);
      if (seed !== undefined) return seed;
      this.line.write({ type: 'refused', why: 'no game is open: {"type":"reset","seed":"…"} begins one' });
    }
    return null;
  }

  /** The seed of the next game where the program breaks this one off for it; null at its end. */
  private playFrom(seed: string): string | null {
    try {
      this.tellEnd(this.play(seed));
      return null;
    } catch (error) {
      if (error instanceof ResetAsked) return error.seed;
      if (error instanceof HungUp) return null;
      throw error;
    }
  }

  private play(seed: string): GameOutcome {
    this.nature.restart(natureSeed(seed, 0));
    this.whims.restart(botSeed(seed, 0));
    this.bots.forEach((bot, seat) => bot instanceof ProgramSeat && bot.reseed(seedAt(seed, 0, seat)));
    return this.driver.play(dealTable(this.table, this.nature.below), this.bots, this.nature.below);
  }

  private tellEnd({ winners, reason, turns }: GameOutcome): void {
    const { game, state } = this.driver;
    const points = this.bots.map((_, seat) => allPoints(game, state, seat as Seat));
    this.line.write({ type: 'over', winners: seatsOf(winners), points, reason, turns });
  }
}
