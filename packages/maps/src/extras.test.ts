/** Modules from outside the engine; examples/scenario has a whole one. */
import { isLegal } from '@landnam/engine';
import { parseAction } from '@landnam/engine/notation';
import { must, type RuleModule } from '@landnam/engine/rules';
import { expect, test } from 'vitest';
import { TestTable } from '../../../test/support/table.js';
import { ATLAS } from './atlas.js';
import { checkMap } from './check/check.js';
import type { MapData } from './format.js';
import { dealTable, setTable } from './open.js';
import { headerOf } from './header.js';

const peace: RuleModule = {
  name: 'peace',
  rules: ['X-1'],
  needs: ['robber'],
  contribute: () => ({
    all: { robberSite: must('X-1', 'sameHex', (_g, s, _seat, hex) => s.base.number[hex] < 6) },
  }),
};
const extras = { peace };
const map: MapData = { ...ATLAS.get('base')!, id: 'peaceful', modules: { with: ['peace'] } };

test('a map adds a module that only its host knows', () => {
  expect(checkMap(map)).toMatchObject({
    ok: false,
    error: [{ where: 'modules.with', what: 'peace is not a module that this game can add' }],
  });
  expect(checkMap(map, { extras })).toEqual({ ok: true, value: map });
});

test('its rule holds and names itself', () => {
  const set = setTable(map, 4, { setUp: 'fixed' }, { extras });
  if (!set.ok) throw new Error(set.error);
  const t = new TestTable(
    set.value.game,
    dealTable(set.value, () => 0),
  )
    .start(0)
    .roll(3, 4);
  const move = parseAction(t.game, `p0 moveRobber h${t.id('@0,-1')}`);
  if (!move.ok) throw new Error(move.error);
  expect(isLegal(t.game, t.state, move.value.seat, move.value)).toEqual({
    ok: false,
    error: { rule: 'X-1', code: 'sameHex' },
  });
});

test('the table keeps it for the header of the log, which brings the map', () => {
  const set = setTable(map, 4, {}, { extras });
  if (!set.ok) throw new Error(set.error);
  expect(set.value.extras).toBe(extras);
  expect(
    headerOf(
      set.value,
      dealTable(set.value, () => 0),
    ),
  ).toMatchObject({ game: 'peaceful', mapData: map });
});

test('no module may take the name of one that ships', () => {
  const sea = ATLAS.get('seafarers/cloth')!;
  expect(() => setTable(sea, 4, {}, { extras: { cloth: peace } })).toThrow('has a module cloth already');
});

test('a missing module is named', () => {
  expect(() => setTable(map, 4)).toThrow('no module is called peace');
});

test('a user’s own map with the id of a shipped one does not get in its way', () => {
  const base = ATLAS.get('base')!;
  const [first, ...others] = base.boards['any'].hexes;
  const small: MapData = {
    ...base,
    boards: { any: { ...base.boards['any'], hexes: others, harbours: [] } },
  };
  expect(first).toBeDefined();
  const hexes = [small, base, small].map((each) => {
    const set = setTable(each, 4);
    return set.ok ? set.value.game.board.hexes : set.error;
  });
  expect(hexes).toEqual([18, 19, 18]);
});
