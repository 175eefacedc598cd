/** The bot's half: any of our bots, or one written against `BotMaker`, behind the lines. */
import {
  ActionList,
  actionsOf,
  fail,
  type Game,
  type GameEvent,
  type Move,
  ok,
  type Result,
  type Seat,
  type State,
} from '@landnam/engine';
import { toJson } from '@landnam/engine/notation';
import { describeFaults, findTable, readPosition, type Table } from '@landnam/maps';
import type { Bot, BotMaker, Question } from '../bot.js';
import { Chance } from '../chance.js';
import { isRecord, parseLine, PROTOCOL } from './protocol.js';

type Json = Readonly<Record<string, unknown>>;

class Asked implements Question {
  readonly seat: Seat;
  readonly legal = new ActionList();
  private readonly game: Game;
  private state: State | undefined;

  constructor(game: Game, seat: Seat) {
    this.game = game;
    this.seat = seat;
  }

  put(state: State): void {
    this.state = state;
    actionsOf(this.game, state, this.seat, this.legal);
  }

  readonly view = (): State => {
    if (this.state === undefined) throw new Error('nothing was asked yet');
    return this.state;
  };
}

const eventsIn = (events: unknown): GameEvent[] =>
  Array.isArray(events)
    ? events.filter((event): event is GameEvent => isRecord(event) && typeof event['type'] === 'string')
    : [];

interface Seated {
  readonly table: Table;
  readonly bot: Bot;
  readonly asked: Asked;
}

/** Takes line after line; returns the line to answer, null if none is due, or what is wrong. */
export class LineBot {
  private readonly make: BotMaker;
  /** The only game it plays; any, if missing. */
  private readonly game: string | undefined;
  private seated: Seated | undefined;

  constructor(make: BotMaker, game?: string) {
    this.make = make;
    this.game = game;
  }

  take(line: string): Result<string | null, string> {
    const message = parseLine(line);
    if (!isRecord(message)) return fail('a line is a JSON object');
    if (message['type'] === 'hello') return this.hello(message);
    // fields of a later protocol are ignored
    return message['type'] === 'ask' ? this.ask(message) : ok(null);
  }

  private hello({ protocol, game, seats, seat, options, seed }: Json): Result<null, string> {
    if (protocol !== PROTOCOL) return fail(`protocol ${String(protocol)} is not ${PROTOCOL}`);
    if (this.game !== undefined && game !== this.game)
      return fail(`${String(game)} is played here, not ${this.game}`);
    const table = findTable(String(game), Number(seats), isRecord(options) ? options : {});
    if (!table.ok) return table;
    if (!Number.isInteger(seat) || Number(seat) < 0 || Number(seat) >= table.value.game.seats)
      return fail(`seat ${String(seat)} is not at this table`);
    const own = seat as Seat;
    const bot = this.make(table.value.game, own, new Chance(String(seed)).below);
    bot.begin();
    this.seated = { table: table.value, bot, asked: new Asked(table.value.game, own) };
    return ok(null);
  }

  private ask({ id, events, view }: Json): Result<string, string> {
    if (this.seated === undefined) return fail('a question came before the hello');
    const { table, bot, asked } = this.seated;
    const position = readPosition(isRecord(view) ? view : {});
    if (!position.ok) return fail(describeFaults(position.error));
    for (const event of eventsIn(events)) bot.observe?.(event);
    asked.put(position.value.state);
    const choice = bot.choose(asked);
    const move: Move = typeof choice === 'number' ? { packed: choice } : choice;
    return ok(JSON.stringify({ id, action: toJson(table.game, move) }));
  }
}
