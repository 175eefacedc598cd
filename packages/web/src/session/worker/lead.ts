/**
 * Several tabs with one game: one of them leads, the others follow. The tab that holds the lock leads; the browser frees it when
 * the tab or its worker ends, however that happens, and the next tab in line plays on.
 */
import { locksOf } from '../life.js';
import type { Clock } from '../types.js';

/** What the leader tells the others. */
export interface News {
  /** Number of the first line. */
  readonly from: number;
  readonly lines: readonly string[];
  readonly clock: Clock;
  /** How often something was taken back; a tab of a build before that says nothing of it. */
  readonly branch?: number;
}

export interface LeadEvents {
  /** This tab leads from now on; not called by `begin`. */
  won(): void;
  /** Another tab took the game over. */
  lost(): void;
  told(news: News): void;
  /** A following tab wants to know everything. */
  asked(): void;
}

/** A busy leader answers late; until then the game must not be played twice. */
const PATIENCE = 1_500;
export const GAME_LOCK = 'landnam-game ';
const ASK = 'ask';

const openChannel = (name: string): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
};

export class Lead {
  /** Also true where the browser has no locks: there is no way to ask other tabs. */
  leads = false;
  private readonly name: string;
  private readonly events: LeadEvents;
  private readonly channel: BroadcastChannel | undefined;
  private waiting = new AbortController();
  private free: () => void = () => undefined;
  private heard: () => void = () => undefined;

  constructor(id: string, events: LeadEvents) {
    this.name = `${GAME_LOCK}${id}`;
    this.events = events;
    this.channel = openChannel(this.name);
    this.channel?.addEventListener('message', ({ data }: MessageEvent<News | typeof ASK>) => this.hear(data));
  }

  private hear(data: News | typeof ASK): void {
    if (data === ASK) {
      if (this.leads) this.events.asked();
      return;
    }
    if (this.leads) return;
    this.heard();
    this.events.told(data);
  }

  /** Resolves once it is known whether another tab leads. */
  async begin(): Promise<void> {
    const granted = this.queue();
    const answered = new Promise<void>((resolve) => {
      this.heard = resolve;
      setTimeout(resolve, PATIENCE);
    });
    this.ask();
    await Promise.race([granted, answered]);
    if (!this.leads) void granted.then(() => this.events.won());
  }

  private queue(): Promise<void> {
    this.waiting = new AbortController();
    return this.hold({ signal: this.waiting.signal });
  }

  /** Resolves when this tab leads; never, if it gave up waiting. */
  private hold(options: LockOptions): Promise<void> {
    return new Promise((resolve) => {
      const alone = (): void => {
        this.leads = true;
        resolve();
      };
      const held = (): Promise<void> => {
        alone();
        return new Promise((free) => {
          this.free = free;
        });
      };
      const locks = locksOf();
      if (locks === undefined) alone();
      else
        locks.request(this.name, options, held).catch((error: unknown) => {
          if (!(error instanceof DOMException) || error.name !== 'AbortError') alone();
          else if (this.leads && !options.signal?.aborted) this.stolen();
        });
    });
  }

  private stolen(): void {
    this.leads = false;
    this.events.lost();
    void this.queue().then(() => this.events.won());
    this.ask();
  }

  async takeOver(): Promise<void> {
    if (this.leads) return;
    this.waiting.abort();
    await this.hold({ steal: true });
    this.events.won();
  }

  ask(): void {
    this.channel?.postMessage(ASK);
  }

  tell(news: News): void {
    this.channel?.postMessage(news);
  }

  close(): void {
    this.leads = false;
    this.waiting.abort();
    this.channel?.close();
    this.free();
  }
}
