import { parse } from 'pg-connection-string';
import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.js';

const DAY = 86_400_000;

test('no variable is required', () => {
  expect(readEnvironment({})).toEqual({
    port: 8080,
    host: '0.0.0.0',
    dataDir: './data',
    databaseUrl: undefined,
    trustProxy: false,
    publicUrl: undefined,
    shard: '',
    logLevel: 'warn',
    addressLimits: 1,
    drain: 3000,
    ages: { emptyTables: DAY, abandonedGames: 30 * DAY, chat: 90 * DAY, reports: 90 * DAY, maps: 30 * DAY },
  });
});

test('an empty variable counts as unset', () => {
  expect(readEnvironment({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '', TRUST_PROXY: '' })).toEqual(
    readEnvironment({}),
  );
});

test('everything can be set', () => {
  const read = readEnvironment({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: '/data',
    DATABASE_URL: 'postgresql://u:p@db/landnam',
    TRUST_PROXY: 'true',
    PUBLIC_URL: 'https://play.example.org/',
    SHARD: 'a1',
    LOG: '1',
    KEEP_EMPTY_TABLES_DAYS: '0.5',
    KEEP_ABANDONED_GAMES_DAYS: '7',
    KEEP_CHAT_DAYS: '0',
    KEEP_REPORTS_DAYS: '1',
    KEEP_MAPS_DAYS: '2',
  });
  expect(read).toMatchObject({ port: 0, host: '127.0.0.1', dataDir: '/data', trustProxy: true });
  expect(read.publicUrl).toBe('https://play.example.org');
  expect(read.shard).toBe('a1');
  expect(read.logLevel).toBe('info');
  expect(read.ages).toEqual({
    emptyTables: DAY / 2,
    abandonedGames: 7 * DAY,
    chat: 0,
    reports: DAY,
    maps: 2 * DAY,
  });
});

test('a separate password may contain any characters', () => {
  const DATABASE_URL = 'postgres://landnam@database:5432/landnam';
  const { databaseUrl = '' } = readEnvironment({ DATABASE_URL, DATABASE_PASSWORD: 'a@b/c:d?e#f%41 ü' });
  const { user, password, host, port, database } = parse(databaseUrl);
  expect([user, password, host, port, database]).toEqual([
    'landnam',
    'a@b/c:d?e#f%41 ü',
    'database',
    '5432',
    'landnam',
  ]);
  expect(() => readEnvironment({ DATABASE_URL: 'postgres://', DATABASE_PASSWORD: 'geheim' })).toThrow(
    'DATABASE_URL',
  );
});

test.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['TRUST_PROXY', 'perhaps'],
  ['PUBLIC_URL', 'play.example.org'],
  ['PUBLIC_URL', 'https://play.example.org/games'],
  ['PUBLIC_URL', 'ftp://play.example.org'],
  ['DATABASE_URL', 'mysql://u:geheim@db/landnam'],
  ['SHARD', 'a'],
  ['SHARD', 'A1'],
  ['LOG_LEVEL', 'loud'],
  ['ADDRESS_LIMITS', '-1'],
  ['KEEP_CHAT_DAYS', '-1'],
])('%s=%s is refused by its name, without a secret', (name, value) => {
  const read = () => readEnvironment({ [name]: value });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(name);
  expect(read).not.toThrow('geheim');
});
