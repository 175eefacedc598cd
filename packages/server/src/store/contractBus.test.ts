import { expect, test } from 'vitest';
import { later, overStores } from '../../../../test/support/stores.js';
import type { TableJob } from './store.js';

overStores(({ open: node, stop }) => {
  test('a listener hears of each table, until it stops listening', async () => {
    const { bus } = await node();
    const heard: string[] = [];
    const second = later<void>();
    const stopListening = bus.listen({
      heard: (table) => {
        heard.push(table);
        if (heard.length === 2) second.resolve();
      },
    });
    bus.tell('t1');
    bus.tell('t2');
    expect(heard).toEqual([]);
    await second.promise;
    stopListening();
    bus.tell('t3');
    await Promise.resolve();
    expect(heard).toEqual(['t1', 't2']);
  });

  test('watchers are counted by table', async () => {
    const { bus } = await node();
    expect(bus.watchers('t1')).toBe(0);
    bus.count('t1', 2);
    bus.count('t2', 1);
    expect([bus.watchers('t1'), bus.watchers('t2')]).toEqual([2, 1]);
    bus.count('t1', 0);
    expect([bus.watchers('t1'), bus.watchers('t2')]).toEqual([0, 1]);
  });

  const job = (key: string, more: Partial<TableJob> = {}): TableJob => ({
    key,
    kind: 'bot',
    table: 't1',
    at: Date.now(),
    seq: 4,
    ...more,
  });

  test('a job runs at its time, with its data', async () => {
    const { jobs } = await node();
    const done = later<TableJob>();
    await jobs.run(async (each) => done.resolve(each));
    const put = job('t1', { at: Date.now() + 300 });
    await jobs.put(put);
    expect(await done.promise).toEqual(put);
    expect(Date.now()).toBeGreaterThanOrEqual(put.at - 1);
  });

  test('the same key replaces a job, another one does not; a dropped job does not run', async () => {
    const { jobs } = await node();
    const seen: string[] = [];
    const last = later<void>();
    await jobs.put(job('a', { seq: 1, at: Date.now() + 10 }));
    await jobs.put(job('a', { seq: 2 }));
    await jobs.put(job('b'));
    await jobs.drop('b');
    await jobs.run(async ({ key, seq }) => {
      seen.push(`${key}${seq}`);
      if (key === 'last') last.resolve();
    });
    await jobs.put(job('last', { at: Date.now() + 500 }));
    await last.promise;
    expect(seen).toEqual(['a2', 'last4']);
  });

  test('a job put while its predecessor runs is run too', async () => {
    const { jobs } = await node();
    const again = later<void>();
    const seen: number[] = [];
    await jobs.run(async ({ seq }) => {
      seen.push(seq);
      if (seq === 1) await jobs.put(job('a', { seq: 2 }));
      else again.resolve();
    });
    await jobs.put(job('a', { seq: 1 }));
    await again.promise;
    expect(seen).toEqual([1, 2]);
  });

  test('work that throws is retried', async () => {
    const { jobs } = await node();
    const again = later<void>();
    let tries = 0;
    await jobs.run(async () => {
      if (++tries === 1) throw new Error('not yet');
      again.resolve();
    });
    await jobs.put(job('a'));
    await again.promise;
    expect(tries).toBe(2);
  });

  test('a job that did not run is run after a restart', async () => {
    const first = await node();
    await first.jobs.put(job('a', { seq: 9 }));
    await stop(first);
    const { jobs } = await node();
    const done = later<number>();
    await jobs.run(async ({ seq }) => done.resolve(seq));
    expect(await done.promise).toBe(9);
  });
});
