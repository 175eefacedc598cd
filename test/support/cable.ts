/** A connection to a database that can be pulled out and plugged in again: clients are cut off, and no one gets through. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Cable {
  /** The database's address through it. */
  readonly url: string;
  pull(): void;
  plug(): void;
  close(): Promise<void>;
}

export const layCable = async (databaseUrl: string): Promise<Cable> => {
  const there = new URL(databaseUrl);
  const ends = new Set<Socket>();
  let isPulled = false;
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
    near.pipe(far).pipe(near);
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
      isPulled = false;
    },
    close: async () => {
      pull();
      server.close();
      await once(server, 'close');
    },
  };
};
