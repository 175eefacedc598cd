/** Jobs for many nodes, by graphile-worker. */
import { EventEmitter } from 'node:events';
import { Logger, type Runner, run, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import { NODE_LOCKS } from './postgresLine.js';
import type { TableJob, Jobs } from '../store.js';

const TASK = 'landnam';
const CONCURRENCY = 8;
/** Future jobs are found by polling: deadlines are late by at most this. */
const POLL = 200;
const REAP = 1000;

const quiet = new Logger(() => () => undefined);

/** Jobs that a node had taken when it died would stay locked for four hours. It is dead if its lock is free. */
const REAP_DEAD = `
  with dead as (
    delete from nodes where not exists (
      select 1 from pg_locks where locktype = 'advisory' and classid = $1 and objid = nodes.lock
        and database = (select oid from pg_database where datname = current_database())
    ) returning worker
  )
  select graphile_worker.force_unlock_workers(array_agg(worker)) from dead having count(*) > 0`;

export class PostgresJobs implements Jobs {
  readonly #pool: Pool;
  readonly #lock: number;
  readonly #failed: (error: unknown) => void;
  /** The dead node may not have announced what it wrote. */
  readonly #missed: () => void;
  readonly #workers = new Set<string>();
  #runner: Runner | undefined;
  #reaper: NodeJS.Timeout | undefined;

  constructor(pool: Pool, lock: number, missed: () => void, failed: (error: unknown) => void) {
    this.#missed = missed;
    this.#pool = pool;
    this.#lock = lock;
    this.#failed = failed;
  }

  async put(job: TableJob): Promise<void> {
    await this.#pool.query(
      'select graphile_worker.add_job($1, $2::json, run_at => to_timestamp($3::float8 / 1000), job_key => $4)',
      [TASK, JSON.stringify(job), job.at, job.key],
    );
  }

  async drop(key: string): Promise<void> {
    await this.#pool.query('select graphile_worker.remove_job($1)', [key]);
  }

  async run(
    work: (job: TableJob) => Promise<void>,
    died: () => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    // nodes that died before this one started are no news to it, but may be to others
    await this.#reap(() => Promise.resolve());
    const events = new EventEmitter() as WorkerEvents;
    const known: Promise<unknown>[] = [];
    events.on('worker:create', ({ worker }) => known.push(this.#know(worker.workerId)));
    this.#runner = await run({
      pgPool: this.#pool,
      taskList: { [TASK]: (payload) => work(payload as TableJob) },
      concurrency: CONCURRENCY,
      pollInterval: POLL,
      noHandleSignals: true,
      logger: quiet,
      parsedCronItems: [],
      events,
    });
    events.on('job:error', ({ error }) => this.#failed(error));
    await Promise.all(known);
    this.#reaper = setInterval(() => void this.#reap(died).catch(this.#failed), REAP);
    this.#reaper.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.#reaper);
    await this.#runner?.stop();
    await this.#pool.query('delete from nodes where lock = $1', [this.#lock]).catch(this.#failed);
  }

  /** The connection was lost: others may have taken this node for dead. */
  async returned(): Promise<void> {
    await Promise.all([...this.#workers].map((worker) => this.#know(worker)));
  }

  async #know(worker: string): Promise<void> {
    this.#workers.add(worker);
    await this.#pool
      .query('insert into nodes (worker, lock) values ($1, $2) on conflict do nothing', [worker, this.#lock])
      .catch(this.#failed);
  }

  async #reap(died: () => Promise<void>): Promise<void> {
    const { rowCount } = await this.#pool.query(REAP_DEAD, [NODE_LOCKS]);
    if (rowCount === null || rowCount === 0) return;
    this.#missed();
    await died();
  }
}
