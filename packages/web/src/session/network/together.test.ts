import type { Answer, Ask, ShownMoment, Tell } from '@landnam/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { LineState, Wire } from './lineState.js';
import { TableLine } from './tableLine.js';
import { Together } from './together.js';

const TABLE = 'AAAAAAAAAAAAAAAAAAAAAA';
const at = (ply: number): ShownMoment => ({ ply, eyes: null, room: 'replay' });

/** A server that says what it is told to say. */
class FakeWire implements Wire {
  readonly state = createStore<LineState>(() => 'open');
  readonly asks: Ask[] = [];
  answers: Partial<Record<Ask['ask'], Answer>> = {};
  tell: (tell: Tell) => void = () => undefined;

  ask(ask: Ask): Promise<Answer> {
    this.asks.push(ask);
    return Promise.resolve(this.answers[ask.ask] ?? { ok: true });
  }

  hear(listener: (tell: Tell) => void): () => void {
    this.tell = listener;
    return () => undefined;
  }

  wake(): void {}

  shown(): number[] {
    return this.asks.flatMap((ask) => (ask.ask === 'show' ? [ask.moment.ply] : []));
  }

  led(by: string | null, ply: number, you = false): Tell {
    const leader = by === null ? null : { name: by, seat: 0, you };
    return { tell: 'lookback', table: TABLE, leader, moment: at(ply), people: 2 };
  }
}

let wire: FakeWire;
let together: Together;

const open = async (): Promise<void> => {
  together = new Together(new TableLine(TABLE, wire));
  await vi.advanceTimersByTimeAsync(10);
};

beforeEach(() => {
  vi.useFakeTimers();
  wire = new FakeWire();
});

afterEach(() => {
  together.close();
  vi.useRealTimers();
});

test('the first who looks leads; whoever comes later follows, whether somebody leads or not', async () => {
  wire.answers.lookBack = {
    ok: true,
    tells: [{ tell: 'lookback', table: TABLE, leader: null, moment: null, people: 1 }],
  };
  await open();
  expect(wire.asks.map(({ ask }) => ask)).toEqual(['enter', 'lookBack', 'lead']);
  together.close();
  wire = new FakeWire();
  wire.answers.lookBack = { ok: true, tells: [wire.led(null, 7)] };
  await open();
  expect(wire.asks.map(({ ask }) => ask)).toEqual(['enter', 'lookBack']);
  expect(together.now.getState()).toMatchObject({ part: 'follows', told: { moment: at(7) } });
});

test('a leader’s last moment always arrives, those in between only as often as may be', async () => {
  wire.answers.lookBack = { ok: true, tells: [wire.led('Ann', 3, true)] };
  await open();
  for (let ply = 1; ply <= 50; ply++) {
    together.stand(at(ply));
    await vi.advanceTimersByTimeAsync(20);
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(wire.shown().at(-1)).toBe(50);
  expect(wire.shown().length).toBeLessThanOrEqual(7);
  // refused for a flood, it is said again later
  wire.answers.show = { ok: false, code: 'tooFast' };
  together.stand(at(51));
  await vi.advanceTimersByTimeAsync(1000);
  wire.answers = {};
  await vi.advanceTimersByTimeAsync(3000);
  expect(wire.shown().at(-1)).toBe(51);
});

test('whoever strays is alone until they follow again; while nobody leads nobody strays', async () => {
  wire.answers.lookBack = { ok: true, tells: [wire.led('Ann', 3)] };
  await open();
  together.stray();
  expect(together.now.getState().part).toBe('alone');
  wire.tell(wire.led('Ben', 5));
  expect(together.now.getState()).toMatchObject({ part: 'alone', told: { moment: at(5) } });
  together.follow();
  wire.tell(wire.led(null, 5));
  together.stray();
  expect(together.now.getState().part).toBe('follows');
});

test('a former leader follows, is told so until the new one moves, and shows nothing more', async () => {
  wire.answers.lookBack = { ok: true, tells: [wire.led('Ann', 3, true)] };
  await open();
  wire.tell(wire.led('Ben', 3));
  expect(together.now.getState()).toMatchObject({ part: 'follows', isDeposed: true });
  together.stand(at(9));
  await vi.advanceTimersByTimeAsync(1000);
  expect(wire.shown()).toEqual([]);
  wire.tell(wire.led('Ben', 4));
  expect(together.now.getState().isDeposed).toBe(false);
});

test('after a restart whoever led leads again, and a server that cannot is no trouble twice', async () => {
  wire.answers.lookBack = { ok: true, tells: [wire.led('Ann', 3, true)] };
  await open();
  together.stand(at(8));
  wire.answers.lookBack = {
    ok: true,
    tells: [{ tell: 'lookback', table: TABLE, leader: null, moment: null, people: 1 }],
  };
  wire.state.setState('lost', true);
  wire.state.setState('open', true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(wire.asks.findLast(({ ask }) => ask === 'lead')).toMatchObject({ leads: true, moment: at(8) });
  wire.answers.lookBack = { ok: false, code: 'malformed' };
  wire.state.setState('lost', true);
  wire.state.setState('open', true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(together.now.getState().trouble).toMatchObject({ code: 'malformed' });
});
