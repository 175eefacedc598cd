/** A table for component tests: the real engine in the same thread, behind the session's own interface. */
import { type Action, fail, NONE, type Result, type Seat, topKind } from '@landnam/engine';
import { dealTable, findTable, headerOf } from '@landnam/maps';
import { Chance } from '@landnam/bots';
import { legalFor, LiveTable } from '@landnam/table';
import { backTold, deviceTable } from '@landnam/table/machine';
import { inject } from 'vitest';
import { featureOf } from '../features/index.js';
import type { Feature } from '../moves/feature.js';
import type { HintDesk } from '../session/worker/hintDesk.js';
import { snapshotFrom } from '../session/shown.js';
import { NO_LIMIT } from '../session/worker/deviceTable.js';
import { withFinality } from '../session/worker/update.js';
import type {
  GameInfo,
  GameSession,
  GameSetup,
  LegalAction,
  OpenProblem,
  Snapshot,
} from '../session/types.js';
import { type Eyes, hereEyes, thereEyes } from './eyes.js';

export const setupOf = (seats: number, options: GameSetup['options'] = {}): GameSetup => ({
  game: 'base',
  options: { setUp: 'fixed', ...options },
  seed: 'components',
  players: Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: `P${seat}`, bot: '' })),
});

export const liveTable = (setup: GameSetup, seed = 'components'): LiveTable => {
  const table = findTable(setup.game, setup.players.length, setup.options);
  if (!table.ok) throw new Error(table.error);
  const deal = dealTable(table.value, new Chance(seed).below);
  return new LiveTable(table.value, setup, headerOf(table.value, deal));
};

const infoOf = (live: LiveTable): GameInfo => {
  const { layout, board, scenario, seats, modules, rules } = live.table.game;
  const [names, types] = [modules.map(({ name }) => name), rules.map(({ type }) => type)];
  return { id: 'test', setup: live.setup, layout, board, scenario, seats, modules: names, types };
};

/** Follows the player who is asked, as if everyone sat at an open table. */
export class OpenSession implements GameSession {
  readonly info: GameInfo;
  live: LiveTable;
  readonly feature: Feature;
  readonly sent: Action[] = [];
  private hinting: HintDesk | undefined;
  private now: Snapshot;
  private readonly eyes: Eyes;
  private readonly listeners = new Set<() => void>();

  constructor(live: LiveTable, feature: Feature, eyesOf: (now: () => LiveTable) => Eyes) {
    this.live = live;
    this.feature = feature;
    this.eyes = eyesOf(() => this.live);
    this.info = infoOf(live);
    live.playNature();
    this.now = this.look0();
  }

  private look0(): Snapshot {
    const { live } = this;
    const seat = live.next();
    const back = backTold(deviceTable('', live, NO_LIMIT), seat);
    return snapshotFrom(this.info, { ...withFinality(this.eyes.look(seat), live), back }, []);
  }

  private changed(): void {
    this.live.playNature();
    this.now = this.look0();
    this.tell();
  }

  snapshot(): Snapshot {
    return this.now;
  }
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
  act(actions: readonly Action[]) {
    const why = this.eyes.act(this.now.seat, actions);
    if (why === null) this.sent.push(...actions);
    this.changed();
    return Promise.resolve(why);
  }
  /** As a game of this browser does. */
  takeBack(to: number): Promise<boolean> {
    this.live = this.live.again(to) ?? this.live;
    this.changed();
    return Promise.resolve(true);
  }
  whyNot(action: Action) {
    return Promise.resolve(this.eyes.whyNot(this.now.seat, action));
  }
  look(): Promise<void> {
    return Promise.resolve();
  }
  setPace(): Promise<void> {
    return Promise.resolve();
  }
  setClock(): Promise<void> {
    return Promise.resolve();
  }
  setManners(): Promise<void> {
    return Promise.resolve();
  }
  leave(): Promise<void> {
    return Promise.resolve();
  }
  takeOver(): Promise<void> {
    return Promise.resolve();
  }
  goOn(): Promise<void> {
    return Promise.resolve();
  }
  exportLog(): Promise<string> {
    return Promise.resolve('');
  }
  again(): Promise<Result<string, OpenProblem>> {
    return Promise.resolve(fail({ code: 'storage', line: '' }));
  }
  /** As a game of this browser has them. */
  async hints() {
    const { HintDesk } = await import('../session/worker/hintDesk.js');
    return (this.hinting ??= new HintDesk(() => this.looked()));
  }
  async hands() {
    const { HandDesk } = await import('../session/worker/handDesk.js');
    return new HandDesk(() => this.looked()).read();
  }
  private looked() {
    return { live: this.live, name: this.live.header.game, seat: this.now.seat };
  }
  close(): void {
    this.listeners.clear();
  }

  /** The bot of the player who is asked plays one move without rendering, which would be most of the work. */
  async playOne(): Promise<boolean> {
    if (this.live.over() !== null) return false;
    await this.live.playBot(this.live.next() as Seat);
    this.live.playNature();
    return true;
  }
  /** The current question. */
  asked(): { question: string; actions: readonly LegalAction[] } {
    const { table, state } = this.live;
    return {
      question: table.game.frameNames[topKind(state)] ?? '',
      actions: legalFor(this.live, this.live.next()),
    };
  }
  refresh(): Snapshot {
    this.now = this.look0();
    return this.now;
  }
  /** As if the game were at that point. */
  show(snapshot: Snapshot): void {
    this.now = snapshot;
    this.tell();
  }
  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  /** Plays the first legal action of a type, or simply the first, until the question is asked. */
  until(question: string, prefer: readonly string[] = ['endTurn']): this {
    for (let i = 0; i < 500 && this.now.question !== question; i++) {
      const legal = legalFor(this.live, this.now.seat);
      const choice = legal.find(({ action }) => prefer.includes(action.type)) ?? legal[0];
      if (choice === undefined || this.now.next === NONE) break;
      this.live.act(this.now.seat, [choice.action]);
      this.changed();
    }
    if (this.now.question !== question) throw new Error(`${question} is never asked`);
    return this;
  }
}

export const openGame = async (setup: GameSetup, seed?: string): Promise<OpenSession> => {
  const live = liveTable(setup, seed);
  const eyes = inject('kept') === 'there' ? thereEyes : hereEyes;
  return new OpenSession(live, await featureOf(live.table.game.modules.map(({ name }) => name)), eyes);
};

export const openTable = (seats = 3, options: GameSetup['options'] = {}): Promise<OpenSession> =>
  openGame(setupOf(seats, options));
