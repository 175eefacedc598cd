/** Positions as text: the readable JSON form and the short line, with the game they belong to. */
import {
  begin,
  type Deal,
  fail,
  makeState,
  NONE,
  ok,
  type Options,
  type Result,
  type State,
} from '@landnam/engine';
import { RULES_VERSION } from '@landnam/engine/log';
import {
  makeBodyLine,
  makePosition,
  type PositionBody,
  PositionDraft,
  readBodyLine,
  readPositionBody,
  WHOLE,
} from '@landnam/engine/position';
import { type Extras, isObject, type Report, shown } from '@landnam/engine/rules';
import { ATLAS, gameIds } from './atlas.js';
import { checkMap } from './check/check.js';
import type { MapData } from './format.js';
import { setTable, type Table, type TableOptions } from './open.js';
import { optionsOf } from './options.js';

export const POSITION_FORMAT = 1;
const LINE_START = `pos${POSITION_FORMAT}`;
/** What everyone sees, whoever looks. */
const EVERYBODY = 'all';
const LONGEST = 1_000_000;

type Json = Readonly<Record<string, unknown>>;

export interface PositionJson {
  readonly position: number;
  readonly rules: number;
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  /** The map itself, if it does not ship. */
  readonly mapData?: MapData;
  /** Whose view; absent for a whole position. */
  readonly view?: string;
  readonly [part: string]: unknown;
}

export interface PositionProblem {
  readonly where: string;
  readonly what: string;
}

export interface OpenPosition extends Table {
  readonly state: State;
  /** WHOLE, a seat, or NONE for what everyone sees. */
  readonly viewer: number;
}

export interface PositionOptions {
  /** Deals a board from a seed; without it a position must include its board. */
  readonly deal?: (table: Table, seed: string) => Deal;
  /** Modules from outside the engine that the position's own map adds by name. */
  readonly extras?: Extras;
}

const isShipped = (map: MapData): boolean => ATLAS.get(map.id) === map;

const makeViewer = (viewer: number): { view?: string } => {
  if (viewer === WHOLE) return {};
  return { view: viewer === NONE ? EVERYBODY : `p${viewer}` };
};

const headOf = ({ map, game, options }: Table, viewer: number) => ({
  position: POSITION_FORMAT,
  rules: game.scenario.version,
  game: map.id,
  seats: game.seats,
  options,
  ...(isShipped(map) ? {} : { mapData: map }),
  ...makeViewer(viewer),
});

/** The readable form; in a view, others' cards are counts. */
export const writePosition = (table: Table, state: State, viewer = WHOLE): PositionJson => ({
  ...headOf(table, viewer),
  ...makePosition(table.game, state, viewer),
});

const optionPart = ({ map, game, options }: Table): string[] => {
  const chosen = optionsOf(map, game.seats).filter(({ name, default: usual }) => options[name] !== usual);
  if (chosen.length === 0) return [];
  return [`options=${chosen.map(({ name }) => `${name}:${String(options[name])}`).join(',')}`];
};

/** One line that fits into a URL; only for maps that ship, since any other would have to be included. */
export const writePositionLine = (table: Table, state: State, viewer = WHOLE): Result<string, string> => {
  const { map, game } = table;
  if (!isShipped(map))
    return fail(`${map.id} is not a map that ships: its positions only have the JSON form`);
  const body: PositionBody = makePosition(game, state, viewer);
  const { view } = makeViewer(viewer);
  const head = [LINE_START, map.id.replaceAll('/', '.'), String(game.seats), ...optionPart(table)];
  return ok([...head, ...(view === undefined ? [] : [`view=${view}`]), makeBodyLine(game, body)].join('/'));
};

const valueOf = (word: string): unknown => {
  if (word === 'true' || word === 'false') return word === 'true';
  return /^\d+$/.test(word) ? Number(word) : word;
};

/** Choices are words even where they look like numbers. */
const readOptionPart = (map: MapData, part: string): Json =>
  Object.fromEntries(
    part.split(',').map((entry) => {
      const [name = '', word = ''] = entry.split(':');
      const choices = optionsOf(map).find((spec) => spec.name === name)?.choices;
      return [name, choices === undefined ? valueOf(word) : word];
    }),
  );

type Parts = readonly (readonly [string, string])[];

const partsOf = (entries: readonly string[]): Parts =>
  entries.map((entry) => {
    const cut = entry.indexOf('=');
    return [entry.slice(0, Math.max(0, cut)), entry.slice(cut + 1)] as const;
  });

const HEAD_PARTS = ['options', 'view', 'seed'];

/** The head of a line as JSON, and the rest of it for the game to read. */
const readLineHead = (line: string): Result<{ head: Json; rest: string }, PositionProblem[]> => {
  const [, id = '', seats = '', ...entries] = line.split('/');
  const game = id.replaceAll('.', '/');
  const map = ATLAS.get(game);
  if (map === undefined)
    return problem('game', `no game is called "${game}": ${gameIds().join(', ')} are known`);
  const parts = partsOf(entries);
  const valued = (name: string): string | undefined => parts.find(([key]) => key === name)?.[1];
  const [options, view, seed] = HEAD_PARTS.map(valued);
  const head = {
    position: POSITION_FORMAT,
    rules: RULES_VERSION,
    game,
    seats: Number(seats),
    options: options === undefined ? {} : readOptionPart(map, options),
    ...(view === undefined ? {} : { view }),
    ...(seed === undefined ? {} : { seed }),
  };
  const rest = entries.filter((_, i) => !HEAD_PARTS.includes(parts[i]?.[0] ?? '')).join('/');
  return ok({ head, rest });
};

const problem = (where: string, what: string): Result<never, PositionProblem[]> => fail([{ where, what }]);

const parseJson = (text: string): Result<Json, PositionProblem[]> => {
  try {
    const json: unknown = JSON.parse(text);
    return isObject(json) ? ok(json) : problem('file', 'a position is a JSON object');
  } catch (error) {
    return problem('file', `it is not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}`);
  }
};

const mapOf = ({ game, mapData }: Json, extras: Extras): Result<MapData, PositionProblem[]> => {
  const shipped = ATLAS.get(String(game));
  if (shipped !== undefined) return ok(shipped);
  if (mapData === undefined)
    return problem('game', `no game is called ${shown(game)}: ${gameIds().join(', ')} are known`);
  const checked = checkMap(mapData, { extras });
  return checked.ok
    ? checked
    : fail(checked.error.map(({ where, what }) => ({ where: `mapData ${where}`, what })));
};

const MOST_TABLES = 64;
const tables = new Map<string, Table>();

/** Compiling a game takes longer than reading a thousand positions of it. */
const knownTable = (map: MapData, seats: number, options: Json, how: TableOptions): Result<Table, string> => {
  const key = isShipped(map) ? JSON.stringify([map.id, seats, options, how.version]) : '';
  const known = tables.get(key);
  if (known !== undefined) return ok(known);
  const table = setTable(map, seats, options, how);
  if (tables.size >= MOST_TABLES) tables.clear();
  if (table.ok && key !== '') tables.set(key, table.value);
  return table;
};

const tableOf = (json: Json, extras: Extras): Result<Table, PositionProblem[]> => {
  const { position, rules = RULES_VERSION, seats, options = {} } = json;
  if (position !== POSITION_FORMAT)
    return problem('position', `${POSITION_FORMAT} is the only format there is`);
  if (!Number.isInteger(rules) || Number(rules) > RULES_VERSION)
    return problem('rules', `${shown(rules)} is not a version up to this one, ${RULES_VERSION}`);
  if (!isObject(options)) return problem('options', `an object is needed, not ${shown(options)}`);
  const map = mapOf(json, extras);
  if (!map.ok) return map;
  const table = knownTable(map.value, Number(seats), options, { version: Number(rules), extras });
  return table.ok ? table : problem('table', table.error);
};

const viewerOf = ({ view }: Json, seats: number): Result<number, PositionProblem[]> => {
  if (view === undefined) return ok(WHOLE);
  if (view === EVERYBODY) return ok(NONE);
  const seat = typeof view === 'string' && /^p\d$/.test(view) ? Number(view.slice(1)) : NONE;
  return seat < seats
    ? ok(seat)
    : problem('view', `${shown(view)} is neither ${EVERYBODY} nor p0 to p${seats - 1}`);
};

/** A seed is only accepted as input, since dealing may change; what is written has the board as dealt. */
const layBoard = (
  table: Table,
  seed: unknown,
  { deal }: PositionOptions,
): Result<State, PositionProblem[]> => {
  const state = makeState(table.game);
  if (seed === undefined) return ok(state);
  if (deal === undefined) return problem('seed', 'nobody deals here: the board itself is needed');
  if (typeof seed !== 'string' && typeof seed !== 'number')
    return problem('seed', `a text or a number is needed, not ${shown(seed)}`);
  begin(table.game, state, deal(table, String(seed)));
  return ok(state);
};

const HEAD = ['position', 'rules', 'game', 'seats', 'options', 'mapData', 'view', 'seed'];

const bodyOf = (json: Json): Json =>
  Object.fromEntries(Object.entries(json).filter(([name]) => !HEAD.includes(name)));

type Expand = (table: Table, report: Report) => Json;

const readWith = (
  { head, expand }: Source,
  options: PositionOptions,
): Result<OpenPosition, PositionProblem[]> => {
  const table = tableOf(head, options.extras ?? {});
  if (!table.ok) return table;
  const { game } = table.value;
  const viewer = viewerOf(head, game.seats);
  if (!viewer.ok) return viewer;
  const state = layBoard(table.value, head['seed'], options);
  if (!state.ok) return state;
  const problems: PositionProblem[] = [];
  const report: Report = (where, what) => void problems.push({ where, what });
  const reading = { viewer: viewer.value, dealt: head['seed'] !== undefined };
  const body = expand(table.value, report);
  if (problems.length === 0) readPositionBody(game, state.value, body, reading, report);
  if (problems.length > 0) return fail(problems);
  return ok({ ...table.value, state: state.value, viewer: viewer.value });
};

/** Of either form: what game it belongs to, and the rest for that game to read. */
interface Source {
  readonly head: Json;
  readonly expand: Expand;
}

const lineSource = (text: string): Result<Source, PositionProblem[]> => {
  const line = readLineHead(text);
  if (!line.ok) return line;
  const { head, rest } = line.value;
  return ok({ head, expand: ({ game }, report) => readBodyLine(game, rest, report) });
};

const sourceOf = (source: string | Json): Result<Source, PositionProblem[]> => {
  if (typeof source === 'string' && source.length > LONGEST)
    return problem('file', 'it is too long for a position');
  const text = typeof source === 'string' ? source.trim() : '';
  if (text.startsWith(`${LINE_START}/`)) return lineSource(text);
  if (typeof source === 'string' && !text.startsWith('{'))
    return problem('file', `a position is a JSON object, or a line that begins with ${LINE_START}/`);
  const json = typeof source === 'string' ? parseJson(text) : ok(source);
  return json.ok ? ok({ head: json.value, expand: () => bodyOf(json.value) }) : json;
};

/** Reads either form; every fault is named with its place, and nothing is thrown. */
export const readPosition = (
  source: string | Json,
  options: PositionOptions = {},
): Result<OpenPosition, PositionProblem[]> => {
  const read = sourceOf(source);
  return read.ok ? readWith(read.value, options) : read;
};

export interface OpenDraft extends Table {
  readonly draft: PositionDraft;
}

/** A whole position that was laid by hand, right or wrong: what is wrong with it the draft itself says. */
export const readDraft = (source: string | Json): Result<OpenDraft, PositionProblem[]> => {
  const read = sourceOf(source);
  if (!read.ok) return read;
  const { head, expand } = read.value;
  const table = tableOf(head, {});
  if (!table.ok) return table;
  if (head['view'] !== undefined) return problem('view', 'what others hold is missing');
  const problems: PositionProblem[] = [];
  const report: Report = (where, what) => void problems.push({ where, what });
  const draft = PositionDraft.from(table.value.game, expand(table.value, report), report);
  return problems.length > 0 ? fail(problems) : ok({ ...table.value, draft });
};

/** The readable form, right or wrong. */
export const writeDraft = (table: Table, draft: PositionDraft): PositionJson => ({
  ...headOf(table, WHOLE),
  ...draft.body(),
});

/** `v12: another building stands beside it [B-12]`. */
export const describeFaults = (problems: readonly PositionProblem[]): string =>
  problems.map(({ where, what }) => `${where}: ${what}`).join('; ');
