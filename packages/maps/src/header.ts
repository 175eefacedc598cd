/** What a log or a saved game says before its first line, and the table that it was played at. */
import { type Deal, fail, ok, type Result } from '@landnam/engine';
import {
  type By,
  type FailedOpening,
  layoutOfGame,
  type LogHeader,
  type LogProblem,
  type LogTrouble,
  RULES_VERSION,
} from '@landnam/engine/log';
import type { Extras } from '@landnam/engine/rules';
import { ATLAS, gameIds } from './atlas.js';
import { checkOwn } from '#checker';
import type { LaidDeal } from './beginning.js';
import type { MapProblem } from './check/check.js';
import type { MapData } from './format.js';
import { knownOwn } from './own/registry.js';
import { isSameMap, mapHash } from './mapHash.js';
import { setTable, type Table } from './open.js';

/** What a log says besides the game itself. */
export interface About {
  readonly seed?: string;
  readonly commitment?: string;
  readonly nonces?: readonly (string | null)[];
  /** How outcomes are numbered, and openings that came to nothing. */
  readonly scheme?: number;
  readonly failed?: readonly FailedOpening[];
  /** Who plays at each seat. */
  readonly seated?: readonly By[];
  /** What people call themselves; outside the hashed text. */
  readonly names?: readonly (string | undefined)[];
}

export const headerOf = (
  { map, game, options, extras }: Table,
  deal: Deal | LaidDeal,
  { names: _names, ...about }: About = {},
): LogHeader => ({
  rules: game.scenario.version,
  game: map.id,
  map: mapHash(map, game.seats, extras),
  layout: layoutOfGame(game),
  seats: game.seats,
  options,
  deal,
  ...about,
  ...(ATLAS.get(map.id) === map ? {} : { mapData: map }),
});

export interface ReplayProblem extends LogProblem {
  /** The rule that refuses the entry. */
  readonly rule?: string;
}

const HEADER_LINE = 2;
export const inHeader = (code: LogTrouble, why: string): ReplayProblem => ({
  code,
  line: HEADER_LINE,
  entry: 0,
  why: `header: ${why}`,
});
/** The map of the header: one that ships, the one it brings along, or one that is kept elsewhere by its id. */
const mapOf = ({ game, mapData }: LogHeader, extras: Extras): Result<MapData, ReplayProblem> => {
  const shipped = ATLAS.get(game);
  if (shipped !== undefined) return ok(shipped);
  const own = mapData === undefined ? knownOwn(game) : undefined;
  if (own !== undefined) return ok(own);
  if (mapData === undefined)
    return fail(inHeader('noSuchGame', `no game is called "${game}": ${gameIds().join(', ')} are known`));
  const checked = checkOwn(mapData, { extras });
  if (checked.ok && checked.value.id === game) return checked;
  const why = checked.ok ? `it is called ${checked.value.id}` : describeMap(checked.error);
  return fail(inHeader('mapChanged', `the map of "${game}": ${why}`));
};

const describeMap = ([problem]: readonly MapProblem[]): string =>
  problem === undefined ? 'it cannot be read' : `${problem.where}: ${problem.what}`;

/** The table a log or a saved game was played at, if this version can still set it. */
export const tableOf = (header: LogHeader, extras: Extras = {}): Result<Table, ReplayProblem> => {
  const { rules, seats, options } = header;
  if (rules > RULES_VERSION)
    return fail(
      inHeader(
        'newerRules',
        `written by rules version ${rules}, which is newer than this one, ${RULES_VERSION}`,
      ),
    );
  const map = mapOf(header, extras);
  if (!map.ok) return map;
  const table = setTable(map.value, seats, options, { version: rules, extras });
  if (!table.ok) return fail(inHeader('badOptions', table.error));
  if (isSameMap(map.value, seats, header.map, extras)) return table;
  const hash = mapHash(map.value, seats, extras);
  return fail(
    inHeader(
      'mapChanged',
      `the map of ${header.game} is another one: its hash is ${hash}, not ${header.map}`,
    ),
  );
};

/** `line 40, entry 37: "p1 buildRoad e3" is refused: edgeTaken [B-30]`. */
export const describeProblem = ({ line, entry, why, rule }: ReplayProblem): string =>
  `${line > 0 ? `line ${line}, ` : ''}entry ${entry}: ${why}${rule === undefined ? '' : ` [${rule}]`}`;
