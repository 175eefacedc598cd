/** Whatever happens at a table, and in whatever order. */
import * as fc from 'fast-check';
import { CHANCE, hasBit, type Seat } from '@landnam/engine';
import { toJson } from '@landnam/engine/notation';
import { expect, test } from 'vitest';
import { fairChance, hashOfNonce } from '../fair/chance.js';
import { openTable } from '../open.js';
import { isLate } from './clocks.js';
import { newData } from './create.js';
import { playsAlone, standsStill } from './data.js';
import { dueThought, nextTime } from './due.js';
import type { TableGiven, TableAsk, TableEvent, TableHappening, TableNow, TableStep } from './events.js';
import { NETWORK } from './network.js';
import { sealedOf } from './opening.js';
import { setupOf } from './setup.js';
import { step } from './step.js';

const GUESTS = ['asa', 'bjorn', 'embla', 'odd'] as const;
const MINUTE = 60_000;
const GIVEN: TableGiven = {
  customs: NETWORK,
  limits: {
    paces: { none: 0, relaxed: 2 * MINUTE, fast: MINUTE / 2, days: 1000 * MINUTE },
    idleWait: { none: MINUTE, relaxed: MINUTE, fast: MINUTE, days: MINUTE },
    idlePatience: MINUTE,
    openingTime: MINUTE / 2,
  },
  freeName: (taken, name) => (taken.includes(name) ? null : name),
  counted: (before, after) => (before === after ? after : { ...after, told: before.told + 1 }),
};

const nonceOf = (guest: string): string => hashOfNonce(guest).slice(0, 32);

const newTable = (pace: 'none' | 'fast'): TableNow => {
  const rules = {
    game: 'base',
    options: {},
    seats: ['open', 'open', 'random'],
    visibility: 'link' as const,
    pace,
    chat: false,
    takeSeats: true,
    delay: 0,
    secretLog: false,
  };
  const salt = new Uint8Array(32).fill(7);
  return {
    id: 'properties',
    data: newData({ id: 'properties', salt }, rules, { guest: 'asa', name: 'asa' }, 0),
    game: null,
  };
};

interface Drawn {
  readonly what: number;
  readonly who: number;
  readonly pick: number;
  readonly later: number;
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  what: fc.nat(99),
  who: fc.nat(GUESTS.length - 1),
  pick: fc.nat(1000),
  later: fc.nat(50_000),
});

const SMALL_ASKS: readonly ((pick: number) => TableAsk)[] = [
  () => ({ ask: 'leave' }),
  (pick) => ({ ask: 'sit', seat: pick % 3 }),
  (pick) => ({ ask: 'pause', agree: pick % 2 === 0 }),
  (pick) => ({ ask: 'idle', seat: pick % 3, agree: pick % 4 !== 0, since: 0 }),
  (pick) => ({ ask: 'remove', seat: pick % 3 }),
  () => ({ ask: 'stand' }),
  () => ({ ask: 'start' }),
  (pick) => ({ ask: 'lock', locked: pick % 2 === 0 }),
  () => ({ ask: 'unready' }),
  (pick) => ({ ask: 'mute', seat: pick % 3, muted: true }),
  (pick) => (pick % 5 === 0 ? { ask: 'resign' } : { ask: 'leave' }),
  (pick) => (pick % 7 === 0 ? { ask: 'forget' } : { ask: 'sit' }),
];

const moveOf = ({ game }: TableNow, seat: number, pick: number) => {
  const legal = game?.legalOf(seat).toArray() ?? [];
  return { packed: legal[pick % Math.max(1, legal.length)] ?? 0 };
};

const actOf = (now: TableNow, guest: string, { pick }: Drawn): TableAsk => {
  const seat = now.data.seats.findIndex((each) => each.guest === guest);
  const { game } = now;
  const actions = game === null || seat < 0 ? [] : [toJson(game.table.game, moveOf(now, seat, pick))];
  return { ask: 'act', seq: Math.max(0, (game?.ply ?? 0) - (pick % 3 === 0 ? pick % 4 : 0)), actions };
};

const choiceOf = (now: TableNow, pick: number): TableHappening => {
  const due = dueThought(now);
  const seat = due?.seat ?? ((pick % 3) as Seat);
  const ply = (due?.ply ?? 0) - (pick % 10 === 0 ? 1 : 0);
  return { kind: 'choice', seat, ply, move: moveOf(now, seat, pick) };
};

/** Half of it plays on; the rest is whatever people do. */
const happeningOf = (now: TableNow, event: Drawn): TableHappening => {
  const { what, who, pick } = event;
  const guest = GUESTS[who];
  const asked = (ask: TableAsk): TableHappening => ({ kind: 'ask', who: { guest, name: guest }, ask });
  if (what < 30) return choiceOf(now, pick);
  if (what < 60) return asked(actOf(now, guest, event));
  if (what < 75) return { kind: 'time' };
  if (what < 80) return { kind: 'came', guests: [guest] };
  if (what < 84) return { kind: 'gone', guests: [guest] };
  if (what < 85) return { kind: 'hostGone', guest };
  if (what < 86) return { kind: 'banned', guest };
  return asked(SMALL_ASKS[pick % SMALL_ASKS.length](pick));
};

const asked = (guest: string, ask: TableAsk): TableHappening => ({
  kind: 'ask',
  who: { guest, name: guest },
  ask,
});

/** Two people who begin, so that most of what follows is a game. */
const BEGINNING: readonly TableHappening[] = [
  asked('asa', { ask: 'sit' }),
  asked('bjorn', { ask: 'sit' }),
  asked('asa', { ask: 'ready', hash: hashOfNonce(nonceOf('asa')) }),
  asked('bjorn', { ask: 'ready', hash: hashOfNonce(nonceOf('bjorn')) }),
  asked('asa', { ask: 'start' }),
  asked('asa', { ask: 'open', nonce: nonceOf('asa') }),
  asked('bjorn', { ask: 'open', nonce: nonceOf('bjorn') }),
];

const textOf = ({ data, game }: TableNow): string =>
  JSON.stringify([data, game?.entries, game?.events, game?.hash()]);

/** What a store has of it. */
interface Kept {
  data: string;
  readonly lines: string[];
}

const keep = (kept: Kept, next: TableStep): void => {
  if (!next.ok) return;
  for (const effect of next.effects) {
    if (effect.kind !== 'write') continue;
    expect(effect.from).toBe(effect.lines.length === 0 ? effect.from : kept.lines.length);
    kept.lines.push(...effect.lines);
    if (effect.data !== null) kept.data = JSON.stringify(effect.data);
  }
};

/** Nobody's time runs who cannot act; something is due, or somebody is waited for, or all stands still. */
const checkTimes = (now: TableNow): void => {
  const { data, game } = now;
  const awaited = game?.awaited() ?? 0;
  for (const [seat, deadline] of data.clock.deadlines.entries()) {
    if (deadline === null) continue;
    expect([data.phase, standsStill(data), hasBit(awaited, seat)]).toEqual(['playing', false, true]);
    expect(playsAlone(data.seats[seat]) && !isLate(data, game!, seat)).toBe(true);
  }
  if (game === null || game.over() !== null || standsStill(data)) return;
  expect(game.next()).not.toBe(CHANCE);
  const minds = data.seats.flatMap((seat, i) => {
    if (!hasBit(awaited, i)) return [];
    return [playsAlone(seat) && !isLate(data, game, i) ? 'person' : 'bot'];
  });
  expect(minds.length).toBeGreaterThan(0);
  expect(dueThought(now) !== null).toBe(minds.includes('bot'));
};

/** A store's row and lines are the table again. */
const checkKept = (now: TableNow, { data, lines }: Kept): void => {
  expect(JSON.stringify(now.data)).toBe(data);
  expect(now.game?.entries ?? []).toEqual(lines);
  if (now.game === null) return;
  const { header } = now.data;
  const ports = { chance: fairChance(sealedOf(now.data)) };
  const again = openTable({ setup: setupOf(now.data), header: header!, entries: lines }, ports);
  if (!again.ok) throw new Error(again.error.line);
  const reopened: TableNow = { id: now.id, data: JSON.parse(data), game: again.value };
  expect(again.value.hash()).toBe(now.game.hash());
  expect([dueThought(reopened), nextTime(reopened.data)]).toEqual([dueThought(now), nextTime(now.data)]);
};

const play = (pace: 'none' | 'fast', list: readonly Drawn[], check: boolean): TableNow => {
  let now = newTable(pace);
  let at = 0;
  const kept: Kept = { data: JSON.stringify(now.data), lines: [] };
  const happen = (happening: TableHappening): void => {
    const event: TableEvent = { ...happening, at, salt: new Uint8Array(32).fill(at % 251) };
    const before = check ? textOf(now) : '';
    const next = step(GIVEN, now, event);
    // whatever it gives, what it was given is as it was
    if (check) expect(textOf(now)).toBe(before);
    if (next.ok) now = next.table;
    keep(kept, next);
    if (check) checkTimes(now);
  };
  for (const happening of BEGINNING) happen(happening);
  for (const each of list) {
    at += each.later;
    happen(happeningOf(now, each));
  }
  if (check) checkKept(now, kept);
  return now;
};

test.each(['none', 'fast'] as const)(
  'no line is lost or doubled, nobody’s time runs who cannot act, each seat has one mind, and what is refused changes nothing (pace %s)',
  (pace) => {
    fc.assert(
      fc.property(fc.array(drawn, { minLength: 20, maxLength: 120, size: 'max' }), (list) => {
        play(pace, list, true);
      }),
      { numRuns: 40 },
    );
  },
  120_000,
);

test('the same events give the same table', () => {
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 20, maxLength: 120, size: 'max' }), (list) => {
      expect(textOf(play('fast', list, false))).toBe(textOf(play('fast', list, false)));
    }),
    { numRuns: 20 },
  );
}, 120_000);

test('most of the random tables are games that went on', () => {
  const list = fc.sample(fc.array(drawn, { minLength: 100, maxLength: 120, size: 'max' }), {
    numRuns: 20,
    seed: 1,
  });
  const plies = list.map((each) => play('fast', each, false).game?.ply ?? 0);
  expect(plies.filter((ply) => ply > 20).length).toBeGreaterThan(10);
});

const begun = (): TableNow => {
  let now = newTable('none');
  for (const happening of BEGINNING) {
    const next = step(GIVEN, now, { ...happening, at: 0, salt: new Uint8Array(32) });
    if (!next.ok) throw new Error(next.code);
    now = next.table;
  }
  return now;
};

test('a refused step gives no other table, and a bot’s choice for another entry is stale', () => {
  const now = begun();
  const [at, salt] = [1, new Uint8Array(32)];
  const act = asked('asa', { ask: 'act', seq: 0, actions: [{ type: 'endTurn' }] });
  expect(step(GIVEN, now, { ...act, at, salt }).ok).toBe(false);
  const choice = { kind: 'choice', seat: 2 as Seat, ply: 99, move: { packed: 0 } } as const;
  expect(step(GIVEN, now, { ...choice, at, salt })).toMatchObject({ ok: false, code: 'stale' });
});

test('a wish that is fulfilled already is granted, and writes nothing', () => {
  const now = begun();
  const came: TableEvent = { kind: 'came', guests: ['asa', 'bjorn'], at: 1, salt: new Uint8Array(32) };
  const next = step(GIVEN, now, came);
  expect(next.ok && next.table).toBe(now);
  expect(next.ok && next.effects.some(({ kind }) => kind === 'write')).toBe(false);
});

test('a rematch is made before it is named, by whoever asks first', () => {
  const playing = begun();
  const over: TableNow = { ...playing, data: { ...playing.data, phase: 'over' } };
  const again = (id: string, guest = 'asa', banned: readonly string[] = []): TableHappening =>
    asked(guest, { ask: 'rematch', id, banned });
  const [at, salt] = [9, new Uint8Array(32)];
  const first = step(GIVEN, over, { ...again('one', 'asa', ['bjorn']), at, salt });
  if (!first.ok) throw new Error(first.code);
  expect(first.effects.map(({ kind }) => kind).slice(0, 2)).toEqual(['create', 'write']);
  expect(first.effects[0]).toMatchObject({ id: 'one', data: { phase: 'gathering', created: 9 } });
  expect(JSON.stringify(first.effects[0])).not.toContain('bjorn');
  const second = step(GIVEN, first.table, { ...again('two', 'bjorn'), at, salt });
  expect(second.ok && [second.table.data.rematch, second.effects.map(({ kind }) => kind)]).toEqual([
    'one',
    ['wake', 'tell'],
  ]);
  expect(step(GIVEN, playing, { ...again('three'), at, salt })).toMatchObject({ ok: false, code: 'started' });
});
