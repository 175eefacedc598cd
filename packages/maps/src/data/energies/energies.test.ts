import { axialKey, hexAt, neighbour } from '@landnam/engine';
import { RECIPES } from '@landnam/engine/rules';
import { expect, test } from 'vitest';
import { seeded } from '../../../../../test/support/chance.js';
import { ATLAS, checkMap, dealTable, findTable, GLOSSARIES, LANGUAGES, spiralFrom } from '../../index.js';

const IDS = ['energies', 'energies/first-game'] as const;
const mapOf = (id: string) => ATLAS.get(id)!;

test('[E-1] both maps pass the checker and are for 3 and 4 players, never 2', () => {
  for (const id of IDS) {
    expect(checkMap(mapOf(id))).toMatchObject({ ok: true });
    expect(mapOf(id).players).toEqual([3, 4]);
    expect(findTable(id, 2)).toMatchObject({ ok: false });
  }
});

test('[E-1] 19 hexes, 18 numbers, nine harbours: four 3:1 and one 2:1 for each resource', () => {
  for (const id of IDS) {
    const board = mapOf(id).boards['any'];
    expect(board.hexes).toHaveLength(19);
    expect(board.hexes.filter((hex) => hex.number !== undefined)).toHaveLength(18);
    const kinds = board.harbours!.map(({ trades }) => trades);
    expect(kinds.filter((kind) => kind === 'any')).toHaveLength(4);
    expect(kinds).toHaveLength(9);
    expect(new Set(kinds)).toEqual(new Set(['any', 'brick', 'fiber', 'food', 'lumber', 'steel']));
  }
});

const dealOf = (seed: number) => {
  const found = findTable('energies', 4);
  if (!found.ok) throw new Error(found.error);
  return { board: found.value.game.board, deal: dealTable(found.value, seeded(seed)) };
};

test('[E-10] standard: numbers lie along a counter-clockwise spiral from a corner, the desert is skipped', () => {
  const letters = mapOf('energies').boards['any'].shuffles![0].spiral;
  for (let seed = 0; seed < 20; seed++) {
    const { board, deal } = dealOf(seed);
    const along = [0, 1, 2, 3, 4, 5].map((corner) =>
      spiralFrom(2, corner)
        .map((at) => deal.numbers[hexAt(board, at)])
        .filter((number) => number > 0),
    );
    expect(along).toContainEqual(letters);
  }
});

test('[E-10] the spiral from the top left corner goes down the left side first', () => {
  const start = spiralFrom(2, 5);
  expect(start.slice(0, 3).map(axialKey)).toEqual(['0,-2', '-1,-1', '-2,0']);
  expect(axialKey(neighbour({ q: 0, r: -2 }, 3))).toBe('-1,-1');
});

test('[E-10] standard: terrain is shuffled, harbours are not', () => {
  const deals = [1, 2, 3, 4].map((seed) => dealOf(seed).deal);
  expect(new Set(deals.map(({ terrain }) => terrain.join(' '))).size).toBe(4);
  expect(new Set(deals.map(({ harbours }) => JSON.stringify(harbours))).size).toBe(1);
});

test('[E-6] what the printed game shows only in pictures says how sure it is, and its alternatives are options', () => {
  for (const id of IDS) {
    const { notes, params } = mapOf(id);
    for (const note of Object.values(notes!)) {
      expect(note.sure).toBeGreaterThan(0);
      expect(note.sure).toBeLessThanOrEqual(1);
      expect(note.note).not.toBe('');
    }
    const spaces = params!.eventDiscs!.spaces;
    for (const event of Object.keys(spaces)) expect(Object.keys(notes!)).toContain(`spaces.${event}`);
    const options = RECIPES['energies'].options;
    for (const event of ['climateConference', 'sustainableProduction'])
      expect(options.find(({ name }) => name === `${event}Spaces`)).toMatchObject({
        default: String(spaces[event]),
        choices: ['3', '4'],
      });
    const bands = Object.keys(params!.footprints!.bands['3']);
    expect(options.find(({ name }) => name === 'footprintBands')).toMatchObject({
      default: bands[0],
      choices: bands,
    });
  }
});

test('[E-6] bands follow each other without gap from 0 to the last space', () => {
  for (const sets of Object.values(mapOf('energies').params!.footprints!.bands))
    for (const bands of Object.values(sets)) {
      expect(bands[0].from).toBe(0);
      bands.slice(1).forEach(({ from }, i) => expect(from).toBe(bands[i].to + 1));
    }
});

test('[E-4] discs: 43 brown; nine green ones for each player', () => {
  const { brown, green } = mapOf('energies').params!.eventDiscs!;
  const sum = (counts: Readonly<Record<string, number>>): number =>
    Object.values(counts).reduce((a, b) => a + b, 0);
  expect([sum(brown), sum(green['3']), sum(green['4'])]).toEqual([43, 27, 36]);
});

test('the glossary has every term in English, German and French', () => {
  const sections = Object.entries(GLOSSARIES['energies']);
  expect(sections.length).toBe(11);
  for (const [section, terms] of sections)
    for (const [id, term] of Object.entries(terms))
      for (const language of LANGUAGES)
        expect(term[language]?.trim(), `${section}.${id}.${language}`).toMatch(/\S/);
});

test('the glossary names every good, terrain, event, card and plant that the engine knows', () => {
  const glossary = GLOSSARIES['energies'];
  const recipe = RECIPES['energies'];
  const has = (section: string, ids: readonly string[]): void =>
    expect(Object.keys(glossary[section])).toEqual(expect.arrayContaining([...ids]));
  has('resources', recipe.goods.map(({ name }) => name));
  has('terrain', recipe.terrains.map(({ name }) => name));
  has('events', recipe.catalogues!['event']);
  has('developmentCards', ['cleanup', 'highYield', 'researchGrant', 'roadConstruction', 'victoryPointCard']);
  has('pieces', ['road', 'town', 'city', 'fossilPlant', 'renewablePlant', 'warehouse', 'inspector', 'hazard']);
});

test('[E-10] a first game whose pieces nobody could have placed like that is refused', () => {
  const first = ATLAS.get('energies/first-game')!;
  const { starts } = first.params!.firstGame!;
  const codesWith = (changed: typeof starts): readonly unknown[] => {
    const checked = checkMap({ ...first, params: { ...first.params, firstGame: { starts: changed } } });
    return checked.ok ? [] : checked.error.map(({ code }) => code);
  };
  expect(codesWith(starts)).toEqual([]);
  expect(codesWith([starts[0], ...starts.slice(0, -1)])).toContain('start.road');
  expect(codesWith([{ ...starts[0], town: starts[1].city, roads: [] }, ...starts.slice(1)])).toContain('start.close');
  expect(codesWith([{ ...starts[0], roads: starts[1].roads.slice(0, 1) }, { ...starts[1], roads: [] }, ...starts.slice(2)])).toContain(
    'start.road',
  );
});
