/** Who is meant: in a game of the page's own, and in a log that names nobody. */
import { expect, test } from 'vitest';
import type { Player } from '../session/types.js';
import { setupOf } from '../test/fixture.js';
import { personIn, seatName } from './words.js';

const bot = (name: string): Player => ({ kind: 'bot', name, bot: 'greedy' });
const person = (name: string): Player => ({ kind: 'person', name, bot: '' });
const namesOf = (players: readonly Player[]): string[] =>
  players.map((_, seat) => seatName({ setup: { ...setupOf(4), players } }, seat));

test('the only person without a name is the reader', () => {
  expect(namesOf([person(''), bot('Leif'), bot('Ingrid')])).toEqual(['You', 'Leif', 'Ingrid']);
});

test('a log that names nobody calls nobody but its reader "You"', () => {
  expect(namesOf([bot(''), bot(''), bot('')])).toEqual(['Bot 1', 'Bot 2', 'Bot 3']);
  expect(namesOf([person(''), person(''), bot('')])).toEqual(['Player 1', 'Player 2', 'Bot 3']);
  expect(namesOf([person(''), bot(''), bot('')])).toEqual(['You', 'Bot 2', 'Bot 3']);
  const setup = { ...setupOf(2), players: [bot(''), bot('')] };
  expect(personIn({ setup }, 255, 0)).toMatchObject({ you: false, name: 'Bot 1' });
});
