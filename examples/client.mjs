// Sits down at a table and plays to the end: plain HTTP, no engine, nothing to install.
// node examples/client.mjs http://localhost:8080/           creates a table with two bots
// node examples/client.mjs http://localhost:8080/table/ID   joins one
import { createHash, randomBytes, randomInt } from 'node:crypto';

const [address] = process.argv.slice(2);
if (!address || !URL.canParse(address)) {
  console.error('usage: node client.mjs URL-OF-A-SERVER-OR-TABLE');
  process.exit(2);
}
const { origin, pathname } = new URL(address);
let cookie = '';

/** The server recognizes a guest only by this cookie. */
const call = async (path, options = {}) => {
  const asked = fetch(origin + path, { ...options, headers: { ...options.headers, cookie } });
  const response = await asked.catch(() => {
    console.error(`nobody answers at ${origin}`);
    process.exit(1);
  });
  const [given] = response.headers.getSetCookie();
  if (given) [cookie] = given.split(';');
  return response.json();
};
/** With the table in the address, so that a proxy finds the node where the others sit. */
const ask = async (message) =>
  call(`/api/ask${message.table ? `?table=${message.table}` : ''}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  });
const must = async (message) => {
  const answer = await ask(message);
  if (answer.ok) return answer;
  throw new Error(`${message.ask} was refused: ${JSON.stringify(answer)}`);
};

const RULES = {
  game: 'base',
  options: {},
  seats: ['open', 'normal', 'normal'],
  visibility: 'link',
  pace: 'none',
  chat: false,
  takeSeats: false,
  delay: 0,
  secretLog: false,
};

await must({ ask: 'hello', protocol: 1 });
const joined = /\/table\/([\w-]{22,24})$/.exec(pathname)?.[1];
const table = joined ?? (await must({ ask: 'create', rules: RULES })).table;
const { seat } = await must({ ask: 'sit', table });
// the dice are drawn from the server's secret and everyone's nonce; hashes first, so that nobody chooses last
const nonce = randomBytes(16).toString('hex');
await must({ ask: 'ready', table, hash: createHash('sha256').update(nonce).digest('hex') });
if (!joined) await must({ ask: 'start', table });
console.log(`seat ${seat} at ${origin}/table/${table}`);

const known = { seq: 0, events: 0, version: 0, chat: 0 };

/** What is new since the numbers above; waits if there is nothing. */
const news = () =>
  call(`/api/tables/${table}/tells?${new URLSearchParams({ ...known, wait: 20, plain: 1 })}`);

const hearTable = async ({ version, phase, fair, closed }) => {
  known.version = version;
  if (phase === 'opening' && fair.nonces[seat] === null) await must({ ask: 'open', table, nonce });
  if (closed) throw new Error(`the table is closed: ${closed.line}`);
};

let moves = 0;
const hearPlay = async ({ seq, eventsFrom, events, plain }) => {
  known.seq = seq;
  known.events = eventsFrom + events.length;
  if (!plain.due) return;
  const actions = [plain.legal[randomInt(plain.legal.length)]];
  const answer = await ask({ ask: 'act', table, seq, client: `move-${moves++}`, actions });
  // another player may have been faster: the next news says so
  if (!answer.ok && answer.code !== 'stale') throw new Error(JSON.stringify(answer));
};

for (let over = null; over === null; )
  for (const told of await news()) {
    if (told.tell === 'table') await hearTable(told);
    if (told.tell !== 'play') continue;
    await hearPlay(told);
    over = told.over ?? over;
    if (over)
      console.log(`over: ${over.reason}, ${over.winners & (1 << seat) ? 'won' : 'lost'}, ${moves} moves`);
  }
