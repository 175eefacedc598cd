/**
 * What sockets cost without a game: a message in, one of the same size as the game's to each player of the table, an answer back.
 * The durable variant first writes and syncs as many bytes as a move does; what arrives meanwhile shares the next sync.
 */
import { createServer } from 'node:http';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Server } from 'socket.io';

const { dataDir = '', bytesPerMove = 0 } = JSON.parse(process.argv[2] ?? '{}');

const http = createServer();
const sockets = new Server(http, {
  transports: ['websocket'],
  serveClient: false,
  perMessageDeflate: false,
  maxHttpBufferSize: 16_384,
});
const tables = new Map();

const sitDown = (socket, table) => {
  const readers = tables.get(table) ?? [];
  readers.push(socket);
  tables.set(table, readers);
};

/** As long as a log may grow before it restarts. */
const LENGTH = 16_777_216;

class Disk {
  #waiting = [];
  #isWriting = false;
  #at = 0;

  constructor(file) {
    this.file = file;
  }

  written() {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (!this.#isWriting) void this.#run();
    });
  }

  async #run() {
    this.#isWriting = true;
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      await this.#write(group.length * bytesPerMove);
      for (const done of group) done();
    }
    this.#isWriting = false;
  }

  async #write(bytes) {
    if (this.#at + bytes > LENGTH) this.#at = 0;
    await this.file.write(Buffer.alloc(bytes, 1), 0, bytes, this.#at);
    await this.file.datasync();
    this.#at += bytes;
  }
}

const disk = bytesPerMove > 0 ? new Disk(await open(join(dataDir, 'echo'), 'w+')) : undefined;

sockets.on('connection', (socket) => {
  socket.on('join', (table, reply) => {
    sitDown(socket, table);
    reply();
  });
  socket.on('ask', async ({ table, seq, sizes }, reply) => {
    await disk?.written();
    tables.get(table).forEach((reader, i) => reader.emit('tell', { seq, view: 'x'.repeat(sizes[i]) }));
    reply({ ok: true, seq });
  });
});

process.on('message', ({ id }) => process.send({ id, answer: process.cpuUsage() }));
process.once('disconnect', () => process.exit(0));
http.listen(0, '127.0.0.1', () => process.send({ port: http.address().port }));
