/** The board as text: pointy-top hexes with numbers, pieces, figures and harbours. */
import {
  allPoints,
  at,
  type Axial,
  centre,
  type Game,
  neighbour,
  NONE,
  type Point,
  type Seat,
  SIDES,
  sideEnds,
  type State,
} from '@landnam/engine';
import { ANY_GOOD } from '@landnam/engine/games/base';
import { Canvas, type Ink } from './canvas.js';
import { type Mark, type Marks, marksOf, terrainInk } from './marks/index.js';

export interface PreviewOptions {
  readonly colour?: boolean;
}

export const SEAT_INKS: readonly number[] = [203, 75, 214, 255, 120, 177];
const RED = 196;
const SEA = 31;

const COLUMNS_A_UNIT = 6;
const columnOf = (x: number): number => Math.round(x * COLUMNS_A_UNIT);

/** Three units of height are four rows: corner, slope, corner, middle. */
const rowOf = (y: number): number => {
  const third = Math.floor(y / 3);
  const rest = y - third * 3;
  if (rest <= 1) return third * 4 + rest;
  return third * 4 + (rest <= 2 ? 2 * rest - 1 : rest + 1);
};

const seatInk = (seat: number): Ink => SEAT_INKS[seat] ?? 'bold';

interface Sheet {
  readonly canvas: Canvas;
  readonly g: Game;
  readonly s: State;
  readonly marks: readonly Marks[];
}

const drawHex = ({ canvas, g, s, marks }: Sheet, hex: number, place: Axial): void => {
  const { x, y } = centre(place);
  const [row, column] = [rowOf(y), columnOf(x)];
  const terrain = g.scenario.terrains[s.base.terrain[hex] ?? NONE];
  const number = s.base.number[hex] ?? 0;
  const figures = marks.map((mark) => mark.hex?.(g, s, hex) ?? '').join('');
  const name = terrain === undefined || terrain.water ? '~' : terrain.name;
  canvas.centre(row, column, name, terrainInk(terrain?.name ?? '') ?? (terrain?.water ? SEA : 'plain'));
  const text = [number > 0 ? String(number) : '', figures].filter((part) => part !== '').join(' ');
  // a harbour's sign is in the lower half of the water it faces
  canvas.centre(
    terrain?.water ? row - 1 : row + 1,
    column,
    text,
    number === 6 || number === 8 ? RED : 'bold',
  );
};

const firstMark = ({ marks }: Sheet, find: (each: Marks) => Mark | null | undefined): Mark | null => {
  for (const each of marks) {
    const mark = find(each);
    if (mark) return mark;
  }
  return null;
};

const drawUpright = (canvas: Canvas, from: Point, to: Point, text: string, ink: Ink): void => {
  const rows = [rowOf(from.y), rowOf(to.y)].sort((a, b) => a - b);
  for (let row = Math.floor(rows[0]!) + 1; row < rows[1]!; row++)
    canvas.write(row, columnOf(from.x), text.slice(0, 1), ink);
};

const drawSlope = (canvas: Canvas, from: Point, to: Point, text: string, ink: Ink): void => {
  const row = Math.round((rowOf(from.y) + rowOf(to.y)) / 2);
  canvas.centre(row, columnOf((from.x + to.x) / 2), text, ink);
};

const drawEdge = (sheet: Sheet, edge: number): void => {
  const { canvas, g, s } = sheet;
  const ends = g.board.places.vertices;
  const [from, to] = [ends[g.board.edgeVertices[edge * 2]!]!, ends[g.board.edgeVertices[edge * 2 + 1]!]!];
  const mark = firstMark(sheet, (marks) => marks.edge?.(g, s, edge));
  const ink = mark === null ? 'dim' : seatInk(mark.seat);
  if (from.x === to.x) return drawUpright(canvas, from, to, mark === null ? '|' : String(mark.seat), ink);
  const rising = (to.x - from.x) * (to.y - from.y) < 0;
  const piece = mark === null ? '' : `${mark.seat}${mark.letter || mark.seat}${mark.seat}`;
  drawSlope(canvas, from, to, piece || (rising ? '/' : '\\'), ink);
};

const drawVertex = (sheet: Sheet, vertex: number): void => {
  const { canvas, g, s } = sheet;
  const { x, y } = g.board.places.vertices[vertex]!;
  const mark = firstMark(sheet, (marks) => marks.vertex?.(g, s, vertex));
  const piece = mark === null ? '·' : `${mark.letter}${mark.seat}`;
  const figures = sheet.marks.map((marks) => marks.beside?.(g, s, vertex) ?? '').join('');
  const [row, column] = [Math.round(rowOf(y)), columnOf(x)];
  canvas.write(row, column, piece, mark === null ? 'dim' : seatInk(mark.seat));
  canvas.write(row, column + piece.length, figures, 'bold');
};

const isLand = (g: Game, s: State, hex: number): boolean =>
  g.scenario.terrains[s.base.terrain[hex] ?? NONE]?.land ?? false;

/** The side of a land hex on which an edge lies; a harbour's sign is beyond it. */
const landSide = (g: Game, s: State, edge: number): { place: Axial; side: number } | null => {
  const { hexes, vertices } = g.board.places;
  const keys = [0, 1].map((i) => JSON.stringify(vertices[g.board.edgeVertices[edge * 2 + i]!]));
  for (const hex of [g.board.edgeHexes[edge * 2]!, g.board.edgeHexes[edge * 2 + 1]!]) {
    const place = hex === NONE || !isLand(g, s, hex) ? undefined : hexes[hex];
    if (place === undefined) continue;
    const side = SIDES.findIndex((_, k) =>
      sideEnds(place, k).every((end) => keys.includes(JSON.stringify(end))),
    );
    if (side >= 0) return { place, side };
  }
  return null;
};

const drawHarbour = ({ canvas, g, s }: Sheet, edge: number): void => {
  const kind = s.base.harbour[edge] ?? NONE;
  const at = kind === NONE ? null : landSide(g, s, edge);
  if (at === null) return;
  const [land, sea] = [centre(at.place), centre(neighbour(at.place, at.side))];
  // closer to the edge than to the middle of the water
  const x = columnOf(land.x + (sea.x - land.x) * 0.92);
  const y = Math.round(rowOf(land.y + (sea.y - land.y) * 0.92));
  canvas.centre(y, x, kind === ANY_GOOD ? 'any' : (g.scenario.goods[kind]?.name ?? '?'));
  canvas.centre(y + 1, x, kind === ANY_GOOD ? '3:1' : '2:1', 'dim');
};

export const previewBoard = (g: Game, s: State, { colour = false }: PreviewOptions = {}): string => {
  const sheet: Sheet = { canvas: new Canvas(), g, s, marks: marksOf(g) };
  g.board.places.hexes.forEach((place, hex) => drawHex(sheet, hex, place));
  for (let edge = 0; edge < g.board.edges; edge++) drawHarbour(sheet, edge);
  for (let edge = 0; edge < g.board.edges; edge++) drawEdge(sheet, edge);
  for (let vertex = 0; vertex < g.board.vertices; vertex++) drawVertex(sheet, vertex);
  const legend = sheet.marks.flatMap((marks) => marks.legend?.(g) ?? []).join('  ');
  return `${sheet.canvas.print(colour)}\n\n${legend}; a digit is the seat it belongs to`;
};

const sum = (row: Uint8Array, seat: number, count: number): number => {
  let total = 0;
  for (let kind = 0; kind < count; kind++) total += row[at(seat, kind)] ?? 0;
  return total;
};

const seatLine = (g: Game, s: State, seat: Seat, name: string): string[] => {
  const pieces = g.scenario.pieces.map((_, piece) => String(s.base.onBoard[at(seat, piece)] ?? 0));
  const cards = String((s.base.heldTotal[seat] ?? 0) + (s.base.freshTotal[seat] ?? 0));
  const awards = [
    s.base.routeHolder[0] === seat ? 'longest road' : '',
    s.base.armyHolder[0] === seat ? 'largest army' : '',
  ].filter((award) => award !== '');
  return [
    `p${seat} ${name}`.trimEnd(),
    String(allPoints(g, s, seat)),
    ...pieces,
    String(s.base.handTotal[seat] ?? 0),
    cards,
    String(sum(s.base.played, seat, g.scenario.cards.length)),
    awards.join(', '),
  ];
};

/** One line per seat: points, pieces, cards, awards. For whole states: it shows what is hidden. */
export const previewSeats = (
  g: Game,
  s: State,
  names: readonly string[] = [],
  { colour = false }: PreviewOptions = {},
): string => {
  const pieces = g.scenario.pieces.map(({ name }) => `${name}s`.replace(/ys$/, 'ies'));
  const head = ['', 'points', ...pieces, 'hand', 'cards', 'played', ''];
  const rows = Array.from({ length: g.seats }, (_, seat) => seatLine(g, s, seat as Seat, names[seat] ?? ''));
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]!.length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) =>
        i === 0 || i === row.length - 1 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!),
      )
      .join('  ')
      .trimEnd();
  const paint = (text: string, seat: number): string =>
    colour ? `\u001b[1;38;5;${SEAT_INKS[seat]}m${text}\u001b[0m` : text;
  return [line(head), ...rows.map((row, seat) => paint(line(row), seat))].join('\n');
};
