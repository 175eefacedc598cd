import { randomInt } from 'node:crypto';
import { botSeed, Chance, Driver, makeBots, natureSeed } from '@landnam/bots';
import type { EventSink, State } from '@landnam/engine';
import {
  ATLAS,
  dealTable,
  findTable,
  previewBoard,
  previewSeats,
  SEAT_INKS,
  type Table,
} from '@landnam/maps';
import type { Command } from 'commander';
import { bold, dim, hasColour } from '../colour.js';
import { inRepository, ownName } from '../files.js';
import { need, wholeNumber } from '../input.js';
import { print } from '../output.js';
import { inWords, makeTeller } from '../words/index.js';

const PEOPLE = ['Asa', 'Bjorn', 'Embla', 'Floki'];
const BOARD_EVERY = 12;
const BOT = 'greedy';
const CLASSIC = 'base';

const mostPlayers = (game: string): number =>
  Math.min(PEOPLE.length, Math.max(...(ATLAS.get(game)?.players ?? [PEOPLE.length])));

const painted = (colour: boolean): string[] =>
  PEOPLE.map((name, seat) => (colour ? `\u001b[1;38;5;${SEAT_INKS[seat]}m${name}\u001b[0m` : name));

/** Shows a game while it is played: words for what happens, now and then the board. */
class Show {
  private readonly table: Table;
  private readonly colour: boolean;
  private readonly speak: EventSink;
  private shownAt = 0;

  constructor(table: Table, driver: Driver, colour: boolean) {
    this.table = table;
    this.colour = colour;
    const tell = makeTeller(table.game, driver.state.base, painted(colour));
    this.speak = inWords(tell, (line) =>
      print(line.startsWith('—') ? `\n${bold(line, colour)}` : `  ${line}`),
    );
  }

  board(s: State): void {
    const { game } = this.table;
    print(`\n${previewBoard(game, s, { colour: this.colour })}\n`);
    print(previewSeats(game, s, PEOPLE, { colour: this.colour }));
  }

  readonly events =
    (s: State): EventSink =>
    (type, open, secret, seats) => {
      const round = type === 'turnBegan' ? (open as { round: number }).round : 0;
      if (round > 0 && round % BOARD_EVERY === 1 && round !== this.shownAt) {
        this.shownAt = round;
        this.board(s);
      }
      this.speak(type, open, secret, seats);
    };
}

interface Flags {
  readonly game: string;
  readonly players?: number;
  readonly seed: string;
}

/** The command that shows the same game again. */
const again = ({ game, players, seed }: Flags): string =>
  [
    'demo',
    ...(game === CLASSIC ? [] : ['--game', game]),
    ...(players === undefined ? [] : ['--players', players]),
  ]
    .concat('--seed', seed)
    .join(' ');

const next = (flags: Flags): string => {
  const line = (words: string, what = ''): string => `  ${ownName()} ${words.padEnd(19)} ${what}`.trimEnd();
  return [
    'How to go on:',
    ...(inRepository() ? ['  npm start                                 play yourself, in the browser'] : []),
    line(again(flags), 'this game again'),
    line('games', 'what else there is to watch: demo --game NAME'),
    line('simulate --game base --players 4 --bots greedy,random,random,random --games 200 --seed 1'),
    line('--help', 'everything else'),
  ].join('\n');
};

const demo = (flags: Flags): void => {
  const { game, seed } = flags;
  const colour = hasColour();
  const table = need(findTable(game, flags.players ?? mostPlayers(game)));
  const people = PEOPLE.slice(0, table.game.seats);
  const driver = new Driver(table);
  const nature = new Chance(natureSeed(seed, 0));
  const bots = makeBots(
    people.map(() => BOT),
    table.game,
    new Chance(botSeed(seed, 0)).below,
  );
  const show = new Show(table, driver, colour);
  print(bold(`Landnam: ${people.join(', ')} (${BOT} bots) play ${game}. Seed ${seed}.`, colour));
  driver.play(dealTable(table, nature.below), bots, nature.below, { events: show.events(driver.state) });
  show.board(driver.state);
  print(`\n${dim(next(flags), colour)}`);
};

export const addDemo = (program: Command): void => {
  program
    .command('demo')
    .description('watch bots play a whole game')
    .option('--game <name>', 'one that `landnam games` lists', CLASSIC)
    .option('--players <count>', 'how many; by default as many as can play', wholeNumber(1, PEOPLE.length))
    .option('--seed <text>', 'which game')
    .action((flags: Partial<Flags> & { game: string }) =>
      demo({ ...flags, seed: flags.seed ?? String(randomInt(1_000_000)) }),
    );
};
