// A game of four players who choose at random, recorded move by move.
import * as engine from '@landnam/engine';
import { makeAction } from '@landnam/engine/notation';
import { openGame } from '@landnam/maps';

const below = (n) => Math.floor(Math.random() * n);
const opened = openGame('base', 4, {}, below);
if (!opened.ok) throw new Error(opened.error);
const { game, state } = opened.value;
const list = new engine.ActionList();
while (!engine.isOver(state)) {
  const [seat] = engine.seatsOf(engine.actors(game, state));
  engine.legalActions(game, state, seat, list);
  const nature = seat === engine.CHANCE; // its outcomes are not all equally likely
  const packed = nature ? engine.drawOutcome(game, state, below, list) : list.items[below(list.length)];
  console.log(makeAction(game, seat, { packed }));
  engine.apply(game, state, seat, packed);
}
const points = [0, 1, 2, 3].map((seat) => engine.allPoints(game, state, seat));
console.log(`points: ${points.join(' ')}`);
