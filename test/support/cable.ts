/** A connection to a database that can be pulled out and plugged in again: clients are cut off, and no one gets through. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A message of PostgreSQL: one letter, its length with these four bytes, the rest. */
const HEAD = 5;
const NOTIFICATION = 'A'.charCodeAt(0);

/** Whole messages, without those that nobody asked for. */
const answersOf = (bytes: Buffer): { answers: Buffer; rest: Buffer } => {
  const answers: Buffer[] = [];
  let from = 0;
  while (bytes.length - from >= HEAD) {
    const end = from + 1 + bytes.readUInt32BE(from + 1);
    if (end > bytes.length) break;
    if (bytes[from] !== NOTIFICATION) answers.push(bytes.subarray(from, end));
    from = end;
  }
  return { answers: Buffer.concat(answers), rest: bytes.subarray(from) };
};

const withoutWords = (isDeaf: () => boolean): Transform => {
  let waiting: Buffer = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const bytes = Buffer.concat([waiting, chunk]);
      const { answers, rest } = answersOf(bytes);
      waiting = rest;
      done(null, isDeaf() ? answers : bytes.subarray(0, bytes.length - rest.length));
    },
  });
};

export interface Cable {
  /** The database's address through it. */
  readonly url: string;
  pull(): void;
  plug(): void;
  /** Answers come, but no word of anybody else: what PostgreSQL tells unasked is lost. */
  deafen(): void;
  close(): Promise<void>;
}

export const layCable = async (databaseUrl: string): Promise<Cable> => {
  const there = new URL(databaseUrl);
  const ends = new Set<Socket>();
  let [isPulled, isDeaf] = [false, false];
  const server = createServer((near) => {
    if (isPulled) {
      near.destroy();
      return;
    }
    const far = connect(Number(there.port), there.hostname);
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        ends.delete(end);
        (end === near ? far : near).destroy();
      });
    }
    near
      .pipe(far)
      .pipe(withoutWords(() => isDeaf))
      .pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const here = new URL(databaseUrl);
  here.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pull = (): void => {
    isPulled = true;
    for (const end of ends) end.destroy();
  };
  return {
    url: here.href,
    pull,
    plug: () => {
      [isPulled, isDeaf] = [false, false];
    },
    deafen: () => {
      isDeaf = true;
    },
    close: async () => {
      pull();
      server.close();
      await once(server, 'close');
    },
  };
};
