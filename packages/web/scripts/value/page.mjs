// What the page of value.mjs runs: at the leaves of a few games it reads the columns of all seats, and their chances.
import { Extractor } from '@landnam/bots';
import { makeValue, readWeights } from '@landnam/bots/value';
import { findTable } from '@landnam/maps';
import { gather, leaves } from '../../../cli/src/bench/positions.ts';

const SEATS = 4;
const GAMES = 3;
const PASSES = 40;

/** The fastest of some passes, in microseconds per leaf. */
const fastest = (states, work) => {
  let best = Infinity;
  for (let pass = 0; pass < PASSES; pass++) {
    const start = performance.now();
    for (const s of states) work(s);
    best = Math.min(best, performance.now() - start);
  }
  return (best * 1000) / states.length;
};

globalThis.measureValue = (id, bytes) => {
  const found = findTable(id, SEATS);
  const read = readWeights(Uint8Array.from(bytes));
  if (!found.ok || !read.ok) throw new Error(found.error ?? read.error);
  const { game } = found.value;
  const states = leaves(game, gather(found.value, GAMES));
  const [extractor, value] = [new Extractor(game), makeValue(game, read.value)];
  const columns = fastest(states, (s) => extractor.read(s));
  return { leaves: states.length, columns, tower: fastest(states, (s) => value.win(s)) - columns };
};
