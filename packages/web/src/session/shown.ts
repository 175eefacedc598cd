/** What the page has of one game, wherever that is kept, and who is told when it changes. */
import { makeViews } from '@landnam/engine/fields';
import { NONE } from './none.js';
import type { Fault, GameInfo, Snapshot, ToldEvent, Update, View } from './types.js';

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

export class ShownGame {
  info: GameInfo;
  now: Snapshot;
  private readonly listeners = new Set<() => void>();

  constructor(info: GameInfo, first: Update) {
    this.info = info;
    this.now = snapshotFrom(info, first, []);
  }

  change(part: Partial<Snapshot>): void {
    this.now = { ...this.now, ...part };
    for (const listener of this.listeners) listener();
  }

  put(update: Update): void {
    this.change(snapshotFrom(this.info, update, this.now.events));
  }

  /** What stopped already and therefore does not answer is still why. */
  stop(kind: 'worker' | 'rules', line: string): void {
    const why: Fault['kind'] = kind === 'worker' ? kind : (this.now.fault?.kind ?? kind);
    this.change({ fault: { kind: why, seat: NONE, line } });
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  close(): void {
    this.listeners.clear();
  }
}
