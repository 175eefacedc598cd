import { NONE, view, makeState, type Seat, type State } from '@landnam/engine';
import { replayLog, writePositionLine } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { archivedLogs } from '../../../../test/archive/read.js';
import { writeLog } from '../export.js';
import { positionTable } from '../positionTable.js';
import { logStatistics } from '../statistics/index.js';
import { openFarLog } from './farLog.js';
import { ReplayTable } from './replayTable.js';

const LOGS = ['base-4-page', 'energies-3-page', 'new-catan-4-page', 'seafarers.fog-islands-3-page'];
const logs = archivedLogs().filter(({ name }) => LOGS.includes(name));

const opened = async (text: string) => {
  const found = await openFarLog(text);
  if (!found.ok) throw new Error(found.error.line);
  return found.value;
};

describe.each(logs)('$name', ({ text }) => {
  test('at each ply it is what the engine has, with open hands or in a view', async () => {
    const { live, trouble } = await opened(text);
    expect(trouble).toBeNull();
    const open = new ReplayTable(live, 'hidden');
    expect(open.hands).toBe('open');
    const states: State[] = [];
    const { game } = live.table;
    const keep = (state: State): void => {
      const copy = makeState(game);
      copy.copyFrom(state);
      states.push(copy);
    };
    const replay = replayLog(text, { before: keep });
    if (!replay.ok) throw new Error(replay.error.why);
    keep(replay.value.state);
    expect(open.plies).toBe(states.length - 1);
    const seen = makeState(game);
    const expectShown = (ply: number): void => {
      const state = states[ply];
      expect(Buffer.compare(open.shownAfter(ply).seenBy(NONE).bytes, state.bytes), `after ${ply}`).toBe(0);
      for (let seat = 0; seat < game.seats; seat++) {
        view(game, state, seat, seen);
        const shown = open.after(ply).viewOf(seat).bytes;
        expect(Buffer.compare(shown, seen.bytes), `to p${seat} after ${ply}`).toBe(0);
      }
    };
    for (const ply of states.keys()) expectShown(ply);
    // backwards
    for (const ply of [open.plies, open.plies - 1, 40, 7, 0]) expectShown(ply);
    expect(open.turns().length).toBe(text.match(/callDice/g)?.length);
  });
});

const [{ text }] = logs;
const lines = text.split('\n');
const entries = lines.filter((line) => /^(?:p\d|\*) /.test(line)).length;

test('a game that begins with a position, in the middle of a turn, has that turn', async () => {
  const { live: whole } = await opened(text);
  const at = new ReplayTable(whole, 'open').after(100);
  const position = writePositionLine(at.table, at.state);
  if (!position.ok) throw new Error(position.error);
  const players = whole.setup.players.map(() => ({ kind: 'person', name: '', bot: '' }) as const);
  const begun = positionTable(position.value, { players, seed: 'on' });
  if (!begun.ok) throw new Error(begun.error);
  const { round } = begun.value;
  const [seat] = begun.value.state.core.active;
  const first = begun.value.state.bytes.slice();
  for (let i = 0; i < 30 && begun.value.over() === null; i++) {
    begun.value.playNature();
    await begun.value.playByChance(begun.value.next() as Seat);
  }
  const log = writeLog(begun.value);
  const { live, trouble } = await opened(log);
  expect(trouble).toBeNull();
  const replay = new ReplayTable(live, 'open');
  expect(replay.turns()[0]).toEqual({ ply: 0, seat, round });
  expect(replay.shownAfter(0).seenBy(NONE).bytes).toEqual(first);
  const counted = logStatistics(log);
  if (!counted.ok) throw new Error(counted.error);
  expect(counted.value.moments[0]).toMatchObject({ ply: 0, seat, round });
  expect(counted.value.length.turns).toBe(replay.turns().length);
});

test('a game that goes on keeps its hands hidden', async () => {
  const { live, trouble } = await opened(`${lines.slice(0, 60).join('\n')}\n`);
  expect(trouble).toBeNull();
  const replay = new ReplayTable(live, 'hidden');
  expect(replay.hands).toBe('hidden');
  const at = replay.after(replay.plies);
  expect(at.seenBy(0).bytes).toEqual(at.viewOf(0).bytes.slice());
  expect(new ReplayTable(live, 'open').hands).toBe('open');
});

test('a broken log opens as far as it can and says where it breaks', async () => {
  const at = lines.findIndex((line, i) => i > 100 && line.startsWith('p'));
  const broken = await opened(lines.with(at, 'p0 buildCity v999').join('\n'));
  expect(broken.trouble?.line).toContain(`line ${at + 1}`);
  expect(broken.live.ply).toBeGreaterThan(60);
  expect(broken.live.ply).toBeLessThan(entries);
  const unreadable = await opened(lines.with(at, '= what').join('\n'));
  expect(unreadable.trouble?.line).toContain(`line ${at + 1}`);
  expect(unreadable.live.ply).toBe(broken.live.ply);
  const changed = await opened(text.replace(/^p1 endTurn.*$/m, (line) => `${line} `));
  expect(changed.trouble).not.toBeNull();
});

test('what is no log, or of no game here, is refused in one line', async () => {
  const wrong = [
    '',
    'hello',
    '{"a":1}',
    lines[0],
    `${lines[0]}\n{}`,
    text.replace('"game":"base"', '"game":"chess"'),
  ];
  for (const each of wrong) {
    const found = await openFarLog(each);
    expect(found.ok).toBe(false);
    expect(found.ok ? '' : found.error.line).toMatch(/^[^\n]{5,}$/);
  }
});
