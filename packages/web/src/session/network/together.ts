/** Looking back together: this window leads, follows, or looks round on its own. */
import type { Refused, ShownMoment, TellOf } from '@landnam/protocol';
import { createStore } from 'zustand/vanilla';
import { windowAt } from './joined.js';
import type { LineState } from './lineState.js';
import type { TableLine } from './tableLine.js';

export type LookbackTold = TellOf<'lookback'>;

export interface TogetherNow {
  readonly part: 'leads' | 'follows' | 'alone';
  readonly told: LookbackTold | null;
  /** Somebody else took the lead from this window. */
  readonly isDeposed: boolean;
  /** Why it cannot take part. */
  readonly trouble: Refused | null;
  readonly line: LineState;
}

/** Milliseconds between two moments that are shown; longer after too many. */
const PACE = 200;
const SLOWER = 1500;

const FIRST: TogetherNow = {
  part: 'follows',
  told: null,
  isDeposed: false,
  trouble: null,
  line: 'connecting',
};

type Moment = LookbackTold['moment'];

const isSame = (a: Moment, b: Moment): boolean =>
  a?.ply === b?.ply && a?.eyes === b?.eyes && a?.room === b?.room;

/** After a message: who is deposed follows whoever deposed them. */
const after = (before: TogetherNow, told: LookbackTold): Partial<TogetherNow> => {
  if (told.leader?.you) return { told, part: 'leads', isDeposed: false };
  // said until the new leader moves
  const isStill = isSame(told.moment, before.told?.moment ?? null);
  if (before.part !== 'leads') return { told, isDeposed: before.isDeposed && isStill };
  return { told, part: 'follows', isDeposed: told.leader !== null };
};

export class Together {
  readonly now = createStore<TogetherNow>(() => FIRST);
  readonly line: TableLine;
  private readonly client: string;
  private mine: ShownMoment | null = null;
  private sent: ShownMoment | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stop: () => void;
  private isNew = true;

  constructor(line: TableLine) {
    this.line = line;
    this.client = windowAt(line.id);
    line.onEntered = () => void this.join();
    this.stop = line.news.subscribe((news, before) => {
      if (news.line !== before.line) this.now.setState({ line: news.line });
      if (news.lookback !== null && news.lookback !== before.lookback) this.hear(news.lookback);
    });
  }

  private hear(told: LookbackTold): void {
    const before = this.now.getState();
    this.now.setState(after(before, told));
    if (told.leader?.you && before.part !== 'leads') this.send();
  }

  /** After every entering: a server that began anew knows nobody. */
  private async join(): Promise<void> {
    const hasLed = this.now.getState().part === 'leads';
    const answer = await this.line.ask({ ask: 'lookBack', client: this.client, together: true });
    this.now.setState({ trouble: answer.ok ? null : answer });
    if (!answer.ok) return;
    this.line.hearAll(answer.tells);
    const { told } = this.now.getState();
    const mayLead = hasLed || (this.isNew && told?.moment === null);
    this.isNew = false;
    if (mayLead && told?.leader === null) await this.lead();
  }

  /** Where this window stands. */
  stand(moment: ShownMoment): void {
    this.mine = moment;
    if (this.now.getState().part === 'leads') this.send();
  }

  /** The person moved by themselves. */
  stray(): void {
    const { part, told } = this.now.getState();
    if (part === 'follows' && told?.leader) this.now.setState({ part: 'alone' });
  }

  follow(): void {
    this.now.setState({ part: 'follows', isDeposed: false });
  }

  async lead(): Promise<void> {
    const { mine: moment } = this;
    this.sent = moment;
    const answer = await this.line.ask({
      ask: 'lead',
      client: this.client,
      leads: true,
      ...(moment && { moment }),
    });
    this.now.setState({ trouble: answer.ok ? null : answer });
  }

  async yieldLead(): Promise<void> {
    await this.line.ask({ ask: 'lead', client: this.client, leads: false });
  }

  /** The last moment always arrives; those that are passed in between may not. */
  private send(pause = 0): void {
    if (this.timer !== undefined) return;
    this.timer = setTimeout(() => void this.sendNow(), pause);
  }

  private async sendNow(): Promise<void> {
    const { mine: moment } = this;
    let pause = PACE;
    if (moment !== null && !isSame(moment, this.sent) && this.now.getState().part === 'leads') {
      this.sent = moment;
      const answer = await this.line.ask({ ask: 'show', client: this.client, moment });
      if (!answer.ok) {
        this.sent = null;
        pause = SLOWER;
      }
    }
    this.timer = setTimeout(() => this.sendAgain(), pause);
  }

  private sendAgain(): void {
    this.timer = undefined;
    if (!isSame(this.mine, this.sent) && this.now.getState().part === 'leads') this.send();
  }

  /** For good: whoever led gives the lead up at once. */
  close(): void {
    clearTimeout(this.timer);
    this.stop();
    this.line.close();
  }
}
