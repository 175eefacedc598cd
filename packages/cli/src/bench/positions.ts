/** Positions that costs are measured on, here and in a browser (packages/web/scripts/value.mjs). */
import { botSeed, Chance, Driver, makeBots, natureSeed } from '@landnam/bots';
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
import { dealTable, type Table } from '@landnam/maps';

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
