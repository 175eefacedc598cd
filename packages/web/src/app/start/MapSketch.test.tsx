import { ATLAS, boardFor } from '@landnam/maps';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { games, smallTerrains } from '../../features/index.js';
import { MapSketch } from './MapSketch.js';
import '../../ui/tokens.css';
import '../../ui/global.css';

const WATERS = ['lake', 'desert', 'sea', 'gold', 'fog'];

test('[N-1] a lake is not sand: what is drawn on no other map has a tone of its own', async () => {
  const entry = games['new-catan'];
  if (entry === undefined) throw new Error('the game is missing');
  const hexes = WATERS.map((terrain, q) => ({ q, r: 0, terrain }));
  await render(<MapSketch entry={entry} sketch={{ hexes, players: [3, 4], pointsToWin: 10, modules: [] }} />);
  const tones = WATERS.map(
    (terrain) => getComputedStyle(document.querySelector(`[data-terrain="${terrain}"]`) as Element).fill,
  );
  expect(new Set(tones).size).toBe(WATERS.length);
});

test('every game beside the first has a sign or surroundings of its own', async () => {
  const signs = new Set<string>();
  const others = Object.entries(games).filter(([id]) => id !== 'base');
  for (const [, entry] of others) {
    const sketch = { hexes: [], players: [], pointsToWin: 0, modules: [] };
    const { container } = await render(<MapSketch entry={entry} sketch={sketch} />);
    await expect
      .poll(() => container.querySelector('path, .outpost-sketch'), { timeout: 15_000 })
      .not.toBeNull();
    signs.add(container.querySelector('div > div')?.innerHTML ?? '');
  }
  expect(signs.size).toBe(others.length);
});

test('small terrain is told apart by its sign, not by its tone alone', async () => {
  const glyphs = await smallTerrains();
  const drawn = Object.values(glyphs);
  expect(new Set(drawn).size).toBe(drawn.length);
  const known = new Set(
    [...ATLAS.values()].flatMap((map) =>
      boardFor(map, Math.max(...map.players)).hexes.map((hex) => hex.terrain),
    ),
  );
  // open water and what chance will make of a hex have no sign
  const plain = [...known].filter((terrain) => glyphs[terrain] === undefined);
  expect(plain.toSorted()).toEqual(['random', 'sea']);
});
