/** Serves the page and its tables, as `npm start` does after it has built them. */
import type * as Server from '@landnam/server';
import type { Command } from 'commander';
import { InputError } from '../input.js';

/** Each flag is a variable of the environment by another name. */
const VARIABLES = {
  port: 'PORT',
  host: 'HOST',
  dataDir: 'DATA_DIR',
  databaseUrl: 'DATABASE_URL',
  publicUrl: 'PUBLIC_URL',
  trustProxy: 'TRUST_PROXY',
} as const;
type Flags = Partial<Record<keyof typeof VARIABLES, string | true>>;

const variablesOf = (flags: Flags): Record<string, string | undefined> => {
  const given = Object.entries(VARIABLES).flatMap(([flag, name]) => {
    const value = flags[flag as keyof Flags];
    return value === undefined ? [] : [[name, value === true ? '1' : value] as const];
  });
  return { ...process.env, ...Object.fromEntries(given) };
};

/** The command is published without the server. */
const serverHere = async (): Promise<typeof Server> => {
  try {
    return await import('@landnam/server');
  } catch {
    throw new InputError('serve needs the server, which is part of the repository and not of this package');
  }
};

export const addServe = (program: Command): void => {
  program
    .command('serve')
    .description('serve the page and its tables; anything not given here is read from the environment')
    .option('--port <number>', 'PORT, 8080')
    .option('--host <address>', 'HOST, 0.0.0.0')
    .option('--data-dir <folder>', 'DATA_DIR, ./data')
    .option('--database-url <url>', 'DATABASE_URL, a PostgreSQL that several processes may share')
    .option('--public-url <url>', 'PUBLIC_URL, the address that people use')
    .option('--trust-proxy', 'TRUST_PROXY, trust the addresses that a proxy reports')
    .action(async (flags: Flags) => {
      const { begin } = await serverHere();
      const begun = await begin(variablesOf(flags));
      if (!begun.ok) throw new InputError(begun.error);
    });
};
