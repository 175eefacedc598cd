/** One JSON line per event; of requests only what identifies no one. */
import type { LoggerOptions } from 'pino';
import { beginningOf } from '../tables/ids.js';

interface Request {
  readonly method?: string;
  readonly url?: string;
}

/** Anyone with a table's id may come in: its beginning is enough to find it. */
const TABLE_ID = /[A-Za-z0-9_-]{22,}/g;

export const withoutIds = (text: string): string => text.replace(TABLE_ID, (id) => `${beginningOf(id)}…`);

const request = ({ method, url = '' }: Request): object => ({
  method,
  url: withoutIds(url.split('?')[0] ?? ''),
});

const response = ({ statusCode }: { readonly statusCode?: number }): object => ({ statusCode });

/** Of an error's own fields only its code: drivers put statements and parameters into theirs. */
const failure = (error: Error & { readonly code?: unknown }): object => ({
  type: error.name,
  code: error.code,
  message: withoutIds(error.message),
  stack: withoutIds(error.stack ?? ''),
});

const messageOf = (value: unknown): string | undefined => {
  if (value instanceof Error) return value.message;
  const inside = typeof value === 'object' && value !== null && 'err' in value ? value.err : undefined;
  return inside instanceof Error ? inside.message : undefined;
};

/** pino uses an error's message for the line if there is none. */
const cleaned = (args: readonly unknown[]): unknown[] => {
  const said = args.map((each) => (typeof each === 'string' ? withoutIds(each) : each));
  const message = said.some((each) => typeof each === 'string') ? undefined : messageOf(said[0]);
  return message === undefined ? said : [...said, withoutIds(message)];
};

export const logOptions = (level: string): LoggerOptions => ({
  level,
  base: null,
  serializers: { req: request, res: response, err: failure, error: failure },
  hooks: {
    logMethod(args, method) {
      method.apply(this, cleaned(args) as typeof args);
    },
  },
});
