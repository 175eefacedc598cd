/** Settings from the environment; an invalid value is refused with its name. */
import { isShard } from '@landnam/protocol';
import type { Ages } from '../store/store.js';

export interface Environment {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Whether the addresses that a proxy reports are trusted. */
  readonly trustProxy: boolean;
  /** Public address, without a trailing slash. */
  readonly publicUrl: string | undefined;
  /** Two letters in front of the ids of new tables. */
  readonly shard: string;
  readonly logLevel: string;
  /** Factor for the limits by address; 0 lifts them. */
  readonly addressLimits: number;
  /** Milliseconds between SIGTERM and the end. */
  readonly drain: number;
  readonly ages: Ages;
}

type Variables = Readonly<Record<string, string | undefined>>;

const DAY = 86_400_000;
const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];

export class EnvironmentError extends Error {}

const refuse = (name: string, value: string, wanted: string): never => {
  throw new EnvironmentError(`${name} is "${value}", but must be ${wanted}.`);
};

/** An empty variable counts as unset: compose files write them that way. */
const textOf = (variables: Variables, name: string): string | undefined => variables[name] || undefined;

const numberOf = (variables: Variables, name: string, usual: number, most: number): number => {
  const text = textOf(variables, name);
  if (text === undefined) return usual;
  const value = Number(text);
  return value >= 0 && value <= most ? value : refuse(name, text, `a number from 0 to ${most}`);
};

const portOf = (variables: Variables): number => {
  const port = numberOf(variables, 'PORT', 8080, 65_535);
  return Number.isInteger(port) ? port : refuse('PORT', String(port), 'a whole number');
};

const WORDS: Readonly<Record<string, boolean>> = {
  '1': true,
  true: true,
  yes: true,
  '0': false,
  false: false,
  no: false,
};

const yesOrNo = (variables: Variables, name: string): boolean => {
  const text = textOf(variables, name);
  return text === undefined ? false : (WORDS[text.toLowerCase()] ?? refuse(name, text, '1 or 0'));
};

const publicUrlOf = (variables: Variables): string | undefined => {
  const text = textOf(variables, 'PUBLIC_URL');
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '';
  return isPlain ? url.origin : refuse('PUBLIC_URL', text, 'an address like https://play.example.org');
};

/** A separate password may contain any characters; in a URL they would have to be escaped. */
const withPassword = (text: string, password: string | undefined): string => {
  if (password === undefined) return text;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url?.hostname) throw new EnvironmentError('DATABASE_URL names no host to use DATABASE_PASSWORD for.');
  url.password = encodeURIComponent(password);
  return url.href;
};

const databaseUrlOf = (variables: Variables): string | undefined => {
  const text = textOf(variables, 'DATABASE_URL');
  if (text === undefined) return undefined;
  if (/^postgres(?:ql)?:\/\//.test(text)) return withPassword(text, textOf(variables, 'DATABASE_PASSWORD'));
  // it may contain a password, so it is not repeated
  throw new EnvironmentError('DATABASE_URL must begin with postgres:// or postgresql://.');
};

const levelOf = (variables: Variables): string => {
  const level = textOf(variables, 'LOG_LEVEL') ?? (yesOrNo(variables, 'LOG') ? 'info' : 'warn');
  return LEVELS.includes(level) ? level : refuse('LOG_LEVEL', level, LEVELS.join(', '));
};

const shardOf = (variables: Variables): string => {
  const text = textOf(variables, 'SHARD') ?? '';
  return text === '' || isShard(text) ? text : refuse('SHARD', text, 'two small letters or figures');
};

const MOST_DAYS = 36_500;
const days = (variables: Variables, name: string, usual: number): number =>
  numberOf(variables, name, usual, MOST_DAYS) * DAY;

const agesOf = (variables: Variables): Ages => ({
  emptyTables: days(variables, 'KEEP_EMPTY_TABLES_DAYS', 1),
  abandonedGames: days(variables, 'KEEP_ABANDONED_GAMES_DAYS', 30),
  chat: days(variables, 'KEEP_CHAT_DAYS', 90),
  reports: days(variables, 'KEEP_REPORTS_DAYS', 90),
  maps: days(variables, 'KEEP_MAPS_DAYS', 30),
});

export const readEnvironment = (variables: Variables): Environment => ({
  port: portOf(variables),
  host: textOf(variables, 'HOST') ?? '0.0.0.0',
  dataDir: textOf(variables, 'DATA_DIR') ?? './data',
  databaseUrl: databaseUrlOf(variables),
  trustProxy: yesOrNo(variables, 'TRUST_PROXY'),
  publicUrl: publicUrlOf(variables),
  shard: shardOf(variables),
  logLevel: levelOf(variables),
  addressLimits: numberOf(variables, 'ADDRESS_LIMITS', 1, 1000),
  drain: numberOf(variables, 'DRAIN_SECONDS', 3, 3600) * 1000,
  ages: agesOf(variables),
});
