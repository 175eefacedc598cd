import { apply, collect, isOver, type LoggedEvent, NONE, redact } from '@landnam/engine';
import {
  type FootprintMoment,
  footprintStory,
  FOSSIL_PLANT,
  globalFootprint,
  RENEWABLE_PLANT,
} from '@landnam/engine/games/energies';
import { expect, test } from 'vitest';
import { seeded } from '../../../../../test/support/chance.js';
import { randomPly } from '../../../../../test/support/play.js';
import { table, type TestTable } from '../../../../../test/support/table.js';

const counted = ({ game, state }: TestTable): FootprintMoment => {
  const standing = (kind: number): number =>
    Array.from(state.powerPlants.plant).filter((each) => each === kind).length;
  return {
    footprint: globalFootprint(game, state),
    fossil: standing(FOSSIL_PLANT),
    renewable: standing(RENEWABLE_PLANT),
  };
};

test.each(['energies', 'energies/first-game'])(
  '[E-66] what is read back from the events of %s is the footprint as it was at every turn',
  (id) => {
    const t = table(id, 4);
    const { game, state } = t;
    const [told, moments, below]: [LoggedEvent[], FootprintMoment[], ReturnType<typeof seeded>] = [
      [],
      [],
      seeded(5),
    ];
    for (let ply = 0; ply < 3_000 && !isOver(state); ply++) {
      const { seat, packed, more } = randomPly(game, state, below);
      const [before, from] = [counted(t), told.length];
      apply(game, state, seat, packed, collect(told), more);
      if (told.slice(from).some(({ type }) => type === 'turnBegan')) moments.push(before);
    }
    const events = told.map((event) => redact(event, NONE));
    expect(moments.length).toBeGreaterThan(20);
    expect(moments.some(({ fossil, renewable }) => fossil + renewable > 0)).toBe(true);
    expect(footprintStory(game, state, events)).toEqual([...moments, counted(t)]);
  },
);
