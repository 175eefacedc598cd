import { apply, CHANCE, isOver, makeState, view } from '@landnam/engine';
import { expect, test } from 'vitest';
import { dealt } from '../support/arbitraries.js';
import { seeded } from '../support/chance.js';
import { playPly, randomPly } from '../support/play.js';

test('[E-34] whatever a seat may do can be tried on its own view, events included: no rule needs a hidden hand', () => {
  for (const id of ['energies', 'energies/first-game'])
    for (let seed = 0; seed < 20; seed++) {
      const { game, state } = dealt(id, 3 + (seed % 2), {}, seed);
      const [below, seen] = [seeded(seed), makeState(game)];
      while (!isOver(state)) {
        const ply = randomPly(game, state, below, 30);
        if (ply.seat !== CHANCE) {
          view(game, state, ply.seat, seen);
          expect(() => apply(game, seen, ply.seat, ply.packed, null, ply.more)).not.toThrow();
        }
        playPly(game, state, ply);
      }
    }
});
