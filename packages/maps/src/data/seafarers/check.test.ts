/** [S-903] What the checker says about people's own sea maps. */
import { expect, test } from 'vitest';
import { ATLAS, checkMap, type MapBoard, type MapData } from '../../index.js';

const mapOf = (name: string): MapData => ATLAS.get(`seafarers/${name}`)!;

const problemsOf = (map: MapData, change: (board: MapBoard) => object): string[] => {
  const boards = Object.fromEntries(
    Object.entries(map.boards).map(([key, board]) => [key, { ...board, ...change(board) }]),
  );
  const checked = checkMap({ ...map, boards });
  return checked.ok ? [] : checked.error.map(({ where, what }) => `${where}: ${what}`);
};
const expectProblem = (name: string, change: (board: MapBoard) => object, what: RegExp): void =>
  expect(problemsOf(mapOf(name), change).join('\n')).toMatch(what);

test('[S-903] a map that ships has no problem', () => {
  expect(problemsOf(mapOf('fog-islands'), () => ({}))).toEqual([]);
});

test('[S-903] enough starting corners are needed', () => {
  expectProblem(
    'new-shores',
    (board) => ({
      hexes: board.hexes.map((hex, i) => ({ ...hex, area: i === 0 ? 'main' : 'other' })),
      shuffles: [],
    }),
    /corners to start at are too few for 8 buildings/,
  );
});

test('[S-903] [S-303] no starting corner touches fog', () => {
  expectProblem(
    'fog-islands',
    (board) => ({
      hexes: board.hexes.map((hex) => (hex.terrain === 'sea' ? { q: hex.q, r: hex.r, terrain: 'fog' } : hex)),
    }),
    /touches an unknown hex/,
  );
});

test('[S-903] harbours lie on coast edges and share no corner', () => {
  expectProblem(
    'four-islands',
    () => ({ harbours: [{ q: 2, r: 0, side: 'E', trades: 'any' }] }),
    /this side is not a coast/,
  );
  expectProblem(
    'four-islands',
    ({ harbours }) => ({
      harbours: [...harbours!, { ...harbours![0], side: harbours![0].side === 'W' ? 'NW' : 'W' }],
    }),
    /shares a corner|not a coast/,
  );
});

test('[S-903] random hexes need as many tiles and tokens as they are', () => {
  const short = (shuffle: object): object => ({ shuffles: [{ hexes: 'all', always: true, ...shuffle }] });
  const [stack] = mapOf('new-world').boards['any'].shuffles!;
  expectProblem('new-world', () => short({ tiles: { sea: 3 }, numbers: [] }), /tiles: 3 given, 42 needed/);
  expectProblem('new-world', () => short({ ...stack, numbers: [6] }), /tokens: 1 given, 23 needed/);
  expectProblem('new-world', () => ({ shuffles: [] }), /random, but no shuffle deals it/);
});

test('[S-903] modules explain what is wrong with their data', () => {
  expectProblem('cloth', (board) => withParams(board, { villages: [] }), /cloth: villages: more than 3/);
  expectProblem('forgotten-tribe', (board) => withParams(board, { harbours: [] }), /6 kinds for 0 places/);
  expectProblem('fog-islands', (board) => withParams(board, { numbers: [6] }), /fog: tokens: 1 given, 10 needed/);
  expectProblem('pirate-islands', (board) => withParams(board, { fleet: [] }), /a path of at least 7 hexes/);
  expectProblem('wonders', (board) => withParams(board, { levels: 0 }), /wonders: levels/);
});

test('[S-903] what belongs to the sea lies at the sea, what belongs ashore ashore', () => {
  const inland = { q: 1, r: 3 };
  expectProblem('new-shores', () => ({ params: { pirate: { start: inland } } }), /pirate: hex 1,3 is not water/);
  expectProblem('new-shores', () => ({ robber: { q: 3, r: 3 } }), /robber: hex 3,3 is not land/);
  expectProblem(
    'forgotten-tribe',
    (board) => withParams(board, { points: [{ q: 2, r: 3, side: 'E' }] }),
    /tribe: edge 2,3 E has no water beside it/,
  );
  expectProblem(
    'cloth',
    (board) => ({ hexes: board.hexes.map((hex) => ({ ...hex, terrain: 'desert', number: 0 })), harbours: [], harbourKinds: {} }),
    /cloth: corner -1,3 N has no water beside it/,
  );
  expectProblem(
    'pirate-islands',
    (board) => withParams(board, { fleet: Array.from({ length: 7 }, () => ({ q: 3, r: 3 })) }),
    /pirateIslands: hex 3,3 is not water/,
  );
  expectProblem(
    'wonders',
    (board) => withParams(board, { strait: [{ q: 5, r: 2, corner: 'N' }] }),
    /wonders: corner 5,2 N has no land beside it/,
  );
});

test('[S-903] [S-302] fog needs a tile for each of its hexes', () => {
  expectProblem('fog-islands', (board) => withParams(board, { tiles: { sea: 2 }, numbers: [] }), /fog: tiles: 2 given, 1\d needed/);
});

const withParams = (board: MapBoard, change: object): object => ({
  params: Object.fromEntries(
    Object.entries(board.params ?? {}).map(([module, given]) => [
      module,
      module === 'pirate' ? given : { ...(given as object), ...change },
    ]),
  ),
});
