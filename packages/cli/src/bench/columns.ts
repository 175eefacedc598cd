/** What reading the columns of all seats costs, in CPU time. */
import { botSeed, Chance, Driver, Extractor, makeBots, natureSeed } from '@landnam/bots';
import {
  ActionList,
  actors,
  apply,
  type Game,
  hasBit,
  legalActions,
  makeState,
  type Seat,
  type State,
} from '@landnam/engine';
import { dealTable, findTable, type Table } from '@landnam/maps';
import { need } from '../input.js';
import { best } from './measure.js';

export interface ColumnFigures {
  readonly game: string;
  readonly players: number;
  /** Columns of each seat, and of the table. */
  readonly seat: number;
  readonly table: number;
  /** One position of a game after the other, and one leaf after the other of what a seat may do. */
  readonly readNs: number;
  readonly leafNs: number;
  /** Entries that differ from the read before. */
  readonly changes: number;
}

const copyOf = (g: Game, s: State): State => {
  const copy = makeState(g);
  copy.copyFrom(s);
  return copy;
};

/** All positions of a few games, in order. */
export const gather = (table: Table, games: number): readonly State[] => {
  const [nature, whims] = [new Chance(''), new Chance('')];
  const names = Array.from({ length: table.game.seats }, () => 'normal');
  const driver = new Driver(table);
  const states: State[] = [];
  for (let index = 0; index < games; index++) {
    nature.restart(natureSeed('columns', index));
    whims.restart(botSeed('columns', index));
    const bots = makeBots(names, table.game, whims.below);
    const after = (s: State): void => void states.push(copyOf(table.game, s));
    driver.play(dealTable(table, nature.below), bots, nature.below, { after });
  }
  return states;
};

const EVERY = 7;
const MOST_LEAVES = 12;

const leavesOf = (g: Game, s: State, list: ActionList): readonly State[] => {
  const seat = Array.from({ length: g.seats }, (_, each) => each as Seat).find((each) =>
    hasBit(actors(g, s), each),
  );
  if (seat === undefined) return [];
  legalActions(g, s, seat, list);
  return list
    .toArray()
    .slice(0, MOST_LEAVES)
    .map((packed) => {
      const leaf = copyOf(g, s);
      apply(g, leaf, seat, packed);
      return leaf;
    });
};

export const leaves = (g: Game, states: readonly State[]): readonly State[] => {
  const list = new ActionList();
  return states.filter((_, ply) => ply % EVERY === 0).flatMap((s) => leavesOf(g, s, list));
};

const PASSES = 40;

/** The fastest of some passes; the first ones warm the compiler. */
export const perState = (states: readonly State[], work: (s: State) => void): number => {
  const seconds = best(PASSES, () => {
    for (const s of states) work(s);
  });
  return (seconds * 1e9) / states.length;
};

export const perRead = (extractor: Extractor, states: readonly State[]): number =>
  perState(states, (s) => void extractor.read(s));

const changesOf = (extractor: Extractor, states: readonly State[]): number =>
  states.reduce((sum, s) => sum + extractor.read(s).changes, 0) / states.length;

const MOST_SEATS = 4;

export const measureColumns = (id: string, players: readonly number[], games: number): ColumnFigures => {
  const seats = Math.min(MOST_SEATS, Math.max(...players));
  const table = need(findTable(id, seats));
  const states = gather(table, games);
  const extractor = new Extractor(table.game);
  return {
    game: id,
    players: seats,
    seat: extractor.seatNames.length,
    table: extractor.tableNames.length,
    readNs: perRead(extractor, states),
    leafNs: perRead(extractor, leaves(table.game, states)),
    changes: changesOf(extractor, states),
  };
};
