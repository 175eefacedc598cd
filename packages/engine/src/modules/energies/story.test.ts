import {
  apply,
  collect,
  footprintStory,
  type GameEvent,
  globalFootprint,
  isOver,
  type LoggedEvent,
  NONE,
  redact,
} from '@landnam/engine';
import { expect, test } from 'vitest';
import { seeded } from '../../../../../test/support/chance.js';
import { randomPly } from '../../../../../test/support/play.js';
import { table } from '../../../../../test/support/table.js';

test.each(['energies', 'energies/first-game'])(
  '[E-66] what is read back from the events of %s is the footprint as it was at every turn',
  (id) => {
    const { game, state } = table(id, 4);
    const [told, counted, below]: [LoggedEvent[], number[], ReturnType<typeof seeded>] = [[], [], seeded(5)];
    let turns = 0;
    for (let ply = 0; ply < 3_000 && !isOver(state); ply++) {
      const { seat, packed, more } = randomPly(game, state, below);
      const before = globalFootprint(game, state);
      apply(game, state, seat, packed, collect(told), more);
      const began = told.filter(({ type }) => type === 'turnBegan').length;
      if (began > turns) counted.push(before);
      turns = began;
    }
    const events: GameEvent[] = told.map((event) => redact(event, NONE));
    const story = footprintStory(game, state, events);
    expect(turns).toBeGreaterThan(20);
    expect(story.map(({ footprint }) => footprint)).toEqual([...counted, globalFootprint(game, state)]);
    expect(story.at(0)).toMatchObject({ fossil: 0, renewable: 0 });
  },
);
