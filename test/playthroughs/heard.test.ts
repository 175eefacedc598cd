/** A game goes the same way whether anyone listens to it or not: logs of the page are replayed without a listener. */
import { Chance, nextToAct } from '@landnam/bots';
import {
  ActionList,
  actors,
  apply,
  begin,
  CHANCE,
  drawOutcome,
  hashState,
  isOver,
  legalActions,
  makeState,
} from '@landnam/engine';
import { ATLAS, dealTable, findTable } from '@landnam/maps';
import { expect, test } from 'vitest';

const PLIES = 1500;

test.each([...ATLAS.keys()])('%s is the same with and without a listener', (id) => {
  const seats = Math.max(...(ATLAS.get(id)?.players ?? []));
  const table = findTable(id, seats, {});
  if (!table.ok) throw new Error(table.error);
  const { game } = table.value;
  const { below } = new Chance(`heard ${id}`);
  const deal = dealTable(table.value, below);
  const [heard, unheard] = [makeState(game), makeState(game)];
  let events = 0;
  begin(game, heard, deal, () => events++);
  begin(game, unheard, deal, null);
  const legal = new ActionList();
  for (let ply = 0; ply < PLIES && !isOver(heard); ply++) {
    const seat = nextToAct(heard, actors(game, heard));
    legal.clear();
    if (seat !== CHANCE) legalActions(game, heard, seat, legal);
    const packed =
      seat === CHANCE ? drawOutcome(game, heard, below, legal) : legal.toArray()[below(legal.length)];
    apply(game, heard, seat, packed, () => events++);
    apply(game, unheard, seat, packed, null);
    expect(hashState(unheard), `${id}, ply ${ply}`).toBe(hashState(heard));
  }
  expect(events).toBeGreaterThan(100);
});
