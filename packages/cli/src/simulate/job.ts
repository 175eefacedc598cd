/** A row of games of one run, played on whichever thread; sums are whole numbers, so the order of rows is no matter. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botSeed, Chance, Driver, makeBots, natureSeed, type Outcome, recordGame } from '@landnam/bots';
import { seatsOf } from '@landnam/engine';
import type { By } from '@landnam/engine/log';
import { dealTable, findTable, type Table } from '@landnam/maps';
import { need } from '../input.js';

export interface Setting {
  readonly game: string;
  readonly players: number;
  /** One name a seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** A folder for the logs. */
  readonly log?: string;
}
/** Games `from` up to, not including, `to`. */
export interface Job extends Setting {
  readonly from: number;
  readonly to: number;
}

export interface Tally {
  games: number;
  actions: number;
  turns: number;
  readonly wins: number[];
  readonly ends: Record<string, number>;
}

export const emptyTally = (players: number): Tally => ({
  games: 0,
  actions: 0,
  turns: 0,
  wins: Array.from({ length: players }, () => 0),
  ends: {},
});

const addOutcome = (tally: Tally, outcome: Outcome): void => {
  tally.games++;
  tally.actions += outcome.plies;
  tally.turns += outcome.turns;
  tally.ends[outcome.reason] = (tally.ends[outcome.reason] ?? 0) + 1;
  for (const seat of seatsOf(outcome.winners)) tally.wins[seat]! += 1;
};

export const addTally = (sum: Tally, part: Tally): void => {
  sum.games += part.games;
  sum.actions += part.actions;
  sum.turns += part.turns;
  part.wins.forEach((wins, seat) => {
    sum.wins[seat]! += wins;
  });
  for (const [reason, count] of Object.entries(part.ends)) sum.ends[reason] = (sum.ends[reason] ?? 0) + count;
};

/** Names of games and seeds may hold slashes and more. */
const logName = ({ game, players, seed }: Setting, index: number): string =>
  `${`${game}-${players}-${seed}-${index}`.replaceAll(/[^\w.-]+/g, '_')}.log`;

/** Everything that lasts from one game to the next on one thread. */
class Room {
  private readonly table: Table;
  private readonly driver: Driver;
  private readonly nature = new Chance('');
  private readonly whims = new Chance('');
  private readonly bots: ReturnType<typeof makeBots>;
  private readonly setting: Setting;

  constructor(setting: Setting) {
    this.setting = setting;
    this.table = need(findTable(setting.game, setting.players, setting.options));
    this.driver = new Driver(this.table);
    this.bots = makeBots(setting.bots, this.table.game, this.whims.below);
  }

  play(index: number): Outcome {
    const { seed, log } = this.setting;
    this.nature.restart(natureSeed(seed, index));
    this.whims.restart(botSeed(seed, index));
    const deal = dealTable(this.table, this.nature.below);
    if (log === undefined) return this.driver.play(deal, this.bots, this.nature.below);
    const seated = this.setting.bots.map((name): By => `bot ${name}`);
    const about = { seed: natureSeed(seed, index), seated };
    const recorded = recordGame(this.table, deal, this.bots, this.nature.below, {
      about,
      driver: this.driver,
    });
    writeFileSync(join(log, logName(this.setting, index)), recorded.text);
    return recorded;
  }
}

const rooms = new Map<string, Room>();

const roomFor = (setting: Setting): Room => {
  const { game, players, bots, seed, options, log } = setting;
  const key = JSON.stringify([game, players, bots, seed, options, log]);
  const known = rooms.get(key) ?? new Room(setting);
  rooms.set(key, known);
  return known;
};

export const runJob = (job: Job): Tally => {
  const room = roomFor(job);
  const tally = emptyTally(job.players);
  for (let index = job.from; index < job.to; index++) addOutcome(tally, room.play(index));
  return tally;
};
