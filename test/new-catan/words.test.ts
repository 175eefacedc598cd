import { expect, test } from 'vitest';
import { strangers } from '../support/words.js';

test('no word of this game occurs outside its own folders and the table of recipes', () => {
  const found = strangers({
    words:
      /new-?catan|aliens?\b|outpost|infiltrat|benefit|green ?folk|merchants|scientists|diplomats|persua|immunity|relief|helping ?hand|anti-?pirate|short ?distance|free ?settlement|free ?development|freeRoads|points ?for ?sale|\blake\b/gi,
    own: /\/new-catan\/|\/new-catan\.\w+$/,
    name: /^new-?catan$/i,
    // the stage of a roll that one of the benefits uses; no other code names it
    except: [['packages/engine/src/slots.ts', /^relief$/]],
  });
  expect(found).toEqual([]);
});
