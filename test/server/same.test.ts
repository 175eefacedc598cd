/** One machine for a table: what a real server wrote, the table of the page's worker writes as well. */
import { expect, test, vi } from 'vitest';
import type { Move, Seat } from '@landnam/engine';
import { parseAction, toJson } from '@landnam/engine/notation';
import { fairChance, type LiveTable, type MindsPort, openTable } from '@landnam/table';
import { sealedOf, setupOf, type TableData } from '@landnam/table/machine';
import { DeviceTable } from '../../packages/web/src/session/worker/deviceTable.js';
import { seeded } from '../support/chance.js';
import { beginTable, playSeat, rulesFor, startServer } from '../support/server.js';
import { Sundial } from '../../packages/web/src/test/sundial.js';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const LIMIT = 150;
const LINES = 160;
const BOT = 'random';

interface Written {
  readonly data: TableData;
  readonly lines: readonly string[];
}

/** Two people and two bots: one of the people plays, the other is asleep. */
const playOnServer = async (seed: number): Promise<Written> => {
  const paces = { none: 0, relaxed: 600_000, fast: LIMIT, days: 600_000 };
  const server = await startServer({ settings: { paces } });
  try {
    const rules = rulesFor(['open', BOT, 'open', BOT], { pace: 'fast' });
    const people = await beginTable(server.url, ['Asa', 'Bjorn'], rules);
    const [asa] = people;
    await playSeat(asa, seeded(seed), () => (asa.play?.seq ?? 0) >= LINES);
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
}

/** Bots and stand-ins choose what they chose at the server; where somebody else moved, they think until that has come about. */
class Remembered implements MindsPort {
  private readonly lines: readonly Line[];
  private readonly thoughts = new Set<{ readonly ply: number; readonly drop: () => void }>();

  constructor(lines: readonly Line[]) {
    this.lines = lines;
  }

  call: MindsPort['call'] = (bot, _game, seat) => ({
    choose: (question, ply) => {
      const line = this.lines[ply];
      const first = question.legal.toArray()[0];
      // whose time is up may still have moved before the stand-in did
      const chose = line?.seat === seat && (line.isLate || bot === BOT);
      if (chose) return { choice: line.move, cut: false };
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

const readLine = ({ table }: LiveTable, text: string): Line => {
  const [action = '', by] = text.split(' ; ');
  const read = parseAction(table.game, action);
  if (!read.ok) throw new Error(read.error);
  const { seat, ...move } = read.value;
  return { seat, move, isLate: by === 'clock' };
};

const playOnDevice = async (written: Written): Promise<readonly string[]> => {
  const live = laid(written);
  const lines = written.lines.map((line) => readLine(live, line));
  const [dial, minds, kept] = [new Sundial(), new Remembered(lines), [] as string[]];
  const store = {
    append: async (entries: readonly string[], from: number) => (kept.push(...entries.slice(from)), null),
    writeClock: () => Promise.resolve(),
  };
  const clock = { limit: LIMIT / 1000, paused: false, turn: '', left: [] };
  const game = { live, clock, written: 0, unsaved: null, pace: 0, eyes: 0, follows: false };
  const table = new DeviceTable<string>(game, { clock: dial, minds, store, changed: () => undefined });
  void table.run();
  while (table.live.ply < lines.length) {
    const { ply } = table.live;
    const { seat, move, isLate } = lines[ply];
    if (seat < 4 && !table.live.isBot(seat)) {
      table.look(seat);
      if (isLate) dial.pass(LIMIT + 1);
      else expect(await table.act([toJson(live.table.game, move)])).toBeNull();
    }
    await vi.waitFor(() => expect(table.live.ply, written.lines[ply]).toBeGreaterThan(ply), {
      timeout: 20_000,
    });
    minds.drop(table.live.ply);
  }
  expect(table.fault).toBeNull();
  table.close();
  return kept;
};

test.each([1, 2])(
  'the same events, chance and choices give the same lines at a server and in the page’s worker (%i)',
  async (seed) => {
    const written = await playOnServer(seed);
    const lines = await playOnDevice(written);
    expect(lines.slice(0, written.lines.length)).toEqual(written.lines.slice(0, lines.length));
    expect(lines.length).toBeGreaterThan(LINES / 2);
    expect(written.lines.some((line) => line.endsWith(' ; clock'))).toBe(true);
  },
);
