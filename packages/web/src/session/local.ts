/** The local session: everything runs in a worker of this tab and works without a network. */
import { type Action, ok, type Refusal, type Result } from '@landnam/engine';
import { makeViews } from '@landnam/engine/fields';
import { proxy, type Remote, wrap } from 'comlink';
import type { Host } from './host.js';
import type {
  ClockChange,
  GameInfo,
  GameSession,
  GameSetup,
  Preview,
  Sketch,
  Snapshot,
  ToldEvent,
  Update,
  View,
} from './types.js';

interface Line {
  readonly worker: Worker;
  readonly host: Remote<Host>;
}

const callWorker = (): Line => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return { worker, host: wrap<Host>(worker) };
};

/** One worker answers all that needs no open game. */
let clerk: Line | undefined;
const askClerk = (): Remote<Host> => (clerk ??= callWorker()).host;

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

class LocalSession implements GameSession {
  readonly info: GameInfo;
  private now: Snapshot;
  private readonly listeners = new Set<() => void>();
  private readonly line: Line;

  constructor(line: Line, info: GameInfo, first: Update) {
    this.line = line;
    this.info = info;
    this.now = snapshotFrom(info, first, []);
  }

  put(update: Update): void {
    this.now = snapshotFrom(this.info, update, this.now.events);
    for (const listener of this.listeners) listener();
  }

  snapshot(): Snapshot {
    return this.now;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  act(actions: readonly Action[]): Promise<Refusal | null> {
    return this.line.host.act(actions);
  }

  whyNot(action: Action): Promise<Refusal | null> {
    return this.line.host.whyNot(action);
  }

  look(seat: number): Promise<void> {
    return this.line.host.look(seat);
  }

  setPace(milliseconds: number): Promise<void> {
    return this.line.host.setPace(milliseconds);
  }

  setClock(change: ClockChange): Promise<void> {
    return this.line.host.setClock(change);
  }

  leave(away: boolean): Promise<void> {
    return this.line.host.leave(away);
  }

  exportLog(): Promise<string> {
    return this.line.host.exportLog();
  }

  close(): void {
    this.listeners.clear();
    this.line.worker.terminate();
  }
}

/** Opens a game of this browser; the error is empty when there is no such game. */
export const openSession = async (id: string, pace: number): Promise<Result<GameSession, string>> => {
  const line = callWorker();
  const early: Update[] = [];
  let put = (update: Update): void => void early.push(update);
  const listener = (update: Update): void => put(update);
  const opened = await line.host.open(id, proxy(listener), pace);
  if (!opened.ok) {
    line.worker.terminate();
    return opened;
  }
  const session = new LocalSession(line, opened.value.info, opened.value.update);
  put = (update) => session.put(update);
  for (const update of early) session.put(update);
  return ok(session);
};

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => byte.toString(36).padStart(2, '0')).join(
    '',
  );

export const createGame = (setup: GameSetup): Promise<Result<string, string>> =>
  askClerk().create(newId(), setup);

export const importGame = (text: string): Promise<Result<string, string>> => askClerk().import(newId(), text);

export const sketchGame = (game: string): Promise<Sketch | undefined> => askClerk().sketch(game);

export const previewGame = (setup: GameSetup): Promise<Result<Preview, string>> => askClerk().preview(setup);
