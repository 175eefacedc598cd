import { expect, test } from 'vitest';
import { strangers } from '../support/words.js';

test('no word of this game occurs outside its own folders and the table of recipes', () => {
  const found = strangers({
    words:
      /energ(?:y|ies)|renewable|fossil|hazard|footprint|inspector|warehouse|cleanup|power ?plant|climate ?conference|pollution|flooding|high ?yield|research ?grant|event ?disc/gi,
    own: /\/energies\/|\/energies\.\w+$/,
    name: /^energies$/i,
  });
  expect(found).toEqual([]);
});
