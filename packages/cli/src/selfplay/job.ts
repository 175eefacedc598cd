/** A block of games of one run, played on any thread, and its rows. */
import { type Bot, botSeed, Chance, Driver, natureSeed } from '@landnam/bots';
import { drawWhim, RowWatch, whimOf, whimsical } from '@landnam/bots/selfplay';
import { type Seat, seatsOf } from '@landnam/engine';
import { roundOf } from '@landnam/engine/games/base';
import { dealTable, findTable, type Table } from '@landnam/maps';
import { Company } from '../otherBots/seat.js';
import { makerOf } from '../otherBots/ours.js';
import { guestOf, PATIENCE } from '../otherBots/spec.js';
import { need } from '../input.js';
import { keepRooms, type PlaySetting, seedAt, type Span } from '../threadMemo.js';

/** The bots move on by one seat from game to game. */
export interface SelfplaySetting extends PlaySetting {
  /** Shares of random choices, in parts of a thousand. */
  readonly whims: readonly number[];
  /** Seats whose turns are recorded in each game. */
  readonly watched: number;
}

export interface SelfplayJob extends SelfplaySetting, Span {}

export interface Block {
  readonly from: number;
  readonly games: number;
  readonly rows: number;
  readonly bytes: Uint8Array;
  /** By index in the list of bots. */
  readonly wins: readonly number[];
  readonly ends: Readonly<Record<string, number>>;
}

const whimSeed = (seed: string, game: number): string => `${seed} game ${game} whims`;

/** Everything that lasts from one game to the next on one thread. */
class Room {
  readonly watch: RowWatch;
  private readonly setting: SelfplaySetting;
  private readonly table: Table;
  private readonly driver: Driver;
  private readonly nature = new Chance('');
  private readonly bots = new Chance('');
  private readonly whims = new Chance('');
  private readonly company: Company;
  private readonly made = new Map<string, Bot>();

  constructor(setting: SelfplaySetting) {
    const { game, players, options, bots, watched } = setting;
    this.setting = setting;
    this.table = need(findTable(game, players, options));
    this.driver = new Driver(this.table);
    this.watch = new RowWatch(this.table.game, watched);
    this.company = new Company({ table: this.table, patience: PATIENCE * 1000 }, bots);
  }

  /** Ours are created once for each seat; an external one takes its seat anew for every game. */
  private botAt(place: number, seat: number, game: number): Bot {
    const name = this.setting.bots[place]!;
    if (guestOf(name) !== undefined)
      return this.company.seat(place, seat, seedAt(this.setting.seed, game, seat)).bot;
    const key = `${seat} ${name}`;
    const bot = this.made.get(key) ?? makerOf(name)(this.table.game, seat as Seat, this.bots.below);
    this.made.set(key, bot);
    return bot;
  }

  private seated(game: number): readonly Bot[] {
    const { bots, whims } = this.setting;
    const shares = whims.map(whimOf);
    const isOpening = (): boolean => roundOf(this.driver.state) === 0;
    return bots.map((_, seat) => {
      const bot = this.botAt((seat + game) % bots.length, seat, game);
      return whimsical(bot, drawWhim(shares, this.whims.below), this.whims.below, isOpening);
    });
  }

  /** Indexes of the winners in the list, and how it ended. */
  play(game: number): readonly [readonly number[], string] {
    const { seed, bots } = this.setting;
    this.nature.restart(natureSeed(seed, game));
    this.bots.restart(botSeed(seed, game));
    this.whims.restart(whimSeed(seed, game));
    this.watch.begin(game);
    const deal = dealTable(this.table, this.nature.below);
    const seated = this.seated(game);
    const { winners, reason } = this.driver.play(deal, seated, this.nature.below, this.watch.hooks);
    this.watch.end(this.driver.state);
    return [seatsOf(winners).map((seat) => (seat + game) % bots.length), reason];
  }
}

const roomFor = keepRooms(
  ({ game, players, bots, seed, options, whims, watched }: SelfplaySetting) =>
    JSON.stringify([game, players, bots, seed, options, whims, watched]),
  (setting) => new Room(setting),
);

export const playBlock = ({ from, to, ...setting }: SelfplayJob): Block => {
  const room = roomFor(setting);
  const wins = setting.bots.map(() => 0);
  const ends: Record<string, number> = {};
  for (let game = from; game < to; game++) {
    const [won, end] = room.play(game);
    for (const place of won) wins[place]! += 1;
    ends[end] = (ends[end] ?? 0) + 1;
  }
  return { from, games: to - from, ...room.watch.take(), wins, ends };
};
