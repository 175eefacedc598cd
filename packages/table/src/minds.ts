/** The minds of one game's seats: each is told what its seat may know, then asked. */
import { ActionList, legalActions, type Move, redact, type Seat } from '@landnam/engine';
import type { TimeGuard } from '@landnam/bots';
import type { LiveTable } from './liveTable.js';
import type { MindsPort, SeatMind } from './ports.js';

export interface MindChoice {
  readonly move: Move;
  /** It would have thought longer. */
  readonly cut: boolean;
}

export class SeatMinds {
  private readonly port: MindsPort;
  private readonly minds = new Map<string, SeatMind>();
  /** How many events each was told. */
  private readonly heard = new WeakMap<SeatMind, number>();
  /** Who thinks now. */
  private readonly busy = new Set<SeatMind>();
  /** What a mind is asked about; it may think longer than the next list takes. */
  private legal: ActionList | undefined;

  constructor(port: MindsPort) {
    this.port = port;
  }

  private mindOf({ table }: LiveTable, seat: Seat, bot: string): SeatMind {
    const key = `${seat} ${bot}`;
    const mind = this.minds.get(key) ?? this.port.call(bot, table.game, seat);
    if (mind === undefined) throw new Error(`no bot is called ${bot}`);
    this.minds.set(key, mind);
    return mind;
  }

  /** One that is called in mid-game hears all from the beginning, so it knows what one that sat there knows. */
  private tell(mind: SeatMind, { events }: LiveTable, seat: Seat): void {
    const from = this.heard.get(mind) ?? 0;
    const news = events.slice(from).map(({ event }) => redact(event, seat));
    mind.tell?.(from, news);
    this.heard.set(mind, events.length);
  }

  async choose(live: LiveTable, seat: Seat, bot: string, guard?: TimeGuard): Promise<MindChoice> {
    const mind = this.mindOf(live, seat, bot);
    const legal = (this.legal ??= new ActionList());
    legalActions(live.table.game, live.state, seat, legal);
    this.tell(mind, live, seat);
    const question = { seat, legal, guard, view: () => live.viewOf(seat) };
    this.busy.add(mind);
    const { choice, cut } = await mind.choose(question, live.ply);
    this.busy.delete(mind);
    return { move: typeof choice === 'number' ? { packed: choice } : choice, cut };
  }

  /** Only so many events have happened after all: who heard of more, or thinks about it, is called anew. */
  forget(events: number): void {
    for (const [key, mind] of this.minds)
      if (this.busy.has(mind) || (this.heard.get(mind) ?? 0) > events) this.minds.delete(key);
  }
}
