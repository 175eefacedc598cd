/** A running game with a player who is due, one who is not and a stranger. */
import type { Scene } from './fuzz.js';
import { beginTable, type Client, connect, newGuest, rulesFor, Sighted, startServer } from './server.js';

const sightOf = (client: Client): Sighted => {
  const sighted = new Sighted(client.told!, client.told!.you!);
  sighted.see(client.play!);
  return sighted;
};

export const setScene = async (): Promise<Scene> => {
  const server = await startServer();
  const people = await beginTable(server.url, ['Asa', 'Bjorn'], rulesFor(['open', 'open']));
  for (const person of people) await person.until(() => person.play !== undefined);
  const [first, second] = sightOf(people[0]).isAwaited() ? people : people.toReversed();
  let taken = { message: {} as unknown, answer: {} as Awaited<ReturnType<Client['send']>> };
  // the first player places settlement and road; then it is the other one's turn
  for (let i = 0; i < 2; i++) {
    const { seq } = first.play!;
    const message = {
      ask: 'act',
      table: first.table,
      seq,
      client: `first${i}`,
      actions: [sightOf(first).legal()[0]],
    };
    taken = { message, answer: await first.send(message) };
    for (const person of people) await person.until(() => person.play!.seq > seq);
  }
  const stranger = await connect(server.url, await newGuest(server.url, 'Nobody'));
  return { server, due: second, other: first, stranger, taken };
};
