import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Writable } from 'node:stream';
import { Server, type Socket } from 'socket.io';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshen } from './fresh.js';

const http = createServer();
const sockets = new Server(http, { transports: ['websocket'] });
let line: Socket;
let client: ReturnType<typeof io>;

beforeAll(async () => {
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const arrived = once(sockets, 'connection');
  const { port } = http.address() as AddressInfo;
  client = io(`http://127.0.0.1:${port}`, { transports: ['websocket'] });
  [line] = (await arrived) as [Socket];
});

afterAll(async () => {
  client.close();
  await sockets.close();
});

interface Inside {
  readonly writeBuffer: unknown[];
  readonly transport: { readonly socket: { readonly _socket: Writing } };
}
interface Writing extends Pick<Writable, 'cork' | 'uncork'> {
  readonly _writableState: { readonly buffered: unknown[] };
}

const insideOf = ({ conn }: Socket): Inside => conn as unknown as Inside;
const streamOf = (socket: Socket): Writing => insideOf(socket).transport.socket._socket;

const hear = (count: number): Promise<unknown[]> =>
  new Promise((resolve) => {
    const heard: unknown[] = [];
    client.on('tell', (tell: unknown) => {
      if (heard.push(tell) < count) return;
      client.off('tell');
      resolve(heard);
    });
  });

test('a message goes into a list that was not there before it', async () => {
  const { writeBuffer } = insideOf(line);
  const heard = hear(1);
  freshen(line);
  expect(insideOf(line).writeBuffer).not.toBe(writeBuffer);
  line.emit('tell', 1);
  expect(await heard).toEqual([1]);
});

test('messages that wait are left where they are', async () => {
  const heard = hear(3);
  streamOf(line).cork();
  for (const tell of [1, 2, 3]) {
    freshen(line);
    line.emit('tell', tell);
  }
  expect(streamOf(line)._writableState.buffered.length).toBeGreaterThan(0);
  expect(insideOf(line).writeBuffer).toHaveLength(2);
  streamOf(line).uncork();
  expect(await heard).toEqual([1, 2, 3]);
});
