/** Consecutive games of one run, played on any thread; sums are integers, so the order of jobs does not matter. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bot, botSeed, Chance, Driver, natureSeed, type GameOutcome, recordGame } from '@landnam/bots';
import type { SeatedBot } from '@landnam/bots/arena';
import { type Seat, seatsOf } from '@landnam/engine';
import type { By } from '@landnam/engine/log';
import { dealTable, findTable, type Table } from '@landnam/maps';
import { Company } from '../otherBots/seat.js';
import { makerOf } from '../otherBots/ours.js';
import { guestOf, kindOf } from '../otherBots/spec.js';
import { need } from '../input.js';
import { keepRooms, type PlaySetting, seedAt, type Span } from '../threadMemo.js';

export interface SimulateSetting extends PlaySetting {
  /** Seconds that an external bot may think. */
  readonly patience: number;
  /** A folder for the logs. */
  readonly log?: string;
}
export interface SimulateJob extends SimulateSetting, Span {}

export interface SimulateTally {
  games: number;
  actions: number;
  turns: number;
  readonly wins: number[];
  readonly ends: Record<string, number>;
  /** By seat: why stand-ins took over. */
  readonly faults: string[][];
}

export const emptyTally = (players: number): SimulateTally => ({
  games: 0,
  actions: 0,
  turns: 0,
  wins: Array.from({ length: players }, () => 0),
  ends: {},
  faults: Array.from({ length: players }, () => []),
});

const addOutcome = (tally: SimulateTally, outcome: GameOutcome): void => {
  tally.games++;
  tally.actions += outcome.plies;
  tally.turns += outcome.turns;
  tally.ends[outcome.reason] = (tally.ends[outcome.reason] ?? 0) + 1;
  for (const seat of seatsOf(outcome.winners)) tally.wins[seat]! += 1;
};

const addFaults = (tally: SimulateTally, faults: readonly (string | undefined)[]): void =>
  faults.forEach((fault, seat) => {
    if (fault !== undefined) tally.faults[seat]?.push(fault);
  });

export const addTally = (sum: SimulateTally, part: SimulateTally): void => {
  sum.games += part.games;
  sum.actions += part.actions;
  sum.turns += part.turns;
  part.wins.forEach((wins, seat) => {
    sum.wins[seat]! += wins;
  });
  part.faults.forEach((faults, seat) => sum.faults[seat]?.push(...faults));
  for (const [reason, count] of Object.entries(part.ends)) sum.ends[reason] = (sum.ends[reason] ?? 0) + count;
};

/** Names of games and seeds may contain slashes and more. */
const logName = ({ game, players, seed }: SimulateSetting, index: number): string =>
  `${`${game}-${players}-${seed}-${index}`.replaceAll(/[^\w.-]+/g, '_')}.log`;

/** Everything that lasts from one game to the next on one thread. */
class Room {
  private readonly table: Table;
  private readonly driver: Driver;
  private readonly nature = new Chance('');
  private readonly whims = new Chance('');
  /** Ours, which share their random stream; undefined where an external bot sits. */
  private readonly ours: readonly (Bot | undefined)[];
  private readonly company: Company;
  private readonly setting: SimulateSetting;

  constructor(setting: SimulateSetting) {
    const { game, players, options, bots, patience } = setting;
    this.setting = setting;
    this.table = need(findTable(game, players, options));
    this.driver = new Driver(this.table);
    this.company = new Company({ table: this.table, patience: patience * 1000 }, bots);
    this.ours = bots.map((name, seat) =>
      guestOf(name) === undefined
        ? makerOf(name)(this.table.game, seat as Seat, this.whims.below)
        : undefined,
    );
  }

  /** What happened, and by seat why a stand-in took over. */
  play(index: number): readonly [GameOutcome, readonly (string | undefined)[]] {
    const { seed } = this.setting;
    this.nature.restart(natureSeed(seed, index));
    this.whims.restart(botSeed(seed, index));
    const players = this.ours.map(
      (bot, seat): SeatedBot =>
        bot === undefined ? this.company.seat(seat, seat, seedAt(seed, index, seat)) : { bot },
    );
    const outcome = this.run(
      index,
      players.map(({ bot }) => bot),
    );
    return [outcome, players.map((player) => player.fault?.())];
  }

  private run(index: number, bots: readonly Bot[]): GameOutcome {
    const { seed, log } = this.setting;
    const deal = dealTable(this.table, this.nature.below);
    if (log === undefined) return this.driver.play(deal, bots, this.nature.below);
    const seated = this.setting.bots.map((name): By => `bot ${kindOf(name)}`);
    const about = { seed: natureSeed(seed, index), seated };
    const recorded = recordGame(this.table, deal, bots, this.nature.below, { about, driver: this.driver });
    writeFileSync(join(log, logName(this.setting, index)), recorded.text);
    return recorded;
  }
}

const roomFor = keepRooms(
  ({ game, players, bots, seed, options, log }: SimulateSetting) =>
    JSON.stringify([game, players, bots, seed, options, log]),
  (setting) => new Room(setting),
);

export const runJob = (job: SimulateJob): SimulateTally => {
  const room = roomFor(job);
  const tally = emptyTally(job.players);
  for (let index = job.from; index < job.to; index++) {
    const [outcome, faults] = room.play(index);
    addOutcome(tally, outcome);
    addFaults(tally, faults);
  }
  return tally;
};
