/** What stands on hexes, corners and edges, as marks tell it. */
import type { Game, State } from '@landnam/engine';
import { type Landmark, type Mark, type Marks, marksOf } from '../marks/index.js';
import { buildingOutline, seatPaint, wayOutline } from './paints/index.js';
import { between, cornerAt, endsOf, hexCentre, RADIUS, type SheetPoint } from './sheet.js';
import { element, placed, type SheetElement, words } from './svg.js';

const INK = '#22303a';
const PAWN = '-8,12 -5,1 -6,-4 -3,-10 3,-10 6,-4 5,1 8,12';

/** A piece without an outline of its own is a disc with its letter. */
const lettered = ({ letter, seat }: Mark): SheetElement[] => {
  const { fill, line } = seatPaint(seat);
  return [
    element('circle', { r: 10, fill, stroke: line, 'stroke-width': 2 }),
    words(letter, { y: 4, fill: line, 'font-size': 11, 'font-weight': 'bold' }),
  ];
};

const piece = (mark: Mark, outline: string | undefined): SheetElement[] => {
  const { fill, line } = seatPaint(mark.seat);
  if (outline === undefined) return lettered(mark);
  const pen = { stroke: line, 'stroke-width': 1.6, 'stroke-linejoin': 'round' };
  return [element('polygon', { points: outline, fill, ...pen })];
};

const firstOf = (marks: readonly Marks[], find: (each: Marks) => Mark | null | undefined): Mark | null => {
  for (const each of marks) {
    const mark = find(each);
    if (mark) return mark;
  }
  return null;
};

const drawWay = (g: Game, edge: number, mark: Mark): SheetElement => {
  const [a, b] = endsOf(g.board, edge);
  // upright things such as sails stay upright
  const [from, to] = a.x < b.x || (a.x === b.x && a.y < b.y) ? [a, b] : [b, a];
  const turn = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 1800) / Math.PI) / 10;
  const length = Math.hypot(to.x - from.x, to.y - from.y) / RADIUS;
  const stretch = Math.round(Math.min(1, length + 0.1) * 100) / 100;
  return placed('way', { ...between(a, b), turn, stretch }, ...piece(mark, wayOutline(mark.letter)));
};

const drawBuilding = (g: Game, vertex: number, mark: Mark): SheetElement =>
  placed('building', cornerAt(g.board, vertex), ...piece(mark, buildingOutline(mark.letter)));

const drawFigure = (letter: string, at: SheetPoint): SheetElement =>
  placed(
    'figure',
    at,
    element('polygon', { points: PAWN, fill: INK, stroke: '#fbf4e2', 'stroke-width': 1.2 }),
    words(letter, { y: 8, fill: '#fbf4e2', 'font-size': 9, 'font-weight': 'bold' }),
  );

const HUT = '-11,10 -11,-3 0,-12 11,-3 11,10';

const landmarkPoint = ({ board }: Game, landmark: Landmark): SheetPoint =>
  'vertex' in landmark ? cornerAt(board, landmark.vertex) : between(...endsOf(board, landmark.edge));

const drawLandmark = (g: Game, landmark: Landmark): SheetElement =>
  placed(
    'landmark',
    landmarkPoint(g, landmark),
    element('polygon', { points: HUT, fill: '#fbf4e2', stroke: '#7a5a34', 'stroke-width': 2 }),
    words(landmark.text, { y: 6, fill: INK, 'font-size': 11, 'font-weight': 'bold' }),
  );

const counted = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

const drawWays = (g: Game, s: State, marks: readonly Marks[]): SheetElement[] =>
  counted(g.board.edges).flatMap((edge) => {
    const mark = firstOf(marks, (each) => each.edge?.(g, s, edge));
    return mark === null ? [] : [drawWay(g, edge, mark)];
  });

const drawBuildings = (g: Game, s: State, marks: readonly Marks[]): SheetElement[] =>
  counted(g.board.vertices).flatMap((vertex) => {
    const mark = firstOf(marks, (each) => each.vertex?.(g, s, vertex));
    return mark === null ? [] : [drawBuilding(g, vertex, mark)];
  });

const drawFigures = (
  count: number,
  lettersAt: (place: number) => string,
  pointOf: (place: number) => SheetPoint,
): SheetElement[] =>
  counted(count).flatMap((place) =>
    Array.from(lettersAt(place)).map((letter, i) => {
      const { x, y } = pointOf(place);
      return drawFigure(letter, { x: x - 25 + i * 50, y });
    }),
  );

export const drawPieces = (g: Game, s: State): readonly SheetElement[] => {
  const { board } = g;
  const marks = marksOf(g);
  const onHex = (hex: number) => marks.map((each) => each.hex?.(g, s, hex) ?? '').join('');
  const onVertex = (vertex: number) => marks.map((each) => each.beside?.(g, s, vertex) ?? '').join('');
  return [
    ...marks.flatMap((each) => each.landmarks?.(g, s) ?? []).map((landmark) => drawLandmark(g, landmark)),
    ...drawWays(g, s, marks),
    ...drawBuildings(g, s, marks),
    ...drawFigures(board.hexes, onHex, (hex) => hexCentre(board, hex)),
    ...drawFigures(board.vertices, onVertex, (vertex) => cornerAt(board, vertex)),
  ];
};
