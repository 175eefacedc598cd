/** The board as one sheet: terrain, numbers, harbours and whatever stands on it. Pure: the same state, the same sheet. */
import { type Game, NONE, type State } from '@landnam/engine';
import { ANY_GOOD } from '@landnam/engine/games/base';
import { marksOf } from '../marks/index.js';
import { terrainPaint } from './paints/index.js';
import { drawPieces } from './pieces.js';
import { endsOf, HEX_CORNERS, hexCentre, offshore, sheetBox, type SheetPoint } from './sheet.js';
import { element, placed, type SheetElement, words } from './svg.js';

const SEA = '#bcd2d4';
const SEA_LINE = '#9dbbc0';
const SHORE = '#f2e8cf';
const UNKNOWN = '#cfc9bd';
const DISC = '#fbf4e2';
const INK = '#22303a';
const RED = '#a32e17';

const terrainAt = (g: Game, s: State, hex: number) => g.scenario.terrains[s.base.terrain[hex] ?? NONE];

const drawHex = (g: Game, s: State, hex: number): SheetElement => {
  const terrain = terrainAt(g, s, hex);
  const isWater = terrain === undefined || terrain.water === true;
  const name = terrain?.name ?? '';
  const body = element('polygon', {
    points: HEX_CORNERS,
    fill: terrainPaint(name) ?? (isWater ? SEA : UNKNOWN),
    stroke: isWater ? SEA_LINE : SHORE,
    'stroke-width': isWater ? 1 : 3,
  });
  const label = isWater ? [] : [words(name, { y: -26, fill: INK, 'font-size': 9 })];
  return placed('hex', hexCentre(g.board, hex), body, ...label);
};

const DOT = 4.4;
const pipsOf = (number: number): number => Math.max(0, 6 - Math.abs(7 - number));

const drawNumber = (g: Game, s: State, hex: number): SheetElement[] => {
  const number = s.base.number[hex] ?? 0;
  if (number === 0) return [];
  const [pips, fill] = [pipsOf(number), number === 6 || number === 8 ? RED : INK];
  const dots = Array.from({ length: pips }, (_, i) =>
    element('circle', { cx: (i - (pips - 1) / 2) * DOT, cy: 9.5, r: 1.6, fill }),
  );
  const text = words(String(number), { y: 4.5, fill, 'font-size': 15, 'font-weight': 'bold' });
  const disc = element('circle', { r: 16, fill: DISC, stroke: INK, 'stroke-width': 0.6 });
  return [placed('number', hexCentre(g.board, hex), disc, text, ...dots)];
};

const SIGN = 18;
const OUT = 29;

const jetty = (from: SheetPoint, to: SheetPoint): SheetElement =>
  element('line', {
    x1: from.x,
    y1: from.y,
    x2: to.x,
    y2: to.y,
    stroke: '#7a5a34',
    'stroke-width': 4,
    'stroke-linecap': 'round',
  });

const drawSign = (g: Game, kind: number): SheetElement[] => {
  const isAny = kind === ANY_GOOD;
  const rate = words(isAny ? '3:1' : '2:1', {
    y: isAny ? 4 : 9,
    fill: INK,
    'font-size': 11,
    'font-weight': 'bold',
  });
  const good = isAny
    ? []
    : [words(g.scenario.goods[kind]?.name ?? '?', { y: -1.5, fill: INK, 'font-size': 7.5 })];
  return [element('circle', { r: SIGN, fill: DISC, stroke: INK, 'stroke-width': 0.8 }), ...good, rate];
};

const drawHarbour = (g: Game, s: State, edge: number): SheetElement[] => {
  const kind = s.base.harbour[edge] ?? NONE;
  if (kind === NONE) return [];
  const at = offshore(g.board, edge, (hex) => terrainAt(g, s, hex)?.land ?? false, OUT);
  const jetties = endsOf(g.board, edge).map((end) => jetty(end, at));
  return [element('g', { class: 'harbour' }, ...jetties, placed('', at, ...drawSign(g, kind)))];
};

const legendOf = (g: Game): string =>
  marksOf(g)
    .flatMap((marks) => marks.legend?.(g) ?? [])
    .join('; ');

const counted = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** So that no water lies over a shore. */
const waterFirst = (g: Game, s: State): readonly number[] => {
  const isWater = (hex: number): boolean => {
    const terrain = terrainAt(g, s, hex);
    return terrain === undefined || terrain.water === true;
  };
  return counted(g.board.hexes).toSorted((a, b) => Number(isWater(b)) - Number(isWater(a)));
};

/** `title` is what a screen reader says of the picture. */
export const drawSheet = (g: Game, s: State, title: string): SheetElement => {
  const [x, y, width, height] = sheetBox(g.board);
  const parts = [
    element('title', {}, title),
    element('desc', {}, legendOf(g)),
    element('rect', { x, y, width, height, fill: SEA }),
    ...waterFirst(g, s).map((hex) => drawHex(g, s, hex)),
    ...counted(g.board.edges).flatMap((edge) => drawHarbour(g, s, edge)),
    ...counted(g.board.hexes).flatMap((hex) => drawNumber(g, s, hex)),
    ...drawPieces(g, s),
  ];
  const sheet = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: [x, y, width, height].join(' '),
    width,
    height,
    role: 'img',
    'font-family': 'system-ui, sans-serif',
    'text-anchor': 'middle',
  };
  return element('svg', sheet, ...parts);
};
