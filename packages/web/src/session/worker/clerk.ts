/** What the worker answers without an open game: previews, new games, logs from files, whether a saved game opens. */
import { fail, NONE, ok, type Result } from '@landnam/engine';
import { RECIPES } from '@landnam/engine/rules';
import { isLearned } from '@landnam/bots';
import { ATLAS, boardFor, fetchGame, findMap, isOwnId, type MapData, optionsOf } from '@landnam/maps';
import { fetchAll, fetchTable, type LiveTable, messageOf, newTable, type GameStanding } from '@landnam/table';
import type { FoundGame, Keep } from '../storage/keep.js';
import { keptOf, type SavedGame } from '../storage/savedGame.js';
import type {
  GameInfo,
  GameSetup,
  MapLabels,
  Preview,
  OpenProblem,
  ProblemCode,
  Sketch,
  Still,
} from '../types.js';
import { updateFor } from './update.js';

/** How a map of somebody's own is called; nothing for one that ships. */
const labelsOf = (map: MapData): { readonly own?: MapLabels } => {
  if (ATLAS.get(map.id) === map) return {};
  const { name, author, licence, about } = map;
  return { own: { name, ...(author && { author }), ...(licence && { licence }), ...(about && { about }) } };
};

const modulesOf = ({ recipe, modules }: MapData): readonly string[] => [
  ...RECIPES[recipe]!.modules.map(({ name }) => name).filter((name) => !modules?.without?.includes(name)),
  ...(modules?.with ?? []),
];

export const loadOwn = async (game: string): Promise<void> => {
  if (isOwnId(game)) await (await import('./workshop/own.js')).load(game);
};

export const infoFrom = (id: string, setup: GameSetup, { game, map }: GameStanding['table']): GameInfo => {
  const { layout, board, scenario, seats } = game;
  const [modules, types] = [game.modules.map(({ name }) => name), game.rules.map(({ type }) => type)];
  return { id, setup, layout, board, scenario, seats, modules, types, ...labelsOf(map) };
};
export const infoOf = (id: string, live: LiveTable): GameInfo => infoFrom(id, live.setup, live.table);

export const savedOf = (id: string, live: LiveTable, created: number, branch = 0): SavedGame => ({
  id,
  setup: live.setup,
  header: live.header,
  created,
  updated: Date.now(),
  plies: live.entries.length,
  round: live.round,
  winners: live.over()?.winners ?? null,
  ...(branch > 0 && { branch }),
});

const problem = (code: ProblemCode, line: string): { readonly ok: false; readonly error: OpenProblem } =>
  fail({ code, line });

export const findSaved = async (keep: Keep, id: string): Promise<Result<FoundGame, OpenProblem>> => {
  try {
    const found = await keep.find(id);
    return found === undefined ? problem('missing', '') : ok(found);
  } catch (error) {
    return problem('storage', messageOf(error));
  }
};

/** Who begins is no part of the board. */
const boardOf = ({ header: { deal } }: LiveTable): string =>
  JSON.stringify(deal, (part, value: unknown) => (part === 'first' ? undefined : value));

const SEEDS = ['1', '2', '3'];

const varies = (setup: GameSetup, live: LiveTable): boolean =>
  SEEDS.some((seed) => {
    const other = newTable({ ...setup, seed });
    return other.ok && boardOf(other.value) !== boardOf(live);
  });

/** How many most people are: their board stands for the map. */
const USUAL = 4;

export class Clerk {
  private readonly keep: Keep;

  constructor(keep: Keep) {
    this.keep = keep;
  }

  /** A board to preview; nothing is stored. */
  async preview(setup: GameSetup): Promise<Result<Preview, string>> {
    await loadOwn(setup.game);
    await fetchAll(setup.game);
    const live = newTable(setup);
    if (!live.ok) return live;
    const { map } = live.value.table;
    const [info, update] = [infoOf('', live.value), updateFor(live.value, NONE, 0)];
    const options = optionsOf(map, info.seats);
    const learned = isLearned(map.id, info.seats);
    return ok({ info, update, options, players: map.players, learned, varies: varies(setup, live.value) });
  }

  /** A position as text, after these actions; nothing is stored. */
  async still(position: string | object, plays: readonly string[]): Promise<Result<Still, string>> {
    const { openStill } = await import('./stills.js');
    const opened = await openStill(position, plays);
    if (!opened.ok) return opened;
    const { setup, standing } = opened.value;
    return ok({ info: infoFrom('', setup, standing.table), update: updateFor(standing, NONE, 0) });
  }

  /** The printed map, as far as it is printed. */
  async sketch(game: string): Promise<Sketch | undefined> {
    await loadOwn(game);
    await fetchGame(game);
    const map = findMap(game);
    if (map === undefined) return undefined;
    const { hexes } = boardFor(map, map.players.includes(USUAL) ? USUAL : Math.max(...map.players));
    return {
      hexes: hexes.map(({ q, r, terrain }) => ({ q, r, terrain })),
      players: map.players,
      pointsToWin: map.pointsToWin,
      modules: modulesOf(map),
      ...labelsOf(map),
    };
  }

  async create(id: string, setup: GameSetup): Promise<Result<string, OpenProblem>> {
    await loadOwn(setup.game);
    await fetchAll(setup.game);
    const live = newTable(setup);
    if (!live.ok) return problem('badOptions', live.error);
    await this.keep.write({ saved: savedOf(id, live.value, Date.now()), entries: [] }, 0);
    return ok(id);
  }

  /** A log from a file becomes a game of this browser. */
  async import(id: string, text: string): Promise<Result<string, OpenProblem>> {
    const { importLog } = await import('./logs.js');
    const live = await importLog(text, id);
    if (!live.ok) return live;
    const { entries, header } = live.value;
    if (header.mapData !== undefined) await (await import('./workshop/own.js')).keepMapOf(live.value);
    await this.keep.write({ saved: savedOf(id, live.value, Date.now()), entries }, 0);
    return ok(id);
  }

  /** Why a saved game can no longer be opened; null if it can. */
  async inspect(id: string): Promise<OpenProblem | null> {
    const found = await findSaved(this.keep, id);
    if (!found.ok) return found.error;
    const live = await fetchTable(keptOf(found.value));
    return live.ok ? null : live.error;
  }
}
