/** Manages a server's tables and people, whether it runs or not. The store is the one the server would use. */
import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type * as Server from '@landnam/server/operations';
import type { Command } from 'commander';
import { InputError } from '../input.js';
import { print, printJson, table } from '../output.js';

type Operations = typeof Server;
type Opened = Server.OpenedStore;
type Task = (operations: Operations, opened: Opened) => Promise<void>;

/** The command is published without the server. */
const operationsHere = async (): Promise<Operations> => {
  try {
    return await import('@landnam/server/operations');
  } catch {
    throw new InputError('admin needs the server, which is part of the repository and not of this package');
  }
};

/** A misspelt folder would become a new, empty store: only commands that fill one may create it. */
const mustExist = (dataDir: string): void => {
  if (!existsSync(join(dataDir, 'landnam.db')))
    throw new InputError(`no server keeps its tables in ${dataDir}: is DATA_DIR what the server has?`);
};

/** DATA_DIR and DATABASE_URL, as for the server. */
const withStore = async (task: Task, fills = false): Promise<void> => {
  const operations = await operationsHere();
  const { dataDir, databaseUrl } = environmentOf(operations);
  if (databaseUrl === undefined && !fills) mustExist(dataDir);
  const opened = await operations.openStore({ dataDir, databaseUrl });
  try {
    await task(operations, opened);
  } finally {
    await operations.closeStore(opened);
  }
};

const environmentOf = ({ readEnvironment, EnvironmentError }: Operations) => {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (error instanceof EnvironmentError) throw new InputError(error.message);
    throw error;
  }
};

const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 16);

const rowOf = ({ id, code, phase, game, updated, seats }: Server.TableSummary): string[] => [
  id,
  code,
  phase,
  game,
  timeOf(updated),
  seats.map(({ name, guest }) => (guest === null ? name : `${name} (${guest})`)).join(', '),
];

interface ListFlags {
  phase?: string;
  reports?: true;
  json?: true;
}

const listReports = async (
  { listReports: read }: Operations,
  opened: Opened,
  json: boolean,
): Promise<void> => {
  const reports = await read(opened);
  if (json) return printJson(reports);
  const rows = reports.map(({ table: id, at, reason, said }) => [
    timeOf(at),
    id,
    reason,
    said === null ? '' : `${said.name} (${said.guest}): ${said.text}`,
  ]);
  print(rows.length === 0 ? 'Nothing was reported.' : table(rows));
};

const list = async (operations: Operations, opened: Opened, flags: ListFlags): Promise<void> => {
  const json = flags.json === true;
  if (flags.reports) return listReports(operations, opened, json);
  const tables = await operations.listTables(opened, flags.phase === undefined ? undefined : [flags.phase]);
  if (json) printJson(tables);
  else print(tables.length === 0 ? 'There are no tables.' : table(tables.map(rowOf)));
};

const needTable = async ({ findTable }: Operations, opened: Opened, name: string): Promise<string> => {
  const row = await findTable(opened, name);
  if (row === undefined) throw new InputError(`no table is called "${name}", or several ids begin with it`);
  return row.id;
};

const must = (done: boolean, what: string, otherwise: string): void => {
  if (!done) throw new InputError(otherwise);
  print(what);
};

interface PurgeFlags {
  table?: string;
  guest?: string;
}

const purge = async (operations: Operations, opened: Opened, flags: PurgeFlags): Promise<void> => {
  if (flags.table !== undefined) {
    const id = await needTable(operations, opened, flags.table);
    return must(await operations.purgeTable(opened, id), `Table ${id} is gone.`, `${id} was already gone`);
  }
  if (flags.guest !== undefined) {
    const done = await operations.purgeGuest(opened, flags.guest);
    if (done === 'failed')
      throw new InputError(`${flags.guest} is not forgotten everywhere yet: run this again`);
    return must(
      done === 'forgotten',
      `Guest ${flags.guest} is forgotten.`,
      `there is no guest ${flags.guest}`,
    );
  }
  printJson(await operations.purgeOld(opened, environmentOf(operations).ages));
};

/** It contains secrets: readable only by the owner, and never written over another file. */
const newFile = (path: string): number => {
  try {
    return openSync(path, 'wx', 0o600);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new InputError(`${path} already exists: a backup never overwrites a file`);
    throw error;
  }
};

const backUp = async ({ backup }: Opened, path: string): Promise<void> => {
  const file = newFile(path);
  let lines = 0;
  try {
    for await (const line of backup.dump()) {
      writeSync(file, `${line}\n`);
      lines++;
    }
  } catch (error) {
    rmSync(path);
    throw error;
  } finally {
    closeSync(file);
  }
  print(`${lines - 2} rows are in ${path}.`);
};

/** Opened when the first line is requested: lines read before there is a listener are lost, including the last. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = await open(path);
  yield* file.readLines();
}

const restore = async ({ backup }: Opened, path: string): Promise<void> => {
  const rows = await backup.restore(linesOf(path)).catch((error: unknown) => {
    if (error instanceof Error && !('syscall' in error)) throw new InputError(error.message);
    throw error;
  });
  print(`${rows} rows are restored.`);
};

const addTables = (admin: Command): void => {
  admin
    .command('list')
    .description('list tables and who sits there, or what was reported')
    .option('--phase <phase>', 'gathering, opening, playing, over or closed')
    .option('--reports', 'chat lines that were reported')
    .option('--json', 'print JSON')
    .action((flags: ListFlags) => withStore((operations, opened) => list(operations, opened, flags)));
  admin
    .command('close')
    .description('close a table: play ends, its log is kept')
    .argument('<table>', 'its id, its code or the beginning of its id')
    .option('--why <line>', 'shown to the people at the table', 'closed by the operator')
    .action((name: string, { why }: { why: string }) =>
      withStore(async (operations, opened) => {
        const id = await needTable(operations, opened, name);
        must(
          await operations.closeTable(opened, id, why),
          `Table ${id} is closed.`,
          `${id} could not be closed`,
        );
      }),
    );
};

const reopen = async (operations: Operations, opened: Opened, name: string): Promise<void> => {
  const id = await needTable(operations, opened, name);
  const done = await operations.reopenTable(opened, id);
  if (done.state === 'notClosed') throw new InputError(`${id} is not closed`);
  if (done.state === 'gone') throw new InputError(`${id} stays closed, its rules are gone: ${done.line}`);
  if (done.state === 'aside')
    return print(`Table ${id} is open again, but this version cannot replay it: ${done.line}`);
  must(done.state === 'open', `Table ${id} is open again.`, `${id} could not be opened again`);
};

const addReopen = (admin: Command): void => {
  admin
    .command('reopen')
    .description('reopen a closed table: the same people play on')
    .argument('<table>', 'its id, its code or the beginning of its id')
    .action((name: string) => withStore((operations, opened) => reopen(operations, opened, name)));
};

const addPeople = (admin: Command): void => {
  admin
    .command('ban')
    .description('keep a guest from sitting down and opening tables')
    .argument('<guest>', 'as list shows it')
    .option('--lift', 'let the guest in again')
    .action((guest: string, { lift }: { lift?: true }) =>
      withStore(async (operations, opened) => {
        const done = await operations.banGuest(opened, guest, lift !== true);
        must(done, `${guest} is ${lift ? 'let in again' : 'banned'}.`, `there is no guest ${guest}`);
      }),
    );
  admin
    .command('purge')
    .description('delete expired data, or one table or guest right away')
    .option('--table <table>', 'this table with its log')
    .option('--guest <guest>', 'as if this guest had asked to be forgotten; a ban stays')
    .action((flags: PurgeFlags) => withStore((operations, opened) => purge(operations, opened, flags)));
};

const addBackups = (admin: Command): void => {
  admin
    .command('backup')
    .description('write everything to a file, while the server runs or not')
    .argument('<file>', 'must not exist yet; it will hold secrets')
    .action((path: string) => withStore((_operations, opened) => backUp(opened, path)));
  admin
    .command('restore')
    .description('read a backup of either database into an empty store')
    .argument('<file>', 'written by backup')
    .action((path: string) => withStore((_operations, opened) => restore(opened, path), true));
};

export const addAdmin = (program: Command): void => {
  const admin = program.command('admin').description("manage a server's tables and people");
  for (const add of [addTables, addReopen, addPeople, addBackups]) add(admin);
  for (const command of admin.commands) command.copyInheritedSettings(program);
};
