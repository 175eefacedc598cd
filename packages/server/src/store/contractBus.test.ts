import { expect, test } from 'vitest';
import { overStores } from '../../../../test/support/stores.js';
import type { DueRow, TableChange } from './store.js';

const LATER = 9_000_000_000_000;

const tableNamed = (id: string, more: Partial<TableChange> = {}): TableChange & { code: string } => ({
  id,
  code: id,
  version: 0,
  phase: 'playing',
  visibility: 'link',
  updated: 1000,
  data: '{}',
  guests: [],
  seated: 0,
  ...more,
});

const lines = (table: string, from: number) => ({ table, from, lines: ['a line'], client: '', at: 5000 });

const shown = (rows: readonly DueRow[]): string[] => rows.map(({ table, at }) => `${table} ${at}`);

overStores(({ open: node, stop }) => {
  test('who changes a table does not hear of it, until others tell', async () => {
    const { bus } = await node();
    const heard: string[] = [];
    const stopListening = bus.listen({ heard: (table) => heard.push(table) });
    bus.tell('t1');
    bus.say('t1', { seats: 1, watchers: 2 });
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard).toEqual([]);
    expect(bus.others('t1')).toEqual({ seats: 0, watchers: 0 });
    stopListening();
  });

  test('what is due comes with the move that makes it so, the earliest first, and goes with the one that ends it', async () => {
    const { store } = await node();
    for (const id of ['t1', 't2', 't3']) await store.createTable(tableNamed(id));
    await store.append({ ...lines('t1', 0), due: { time: 300, think: 50 } });
    await store.append({ ...lines('t2', 0), due: { time: 100 } });
    await store.changeTable(tableNamed('t3', { due: { time: 200 } }));
    expect(shown(await store.dueRows('time', 200, 10))).toEqual(['t2 100', 't3 200']);
    expect(shown(await store.dueRows('time', LATER, 1))).toEqual(['t2 100']);
    expect(await store.dueRows('think', LATER, 10)).toEqual([
      { table: 't1', kind: 'think', at: 50, node: store.node },
    ]);
    await store.append({ ...lines('t2', 1), due: { time: null, think: 60 } });
    await store.append({ ...lines('t1', 1), due: { time: 400 } });
    expect(shown(await store.dueRows('time', LATER, 10))).toEqual(['t3 200', 't1 400']);
    expect(shown(await store.dueRows('think', LATER, 10))).toEqual(['t1 50', 't2 60']);
  });

  test('what is refused makes nothing due', async () => {
    const { store } = await node();
    await store.createTable(tableNamed('t1'));
    expect(await store.append({ ...lines('t1', 0), due: { time: 1 } })).toBe('written');
    const raced = [
      store.append({ ...lines('t1', 0), due: { time: 2 } }),
      store.changeTable(tableNamed('t1', { version: 7, due: { time: null } })),
      store.append({ ...lines('none', 0), due: { time: 2 } }),
    ];
    expect(await Promise.all(raced)).toEqual(['raced', 'raced', 'raced']);
    expect(shown(await store.dueRows('time', LATER, 10))).toEqual(['t1 1']);
  });

  test('many tables of one commit each have their own', async () => {
    const { store } = await node();
    const ids = Array.from({ length: 40 }, (_, i) => `t${i + 10}`);
    for (const id of ids) await store.createTable(tableNamed(id));
    await Promise.all(ids.map((id, i) => store.append({ ...lines(id, 0), due: { time: i, think: i } })));
    await Promise.all(
      ids.map((id, i) =>
        store.append({ ...lines(id, 1), due: i % 2 === 0 ? { time: null } : { think: i + 100 } }),
      ),
    );
    const times = await store.dueRows('time', LATER, 100);
    expect(times.map(({ at }) => at)).toEqual(ids.map((_, i) => i).filter((i) => i % 2 === 1));
    expect((await store.dueRows('think', 99, 100)).map(({ at }) => at)).toEqual(
      ids.map((_, i) => i).filter((i) => i % 2 === 0),
    );
  });

  test('of all who see a row one has it', async () => {
    const nodes = [await node(), await node()];
    const [{ store }] = nodes;
    await store.putDue('t1', { think: 10, sweep: 20 });
    const [row] = await store.dueRows('think', 10, 1);
    const claims = nodes.flatMap(({ store: own }) => [own.claimDue(row, 500), own.claimDue(row, 500)]);
    expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
    expect(shown(await store.dueRows('think', 499, 1))).toEqual([]);
    expect(shown(await store.dueRows('sweep', 20, 1))).toEqual(['t1 20']);
    await store.putDue('t1', { think: null, sweep: null });
    expect(await store.dueRows('think', LATER, 1)).toEqual([]);
  });

  test('a table that is made with something due has it, and takes it along when it is deleted', async () => {
    const { store } = await node();
    expect(await store.createTable(tableNamed('t1', { due: { time: 1 } }))).toBe('written');
    expect(await store.createTable(tableNamed('t1', { due: { time: 2 } }))).toBe('raced');
    expect(shown(await store.dueRows('time', LATER, 9))).toEqual(['t1 1']);
    expect(await store.append({ ...lines('t1', 0), due: { think: 1 } })).toBe('written');
    await store.deleteTable('t1');
    for (const kind of ['time', 'think'] as const) expect(await store.dueRows(kind, LATER, 9)).toEqual([]);
  });

  test('what a process left when it ended is due at once for the next, a deadline at its time', async () => {
    const first = await node();
    await first.nodes.watch();
    await first.store.putDue('t1', { think: LATER - 1, time: LATER - 1 });
    await stop(first);
    const second = await node();
    await second.nodes.watch();
    expect(shown(await second.store.dueRows('think', 0, 9))).toEqual(['t1 0']);
    expect(shown(await second.store.dueRows('time', LATER, 9))).toEqual([`t1 ${LATER - 1}`]);
  });
});
