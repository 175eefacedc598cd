/** What each part of a map file must look like; what its parts mean together is up to `check.ts`. */
import {
  anything,
  count,
  edgeShape,
  fields,
  flag,
  hexShape,
  isObject,
  listOf,
  mapOf,
  said,
  type Shape,
  tell,
  text,
  whole,
  word,
} from '@landnam/engine/rules';
import { MAP_FORMAT } from './format.js';
import { MAP_LIMITS } from './limits.js';

const number = whole(0, 12);
const HEX = hexShape({ terrain: text }, { number, area: text, group: text });
const AREA = fields({}, { start: flag, settle: flag, robber: flag, island: flag });
const LIMIT = fields(
  { numbers: listOf(number) },
  { hexes: listOf(hexShape()), terrains: listOf(text), most: count },
);
const SHUFFLE = fields(
  { hexes: text },
  {
    always: flag,
    tiles: mapOf(count),
    numbers: listOf(number),
    limits: listOf(LIMIT),
    spiral: listOf(number),
  },
);

const FINDINGS: Readonly<Record<string, Shape>> = { on: fields({ on: text }), number: fields({ number }) };
const FINDING: Shape = (value, where, report) => {
  const shape = isObject(value) ? FINDINGS[Object.keys(value)[0] ?? ''] : undefined;
  if (shape === undefined)
    tell(report, where, said('figure.finding', '{ "on": a terrain } or { "number": a token } is needed'));
  else shape(value, where, report);
};

/** A hex, something to find, or one of several hexes. */
const FIGURE: Shape = (value, where, report) => {
  if (isObject(value) && 'anyOf' in value)
    return fields({ anyOf: listOf(hexShape(), 1) })(value, where, report);
  if (isObject(value) && ('on' in value || 'number' in value)) return FINDING(value, where, report);
  hexShape({}, { follows: FINDING })(value, where, report);
};

export const BOARD_SHAPE = fields(
  { hexes: listOf(HEX, 1) },
  {
    frame: listOf(hexShape()),
    splits: listOf(edgeShape()),
    harbours: listOf(edgeShape({ trades: text })),
    harbourKinds: mapOf(count),
    harboursStay: flag,
    robber: FIGURE,
    areas: mapOf(AREA),
    shuffles: listOf(SHUFFLE),
    params: mapOf(anything),
  },
);

const format: Shape = (value, where, report) => {
  if (value !== MAP_FORMAT)
    tell(report, where, said('format.only', '{format} is the only format there is', { format: MAP_FORMAT }));
};

const ROUND = fields({ piece: text, order: word('clockwise', 'reverse') }, { cards: flag });

/** By name of the part. Boards are checked one by one: a broken one hides no problem of the others. */
export const PARTS: Readonly<Record<string, Shape>> = {
  format,
  id: text,
  name: text,
  recipe: text,
  players: listOf(whole(2, 6), 1, 5),
  pointsToWin: whole(...MAP_LIMITS.pointsToWin),
  opening: listOf(ROUND, 0, MAP_LIMITS.rounds),
  boards: mapOf(anything),
};
export const OPTIONAL_PARTS: Readonly<Record<string, Shape>> = {
  author: text,
  licence: text,
  about: fields({}, { en: text, de: text, fr: text }),
  modules: fields({}, { with: listOf(text), without: listOf(text) }),
  cards: mapOf(count),
  cardsFor: mapOf(mapOf(count)),
  supply: mapOf(count),
  supplyFor: mapOf(mapOf(count)),
  options: mapOf(anything),
  params: mapOf(anything),
  notes: anything,
  measures: anything,
  redeal: fields({ hexes: text }, { fairAsPrinted: flag }),
};
