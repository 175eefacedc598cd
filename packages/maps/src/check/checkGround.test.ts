/** What a deal may turn from land to sea, and what then cannot be printed there; and openings on maps of people's own. */
import { begin, makeState, topKind } from '@landnam/engine';
import { applyEdit, layMixed, type MapEdit } from '@landnam/maps/edit';
import { RECIPES } from '@landnam/engine/rules';
import { expect, test } from 'vitest';
import { seeded } from '../../../../test/support/chance.js';
import { playPly, randomPly } from '../../../../test/support/play.js';
import { ATLAS } from '../atlas.js';
import { checkMap } from './check.js';
import type { MapData } from '../format.js';
import { dealTable, setTable } from '../open.js';

const edited = (id: string, ...edits: readonly MapEdit[]): MapData => edits.reduce(applyEdit, ATLAS.get(id)!);

const problemsOf = (map: MapData): readonly string[] => {
  const checked = checkMap(map);
  return checked.ok ? [] : checked.error.map(({ code = '' }) => code);
};

const shuffled = (...shuffles: readonly object[]): MapEdit => ({
  do: 'set',
  path: ['boards', '4', 'shuffles'],
  value: shuffles,
});

test('[S-903] nothing is printed where a shuffle may lay land or sea', () => {
  const whole = problemsOf(edited('seafarers/new-shores', shuffled({ hexes: 'all' })));
  expect(new Set(whole)).toEqual(new Set(['shuffle.ground', 'start.few']));
  const always = edited('seafarers/through-the-desert', shuffled({ hexes: 'foreign', always: true }), {
    do: 'set',
    path: ['boards', '4', 'robber'],
    value: { q: -2, r: 4 },
  });
  const board = always.boards['4'];
  const { q, r } = board.hexes.find(({ area, group }) => area === 'foreign' || group === 'foreign')!;
  const there = applyEdit(always, { do: 'set', path: ['boards', '4', 'robber'], value: { q, r } });
  expect(problemsOf(there)).toContain('shuffle.ground');
});

test('[S-903] land that is mixed with land alone keeps figures, harbours and starts', () => {
  const isLand = (name: string): boolean =>
    RECIPES['seafarers'].terrains.some((kind) => kind.name === name && kind.land);
  const map = edited('seafarers/new-shores', {
    do: 'several',
    edits: ['3', '4'].map((key) => ({ do: 'set', path: ['boards', key, 'shuffles'] })),
  });
  const mixed = applyEdit(map, layMixed(map, RECIPES['seafarers'].options, isLand));
  expect(mixed.boards['4'].shuffles).toEqual([{ hexes: 'land' }]);
  expect(problemsOf(mixed)).toEqual([]);
});

test('[S-903] starts on land that a deal may drown are too few', () => {
  const map = edited(
    'seafarers/new-world',
    { do: 'set', path: ['boards', 'any', 'areas', 'new'], value: { start: true } },
    {
      do: 'paint',
      board: 'any',
      at: ATLAS.get('seafarers/new-world')!.boards['any'].hexes.slice(0, 7),
      with: { area: 'new' },
    },
  );
  expect(problemsOf(map)).toContain('start.few');
  expect(problemsOf(ATLAS.get('seafarers/new-world')!)).toEqual([]);
});

/** Buildings after the opening. */
const openedOn = (map: MapData, seed: number): number => {
  const table = setTable(map, 3);
  if (!table.ok) throw new Error(table.error);
  const { game } = table.value;
  const below = seeded(seed);
  const state = makeState(game);
  begin(game, state, dealTable(table.value, below));
  while (game.frameNames[topKind(state)]?.startsWith('opening'))
    playPly(game, state, randomPly(game, state, below, 20));
  return [...state.base.owner].filter((owner) => owner !== 255).length;
};

test('[B-10] whoever finds no place for a settlement or a road in the opening places none', () => {
  const map = edited(
    'seafarers/pirate-islands',
    { do: 'turn', board: 'any', turns: 2 },
    { do: 'mirror', board: 'any', turns: 1 },
    // nobody need start on the main island any more, and elsewhere nobody may
    {
      do: 'set',
      path: ['boards', 'any', 'areas', 'main'],
      value: { robber: false, island: false },
    },
  );
  expect(problemsOf(map)).toEqual([]);
  const usual = openedOn(ATLAS.get('seafarers/pirate-islands')!, 1);
  for (let seed = 0; seed < 20; seed++) expect(openedOn(map, seed)).toBeLessThan(usual);
});
