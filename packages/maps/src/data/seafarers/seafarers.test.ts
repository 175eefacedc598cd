/** The boards are facts: they agree with the reference where it is available, and with their checksums everywhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { perft } from '@landnam/bots';
import {
  type Axial,
  axialKey,
  type Corner,
  CORNERS,
  cornerPoint,
  pointKey,
  type Side,
  sideEnds,
  SIDES,
} from '@landnam/engine';
import { hashText } from '@landnam/engine/log';
import { expect, test } from 'vitest';
import { dealt } from '../../../../../test/support/arbitraries.js';
import { table } from '../../../../../test/support/table.js';
import { boardFor, checkMap, type MapBoard, type MapData } from '../../index.js';
import { seafarers } from './index.js';

const maps = seafarers as readonly MapData[];

/** Map id → checksum, and opening counts to depth 3 for three and four players. */
const GOLDEN: Readonly<Record<string, readonly [string, number, number]>> = {
  'seafarers/new-shores': ['95149de3d8a37be5', 6610, 10833],
  'seafarers/four-islands': ['93b8d06529a42232', 24113, 32150],
  'seafarers/fog-islands': ['f439dfbb1d2b64a3', 9753, 13918],
  'seafarers/through-the-desert': ['28484c449c2ad9da', 7200, 10123],
  'seafarers/forgotten-tribe': ['62eac49ab7f84817', 11396, 11396],
  'seafarers/cloth': ['fb54233876818073', 24583, 24583],
  'seafarers/pirate-islands': ['4c5cb0e3d66eef85', 3808, 3064],
  'seafarers/new-world': ['7d54a35f53457ee4', 34416, 34416],
  'seafarers/wonders': ['fd8311616194bf41', 21888, 21888],
};

/** Nothing is printed: the counts are those of one seed. */
const isRandom = ({ boards }: MapData): boolean =>
  Object.values(boards).some(({ shuffles }) => shuffles?.some(({ always }) => always));

test.each(maps.map((map) => [map.id, map] as const))('[S-15] %s is whole and has its checksum', (id, map) => {
  expect(checkMap(map)).toEqual({ ok: true, value: map });
  const counts = [3, 4].map((seats) => {
    const { game, state } = isRandom(map) ? dealt(id, seats, {}, 1) : table(id, seats);
    return perft(game, state, 3);
  });
  expect([hashText(JSON.stringify(map)), ...counts]).toEqual(GOLDEN[id]);
});

// --- the reference

type Edge = Axial & { readonly side: Side };
type Vertex = Axial & { readonly corner: Corner };
interface ReferenceSeat {
  readonly color: string;
  readonly start: Vertex;
  readonly startShip: Edge;
  readonly landing: Vertex;
  readonly fortress: Vertex;
  readonly route: {
    readonly startToLandingEdges: readonly Edge[];
    readonly landingToFortressEdges: readonly Edge[];
  };
}
interface ReferenceGroup {
  readonly hexes: readonly Axial[];
  readonly always?: boolean;
  readonly restricted?: readonly Axial[];
}
interface ReferenceArea {
  readonly start?: boolean;
  readonly settle?: boolean;
  readonly robber?: boolean;
}
interface ReferenceMap {
  readonly frame: { readonly sea: readonly Axial[] };
  readonly areas: Readonly<Record<string, ReferenceArea>>;
  readonly hexes: readonly (Axial & {
    readonly terrain: string;
    readonly number?: number;
    readonly area?: string;
  })[];
  readonly harbors: readonly (Edge & { readonly type?: string })[];
  readonly harborTypes: Readonly<Record<string, number>>;
  readonly robber: Axial | null;
  readonly pirate: Axial | null;
  readonly shuffleGroups?: readonly ReferenceGroup[];
  readonly fogStack?: {
    readonly terrain: Readonly<Record<string, number>>;
    readonly numbers: readonly number[];
  };
  readonly gifts?: Readonly<Record<'vp' | 'devCard' | 'harbor', readonly Edge[]>>;
  readonly villages?: readonly (Vertex & { readonly number: number })[];
  readonly cloth?: { readonly perVillage: number; readonly generalSupply: number };
  readonly seats?: readonly ReferenceSeat[];
  readonly fleetPath?: readonly Axial[];
  readonly fortressChits?: number;
  readonly noStartIntersections?: Readonly<Record<'brown' | 'purple' | 'exclamation', readonly Vertex[]>>;
  readonly tileStack?: Readonly<Record<string, number>>;
  readonly numberStack?: readonly number[];
}
interface Reference {
  readonly scenario: number;
  readonly victoryPoints: number;
  readonly players?: Readonly<Record<string, ReferenceMap>>;
  readonly map?: ReferenceMap;
  readonly wonders?: readonly { readonly costPerLevel: Readonly<Record<string, number>> }[];
  readonly wonderLevels?: number;
}

const folder = fileURLToPath(new URL('../../../../../../shared/reference/seafarers/', import.meta.url));
const references: readonly Reference[] = (existsSync(folder) ? readdirSync(folder) : [])
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(folder + name, 'utf8')) as Reference);

const SCENARIOS = [
  'new-shores',
  'four-islands',
  'fog-islands',
  'through-the-desert',
  'forgotten-tribe',
  'cloth',
  'pirate-islands',
  'wonders',
  'new-world',
];

const KINDS: Readonly<Record<string, string>> = {
  '3:1': 'any',
  forest: 'lumber',
  hills: 'brick',
  pasture: 'wool',
  fields: 'grain',
  mountains: 'ore',
};

const cornerKey = (at: Vertex): string => pointKey(cornerPoint(at, CORNERS.indexOf(at.corner)));
const sideKey = (at: Edge): string => sideEnds(at, SIDES.indexOf(at.side)).map(pointKey).sort().join(' ');
const all = <T>(list: readonly T[], key: (entry: T) => string): string[] => list.map(key).sort();
const present = <T extends object>(record: T): Partial<T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== 0)) as Partial<T>;
const inGoods = (counts: Readonly<Record<string, number>>): object =>
  Object.fromEntries(Object.entries(counts).map(([kind, count]) => [KINDS[kind], count]));

const compareGround = (board: MapBoard, of: ReferenceMap): void => {
  const mine = board.hexes.map(({ q, r, terrain, number, area }) => ({
    q,
    r,
    terrain,
    number: number ?? 0,
    area,
  }));
  expect(mine).toEqual(
    of.hexes.map(({ q, r, terrain, number, area }) => ({ q, r, terrain, number: number ?? 0, area })),
  );
  expect(all(board.frame ?? [], axialKey)).toEqual(all(of.frame.sea, axialKey));
  for (const [name, { start, settle, robber }] of Object.entries(of.areas)) {
    const area = board.areas?.[name];
    expect([area?.start ?? false, area?.settle ?? true, area?.robber ?? true]).toEqual([
      start ?? false,
      settle ?? true,
      robber ?? true,
    ]);
  }
};

const compareFigures = (board: MapBoard, of: ReferenceMap): void => {
  expect(board.robber ?? null).toEqual(
    of.robber && expect.objectContaining({ q: of.robber.q, r: of.robber.r }),
  );
  if (of.fleetPath === undefined)
    expect(board.params?.pirate?.start ?? null).toEqual(of.pirate && { q: of.pirate.q, r: of.pirate.r });
};

const compareHarbours = (board: MapBoard, of: ReferenceMap): void => {
  if (of.gifts !== undefined || of.tileStack !== undefined)
    return expect(board.harbours ?? []).toEqual([]);
  const places = (board.harbours ?? []).map((at) => `${sideKey(at)} ${at.trades ?? ''}`);
  expect(places).toEqual(
    of.harbors.map((at) => `${sideKey(at)} ${at.type === undefined ? '' : KINDS[at.type]}`),
  );
  if (board.harbourKinds !== undefined) expect(board.harbourKinds).toEqual(inGoods(of.harborTypes));
};

const compareShuffles = (board: MapBoard, of: ReferenceMap): void => {
  const groups = (of.shuffleGroups ?? []).filter(({ always }) => always !== true);
  const mine = (board.shuffles ?? []).filter(({ always }) => always !== true);
  expect(mine.length).toBe(groups.length);
  mine.forEach((shuffle, i) => {
    const members = board.hexes.filter(
      ({ area, group }) => area === shuffle.hexes || group === shuffle.hexes,
    );
    expect(all(members, axialKey)).toEqual(all(groups[i].hexes, axialKey));
    const restricted = (shuffle.limits ?? []).flatMap(({ hexes }) => hexes ?? []);
    expect(all(restricted, axialKey)).toEqual(all(groups[i].restricted ?? [], axialKey));
  });
};

type Seat = NonNullable<NonNullable<MapBoard['params']>['pirateIslands']>['seats'][number];
const seatKey = (seat: Seat): unknown[] => [
  seat.colour,
  [seat.start, seat.landing, seat.fortress].map(cornerKey),
  sideKey(seat.ship),
  all(seat.toLanding, sideKey),
  all(seat.toFortress, sideKey),
];
const referenceSeatKey = ({ color, start, landing, fortress, startShip, route }: ReferenceSeat): unknown[] => [
  color,
  [start, landing, fortress].map(cornerKey),
  sideKey(startShip),
  all(route.startToLandingEdges, sideKey),
  all(route.landingToFortressEdges, sideKey),
];

const compareMarks = (board: MapBoard, of: ReferenceMap): void => {
  if (of.tileStack !== undefined) {
    const [stack] = board.shuffles ?? [];
    expect([stack?.tiles, stack?.numbers]).toEqual([present(of.tileStack), of.numberStack]);
  }
  if (of.fogStack !== undefined)
    expect(board.params?.fog).toEqual({ tiles: of.fogStack.terrain, numbers: of.fogStack.numbers });
  if (of.gifts !== undefined) {
    const tribe = board.params?.tribe;
    expect(all(tribe?.points ?? [], sideKey)).toEqual(all(of.gifts.vp, sideKey));
    expect(all(tribe?.cards ?? [], sideKey)).toEqual(all(of.gifts.devCard, sideKey));
    expect(all(tribe?.harbours ?? [], sideKey)).toEqual(all(of.gifts.harbor, sideKey));
    expect(tribe?.harbourKinds).toEqual(inGoods(of.harborTypes));
  }
  if (of.villages !== undefined) {
    const cloth = board.params?.cloth;
    const village = (at: Vertex & { number: number }): string => `${cornerKey(at)} ${at.number}`;
    expect(all(cloth?.villages ?? [], village)).toEqual(all(of.villages, village));
    expect([cloth?.perVillage, cloth?.supply]).toEqual([of.cloth?.perVillage, of.cloth?.generalSupply]);
  }
  if (of.seats !== undefined) {
    const islands = board.params?.pirateIslands;
    expect(islands?.fleet).toEqual(of.fleetPath);
    expect(islands?.chits).toBe(of.fortressChits);
    expect(islands?.seats.map(seatKey)).toEqual(of.seats.map(referenceSeatKey));
  }
  if (of.noStartIntersections !== undefined) {
    const { brown, purple, exclamation } = of.noStartIntersections;
    const wonders = board.params?.wonders;
    expect(all(wonders?.desert ?? [], cornerKey)).toEqual(all(brown, cornerKey));
    expect(all(wonders?.strait ?? [], cornerKey)).toEqual(all(purple, cornerKey));
    expect(all(wonders?.closed ?? [], cornerKey)).toEqual(all(exclamation, cornerKey));
  }
};

const compareWonders = (map: MapData, { wonders, wonderLevels }: Reference): void => {
  const mine = boardFor(map, 4).params?.wonders;
  expect(mine?.levels).toBe(wonderLevels);
  expect(mine?.wonders.map(({ cost }) => cost)).toEqual(
    wonders?.map(({ costPerLevel }) => inGoods(costPerLevel)),
  );
};

const boardsOf = (reference: Reference): readonly (readonly [number, ReferenceMap])[] =>
  [3, 4].map((seats) => [seats, (reference.players?.[String(seats)] ?? reference.map)!]);

const shipped = (name: string): MapData | undefined => maps.find(({ id }) => id === `seafarers/${name}`);

test.each(
  references
    .map((reference) => [SCENARIOS[reference.scenario - 1], reference] as const)
    .filter(([name]) => shipped(name) !== undefined),
)(
  '[S-15] every hex, number, harbour and mark of %s agrees with the reference',
  (name, reference) => {
    const map = shipped(name)!;
    expect(map.pointsToWin).toBe(reference.victoryPoints);
    compareWonders(map, reference);
    for (const [seats, of] of boardsOf(reference)) {
      const board = boardFor(map, seats);
      compareGround(board, of);
      compareFigures(board, of);
      compareHarbours(board, of);
      compareShuffles(board, of);
      compareMarks(board, of);
    }
  },
);
