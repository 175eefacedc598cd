/** A real PostgreSQL for one test file, a database for each test, and commands as processes of their own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startPostgres, type TestPostgres } from '../../scripts/postgres.mjs';
import { type Answer, main } from './landnam.js';

/** Processes start and die: seconds on a quiet machine. */
export const PATIENCE = { timeout: 300_000 };
const UNDEFINED_TABLE = '42P01';

export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<Answer>;
}

export const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds())) await sleep(20);
};

export class QueueBench {
  url = '';
  client = new Client();
  private started: ChildProcess[] = [];
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    let server: TestPostgres;
    beforeAll(async () => {
      server = await startPostgres();
    }, PATIENCE.timeout);
    afterAll(() => server.stop(), PATIENCE.timeout);
    beforeEach(async () => this.open(await server.newDatabase()), PATIENCE.timeout);
    afterEach(() => this.close(), PATIENCE.timeout);
  }

  private async open(url: string): Promise<void> {
    this.url = url;
    this.client = new Client({ connectionString: url });
    await this.client.connect();
  }

  private async close(): Promise<void> {
    for (const child of this.started) child.kill('SIGKILL');
    this.started = [];
    await this.client.end();
  }

  readonly start = (...args: string[]): Running => {
    const child = spawn(process.execPath, [main, ...args], { cwd: this.folder });
    this.started.push(child);
    const told = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (told.out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (told.err += text));
    const ended = new Promise<Answer>((resolve) => child.on('close', (code) => resolve({ code, ...told })));
    return { child, ended };
  };

  /** None while the tables are being created. */
  private async count(from: string): Promise<number> {
    try {
      const { rows } = await this.client.query<{ count: string }>(`select count(*) from ${from}`);
      return Number(rows[0].count);
    } catch (error) {
      if ((error as { code?: string }).code === UNDEFINED_TABLE) return 0;
      throw error;
    }
  }

  readonly played = (): Promise<number> => this.count('landnam_arena.blocks');
  readonly waiting = (): Promise<number> => this.count('landnam_arena_jobs.jobs');
  readonly taken = (): Promise<number> => this.count('landnam_arena_jobs.jobs where locked_by is not null');

  /** Paused in the middle of a block: after some, before the last. */
  readonly freeze = async ({ child }: Running): Promise<void> => {
    await until(async () => (await this.played()) > 0);
    for (;;) {
      child.kill('SIGSTOP');
      await sleep(20);
      if ((await this.taken()) > 0) return;
      if ((await this.waiting()) === 0)
        throw new Error('everything was played before the worker was held still');
      child.kill('SIGCONT');
      await sleep(5);
    }
  };

  /** Whoever holds a block counts as dead from now on, and it is given to another. */
  readonly unlock = (): Promise<unknown> =>
    this.client.query(
      'select landnam_arena_jobs.force_unlock_workers(array_agg(locked_by)) from landnam_arena_jobs.jobs where locked_by is not null',
    );
}
