/** One machine for a table: what a real server wrote, the table of the page's worker writes as well. */
import { expect, test, vi } from 'vitest';
import { type Action, hasBit, type Move, refuse, type Seat } from '@landnam/engine';
import { fromJson, parseAction, toJson } from '@landnam/engine/notation';
import { fairChance, type LiveTable, type MindsPort, openTable } from '@landnam/table';
import { sealedOf, setupOf, type TableData } from '@landnam/table/machine';
import { DeviceTable } from '../../packages/web/src/session/worker/deviceTable.js';
import { seeded } from '../support/chance.js';
import { beginTable, type Client, rulesFor, Sighted, startServer } from '../support/server.js';
import { Sundial } from '../../packages/web/src/test/sundial.js';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const LIMIT = 150;
const LINES = 200;
type Below = (n: number) => number;

interface Written {
  readonly data: TableData;
  readonly lines: readonly string[];
}

/** Any card for any other, if that may be offered now. */
const offerAt = ({ table: { game }, state, seat }: Sighted, below: Below): Action | undefined => {
  const names = game.scenario.goods.filter(({ card }) => card).map(({ name }) => name);
  const [give, get] = [names[below(names.length)], names[below(names.length)]];
  const action: Action = { type: 'offerTrade', give: { [give]: 1 }, get: { [get]: 1 } };
  const move = fromJson(game, action);
  return move.ok && refuse(game, state, seat, move.value) === null ? action : undefined;
};

/** By chance, with offers wherever the dice of the test say so. */
const playWithOffers = async (client: Client, below: Below): Promise<void> => {
  const sighted = new Sighted(client.told!, client.told!.you!);
  let hasOffered = false;
  const isEnough = (): boolean => hasOffered && client.play!.seq >= LINES;
  for (let seen = -1, moves = 0; client.play!.over === null && !isEnough(); moves++) {
    await client.until(() => client.play!.seq > seen);
    seen = client.play!.seq;
    sighted.see(client.play!);
    if (client.play!.over !== null || !sighted.isAwaited()) continue;
    const legal = sighted.legal();
    const action = (below(2) === 0 ? offerAt(sighted, below) : undefined) ?? legal[below(legal.length)];
    const answer = await client.at({ ask: 'act', seq: seen, client: `same${moves}`, actions: [action] });
    if (!answer.ok && answer.code !== 'stale') throw new Error(JSON.stringify([answer, action]));
    // on a busy machine its turns may end before it gets to it
    hasOffered ||= answer.ok && action?.type === 'offerTrade';
  }
};

/** Two people and two bots, which think for themselves: one of the people plays, the other is asleep. */
const playOnServer = async (bot: string, seed: number): Promise<Written> => {
  const paces = { none: 0, relaxed: 600_000, fast: LIMIT, days: 600_000 };
  const server = await startServer({ settings: { paces } });
  try {
    const rules = rulesFor(['open', bot, 'open', bot], { pace: 'fast' });
    const people = await beginTable(server.url, ['Asa', 'Bjorn'], rules);
    const [asa] = people;
    await asa.until(() => Boolean(asa.told?.game) && asa.play !== undefined);
    await playWithOffers(asa, seeded(seed));
    const { data } = server.context.tables.peek(asa.table)!;
    const rows = await server.context.store.entries(asa.table, 0);
    for (const person of people) person.close();
    return { data, lines: rows.map(({ line }) => line) };
  } finally {
    await server.end();
  }
};

interface Line {
  readonly seat: Seat;
  readonly move: Move;
  readonly isLate: boolean;
  readonly number: number;
}

/** What each seat did at the server and has not yet done here. */
class Script {
  private readonly seats = new Map<number, Line[]>();

  constructor(lines: readonly Line[]) {
    for (const line of lines) this.seats.set(line.seat, [...(this.seats.get(line.seat) ?? []), line]);
  }

  next(seat: number): Line | undefined {
    return this.seats.get(seat)?.[0];
  }

  take(seat: number): Line | undefined {
    return this.seats.get(seat)?.shift();
  }
}

/** Bots and stand-ins choose what they chose at the server; where a person moved first, a stand-in thinks until that has come about. */
class Remembered implements MindsPort {
  private readonly script: Script;
  private readonly isBot: (seat: number) => boolean;
  /** Several bots may have moved since anybody looked. */
  follow: () => void = () => undefined;
  private readonly thoughts = new Set<{ readonly ply: number; readonly drop: () => void }>();

  constructor(script: Script, isBot: (seat: number) => boolean) {
    this.script = script;
    this.isBot = isBot;
  }

  call: MindsPort['call'] = (_bot, _game, seat) => ({
    choose: (question, ply) => {
      this.follow();
      const line = this.script.next(seat);
      const first = question.legal.toArray()[0];
      if (line !== undefined && (line.isLate || this.isBot(seat))) return { choice: line.move, cut: false };
      return new Promise((resolve) => {
        this.thoughts.add({ ply, drop: () => resolve({ choice: first, cut: false }) });
      });
    },
  });

  drop(ply: number): void {
    for (const thought of this.thoughts)
      if (thought.ply < ply && this.thoughts.delete(thought)) thought.drop();
  }
}

const laid = ({ data }: Written): LiveTable => {
  const kept = { setup: setupOf(data), header: data.header!, entries: [] };
  const live = openTable(kept, { chance: fairChance(sealedOf(data)) });
  if (!live.ok) throw new Error(live.error.line);
  return live.value;
};

const readLine = ({ table }: LiveTable, text: string, number: number): Line => {
  const [action = '', by] = text.split(' ; ');
  const read = parseAction(table.game, action);
  if (!read.ok) throw new Error(read.error);
  const { seat, ...move } = read.value;
  return { seat, move, isLate: by === 'clock', number };
};

/** The person who is waited for here and moved first at the server. */
const nextPerson = (live: LiveTable, script: Script): Line | undefined =>
  [0, 1, 2, 3]
    .filter((seat) => hasBit(live.awaited(), seat) && !live.isBot(seat))
    .flatMap((seat) => script.next(seat) ?? [])
    .sort((a, b) => a.number - b.number)[0];

const playOnDevice = async (written: Written): Promise<readonly string[]> => {
  const live = laid(written);
  const script = new Script(written.lines.map((line, number) => readLine(live, line, number)));
  const minds = new Remembered(script, (seat) => live.isBot(seat));
  const [dial, kept] = [new Sundial(), [] as string[]];
  const store = {
    append: async (entries: readonly string[], from: number) => (kept.push(...entries.slice(from)), null),
    writeClock: () => Promise.resolve(),
  };
  const clock = { limit: LIMIT / 1000, paused: false, turn: '', left: [] };
  const game = { live, clock, written: 0, unsaved: null, pace: 0, eyes: 0, follows: false };
  const table = new DeviceTable<string>(game, { clock: dial, minds, store, changed: () => undefined });
  let done = 0;
  minds.follow = () => {
    for (; done < table.live.ply; done++) script.take(readLine(live, table.live.entries[done], done).seat);
  };
  void table.run();
  while (done < written.lines.length) {
    const before = done;
    const line = nextPerson(table.live, script);
    if (line !== undefined) {
      table.look(line.seat);
      if (line.isLate) dial.pass(LIMIT + 1);
      else expect(await table.act([toJson(live.table.game, line.move)])).toBeNull();
    }
    await vi.waitFor(() => expect(table.live.ply, written.lines[before]).toBeGreaterThan(before), {
      timeout: 20_000,
    });
    minds.follow();
    minds.drop(done);
  }
  expect(table.fault).toBeNull();
  table.close();
  return kept;
};

const ANSWER = /^p\d (answerTrade|offerTrade)/;
const DISCARD = /^p\d discardCard/;
const bySeat = (one: string, other: string): number => one.slice(0, 2).localeCompare(other.slice(0, 2));

/**
 * [B-24] At one device whoever can only refuse is not asked, and so is first; over a network their page refuses, or the clock does
 * (0022). What is answered to one offer is therefore compared in the order of seats, and so are the discards of one seven: on a busy
 * machine a clock may run out at the server before a bot there has thought.
 */
const inOrder = (lines: readonly string[]): readonly string[] => {
  const told: string[] = [];
  let together: string[] = [];
  let active = '';
  let before = '';
  const kindOf = (line: string): string => {
    if (DISCARD.test(line)) return 'discard';
    return ANSWER.test(line) && !line.startsWith(active) ? 'answer' : line;
  };
  const close = (): void => {
    told.push(...together.sort(bySeat));
    together = [];
  };
  for (const line of lines) {
    if (/ callDice/.test(line)) active = line.slice(0, 2);
    const kind = kindOf(line);
    if (kind !== before) close();
    before = kind;
    together.push(kind === 'answer' ? line.replace(/(answerTrade no) ; clock$/, '$1') : line);
  }
  close();
  return told;
};

test.each([
  ['random', 1],
  ['random', 2],
  ['normal', 3],
])(
  'the same events, chance and choices give the same lines at a server and in the page’s worker (%s, %i)',
  async (bot, seed) => {
    const written = await playOnServer(bot, seed);
    const lines = await playOnDevice(written);
    // the last question may still be open
    const length = Math.min(lines.length, written.lines.length) - 4;
    expect(inOrder(lines).slice(0, length)).toEqual(inOrder(written.lines).slice(0, length));
    expect(length).toBeGreaterThan(LINES / 2);
    expect(written.lines.some((line) => line.endsWith(' ; clock'))).toBe(true);
    expect(written.lines.some((line) => line.startsWith('p0 offerTrade'))).toBe(true);
    expect(written.lines.some((line) => / answerTrade /.test(line))).toBe(true);
  },
);
