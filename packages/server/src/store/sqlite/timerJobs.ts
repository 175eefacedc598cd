/** Jobs of one process: rows in a table, so that they survive it, and a timer for the next of them. */
import { randomUUID } from 'node:crypto';
import { Batch } from '../writing/batch.js';
import type { JobColumns } from '../schema/schema.js';
import { inTransaction, type Sql } from '../sql.js';
import type { TableJob, Jobs } from '../store.js';

type Work = (job: TableJob) => Promise<void>;
type Change = { readonly put: JobColumns } | { readonly drop: string; readonly stamp?: string };

/** Longest delay of a timer: Node counts in 31 bits. */
const LONGEST = 2 ** 31 - 1;
/** Jobs are written some time later: after a crash before that, who is due is found from the tables. */
const PAUSE = 100;
const FIRST_RETRY = 1000;
const MOST_RETRIES = 10;

const columns = ({ key, kind, table, at, seq }: TableJob): JobColumns => ({
  key,
  kind,
  table_id: table,
  at,
  seq,
  stamp: randomUUID(),
  attempts: 0,
});

const jobOf = ({ key, kind, table_id, at, seq }: JobColumns): TableJob => ({
  key,
  kind: kind as TableJob['kind'],
  table: table_id,
  at,
  seq,
});

export class TimerJobs implements Jobs {
  readonly #sql: Sql;
  readonly #batch: Batch<Change>;
  /** What is scheduled and not done; the table holds the same for the next process. */
  readonly #jobs = new Map<string, JobColumns>();
  readonly #running = new Set<Promise<void>>();
  #work: Work | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** When the timer fires. */
  #next = Infinity;
  #closed = false;

  constructor(sql: Sql) {
    this.#sql = sql;
    this.#batch = new Batch((changes) => this.#write(changes), PAUSE);
  }

  async put(job: TableJob): Promise<void> {
    const put = columns(job);
    this.#jobs.set(job.key, put);
    this.#keep({ put });
    this.#wakeBy(put.at);
  }

  async drop(key: string): Promise<void> {
    this.#jobs.delete(key);
    this.#keep({ drop: key });
  }

  async run(work: Work): Promise<void> {
    const left = await this.#sql.read.selectFrom('jobs').selectAll().execute();
    for (const job of left) if (!this.#jobs.has(job.key)) this.#jobs.set(job.key, job);
    this.#work = work;
    this.#wake();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await Promise.all(this.#running);
    await this.#batch.idle();
  }

  /** Sets the timer for this one, if nothing is sooner. */
  #wakeBy(at: number): void {
    if (!this.#work || this.#closed || at >= this.#next) return;
    clearTimeout(this.#timer);
    this.#next = at;
    this.#timer = setTimeout(() => this.#due(), Math.min(Math.max(at - Date.now(), 0), LONGEST));
    this.#timer.unref();
  }

  #wake(): void {
    this.#next = Infinity;
    let next = Infinity;
    for (const { at } of this.#jobs.values()) next = Math.min(next, at);
    if (next < Infinity) this.#wakeBy(next);
  }

  #due(): void {
    const now = Date.now();
    const due = [...this.#jobs.values()].filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
    for (const job of due) {
      this.#jobs.delete(job.key);
      const running = this.#do(job).finally(() => this.#running.delete(running));
      this.#running.add(running);
    }
    this.#wake();
  }

  async #do(job: JobColumns): Promise<void> {
    try {
      await this.#work?.(jobOf(job));
      this.#keep({ drop: job.key, stamp: job.stamp });
    } catch (error) {
      this.#sql.failed(error);
      this.#again(job);
    }
  }

  #again(job: JobColumns): void {
    // a later one with the same key has replaced it
    if (this.#jobs.has(job.key)) return;
    const attempts = job.attempts + 1;
    if (attempts > MOST_RETRIES) return this.#keep({ drop: job.key, stamp: job.stamp });
    const put = { ...job, attempts, at: Date.now() + FIRST_RETRY * 2 ** (attempts - 1) };
    this.#jobs.set(job.key, put);
    this.#keep({ put });
    this.#wakeBy(put.at);
  }

  #keep(change: Change): void {
    this.#batch.add(change).catch(this.#sql.failed);
  }

  /** Only the last change of each key counts. */
  async #write(changes: readonly Change[]): Promise<void> {
    await inTransaction(this.#sql, async (db) => {
      for (const change of changes)
        if ('put' in change) {
          const { key: _key, ...rest } = change.put;
          await db
            .insertInto('jobs')
            .values(change.put)
            .onConflict((c) => c.column('key').doUpdateSet(rest))
            .execute();
        } else {
          const query = db.deleteFrom('jobs').where('key', '=', change.drop);
          const { stamp } = change;
          await (stamp === undefined ? query : query.where('stamp', '=', stamp)).execute();
        }
    });
  }
}
