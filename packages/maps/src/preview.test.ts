import { Chance, Driver, makeBots, seededBelow } from '@landnam/bots';
import { begin, makeState, NONE } from '@landnam/engine';
import { describe, expect, test } from 'vitest';
import { ATLAS, dealTable, findTable, previewBoard, previewSeats } from './index.js';

const tableOf = (id: string, seats: number) => {
  const table = findTable(id, seats, id === 'base' ? { setUp: 'fixed' } : {});
  if (!table.ok) throw new Error(table.error);
  return table.value;
};

const fresh = (id: string, seats: number) => {
  const table = tableOf(id, seats);
  const state = makeState(table.game);
  begin(table.game, state, dealTable(table, seededBelow('preview')));
  return { game: table.game, state };
};

const played = () => {
  const table = tableOf('base', 4);
  const driver = new Driver(table);
  const names = ['random', 'random', 'random', 'random'];
  const bots = makeBots(names, table.game, new Chance('bots').below);
  driver.play(dealTable(table, seededBelow('preview')), bots, seededBelow('preview', 1));
  return { game: table.game, state: driver.state };
};

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

describe('the text board', () => {
  test('[B-1 B-3 B-4] shows every hex, number and harbour of the beginners’ board', () => {
    const { game, state } = fresh('base', 4);
    const text = previewBoard(game, state);
    for (const [terrain, hexes] of Object.entries({
      forest: 4,
      pasture: 4,
      fields: 4,
      hills: 3,
      mountains: 3,
      desert: 1,
    }))
      expect(count(text, new RegExp(terrain, 'g'))).toBe(hexes);
    expect([count(text, /3:1/g), count(text, /2:1/g)]).toEqual([4, 5]);
    expect(count(text, /·/g)).toBe(54);
    expect(count(text, /[/\\]/g) + count(text, /\|/g)).toBe(72);
  });

  test('[N-12] shows the infiltrator beside the corner where it stands, built on or not', () => {
    const { game, state } = fresh('new-catan', 4);
    expect(previewBoard(game, state).split('\n\n')[0]).not.toContain('I');
    state.infiltrator.vertex[0] = 7;
    expect(previewBoard(game, state)).toContain('·I');
    [state.base.owner[7], state.base.piece[7]] = [2, 3];
    expect(previewBoard(game, state)).toContain('f2I');
    expect(previewBoard(game, state)).toMatch(/I infiltrator {2}f free settlement/);
  });

  test('[S-11] shows the pirate on every sea hex, before a harbour too', () => {
    const { game, state } = fresh('seafarers/new-shores', 4);
    const isWater = (hex: number): boolean => game.scenario.terrains[state.base.terrain[hex]].water === true;
    const hexes = game.board.places.hexes.map((_, hex) => hex).filter(isWater);
    const hidden = hexes.filter((hex) => {
      state.pirate.hex[0] = hex;
      return !/\bP\b/.test(previewBoard(game, state).split('\n\n')[0]);
    });
    expect(hexes.length).toBeGreaterThan(20);
    expect(hidden).toEqual([]);
  });

  test('fits a terminal of eighty columns', () => {
    const { game, state } = played();
    expect(
      Math.max(
        ...previewBoard(game, state)
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(80);
  });

  test('shows every building with its owner, every road, and the robber', () => {
    const { game, state } = played();
    const text = previewBoard(game, state).split('\n\n')[0] ?? '';
    const buildings = Array.from(state.base.owner).filter((owner) => owner !== NONE).length;
    expect(count(text, /[sC][0-3]/g)).toBe(buildings);
    expect(count(text, /\bR\b/g)).toBe(1);
    const roads = Array.from(state.base.road).filter((owner) => owner !== NONE).length;
    expect(72 - count(text, /[/\\|]/g)).toBe(roads);
  });

  test('is coloured only when asked', () => {
    const { game, state } = played();
    expect(previewBoard(game, state)).not.toContain('\u001b');
    const coloured = previewBoard(game, state, { colour: true });
    // oxlint-disable-next-line no-control-regex
    expect(coloured.replaceAll(/\u001b\[[\d;]*m/g, '')).toBe(previewBoard(game, state));
  });

  test.each([...ATLAS.values()].map(({ id, players }) => [id, players.at(-1) ?? 4] as const))(
    'draws %s with %i seats',
    (id, seats) => {
      const { game, state } = fresh(id, seats);
      expect(count(previewBoard(game, state), /\n/g)).toBeGreaterThan(20);
    },
  );
});

test('the seats are listed with points, pieces and cards', () => {
  const { game, state } = played();
  const lines = previewSeats(game, state, ['ann', 'bo', 'cy', 'di']).split('\n');
  expect(lines[0]).toMatch(/^ +points +roads +settlements +cities +hand +cards +played$/);
  expect(lines).toHaveLength(5);
  expect(lines[1]).toMatch(/^p0 ann +\d+/);
});
