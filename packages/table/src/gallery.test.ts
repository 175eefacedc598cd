import type { Seat } from '@landnam/engine';
import { GALLERY } from '@landnam/maps/gallery';
import { describe, expect, test } from 'vitest';
import { newTable } from './open.js';
import { makeMapText, parseOwn, takeOwn } from './own.js';

test('the gallery has twenty maps, each with a name of its own, and everything that people may make', () => {
  expect(new Set(GALLERY.map(({ name }) => name)).size).toBe(20);
  const added = new Set(GALLERY.flatMap(({ modules }) => modules?.with ?? []));
  for (const module of ['islandChits', 'fog', 'cloth', 'wonders', 'pirateIslands', 'tribe', 'newWorld'])
    expect(added).toContain(module);
  expect(new Set(GALLERY.flatMap(({ players }) => players))).toEqual(new Set([2, 3, 4, 5, 6]));
  expect(new Set(GALLERY.map(({ recipe }) => recipe))).toEqual(new Set(['base', 'seafarers', 'energies']));
});

describe.each([...GALLERY])('$name', (map) => {
  test('is labelled in three languages, small, and could be anybody’s own', () => {
    expect(Object.keys(map.about ?? {})).toEqual(['en', 'de', 'fr']);
    expect([map.author, map.licence]).toEqual(['Landnam', 'CC0 1.0, do with it what you like']);
    expect(makeMapText(map).length).toBeLessThan(8_000);
    expect(parseOwn(makeMapText(map))).toEqual({ ok: true, value: takeOwn(map) });
  });

  test('is played to its end by bots that want to win, with every number of players', async () => {
    const { id } = takeOwn(map);
    for (const seats of map.players) {
      const players = Array.from(
        { length: seats },
        () => ({ kind: 'bot', name: '', bot: 'normal' }) as const,
      );
      const made = newTable({ game: id, options: {}, seed: 'gallery', players });
      if (!made.ok) throw new Error(made.error);
      const live = made.value;
      while (live.over() === null) if (!live.playNature()) await live.playBot(live.next() as Seat);
      expect(live.over()?.reason).not.toBe('limit');
    }
  });
});
