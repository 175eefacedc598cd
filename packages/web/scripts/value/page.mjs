// What the page of value.mjs runs: leaves of a few games, the columns of all seats read at each, and their chances.
import { botSeed, Chance, Driver, Extractor, makeBots, natureSeed } from '@landnam/bots';
import { makeValue, readWeights } from '@landnam/bots/value';
import { ActionList, actors, apply, hasBit, legalActions, makeState } from '@landnam/engine';
import { dealTable, findTable } from '@landnam/maps';

const SEATS = 4;
const GAMES = 3;
const EVERY = 7;
const MOST_LEAVES = 12;
const PASSES = 40;

const copyOf = (g, s) => {
  const copy = makeState(g);
  copy.copyFrom(s);
  return copy;
};

/** As `landnam bench value` has them: what a seat may do in every seventh position. */
const leavesOf = (g, s, list) => {
  const seat = Array.from({ length: SEATS }, (_, each) => each).find((each) => hasBit(actors(g, s), each));
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

const gather = (table) => {
  const driver = new Driver(table);
  const [nature, whims, list] = [new Chance(''), new Chance(''), new ActionList()];
  const found = [];
  for (let index = 0, ply = 0; index < GAMES; index++) {
    nature.restart(natureSeed('columns', index));
    whims.restart(botSeed('columns', index));
    const bots = makeBots(
      Array.from({ length: SEATS }, () => 'normal'),
      table.game,
      whims.below,
    );
    const after = (s) => void (ply++ % EVERY === 0 && found.push(...leavesOf(table.game, s, list)));
    driver.play(dealTable(table, nature.below), bots, nature.below, { after });
  }
  return found;
};

/** The fastest of some passes, in microseconds a leaf. */
const fastest = (leaves, work) => {
  let best = Infinity;
  for (let pass = 0; pass < PASSES; pass++) {
    const start = performance.now();
    for (const s of leaves) work(s);
    best = Math.min(best, performance.now() - start);
  }
  return (best * 1000) / leaves.length;
};

globalThis.measureValue = (id, bytes) => {
  const found = findTable(id, SEATS);
  const read = readWeights(Uint8Array.from(bytes));
  if (!found.ok || !read.ok) throw new Error(found.error ?? read.error);
  const { game } = found.value;
  const leaves = gather(found.value);
  const [extractor, value] = [new Extractor(game), makeValue(game, read.value)];
  const columns = fastest(leaves, (s) => extractor.read(s));
  return { leaves: leaves.length, columns, tower: fastest(leaves, (s) => value.win(s)) - columns };
};
