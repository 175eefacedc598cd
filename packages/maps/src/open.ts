/** Combines recipe, map, options and set-up for everything that plays. */
import {
  begin,
  type Below,
  type Board,
  buildBoard,
  type Deal,
  fail,
  type Game,
  makeState,
  ok,
  type Options,
  type Result,
  type State,
} from '@landnam/engine';
import { type Extras, type GameOptions, makeGame } from '@landnam/engine/rules';
import { ATLAS, gameIds } from './atlas.js';
import { findMap } from './own/registry.js';
import { boardData, rulesOf } from './boardRules.js';
import { dealMap } from './deal.js';
import { boardFor, boardKey, type MapData } from './format.js';
import { checkOptions } from './options.js';

/** A game ready to be dealt: compiled once, dealt any number of times. */
export interface Table {
  readonly map: MapData;
  readonly game: Game;
  readonly options: Options;
  /** Modules from outside the engine that the map adds by name. */
  readonly extras?: Extras;
}

const maps = new WeakMap<Game, MapData>();

/** The map that a game was set up from; undefined for one compiled without. */
export const mapOf = (game: Game): MapData | undefined => maps.get(game);

const boards = new Map<string, Board>();

const boardOf = (map: MapData, seats: number): Board => {
  const data = boardFor(map, seats);
  const key = `${map.id} ${boardKey(map, seats)}`;
  const shipped = ATLAS.get(map.id) === map;
  const known = shipped ? boards.get(key) : undefined;
  if (known !== undefined) return known;
  const board = buildBoard(boardData(data));
  if (shipped) boards.set(key, board);
  return board;
};

/** `version` of the rules: a log of an older one keeps its meaning where a module supports it. */
export type TableOptions = GameOptions;

export const setTable = (
  map: MapData,
  seats: number,
  chosen: Readonly<Record<string, unknown>> = {},
  how: TableOptions = {},
): Result<Table, string> => {
  if (!map.players.includes(seats))
    return fail(`${map.id} is for ${map.players.join(', ')} players, not ${String(seats)}`);
  const options = checkOptions(map, seats, chosen);
  if (!options.ok) return options;
  const game = makeGame(rulesOf(map, seats), boardOf(map, seats), seats, options.value, how);
  maps.set(game, map);
  const { extras } = how;
  return ok({ map, game, options: options.value, ...(extras === undefined ? {} : { extras }) });
};

export const findTable = (
  id: string,
  seats: number,
  chosen: Readonly<Record<string, unknown>> = {},
): Result<Table, string> => {
  const map = findMap(id);
  if (map === undefined) return fail(`no game is called "${id}": ${gameIds().join(', ')} are known`);
  return setTable(map, seats, chosen);
};

export const dealTable = ({ map, game, options }: Table, below: Below): Deal =>
  dealMap(map, game, options, below);

export interface OpenGame extends Table {
  readonly deal: Deal;
  readonly state: State;
}

export const openGame = (
  id: string,
  seats: number,
  chosen: Readonly<Record<string, unknown>>,
  below: Below,
): Result<OpenGame, string> => {
  const table = findTable(id, seats, chosen);
  if (!table.ok) return table;
  const deal = dealTable(table.value, below);
  const state = makeState(table.value.game);
  begin(table.value.game, state, deal);
  return ok({ ...table.value, deal, state });
};
