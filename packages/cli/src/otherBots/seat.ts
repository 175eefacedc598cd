/** An external bot's seat: asks it as long as it plays by the rules, and lets a stand-in take over. */
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { type Bot, type BotMaker, Chance, type Question, random } from '@landnam/bots';
import type { SeatedBot } from '@landnam/bots/arena';
import { makeAsk, makeHello, readAnswer } from '@landnam/bots/lines';
import { fail, type GameEvent, type Move, type Packed, type Result, type Seat } from '@landnam/engine';
import type { Table } from '@landnam/maps';
import type { ToThread } from './guest.js';
import './leash.js';
import { makerOf } from './ours.js';
import { guestOf, type GuestSpec } from './spec.js';
import type { ThreadData } from './thread.js';

/** Random play, so that failing never pays. */
const STAND_IN: BotMaker = random;
/** For its first answer it has this many times longer: an interpreter starts, a module is compiled. */
const START = 6;
/** The guest's thread keeps the time; if that thread hangs, the playing thread does so this much later. */
const GRACE_MS = 5_000;

type Reply = Result<string, string>;

/** The guest and its thread; every call but `ask` returns immediately. */
export class GuestLine {
  private readonly worker: Worker;
  private readonly port: MessagePort;
  private readonly bell = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  private readonly isModule: boolean;
  private hasAnswered = false;
  isLost = false;

  constructor(spec: GuestSpec) {
    const { port1, port2 } = new MessageChannel();
    const data: ThreadData = { spec, port: port2, bell: this.bell };
    this.port = port1;
    this.isModule = spec.kind === 'module';
    this.worker = new Worker(new URL('./thread.js', import.meta.url), {
      workerData: data,
      transferList: [port2],
      stdout: true,
      stderr: true,
    });
    this.worker.unref();
    this.worker.on('error', () => undefined);
  }

  private send(message: ToThread): void {
    this.port.postMessage(message, []);
  }

  tell(line: string): void {
    this.send({ kind: 'tell', line });
  }

  ask(line: string, milliseconds: number): Reply {
    const patience = this.hasAnswered ? milliseconds : START * milliseconds;
    Atomics.store(this.bell, 0, 0);
    this.send({ kind: 'ask', line, patience });
    if (!this.isRung(this.isModule ? patience : patience + GRACE_MS))
      return fail(`it did not answer within ${patience / 1000} seconds`);
    this.hasAnswered = true;
    const reply = receiveMessageOnPort(this.port)?.message as Reply | undefined;
    return reply ?? fail('it ended its thread');
  }

  /** The notification for the last answer may come late and wake the thread for nothing: only the counter itself counts. */
  private isRung(milliseconds: number): boolean {
    const until = performance.now() + milliseconds;
    for (
      let left = milliseconds;
      left > 0 && Atomics.load(this.bell, 0) === 0;
      left = until - performance.now()
    )
      Atomics.wait(this.bell, 0, 0, left);
    return Atomics.load(this.bell, 0) !== 0;
  }

  end(): void {
    this.isLost = true;
    // a process is ended by its thread, a module with its thread
    if (this.isModule) void this.worker.terminate();
    else this.send({ kind: 'stop' });
  }
}

export interface GuestRoom {
  readonly table: Table;
  /** Milliseconds for an answer. */
  readonly patience: number;
}

class GuestSeat implements Bot {
  private readonly room: GuestRoom;
  private readonly line: GuestLine;
  private readonly seat: Seat;
  private readonly seed: string;
  private readonly standIn: Bot;
  private asked = 0;
  private seen: GameEvent[] = [];
  fault: string | undefined;

  constructor(room: GuestRoom, line: GuestLine, seat: Seat, seed: string) {
    this.room = room;
    this.line = line;
    this.seat = seat;
    this.seed = seed;
    this.standIn = STAND_IN(room.table.game, seat, new Chance(`${seed} stand-in`).below);
  }

  begin(): void {
    this.seen = [];
    this.standIn.begin();
    this.line.tell(JSON.stringify(makeHello(this.room.table, this.seat, this.seed)));
  }

  observe(event: GameEvent): void {
    // it lasts as long as the call
    if (this.fault === undefined) this.seen.push(structuredClone(event));
  }

  choose(question: Question): Packed | Move {
    if (this.fault !== undefined) return this.standIn.choose(question);
    const answer = this.answer(question);
    if (answer.ok) return answer.value;
    this.fault = answer.error;
    this.line.end();
    return this.standIn.choose(question);
  }

  private answer(question: Question): Result<Packed | Move, string> {
    const { table, patience } = this.room;
    const id = ++this.asked;
    const ask = makeAsk(table, question, id, this.seen);
    this.seen = [];
    const line = this.line.ask(JSON.stringify(ask), patience);
    return line.ok ? readAnswer(table, question, id, line.value) : line;
  }
}

/** All players on one thread, by index. */
export class Company {
  private readonly room: GuestRoom;
  private readonly names: readonly string[];
  private readonly lines = new Map<number, GuestLine>();
  private readonly ours = new Map<string, { readonly bot: Bot; readonly whims: Chance }>();

  constructor(room: GuestRoom, names: readonly string[]) {
    this.room = room;
    this.names = names;
  }

  /** For one game. */
  seat(place: number, seat: number, seed: string): SeatedBot {
    const name = this.names[place] ?? '';
    const guest = guestOf(name);
    if (guest === undefined) return this.own(name, seat as Seat, seed);
    const bot = new GuestSeat(this.room, this.lineOf(place, guest), seat as Seat, seed);
    return { bot, fault: () => bot.fault };
  }

  /** Kept from game to game, since creating one takes as long as half a game; `begin` makes it forget the last. */
  private own(name: string, seat: Seat, seed: string): SeatedBot {
    const key = `${seat} ${name}`;
    const known = this.ours.get(key);
    const whims = known?.whims ?? new Chance(seed);
    whims.restart(seed);
    const bot = known?.bot ?? makerOf(name)(this.room.table.game, seat, whims.below);
    this.ours.set(key, { bot, whims });
    return { bot };
  }

  /** One that lost its seat is restarted for the next game. */
  private lineOf(place: number, guest: GuestSpec): GuestLine {
    const known = this.lines.get(place);
    if (known !== undefined && !known.isLost) return known;
    const made = new GuestLine(guest);
    this.lines.set(place, made);
    return made;
  }
}
