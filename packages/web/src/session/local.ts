/** The local session: everything runs in a worker of this tab and works without a network. */
import { type Action, fail, ok, type Refusal, type Result } from '@landnam/engine';
import { makeViews } from '@landnam/engine/fields';
import { proxy, type Remote } from 'comlink';
import type { Host, OpenedGame } from './host.js';
import { rawLog, shelf } from './library.js';
import { WorkerLine } from './line.js';
import { NONE } from './none.js';
import { newSeed } from './seed.js';
import type {
  ClockChange,
  GameInfo,
  GameSession,
  GameSetup,
  Manners,
  MannersChange,
  Preview,
  OpenProblem,
  Sketch,
  Snapshot,
  ToldEvent,
  Update,
  View,
} from './types.js';

export const callWorker = (): WorkerLine =>
  new WorkerLine(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), shelf);

export const viewFrom = (info: Pick<GameInfo, 'layout'>, bytes: Uint8Array): View => {
  const view = makeViews<View>(info.layout);
  view.bytes.set(bytes);
  return view;
};

const eventsWith = (before: readonly ToldEvent[], update: Update): readonly ToldEvent[] =>
  update.events.length === 0 && update.eventsFrom === before.length
    ? before
    : [...before.slice(0, update.eventsFrom), ...update.events];

export const snapshotFrom = (info: GameInfo, update: Update, before: readonly ToldEvent[]): Snapshot => {
  const { bytes, eventsFrom: _from, events: _events, ...rest } = update;
  return { ...rest, view: viewFrom(info, bytes), events: eventsWith(before, update) };
};

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const failed = (error: unknown): { readonly ok: false; readonly error: OpenProblem } =>
  fail({ code: 'failed', line: messageOf(error) });

/** A worker with the game open in it. */
const connect = async (
  id: string,
  pace: number,
  put: (update: Update) => void,
): Promise<Result<OpenedGame & { readonly line: WorkerLine }, OpenProblem>> => {
  const line = callWorker();
  try {
    const opened = await line.ask<Result<OpenedGame, OpenProblem>>((host) => host.open(id, proxy(put), pace));
    if (opened.ok) return ok({ line, ...opened.value });
    line.hangUp();
    return opened;
  } catch (error) {
    line.hangUp();
    return failed(error);
  }
};

class LocalSession implements GameSession {
  readonly info: GameInfo;
  private now: Snapshot;
  private readonly listeners = new Set<() => void>();
  private line: WorkerLine;
  private pace: number;
  private manners: Partial<Manners> = {};
  private closed = false;

  constructor(line: WorkerLine, info: GameInfo, first: Update, pace: number) {
    this.info = info;
    this.now = snapshotFrom(info, first, []);
    this.pace = pace;
    this.line = line;
    this.watch(line);
  }

  private watch(line: WorkerLine): void {
    void line.died.then((why) => {
      if (line === this.line && !this.closed)
        this.change({ fault: { kind: 'worker', seat: NONE, line: why } });
    });
  }

  private change(part: Partial<Snapshot>): void {
    this.now = { ...this.now, ...part };
    for (const listener of this.listeners) listener();
  }

  put(update: Update): void {
    this.change(snapshotFrom(this.info, update, this.now.events));
  }

  snapshot(): Snapshot {
    return this.now;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** What the worker could not answer is told as a fault; whoever asked goes on with nothing. */
  private async ask<T, Else>(call: (host: Remote<Host>) => Promise<T>, otherwise: Else): Promise<T | Else> {
    const { line } = this;
    try {
      return await line.ask(call);
    } catch (error) {
      const kind = this.now.fault?.kind ?? 'rules';
      if (line === this.line) this.change({ fault: { kind, seat: NONE, line: messageOf(error) } });
      return otherwise;
    }
  }

  act(actions: readonly Action[]): Promise<Refusal | null> {
    return this.ask((host) => host.act(actions), null);
  }

  whyNot(action: Action): Promise<Refusal | null> {
    return this.ask((host) => host.whyNot(action), null);
  }

  look(seat: number): Promise<void> {
    return this.ask((host) => host.look(seat), undefined);
  }

  setPace(milliseconds: number): Promise<void> {
    this.pace = milliseconds;
    return this.ask((host) => host.setPace(milliseconds), undefined);
  }

  setClock(change: ClockChange): Promise<void> {
    return this.ask((host) => host.setClock(change), undefined);
  }

  setManners(change: MannersChange): Promise<void> {
    const { notThisTurn: _, ...manners } = change;
    this.manners = { ...this.manners, ...manners };
    return this.ask((host) => host.setManners(change), undefined);
  }

  leave(away: boolean): Promise<void> {
    return this.ask((host) => host.leave(away), undefined);
  }

  takeOver(): Promise<void> {
    return this.ask((host) => host.takeOver(), undefined);
  }

  async goOn(): Promise<void> {
    if (this.now.fault?.kind === 'worker') await this.reopen();
    else await this.ask((host) => host.goOn(), undefined);
  }

  private async reopen(): Promise<void> {
    this.line.hangUp();
    const opened = await connect(this.info.id, this.pace, (update) => this.put(update));
    if (!opened.ok) return this.change({ fault: { kind: 'worker', seat: NONE, line: opened.error.line } });
    const { line, update } = opened.value;
    if (this.closed) return line.hangUp();
    this.line = line;
    this.watch(line);
    this.put(update);
    return this.setManners(this.manners);
  }

  /** Without a worker the lines themselves are left. */
  async exportLog(): Promise<string> {
    const text = await this.ask((host) => host.exportLog(), undefined);
    return text ?? (await rawLog(this.info.id)) ?? '';
  }

  async again(): Promise<Result<string, OpenProblem>> {
    const { setup } = this.info;
    const created = await createGame({ ...setup, turnSeconds: this.now.clock.limit, seed: newSeed() });
    return created.ok ? ok(`/game/${created.value}`) : created;
  }

  close(): void {
    this.closed = true;
    this.listeners.clear();
    this.line.hangUp();
  }
}

/** Opens a game of this browser. */
export const openSession = async (id: string, pace: number): Promise<Result<GameSession, OpenProblem>> => {
  const early: Update[] = [];
  let put = (update: Update): void => void early.push(update);
  const opened = await connect(id, pace, (update) => put(update));
  if (!opened.ok) return opened;
  const { line, info, update } = opened.value;
  const session = new LocalSession(line, info, update, pace);
  put = (next) => session.put(next);
  for (const next of early) session.put(next);
  return ok(session);
};

/** One worker answers all that needs no open game; a dead one is replaced. */
let clerk: WorkerLine | undefined;
export const askClerk = <T>(call: (host: Remote<Host>) => Promise<T>): Promise<T> => {
  if (clerk === undefined) {
    const line = callWorker();
    clerk = line;
    void line.died.then(() => {
      if (clerk === line) clerk = undefined;
    });
  }
  return clerk.ask(call);
};

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => byte.toString(36).padStart(2, '0')).join(
    '',
  );

export const createGame = (setup: GameSetup): Promise<Result<string, OpenProblem>> =>
  askClerk<Result<string, OpenProblem>>((host) => host.create(newId(), setup)).catch(failed);

export const importGame = (text: string): Promise<Result<string, OpenProblem>> =>
  askClerk<Result<string, OpenProblem>>((host) => host.import(newId(), text)).catch(failed);

/** Why a saved game cannot be opened; null if it can. */
export const inspectGame = (id: string): Promise<OpenProblem | null> =>
  askClerk((host) => host.inspect(id)).catch((error: unknown) => failed(error).error);

export const sketchGame = (game: string): Promise<Sketch | undefined> =>
  askClerk((host) => host.sketch(game)).catch(() => undefined);

export const previewGame = (setup: GameSetup): Promise<Result<Preview, string>> =>
  askClerk<Result<Preview, string>>((host) => host.preview(setup)).catch((error: unknown) =>
    fail(messageOf(error)),
  );
