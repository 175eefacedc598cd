/** A seat that the program at the other end of the pipe plays. */
import { type Bot, Extractor, type Question } from '@landnam/bots';
import { type LineQuestion, makeAsk, makeHello, readAnswer } from '@landnam/bots/lines';
import type { Game, GameEvent, Move, Packed, Seat } from '@landnam/engine';
import type { Table } from '@landnam/maps';

/** What goes in and out; `next` is null once the program has hung up. */
export interface ProgramLine {
  next(): string | null;
  write(message: object): void;
}

/** Ends a game that nobody wants any more. */
export class HungUp extends Error {}
export class ResetAsked extends Error {
  readonly seed: string;
  constructor(seed: string) {
    super('reset');
    this.seed = seed;
  }
}

/** Empty for anything but an object. */
const parseObject = (line: string): Readonly<Record<string, unknown>> => {
  try {
    return { ...(JSON.parse(line) as Record<string, unknown> | null) };
  } catch {
    return {};
  }
};

/** The seed of a reset; undefined where the line is none. */
export const readReset = (line: string): string | undefined => {
  const { type, seed } = parseObject(line);
  if (type !== 'reset') return undefined;
  return typeof seed === 'string' || typeof seed === 'number' ? String(seed) : '';
};

/** A question says whose it is: a program may play several seats. */
interface ProgramQuestion extends LineQuestion {
  readonly seat: Seat;
  readonly features?: readonly number[];
}

/** Numbers of a view: the own seat's first, then the others' in the order of play, then the table's. */
export class Observer {
  readonly names: { readonly seat: readonly string[]; readonly table: readonly string[] };
  private readonly extractor: Extractor;
  private readonly seats: number;

  constructor(g: Game) {
    this.extractor = new Extractor(g);
    this.seats = g.seats;
    this.names = { seat: this.extractor.seatNames, table: this.extractor.tableNames };
  }

  read(question: Question): readonly number[] {
    const { seats, table } = this.extractor.read(question.view());
    const width = this.names.seat.length;
    const from = question.seat * width;
    return [...seats.subarray(from), ...seats.subarray(0, from), ...table];
  }
}

export class ProgramSeat implements Bot {
  private readonly table: Table;
  private readonly seat: Seat;
  private readonly line: ProgramLine;
  private readonly observer: Observer | undefined;
  private seed = '';
  private asked = 0;
  private seen: GameEvent[] = [];

  constructor(table: Table, seat: Seat, line: ProgramLine, observer?: Observer) {
    this.table = table;
    this.seat = seat;
    this.line = line;
    this.observer = observer;
  }

  reseed(seed: string): void {
    this.seed = seed;
  }

  begin(): void {
    this.seen = [];
    this.asked = 0;
    const hello = makeHello(this.table, this.seat, this.seed);
    this.line.write(this.observer === undefined ? hello : { ...hello, features: this.observer.names });
  }

  observe(event: GameEvent): void {
    // it lasts as long as the call
    this.seen.push(structuredClone(event));
  }

  choose(question: Question): Packed | Move {
    const id = ++this.asked;
    this.line.write(this.ask(question, id));
    for (;;) {
      const answer = readAnswer(this.table, question, id, this.hear());
      if (answer.ok) return answer.value;
      this.line.write({ type: 'refused', seat: this.seat, id, why: answer.error });
    }
  }

  private ask(question: Question, id: number): ProgramQuestion {
    const ask = { ...makeAsk(this.table, question, id, this.seen), seat: this.seat };
    this.seen = [];
    return this.observer === undefined ? ask : { ...ask, features: this.observer.read(question) };
  }

  private hear(): string {
    const line = this.line.next();
    if (line === null) throw new HungUp();
    const seed = readReset(line);
    if (seed !== undefined) throw new ResetAsked(seed);
    return line;
  }
}
