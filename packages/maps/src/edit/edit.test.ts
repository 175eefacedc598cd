import { axialKey, buildBoard } from '@landnam/engine';
import { formOf, RECIPES } from '@landnam/engine/rules';
import { describe, expect, test } from 'vitest';
import { ATLAS } from '../atlas.js';
import { boardData } from '../boardRules.js';
import { checkMap } from '../check/check.js';
import { type MapBoard, type MapData } from '../format.js';
import {
  applyEdit,
  around,
  beginHistory,
  between,
  blankMap,
  canRedo,
  connected,
  copyAround,
  copyOf,
  doEdit,
  type EditRecord,
  faultPlaces,
  figurePlaces,
  isRobberBeside,
  leastOf,
  MAP_LIMITS,
  type MapEdit,
  markKinds,
  MOST_BYTES,
  MOST_STEPS,
  movedPlaces,
  numbersFor,
  openRecord,
  paramsAt,
  pasted,
  pasteEdit,
  presentOf,
  recordOf,
  redo,
  redoLast,
  turnedClip,
  undo,
  withoutPlaces,
  withValue,
} from './index.js';

const mapOf = (id: string): MapData => structuredClone(ATLAS.get(id)!);
const sea = blankMap({
  recipe: 'seafarers',
  name: 'Empty',
  water: 'sea',
  radius: 3,
  pointsToWin: 10,
  opening: ATLAS.get('base')!.opening,
});
const paint = (at: readonly { q: number; r: number }[], how: object): MapEdit => ({
  do: 'paint',
  board: 'any',
  at,
  with: how,
});
const boardOf = (map: MapData): MapBoard => map.boards['any'];
const hexAt = (map: MapData, key: string) => boardOf(map).hexes.find((hex) => axialKey(hex) === key);

describe('the plane', () => {
  test('brushes have 1, 7, 19 and 37 hexes; a stroke has no gaps', () => {
    expect([0, 1, 2, 3].map((radius) => around({ q: 2, r: -1 }, radius).length)).toEqual([1, 7, 19, 37]);
    const way = between({ q: 0, r: 0 }, { q: 4, r: -2 });
    expect([way[0], way.at(-1), way.length]).toEqual([{ q: 0, r: 0 }, { q: 4, r: -2 }, 5]);
    expect(connected({ q: 0, r: 0 }, ({ q }) => q === 0, 9)).toHaveLength(9);
  });

  test.each([...ATLAS.values()])('six turns or two mirrors of $id leave it as it is', (map) => {
    for (const [key, board] of Object.entries(map.boards)) {
      const turned = Array.from({ length: 6 }).reduce<MapData>(
        (now) => applyEdit(now, { do: 'turn', board: key, turns: 1 }),
        map,
      );
      const twice = [2, 2].reduce<MapData>(
        (now, turns) => applyEdit(now, { do: 'mirror', board: key, turns }),
        map,
      );
      for (const each of [turned, twice]) {
        const { q, r } = each.boards[key].hexes[0];
        const back = { q: board.hexes[0].q - q, r: board.hexes[0].r - r };
        const home = applyEdit(each, { do: 'move', board: key, by: back });
        expect(new Set(home.boards[key].hexes)).toEqual(new Set(board.hexes));
        expect(new Set(home.boards[key].harbours)).toEqual(new Set(board.harbours));
        expect(home.boards[key].params).toEqual(board.params);
      }
    }
  });

  test.each([...ATLAS.values()].filter(({ recipe }) => recipe !== 'new-catan'))(
    '$id still plays when it is turned, mirrored and moved',
    (map) => {
      const key = Object.keys(map.boards)[0];
      for (const edit of [
        { do: 'turn', board: key, turns: 1 },
        { do: 'mirror', board: key, turns: 3 },
        { do: 'move', board: key, by: { q: 2, r: -1 } },
      ] as const) {
        const checked = checkMap(applyEdit(mapOf(map.id), edit));
        expect(checked.ok ? [] : checked.error).toEqual([]);
      }
    },
  );

  test('a corner and a side turn with their hex', () => {
    const motion = { about: { q: 0, r: 0 }, by: { q: 0, r: 0 }, mirror: false, turns: 1 };
    expect(movedPlaces([{ q: 1, r: 0, corner: 'NW' }], motion)).toEqual([{ q: 0, r: 1, corner: 'N' }]);
    expect(movedPlaces({ a: { q: 1, r: 0, side: 'E' } }, { ...motion, turns: 0, mirror: true })).toEqual({
      a: { q: -1, r: 0, side: 'W' },
    });
  });
});

describe('edits', () => {
  test('land is painted onto the sea, numbered, and taken off; the frame follows', () => {
    const land = applyEdit(sea, paint(around({ q: 0, r: 0 }, 1), { terrain: 'forest' }));
    expect(boardOf(land).hexes.filter(({ terrain }) => terrain === 'forest')).toHaveLength(7);
    const yields = (name: string): boolean => name === 'forest';
    const numbered = applyEdit(land, { do: 'lay', board: 'any', hexes: numbersFor(boardOf(land), yields) });
    expect(boardOf(numbered).hexes.filter(({ number }) => number !== undefined)).toHaveLength(7);
    const gone = applyEdit(numbered, paint([{ q: 3, r: 0 }], { terrain: null }));
    expect(boardOf(gone).hexes).toHaveLength(36);
    expect(boardOf(gone).frame!.map(axialKey)).toContain('3,0');
  });

  test('water takes harbours and the robber with it, and bare land its number', () => {
    const base = mapOf('base');
    const { q, r } = boardOf(base).harbours![0];
    const sunk = applyEdit(base, paint([{ q, r }], { terrain: 'desert', bare: true, wet: true }));
    expect(boardOf(sunk).harbours).toHaveLength(8);
    expect(hexAt(sunk, `${q},${r}`)!.number).toBeUndefined();
    expect(boardOf(sunk).shuffles![0].spiral).toBeUndefined();
  });

  test('a robber whose hex is drowned goes to what he follows, to a desert, or beside the board', () => {
    const here = { q: 0, r: 0 };
    const drown = paint([here], { terrain: 'sea', bare: true, wet: true, refuges: ['desert'] });
    const land = applyEdit(sea, paint(around(here, 1), { terrain: 'forest', number: 12 }));
    const robbed = withValue(land, ['boards', 'any', 'robber'], here);
    expect(isRobberBeside(boardOf(robbed))).toBe(false);
    const gone = applyEdit(robbed, drown);
    expect(boardOf(gone).robber).toBeUndefined();
    expect(isRobberBeside(boardOf(gone))).toBe(true);
    const dry = applyEdit(robbed, paint([{ q: 1, r: 0 }], { terrain: 'desert', bare: true }));
    expect(boardOf(applyEdit(dry, drown)).robber).toEqual({ on: 'desert' });
    expect(figurePlaces(boardOf(dry), { on: 'desert' }).map(axialKey)).toEqual(['1,0']);
    const following = withValue(dry, ['boards', 'any', 'robber'], { ...here, follows: { number: 12 } });
    expect(boardOf(applyEdit(following, drown)).robber).toEqual({ number: 12 });
    // terrain that is dealt may be what he looks for
    const dealt = withValue(
      applyEdit(gone, paint([here], { terrain: 'random' })),
      ['boards', 'any', 'robber'],
      {
        on: 'desert',
      },
    );
    expect(isRobberBeside(boardOf(dealt))).toBe(false);
  });

  test('counted kinds of harbours follow the places', () => {
    const cloth = mapOf('seafarers/cloth');
    const { q, r, side } = boardOf(cloth).harbours![0];
    const less = applyEdit(cloth, { do: 'harbour', board: 'any', at: { q, r, side }, trades: null });
    expect(boardOf(less).harbourKinds).toEqual({ any: 3, lumber: 1, brick: 1, wool: 1, grain: 1, ore: 1 });
    const more = applyEdit(less, { do: 'harbour', board: 'any', at: { q, r, side }, trades: 'wool' });
    expect(boardOf(more).harbourKinds).toMatchObject({ wool: 2 });
    const checked = checkMap(more);
    expect(checked.ok ? [] : checked.error).toEqual([]);
  });

  test('a region is copied and laid elsewhere', () => {
    const land = applyEdit(sea, paint([{ q: -2, r: 0 }], { terrain: 'gold', number: 5 }));
    const clip = copyAround(boardOf(land), { q: -2, r: 0 }, 1);
    const laid = applyEdit(land, { do: 'lay', board: 'any', hexes: pasted(clip, { q: 1, r: 1 }) });
    expect(hexAt(laid, '1,1')).toEqual({ q: 1, r: 1, terrain: 'gold', number: 5 });
  });

  test('a copy has the harbours and villages that lie wholly in it, turned with it', () => {
    const at = { q: -1, r: 0 };
    const land = applyEdit(sea, paint([at], { terrain: 'gold', number: 5 }));
    const port = applyEdit(land, { do: 'harbour', board: 'any', at: { ...at, side: 'NE' }, trades: 'wool' });
    const village = { module: 'cloth', path: ['villages'] };
    const inside = { ...village, place: { ...at, corner: 'S', number: 4 } } as const;
    const region = [at, { q: -1, r: 1 }, { q: -2, r: 1 }];
    const outside = { ...village, place: { ...at, corner: 'N', number: 9 } } as const;
    const clip = copyOf(boardOf(port), region, at, [inside, outside]);
    const turned = turnedClip(clip, { mirror: false, turns: 1 });
    const laid = applyEdit(port, pasteEdit(turned, 'any', { q: 2, r: 0 }));
    expect(hexAt(laid, '2,0')).toEqual({ q: 2, r: 0, terrain: 'gold', number: 5 });
    expect(boardOf(laid).harbours).toEqual([
      { q: -1, r: 0, side: 'NE', trades: 'wool' },
      { q: 2, r: 0, side: 'E', trades: 'wool' },
    ]);
    expect(boardOf(laid).params!.cloth!.villages).toEqual([{ q: 2, r: 0, corner: 'SW', number: 4 }]);
    const mirrored = pasteEdit(turnedClip(clip, { mirror: true, turns: 0 }), 'any', { q: 2, r: 0 });
    expect(boardOf(applyEdit(port, mirrored)).harbours![1]).toMatchObject({ q: 2, r: 0, side: 'NW' });
  });

  test('any part is set or removed, and nothing else is copied', () => {
    const base = mapOf('base');
    const set = withValue(base, ['boards', 'any', 'areas', 'coast'], { robber: false });
    expect(boardOf(set).areas).toEqual({ coast: { robber: false } });
    expect(set.opening).toBe(base.opening);
    expect(withValue(set, ['boards', 'any', 'areas', 'coast'], undefined).boards['any'].areas).toEqual({});
    expect(withValue(base, ['opening', 0], undefined).opening).toHaveLength(1);
  });
});

describe('marks', () => {
  const kindsOf = (id: string, module: string) => {
    const map = ATLAS.get(id)!;
    const { data } = {
      ...RECIPES[map.recipe].extras,
      ...Object.fromEntries(RECIPES[map.recipe].modules.map((each) => [each.name, each])),
    }[module];
    return markKinds(module, formOf(data!), paramsAt(map, 'any', module)).map(
      ({ path, at, many, ground }) => `${path.join('.')} ${at}${many ? 's' : ''} ${ground ?? '-'}`,
    );
  };

  test('follow from the shape of a module’s data', () => {
    expect(kindsOf('seafarers/cloth', 'cloth')).toEqual(['villages vertexs water']);
    expect(kindsOf('seafarers/cloth', 'pirate')).toEqual(['start hex water']);
    expect(kindsOf('seafarers/forgotten-tribe', 'tribe')).toEqual([
      'points edges water',
      'cards edges water',
      'harbours edges water',
    ]);
    expect(kindsOf('seafarers/pirate-islands', 'pirateIslands').slice(0, 7)).toEqual([
      'fleet hexs water',
      'seats.0.start vertex land',
      'seats.0.ship edge water',
      'seats.0.landing vertex land',
      'seats.0.fortress vertex land',
      'seats.0.toLanding edges water',
      'seats.0.toFortress edges water',
    ]);
  });

  test('are set and taken away', () => {
    const cloth = mapOf('seafarers/cloth');
    const at = { q: 3, r: 3, corner: 'N' } as const;
    const village = {
      do: 'mark',
      board: 'any',
      module: 'cloth',
      path: ['villages'],
      many: true,
      at,
    } as const;
    const more = applyEdit(cloth, { ...village, with: { number: 4 } });
    expect(boardOf(more).params!.cloth!.villages.at(-1)).toEqual({ ...at, number: 4 });
    expect(applyEdit(more, { ...village, with: null })).toEqual(cloth);
  });

  test('data without places, and the least that a shape allows', () => {
    const { data } = RECIPES['seafarers'].extras['cloth'];
    const params = boardOf(ATLAS.get('seafarers/cloth')!).params!.cloth;
    expect(withoutPlaces(formOf(data!), params)).toEqual({ villages: [], perVillage: 5, supply: 10 });
    expect(leastOf(formOf(data!))).toEqual({ villages: [], perVillage: 1, supply: 1 });
  });
});

describe('history', () => {
  const steps = (count: number) =>
    Array.from({ length: count }, (_, i) =>
      paint([{ q: 0, r: 0 }], { terrain: 'forest', number: (i % 2) + 3 }),
    );

  test('undo leads back to the empty sea, redo forward again, and a reload keeps both', () => {
    const history = steps(20).reduce(doEdit, beginHistory(sea));
    const back = Array.from({ length: 20 }).reduce<typeof history>((now) => undo(now), history);
    expect(presentOf(back)).toBe(sea);
    const kept = openRecord(JSON.parse(JSON.stringify(recordOf(undo(history)))) as EditRecord);
    expect(presentOf(kept)).toEqual(presentOf(undo(history)));
    expect(canRedo(kept)).toBe(true);
    expect(presentOf(redo(kept))).toEqual(presentOf(history));
  });

  test('what changes nothing is no step, and a stroke is one', () => {
    const one = doEdit(beginHistory(sea), steps(1)[0]);
    expect(doEdit(one, steps(1)[0])).toBe(one);
    const grown = redoLast(one, paint(around({ q: 0, r: 0 }, 1), { terrain: 'forest' }));
    expect(grown.edits).toHaveLength(1);
    expect(presentOf(undo(grown))).toBe(sea);
  });

  test('has at most 1,000 steps and 5 MB; the oldest are forgotten, what they did stays', () => {
    const long = steps(MOST_STEPS + 5).reduce(doEdit, beginHistory(sea));
    expect(long.edits).toHaveLength(MOST_STEPS);
    expect(hexAt(presentOf(long), '0,0')!.number).toBe(3);
    const name = 'x'.repeat(MOST_BYTES / 4);
    const large = Array.from(
      { length: 6 },
      (_, i): MapEdit => ({ do: 'set', path: ['name'], value: name + i }),
    ).reduce(doEdit, beginHistory(sea));
    expect(JSON.stringify(recordOf(large)).length).toBeLessThan(MOST_BYTES + name.length);
    expect(presentOf(large).name).toBe(`${name}5`);
  });
});

describe('what is wrong has a place', () => {
  const faults = (map: MapData) => {
    const checked = checkMap(map);
    return checked.ok
      ? []
      : checked.error.map((problem) => ({ ...faultPlaces(map, problem), code: problem.code }));
  };

  test('a hex, a side, a corner, an area, or a part of the file', () => {
    const base = mapOf('base');
    expect(faults(applyEdit(base, paint([{ q: 0, r: 0 }], { number: 7 })))).toMatchObject([
      { board: 'any', code: 'hex.number', places: [{ q: 0, r: 0 }] },
    ]);
    const inland = applyEdit(base, {
      do: 'harbour',
      board: 'any',
      at: { q: 0, r: 0, side: 'E' },
      trades: 'any',
    });
    expect(faults(inland)).toMatchObject([{ code: 'harbour.noCoast', places: [{ q: 0, r: 0, side: 'E' }] }]);
    const cloth = mapOf('seafarers/cloth');
    const dry = applyEdit(cloth, paint(around({ q: 1, r: 2 }, 1), { terrain: 'desert', bare: true }));
    expect(faults(dry).flatMap(({ code, places }) => (code === 'noneBeside' ? places : []))).toContainEqual({
      q: 1,
      r: 2,
      corner: 'S',
    });
    expect(faults(withValue(base, ['pointsToWin'], 99))).toMatchObject([
      { code: 'needsWhole', part: 'pointsToWin', places: [] },
    ]);
    expect(faults(withValue(base, ['modules'], { without: ['roads'] })).map(({ code }) => code)).toContain(
      'module.needs',
    );
  });

  test('a board that is too large says by how much, and the limits are data', () => {
    const large = applyEdit(
      mapOf('base'),
      paint(around({ q: 0, r: 0 }, 5), { terrain: 'desert', bare: true }),
    );
    expect(buildBoard(boardData(boardOf(large))).edges).toBeGreaterThan(MAP_LIMITS.edges);
    expect(faults(large).map(({ code }) => code)).toContain('size.edges');
  });
});
