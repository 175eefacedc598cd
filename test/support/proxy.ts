/** A small proxy before several nodes that leads as the files under `deploy/` say: a table's people go to one node. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';

export interface Proxy {
  readonly url: string;
  /** Which node each socket was led to, by its table; empty for those whose address names none. */
  readonly led: { readonly table: string; readonly node: number }[];
  close(): Promise<void>;
}

/** The pattern that finds a table in an address, as a file of `deploy/` has it. */
export const patternOf = (file: 'Caddyfile' | 'nginx.conf'): RegExp => {
  const text = readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8');
  const [, pattern] = /^\s*~(\S+) /m.exec(text) ?? [];
  if (pattern === undefined) throw new Error(`${file} has no pattern`);
  return new RegExp(pattern);
};

const PATTERN = patternOf('Caddyfile');
const tableIn = (address: string): string => PATTERN.exec(address)?.[1] ?? '';

/** Each node's own order for a table: one that is gone changes the way of no other table. */
const ranked = (table: string, nodes: readonly string[]): number[] =>
  nodes
    .map((url, i) => [createHash('sha256').update(`${table} ${url}`).digest('hex'), i] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, i]) => i);

const answers = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = request(`${url}/readyz`, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    asked.once('error', () => resolve(false)).end();
  });

const headOf = ({ method, url, httpVersion, rawHeaders }: IncomingMessage): string => {
  const headers = Array.from(
    { length: rawHeaders.length / 2 },
    (_, i) => `${rawHeaders[2 * i]}: ${rawHeaders[2 * i + 1]}`,
  );
  return `${[`${method} ${url} HTTP/${httpVersion}`, ...headers].join('\r\n')}\r\n\r\n`;
};

const join = (near: Socket, far: Socket): void => {
  for (const [end, other] of [
    [near, far],
    [far, near],
  ] as const) {
    end.on('error', () => undefined);
    end.on('close', () => other.destroy());
  }
  near.pipe(far).pipe(near);
};

export const startProxy = async (nodes: readonly string[]): Promise<Proxy> => {
  const led: { table: string; node: number }[] = [];
  let turn = 0;
  const choose = async (address: string): Promise<number> => {
    const table = tableIn(address);
    const order = table === '' ? nodes.map((_, i) => (turn + i) % nodes.length) : ranked(table, nodes);
    if (table === '') turn++;
    for (const node of order) if (await answers(nodes[node])) return node;
    return order[0];
  };
  const server = createServer((asked, answer) => {
    const pass = async (): Promise<void> => {
      const url = new URL(asked.url ?? '/', nodes[await choose(asked.url ?? '/')]);
      const { method, headers } = asked;
      const forward = request(url, { method, headers }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      });
      forward.once('error', () => answer.writeHead(502).end());
      asked.pipe(forward);
    };
    void pass();
  });
  server.on('upgrade', (asked: IncomingMessage, near: Socket, head: Buffer) => {
    const pass = async (): Promise<void> => {
      const node = await choose(asked.url ?? '/');
      led.push({ table: tableIn(asked.url ?? '/'), node });
      const { hostname, port } = new URL(nodes[node]);
      const far = connect(Number(port), hostname, () => {
        far.write(headOf(asked));
        far.write(head);
        join(near, far);
      });
      far.on('error', () => near.destroy());
    };
    void pass();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    led,
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
