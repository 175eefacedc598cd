import {
  ActionList,
  actors,
  argA,
  argB,
  isOver,
  legalActions,
  pack,
  refuse,
  ruleOf,
  seatsOf,
} from '@landnam/engine';
import { openEnds } from '@landnam/engine/games/seafarers';
import { expect, test } from 'vitest';
import { seeded } from '../../../../../test/support/chance.js';
import { playPly, randomPly } from '../../../../../test/support/play.js';
import { table } from '../../../../../test/support/table.js';

test('[S-5] a ship that may move has an open end, one without is refused for it', () => {
  const { game, state } = table('seafarers/new-shores', 4);
  const [below, legal] = [seeded(3), new ActionList()];
  const id = game.rules.findIndex(({ type }) => type === 'moveShip');
  const seen = { open: 0, tied: 0 };
  for (let ply = 0; ply < 2_500 && !isOver(state); ply++) {
    for (const seat of seatsOf(actors(game, state))) {
      if (seat >= game.seats) continue;
      legalActions(game, state, seat, legal);
      const moves = legal.toArray().filter((packed) => ruleOf(packed) === id);
      for (const packed of moves) {
        expect(openEnds(game.board, state, argA(packed)).length).toBeGreaterThan(0);
        seen.open++;
      }
      const tied = Array.from(state.ships.ship).findIndex(
        (owner, edge) => owner === seat && openEnds(game.board, state, edge).length === 0,
      );
      const [first] = moves;
      if (tied < 0 || first === undefined) continue;
      const code = refuse(game, state, seat, { packed: pack(id, tied, argB(first)) })?.code;
      expect(['noFreeEnd', 'shipIsNew']).toContain(code);
      seen.tied++;
    }
    playPly(game, state, randomPly(game, state, below));
  }
  expect(seen.open).toBeGreaterThan(20);
  expect(seen.tied).toBeGreaterThan(5);
});
