import { expect, test } from 'vitest';
import { overStores } from '../../../../test/support/stores.js';
import type { Append, TableChange } from './store.js';

const DAY = 86_400_000;
const AGES = { emptyTables: DAY, abandonedGames: 30 * DAY, chat: 90 * DAY, reports: 95 * DAY };

const tableNamed = (id: string, more: Partial<TableChange> = {}): TableChange => ({
  id,
  version: 0,
  phase: 'gathering',
  visibility: 'public',
  updated: 1000,
  data: '{"host":"ann"}',
  guests: [],
  seated: more.guests?.length ?? 0,
  ...more,
});

const lines = (table: string, from: number, count: number, more: Partial<Append> = {}): Append => ({
  table,
  from,
  lines: Array.from({ length: count }, (_, i) => `${table} ${from + i}`),
  client: `${table}-${from}`,
  at: 5000,
  ...more,
});

overStores(({ open: node, stop }) => {
  test('two nodes that open an empty store together both find it ready', async () => {
    const [a, b] = await Promise.all([node(), node()]);
    expect(await a.store.ping()).toBe(true);
    expect(await b.store.signingKey()).toEqual(await a.store.signingKey());
  });

  test('the signing key is created once and stays', async () => {
    const first = await node();
    const key = await first.store.signingKey();
    expect(key).toHaveLength(32);
    await stop(first);
    expect(await (await node()).store.signingKey()).toEqual(key);
  });

  test('guests are kept, renamed, banned and forgotten', async () => {
    const { store } = await node();
    await store.createGuest({ id: 'ann', name: 'Ann', created: 1, seen: 2, banned: false });
    await store.renameGuest('ann', 'Änne', 1_763_200_000_000);
    await store.banGuest('ann', true);
    const kept = { id: 'ann', name: 'Änne', created: 1, seen: 1_763_200_000_000, banned: true };
    expect(await store.guest('ann')).toEqual(kept);
    expect(await store.bannedGuests()).toEqual(['ann']);
    await store.createTable({ ...tableNamed('t1', { guests: ['ann', 'ben'] }), code: 'AAAAAA' });
    const said = { guest: 'ann', name: 'Änne', seat: 0, text: 'hello', at: 3 };
    await store.addChat('t1', said);
    await store.addChat('t1', { ...said, guest: 'ben', text: 'you too' });
    await store.putCode('code', 'ann', 99);
    await store.forgetGuest('ann');
    expect(await store.guest('ann')).toEqual({ id: 'ann', name: '', created: 0, seen: 0, banned: true });
    expect(await store.bannedGuests()).toEqual(['ann']);
    await store.banGuest('ann', false);
    await store.forgetGuest('ann');
    expect(await store.guest('ann')).toBeUndefined();
    expect((await store.chat('t1', 0)).map(({ text }) => text)).toEqual(['you too']);
    expect(await store.takeCode('code', 1)).toBeUndefined();
    expect(await store.tablesOf('ann', 10)).toEqual([]);
    expect(await store.tablesOf('ben', 10)).toHaveLength(1);
  });

  test('every table where a guest sits or has spoken is found until the guest is forgotten', async () => {
    const { store } = await node();
    for (const [id, guests] of [
      ['sits', ['ann', 'ben']],
      ['spoke', ['ben']],
      ['other', ['ben']],
    ] as const)
      await store.createTable({ ...tableNamed(id, { guests: [...guests] }), code: id });
    const said = { guest: 'ann', name: 'Ann', seat: 0, text: 'hello', at: 3 };
    for (const id of ['sits', 'spoke', 'spoke']) await store.addChat(id, said);
    await store.addChat('spoke', { ...said, guest: 'ben' });
    expect([...(await store.placesOf('ann'))].sort()).toEqual(['sits', 'spoke']);
    await store.hushGuest('ann', 'spoke');
    expect((await store.chat('spoke', 0)).map(({ guest }) => guest)).toEqual(['ben']);
    expect(await store.chat('sits', 0)).toHaveLength(1);
    expect([...(await store.placesOf('ann'))].sort()).toEqual(['sits', 'spoke']);
    await store.forgetGuest('ann');
    expect(await store.placesOf('ann')).toEqual([]);
    expect(await store.placesOf('ben')).toHaveLength(3);
  });

  test('a code works once and until it expires', async () => {
    const { store } = await node();
    await store.putCode('early', 'ann', 100);
    await store.putCode('late', 'ann', 100);
    const taken = await Promise.all([store.takeCode('early', 99), store.takeCode('early', 99)]);
    expect(taken.filter(Boolean)).toEqual(['ann']);
    expect(await store.takeCode('late', 100)).toBeUndefined();
    expect(await store.takeCode('late', 1)).toBeUndefined();
  });

  test('a table is found by id, code, guest and phase, and its id and code are unique', async () => {
    const { store } = await node();
    const row = tableNamed('t1', { guests: ['ann', 'ann'] });
    expect(await store.createTable({ ...row, code: 'AAAAAA' })).toBe('written');
    expect(await store.createTable({ ...row, code: 'BBBBBB' })).toBe('raced');
    expect(await store.createTable({ ...tableNamed('t2'), code: 'AAAAAA' })).toBe('raced');
    const { guests: _guests, seated: _seated, ...kept } = { ...row, code: 'AAAAAA' };
    expect(await store.table('t1')).toEqual(kept);
    expect(await store.tableByCode('AAAAAA')).toEqual(kept);
    expect(await store.tablesOf('ann', 5)).toEqual([kept]);
    expect(await store.tablesIn('gathering')).toEqual([kept]);
    expect(await store.table('t2')).toBeUndefined();
  });

  test('the lobby shows public tables that are open, the latest first', async () => {
    const { store } = await node();
    const rows = [
      tableNamed('old', { updated: 1 }),
      tableNamed('new', { updated: 2, phase: 'playing' }),
      tableNamed('over', { phase: 'over' }),
      tableNamed('link', { visibility: 'link' }),
    ];
    for (const row of rows) await store.createTable({ ...row, code: row.id });
    expect((await store.publicTables(10)).map(({ id }) => id)).toEqual(['new', 'old']);
    expect(await store.publicTables(1)).toHaveLength(1);
  });

  test('a change names the version it was made from; of two, one wins', async () => {
    const { store } = await node();
    await store.createTable({ ...tableNamed('t1', { guests: ['ann'] }), code: 'AAAAAA' });
    const changes = ['ben', 'cem'].map((guest) => tableNamed('t1', { data: guest, guests: [guest] }));
    const written = await Promise.all(changes.map((change) => store.changeTable(change)));
    expect(written.sort()).toEqual(['raced', 'written']);
    const row = await store.table('t1');
    expect(row).toMatchObject({ version: 1, code: 'AAAAAA' });
    expect(await store.tablesOf(row?.data ?? '', 5)).toHaveLength(1);
    expect(await store.tablesOf('ann', 5)).toEqual([]);
    expect(await store.changeTable(tableNamed('none'))).toBe('raced');
  });

  test('lines are kept in order with who asked and when', async () => {
    const { store } = await node();
    await store.createTable({ ...tableNamed('t1'), code: 'AAAAAA' });
    expect(await store.append(lines('t1', 0, 3, { client: '' }))).toBe('written');
    expect(await store.append(lines('t1', 3, 2, { client: 'x' }))).toBe('written');
    const kept = await store.entries('t1', 2);
    expect(kept.map(({ seq }) => seq)).toEqual([2, 3, 4]);
    expect(kept[2]).toEqual({ seq: 4, line: 't1 4', client: 'x', at: 5000 });
  });

  test('an append that would leave a gap, overlap or belong to no table changes nothing', async () => {
    const { store } = await node();
    await store.createTable({ ...tableNamed('t1'), code: 'AAAAAA' });
    await store.append(lines('t1', 0, 2));
    for (const append of [lines('t1', 3, 1), lines('t1', 1, 3), lines('none', 0, 1)])
      expect(await store.append(append)).toBe('raced');
    expect(await store.entries('t1', 0)).toHaveLength(2);
    expect(await store.entries('none', 0)).toEqual([]);
  });

  test('appends that arrive together are judged one by one', async () => {
    const { store } = await node();
    const ids = Array.from({ length: 60 }, (_, i) => `t${i}`);
    for (const id of ids) await store.createTable({ ...tableNamed(id), code: id });
    await Promise.all(ids.map((id) => store.append(lines(id, 0, 2))));
    const asked = ids.map((id, i) => store.append(lines(id, i % 3 === 0 ? 1 : 2, 2)));
    const written = await Promise.all(asked);
    expect(written).toEqual(ids.map((_, i) => (i % 3 === 0 ? 'raced' : 'written')));
    const lengths = await Promise.all(ids.map(async (id) => (await store.entries(id, 0)).length));
    expect(lengths).toEqual(ids.map((_, i) => (i % 3 === 0 ? 2 : 4)));
  });

  test('appends sent without waiting keep their order', async () => {
    const { store } = await node();
    await store.createTable({ ...tableNamed('t1'), code: 'AAAAAA' });
    const asked = Array.from({ length: 20 }, (_, i) => store.append(lines('t1', i * 2, 2)));
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['written']));
    expect((await store.entries('t1', 0)).map(({ line }) => line)).toEqual(
      Array.from({ length: 40 }, (_, i) => `t1 ${i}`),
    );
  });

  test('lines and change are written together or not at all', async () => {
    const { store } = await node();
    await store.createTable({ ...tableNamed('t1'), code: 'AAAAAA' });
    const over = tableNamed('t1', { phase: 'over' });
    expect(await store.append(lines('t1', 0, 2, { change: { ...over, version: 7 } }))).toBe('raced');
    expect(await store.entries('t1', 0)).toEqual([]);
    expect(await store.append(lines('t1', 0, 2, { change: over }))).toBe('written');
    expect(await store.append(lines('t1', 1, 1, { change: { ...over, version: 1 } }))).toBe('raced');
    expect(await store.table('t1')).toMatchObject({ phase: 'over', version: 1 });
  });

  test('of two nodes that write the same number one wins, every time', async () => {
    const [a, b] = [await node(), await node()];
    const ids = Array.from({ length: 10 }, (_, i) => `t${i}`);
    for (const id of ids) await a.store.createTable({ ...tableNamed(id), code: id });
    for (let round = 0; round < 20; round++) {
      const written = await Promise.all(
        [a, b].map((at, who) =>
          Promise.all(
            ids.map((id) => at.store.append(lines(id, round * 3, 3, { client: `${who}`, at: who }))),
          ),
        ),
      );
      for (const [i, id] of ids.entries()) {
        expect([written[0]?.[i], written[1]?.[i]].sort()).toEqual(['raced', 'written']);
        const kept = await b.store.entries(id, round * 3);
        const winner = written[0]?.[i] === 'written' ? 0 : 1;
        expect(kept.map(({ at }) => at)).toEqual([winner, winner, winner]);
      }
    }
  });

  test('what was written is there when the store is opened again', async () => {
    const first = await node();
    await first.store.createTable({ ...tableNamed('t1'), code: 'AAAAAA' });
    await first.store.append(lines('t1', 0, 3));
    await stop(first);
    expect(await (await node()).store.entries('t1', 0)).toHaveLength(3);
  });

  test('chat lines are numbered per table, and the number of a deleted one is not used again', async () => {
    const { store } = await node();
    for (const id of ['t1', 't2']) await store.createTable({ ...tableNamed(id), code: id });
    const said = { guest: 'ann', name: 'Ann', seat: null, text: 'hello', at: 10 };
    const numbers = await Promise.all(['t1', 't1', 't2'].map((id) => store.addChat(id, said)));
    expect(numbers.map(Number).sort((a, b) => a - b)).toEqual([1, 1, 2]);
    expect(await store.chat('t1', 1)).toEqual([{ ...said, number: 2 }]);
    await store.report('t1', 2, 'ben', 'rude', 20);
    await store.report('t1', 2, 'ben', 'again', 21);
    const reported = { table: 't1', chat: 2, reason: 'rude', at: 20 };
    expect(await store.reports(5)).toEqual([
      { ...reported, said: { guest: 'ann', name: 'Ann', text: 'hello' } },
    ]);
    await store.retain(10 + AGES.chat + 1, { ...AGES, emptyTables: 1e15, abandonedGames: 1e15 });
    expect(await store.chat('t1', 0)).toEqual([]);
    expect(await store.reports(5)).toEqual([{ ...reported, said: null }]);
    await store.report('t1', 2, 'cy', 'rude', 30);
    await store.retain(20 + AGES.reports + 1, { ...AGES, emptyTables: 1e15, abandonedGames: 1e15 });
    expect(await store.reports(5)).toEqual([{ ...reported, at: 30, said: null }]);
    expect(await store.addChat('t1', said)).toBe(3);
    expect(await store.addChat('none', said)).toBeUndefined();
  });

  const now = 100 * DAY;
  const at = (days: number): number => now - days * DAY;
  /** As a server writes it: the creator of the table is among its guests, seated or not. */
  const aged = (id: string, days: number, more: Partial<TableChange> = {}): TableChange =>
    tableNamed(id, { updated: at(days), acted: at(days), guests: ['ann'], seated: 1, ...more });

  test('expired data is deleted, each kind by its own age; logs of finished games stay', async () => {
    const { store } = await node();
    const rows = [
      aged('empty', 2, { seated: 0 }),
      aged('waiting', 2),
      aged('fresh', 0.5, { seated: 0 }),
      aged('bots', 2, { phase: 'playing', seated: 0 }),
      aged('left', 31, { phase: 'playing' }),
      aged('slow', 31, { phase: 'playing' }),
      aged('over', 99, { phase: 'over' }),
    ];
    for (const row of rows) await store.createTable({ ...row, code: row.id });
    for (const [id, days] of [
      ['left', 31],
      ['slow', 1],
      ['over', 99],
    ] as const)
      await store.append(lines(id, 0, 1, { at: at(days) }));
    await store.putCode('code', 'ann', now);
    const deleted: string[] = [];
    const count = await store.retain(now, AGES, (id) => deleted.push(id));
    expect(count).toEqual({ emptyTables: 1, abandonedGames: 1, chat: 0, reports: 0, codes: 1 });
    expect(deleted).toEqual(['empty', 'left']);
    const kept = (await store.tablesOf('ann', 10)).map(({ id }) => id);
    expect(kept.sort()).toEqual(['bots', 'fresh', 'over', 'slow', 'waiting']);
    expect(await store.entries('left', 0)).toEqual([]);
    expect(await store.entries('over', 0)).toHaveLength(1);
  });

  test('a map is kept once, as long as a table names it, and for a while longer', async () => {
    const { store } = await node();
    await store.putMap('aa', '{"name":"Ä"}', at(40));
    await store.putMap('aa', '{"name":"Ä"}', at(39));
    for (const hash of ['bb', 'cc', 'dd']) await store.putMap(hash, '{}', at(40));
    expect(await store.map('aa')).toBe('{"name":"Ä"}');
    expect(await store.map('nobody')).toBeUndefined();
    await store.createTable({ ...aged('names', 40, { phase: 'over' }), code: 'names' });
    for (const table of ['names', 'names', 'never made']) await store.useMap('aa', table, at(35));
    await store.useMap('bb', 'about to be made', at(1));
    await store.useMap('cc', 'never made', at(35));
    expect(await store.retain(now, AGES)).not.toHaveProperty('maps');
    expect(await store.retain(now, { ...AGES, maps: 30 * DAY })).toMatchObject({ maps: 2 });
    const kept = await Promise.all(['aa', 'bb', 'cc', 'dd'].map((hash) => store.map(hash)));
    expect(kept.map((text) => text !== undefined)).toEqual([true, true, false, false]);
    await store.deleteTable('names');
    expect(await store.retain(now, { ...AGES, maps: 30 * DAY })).toMatchObject({ maps: 1 });
  });

  test('a table’s age counts from the last thing a person did there, whatever else was written', async () => {
    const { store } = await node();
    const ids = ['started', 'bots', 'changed', 'moved', 'talked', 'unknown'];
    for (const id of ids) await store.createTable({ ...aged(id, 40, { phase: 'playing' }), code: id });
    const { acted: _acted, ...unknown } = aged('older', 40, { phase: 'playing' });
    await store.createTable({ ...unknown, code: 'older' });
    const { acted: _none, ...byItself } = aged('', 1, { phase: 'playing' });
    for (const id of ['started', 'older']) await store.changeTable({ ...byItself, id });
    await store.changeTable({ ...byItself, id: 'changed', acted: at(1) });
    await store.append(lines('bots', 0, 2, { client: '', at: at(1), change: { ...byItself, id: 'bots' } }));
    await store.append(lines('moved', 0, 1, { client: '0 a', at: at(1) }));
    await store.addChat('talked', { guest: 'ann', name: 'Ann', seat: 0, text: 'hello', at: at(1) });
    const deleted: string[] = [];
    await store.retain(now, AGES, (id) => deleted.push(id));
    expect(deleted.sort()).toEqual(['bots', 'older', 'started', 'unknown']);
  });

  test('a table can be deleted with everything that belongs to it', async () => {
    const { store } = await node();
    for (const id of ['t1', 't2']) {
      await store.createTable({ ...tableNamed(id, { guests: ['ann'] }), code: id });
      await store.append(lines(id, 0, 2));
    }
    expect(await store.deleteTable('t1')).toBe(true);
    expect(await store.deleteTable('t1')).toBe(false);
    expect(await store.table('t1')).toBeUndefined();
    expect(await store.entries('t1', 0)).toEqual([]);
    expect((await store.tablesOf('ann', 5)).map(({ id }) => id)).toEqual(['t2']);
    expect(await store.entries('t2', 0)).toHaveLength(2);
  });
});
