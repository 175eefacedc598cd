import { endReasons } from '@landnam/engine';
import { ATLAS, setTable } from '@landnam/maps';
import { GALLERY } from '@landnam/maps/gallery';
import { expect, test } from 'vitest';
import { fetchWords } from '../i18n/fetched.js';
import { useSettings } from '../session/settings.js';
import { moduleTextsOf } from './modules.js';

/** The page itself has words for these. */
const EVERYWHERE = ['points', 'limit'];

const tables = [...ATLAS.values(), ...GALLERY].map((map) => {
  const table = setTable(map, Math.max(...map.players));
  if (!table.ok) throw new Error(table.error);
  return table.value.game;
});

test.each(['en', 'de', 'fr'] as const)(
  'an end that only some games have is named by their folder, %s',
  async (locale) => {
    useSettings.setState({ locale });
    const named = new Set<string>();
    for (const game of tables) {
      const texts = await moduleTextsOf(game.modules.map(({ name }) => name));
      await fetchWords(locale);
      for (const reason of endReasons(game).filter((each) => !EVERYWHERE.includes(each))) {
        named.add(reason);
        expect(texts[`ends.${reason}`]?.() ?? reason).toMatch(/ /);
      }
    }
    expect([...named].sort()).toEqual(['cloth', 'emptyBag']);
  },
);
