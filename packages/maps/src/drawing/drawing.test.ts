import { seededBelow } from '@landnam/bots';
import { begin, type Game, makeState, NONE, type State } from '@landnam/engine';
import { describe, expect, test } from 'vitest';
import { GALLERY } from '../gallery/index.js';
import { ATLAS, dealTable, type MapData, setTable } from '../index.js';
import { drawBoard, paintBoard, type Picture } from './index.js';
import { terrainPaint } from './paints/index.js';
import { LETTERS } from './raster/letters.js';
import { hexCentre, sheetBox } from './sheet.js';

const scene = (map: MapData, seats: number, seed: string): { game: Game; state: State } => {
  const table = setTable(map, seats);
  if (!table.ok) throw new Error(table.error);
  const state = makeState(table.value.game);
  begin(table.value.game, state, dealTable(table.value, seededBelow(seed)));
  return { game: table.value.game, state };
};

const drawnOf = (map: MapData, seats: number, seed: string): string => {
  const { game, state } = scene(map, seats, seed);
  return drawBoard(game, state, map.name);
};

const TAG = /<(?<close>\/?)(?<name>[a-z]+)(?: [a-zA-Z][a-zA-Z0-9-]*="[^"<>]*")*(?<alone>\/?)>/g;

/** What stays open or does not match, and what is left of the text outside of tags. */
const faultsOf = (svg: string): string[] => {
  const [open, faults]: [string[], string[]] = [[], []];
  for (const { groups } of svg.matchAll(TAG)) {
    const { close, name = '', alone } = groups ?? {};
    if (close === '' && alone === '') open.push(name);
    else if (close === '/' && open.pop() !== name) faults.push(name);
  }
  const text = svg.replaceAll(TAG, '').replaceAll(/&(?:amp|lt|gt|quot);/g, '');
  return [...faults, ...open, ...(text.match(/[<>&]/g) ?? []), ...(svg.match(/NaN|undefined/g) ?? [])];
};

const count = (svg: string, name: string): number => svg.split(`class="${name}"`).length - 1;

describe('the drawing', () => {
  const maps = [...ATLAS.values(), ...GALLERY].map((map) => [map.id, map] as const);

  test.each(maps)('of %s is well-formed and shows every hex, number and harbour', (_id, map) => {
    for (const seats of map.players) {
      const { game, state } = scene(map, seats, 'a');
      const svg = drawBoard(game, state, map.name);
      expect(faultsOf(svg)).toEqual([]);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^]*<\/svg>\n$/);
      expect(count(svg, 'hex')).toBe(game.board.hexes);
      expect(count(svg, 'number')).toBe(state.base.number.filter((number) => number > 0).length);
      expect(count(svg, 'harbour')).toBe(state.base.harbour.filter((kind) => kind !== NONE).length);
    }
  });

  test.each([
    ['seafarers/cloth', 4, /class="landmark"[^]*?>11</, 8],
    ['seafarers/forgotten-tribe', 4, /class="landmark"[^]*?>1</, 18],
  ] as const)('of %s has what the map holds beside its pieces', (id, seats, mark, landmarks) => {
    const svg = drawnOf(ATLAS.get(id)!, seats, 'a');
    expect(svg).toMatch(mark);
    expect(count(svg, 'landmark')).toBe(landmarks);
  });

  test('is the same for a seed, and another for another', () => {
    const base = ATLAS.get('base')!;
    expect(drawnOf(base, 4, 'a')).toBe(drawnOf(base, 4, 'a'));
    expect(drawnOf(base, 4, 'a')).not.toBe(drawnOf(base, 4, 'b'));
  });

  test('[B-1 B-4] shows dots and red numbers, rates and goods, and the robber', () => {
    const svg = drawnOf(ATLAS.get('base')!, 4, 'a');
    expect(svg.match(/fill="#a32e17" font-size="15" font-weight="bold">[68]</g)).toHaveLength(4);
    expect(svg.match(/r="1.6"/g)).toHaveLength(58);
    expect(svg.match(/>3:1</g)).toHaveLength(4);
    for (const good of ['lumber', 'brick', 'wool', 'grain', 'ore'])
      expect(svg.split(`>${good}</text>`)).toHaveLength(2);
    expect(count(svg, 'figure')).toBe(1);
  });

  test('shows roads, settlements and cities in the colours of their seats', () => {
    const { game, state } = scene(ATLAS.get('base')!, 4, 'a');
    const city = game.scenario.pieces.findIndex(({ name }) => name === 'city');
    state.base.owner[0] = 2;
    state.base.piece[0] = city;
    state.base.road[0] = 1;
    const svg = drawBoard(game, state, '');
    expect([count(svg, 'building'), count(svg, 'way')]).toEqual([1, 1]);
    expect(svg).toMatch(/class="building"[^\n]*fill="#c93f1c"/);
    expect(svg).toMatch(/class="way"[^\n]*fill="#f4ae22"/);
  });

  test('writes a terrain nobody knows in grey with its name, and lets no name break it', () => {
    const { game, state } = scene(ATLAS.get('base')!, 4, 'a');
    const terrains = game.scenario.terrains.map((terrain) => ({ ...terrain, name: `<${terrain.name}>` }));
    const strange: Game = { ...game, scenario: { ...game.scenario, terrains } };
    const svg = drawBoard(strange, state, '"Salt" & <Sand>\u0007\ud800');
    expect(faultsOf(svg)).toEqual([]);
    expect(svg).toContain('<title>&quot;Salt&quot; &amp; &lt;Sand&gt;</title>');
    expect(svg).toMatch(/fill="#cfc9bd"[^\n]*>&lt;forest&gt;</);
  });
});

const colourAt = ({ pixels, width }: Picture, x: number, y: number): string => {
  const at = (Math.round(y) * width + Math.round(x)) * 3;
  return `#${[...pixels.subarray(at, at + 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

describe('the drawing in pixels', () => {
  const { game, state } = scene(ATLAS.get('base')!, 4, 'a');
  const [left, top, across, down] = sheetBox(game.board);
  const WIDTH = 600;
  const picture = paintBoard(game, state, WIDTH);
  const scale = WIDTH / across;
  const at = (x: number, y: number): string => colourAt(picture, (x - left) * scale, (y - top) * scale);
  const RED = /^#a32e17$/;

  test('is as wide as asked, as high as the board, and has the terrains where they lie', () => {
    expect([picture.width, picture.height]).toEqual([WIDTH, Math.round(down * scale)]);
    expect(picture.pixels).toHaveLength(WIDTH * picture.height * 3);
    for (let hex = 0; hex < 19; hex++) {
      const { x, y } = hexCentre(game.board, hex);
      expect(at(x, y + 32)).toBe(terrainPaint(game.scenario.terrains[state.base.terrain[hex]].name));
    }
    expect(at(left + 3, top + 3)).toBe('#bcd2d4');
  });

  test('[B-4] has red digits on red numbers, and no other ink on them', () => {
    const inked = [...Array(19).keys()].filter((hex) => {
      const { x, y } = hexCentre(game.board, hex);
      const spots = Array.from({ length: 400 }, (_, i) => at(x - 8 + (i % 20) * 0.8, y - 6 + i / 36));
      return spots.some((colour) => RED.test(colour));
    });
    expect(inked).toEqual(
      [...state.base.number.keys()].filter((hex) => [6, 8].includes(state.base.number[hex])),
    );
  });

  test('is the same for the same board, and pieces are seen', () => {
    const isSame = (other: Picture): boolean => Buffer.from(other.pixels).equals(picture.pixels);
    expect(isSame(paintBoard(game, state, WIDTH))).toBe(true);
    const { game: other, state: built } = scene(ATLAS.get('base')!, 4, 'a');
    built.base.road[0] = 1;
    expect(isSame(paintBoard(other, built, WIDTH))).toBe(false);
  });

  test('has a letter for everything that boards say', () => {
    const said = [...ATLAS.values()].flatMap((map) => {
      const { scenario } = scene(map, map.players[0], 'a').game;
      const names = [...scenario.terrains, ...scenario.goods, ...scenario.pieces].map(({ name }) => name);
      return [
        ...names.flatMap((name) => Array.from(name)),
        ...names.map((name) => name.charAt(0).toUpperCase()),
      ];
    });
    expect([...new Set(said)].filter((sign) => !Object.hasOwn(LETTERS, sign))).toEqual([]);
  });
});
