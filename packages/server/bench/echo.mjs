/** What sockets cost without a game: a message in, one of the same size as the game's to each of the table, an answer back. */
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const http = createServer();
const sockets = new Server(http, {
  transports: ['websocket'],
  serveClient: false,
  perMessageDeflate: false,
  maxHttpBufferSize: 16_384,
});
const tables = new Map();

const join = (socket, table) => {
  const readers = tables.get(table) ?? [];
  readers.push(socket);
  tables.set(table, readers);
};

sockets.on('connection', (socket) => {
  socket.on('join', (table, reply) => {
    join(socket, table);
    reply();
  });
  socket.on('ask', ({ table, seq, sizes }, reply) => {
    tables.get(table).forEach((reader, i) => reader.emit('tell', { seq, view: 'x'.repeat(sizes[i]) }));
    reply({ ok: true, seq });
  });
});

process.on('message', ({ id }) => process.send({ id, answer: process.cpuUsage() }));
process.once('disconnect', () => process.exit(0));
http.listen(0, '127.0.0.1', () => process.send({ port: http.address().port }));
