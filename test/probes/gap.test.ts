/** [N-4] Gaps are data: six coastal edges cut in two by a joint where nothing can stand. */
import { edgeAt, NONE, sideIndex } from '@landnam/engine';
import { ATLAS, checkMap, dealTable, type MapData, setTable } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { constant } from '../support/chance.js';
import { TestTable } from '../support/table.js';

const GAPS = [
  { q: 0, r: -2, side: 'NW' },
  { q: 2, r: -2, side: 'NE' },
  { q: 2, r: 0, side: 'E' },
  { q: 0, r: 2, side: 'SE' },
  { q: -2, r: 2, side: 'SW' },
  { q: -2, r: 0, side: 'W' },
] as const;

const gapped = (): MapData => {
  const base = ATLAS.get('base') as MapData;
  const board = { ...base.boards['any'], splits: GAPS, harbours: [] };
  return { ...base, id: 'probe/gap', boards: { any: board } };
};

const gapTable = (): TestTable => {
  const set = setTable(gapped(), 4, { setUp: 'fixed' });
  if (!set.ok) throw new Error(set.error);
  return new TestTable(set.value.game, { ...dealTable(set.value, constant(0)), first: 0 });
};

/** The two halves of the gap at the top left, from the end it shares with the hex's other sides. */
const halves = (t: TestTable): { joint: number; near: number; far: number; a: number; b: number } => {
  const { board } = t.game;
  const [a, b] = [t.id('0,-2.NW'), t.id('0,-2.N')];
  const find = (end: number): number =>
    [0, 1, 2]
      .map((k) => board.vertexEdges[end * 3 + k])
      .find((edge) => edge !== NONE && joint(edge, end) >= 54)!;
  const joint = (edge: number, end: number): number =>
    board.edgeVertices[edge * 2] === end ? board.edgeVertices[edge * 2 + 1] : board.edgeVertices[edge * 2];
  return { joint: joint(find(a), a), near: find(a), far: find(b), a, b };
};

describe('the gap', () => {
  test('N-4: the map checker accepts it: 60 vertices, 78 edges, nothing at the joints', () => {
    expect(checkMap(gapped()).ok).toBe(true);
    const { board } = gapTable().game;
    expect([board.hexes, board.vertices, board.edges]).toEqual([19, 60, 78]);
    for (let joint = 54; joint < 60; joint++) expect(board.vertexHexes[joint * 3]).toBe(NONE);
    expect(edgeAt(board, { q: 0, r: -2 }, sideIndex('NW'))).toBe(-1);
  });

  test('N-4: both halves border the hex they were cut from', () => {
    const t = gapTable();
    const { near, far } = halves(t);
    for (const edge of [near, far]) expect(t.game.board.edgeHexes[edge * 2]).toBe(t.id('@0,-2'));
  });

  test('N-4: no building stands on a joint; the two ends keep the distance rule by themselves', () => {
    const t = gapTable();
    const { joint, a, b } = halves(t);
    expect(t.legal(0)).toHaveLength(54);
    t.refuses(`p0 placeSettlement v${joint}`, 'B-31', 'noPlaceForBuilding');
    t.do(`p0 placeSettlement v${a}`, `p0 placeRoad e${halves(t).near}`);
    expect(t.why(`p1 placeSettlement v${b}`)).toBeNull();
  });

  test('N-4: each half is a road; over the joint only one player joins the ends', () => {
    const t = gapTable();
    const { near, far, a } = halves(t);
    t.put(`p0 settlement v${a}`, `p1 settlement v${t.id('0,-2.NE')}`, 'p1 road 0,-2/NE');
    t.give(0, '3lumber 3brick').give(1, 'lumber brick').turn(0);
    t.refuses(`p0 buildRoad e${far}`, 'B-30', 'notJoined');
    t.do(`p0 buildRoad e${near}`);
    expect(t.why(`p0 buildRoad e${far}`)).toBeNull();
    t.turn(1).do(`p1 buildRoad e${far}`).turn(0);
    t.refuses('p0 buildRoad 0,-2/NE', 'B-30', 'edgeTaken').refuses(
      `p0 buildRoad e${far}`,
      'B-30',
      'edgeTaken',
    );
  });

  test('N-4: both halves count for the longest road', () => {
    const t = gapTable();
    const { near, far } = halves(t);
    t.put('p0 road 0,-2/SW 0,-2/W', `p0 road e${near} e${far}`, 'p0 road 0,-2/NE');
    expect([t.state.base.routeLength[0], t.points(0)]).toEqual([5, 2]);
  });
});
