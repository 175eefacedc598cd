import { hashState } from '@landnam/engine';
import { ATLAS, fetchGame, readPosition, replayLog, writePosition } from '@landnam/maps';
import { beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../../../../test/support/chance.js';
import { newTable } from '../open.js';
import { Play } from './play.js';

const opened = (...given: Parameters<typeof Play.open>): Play => {
  const play = Play.open(...given);
  if (!play.ok) throw new Error(play.error);
  return play.value;
};

const played = (play: Play, action: Parameters<Play['play']>[0]): Play => {
  const next = play.play(action);
  if (!next.ok) throw new Error(next.error.line);
  return next.value;
};

/** Plays at random, for so many steps or to the end. */
const playOn = (from: Play, steps: number, seed = 1): Play => {
  const below = seeded(seed);
  let play = from;
  for (let i = 0; i < steps && play.over() === null; i++) {
    const legal = play.legal();
    play = played(play, legal[below(legal.length)]);
  }
  return play;
};

beforeAll(async () => {
  for (const id of ATLAS.keys()) await fetchGame(id);
});

describe.each([...ATLAS.values()].map(({ id, players }) => [id, Math.max(...players)] as const))(
  '%s',
  (id, seats) => {
    test('is played with text alone; its log replays, its text opens again', () => {
      const play = playOn(opened(id, { seats, seed: 'a' }), 150);
      const replay = replayLog(play.log()!, { partial: true });
      expect(replay.ok && hashState(replay.value.state)).toBe(hashState(play.state()));
      const again = Play.position(play.toText(), { seed: 'a' });
      expect(again.ok && again.value.legal()).toEqual(play.legal());
      expect(again.ok && again.value.log()).toBeUndefined();
    });

    test('each step gives a new game, and the one before stays', () => {
      let play = opened(id, { seats, seed: 'b' });
      for (let i = 0; i < 60; i++) {
        const text = play.toText();
        const next = playOn(play, 1, i);
        expect(play.toText()).toBe(text);
        expect(next.undo()).toBe(play);
        play = next;
      }
      expect(playOn(play, 20, 7).toText()).toBe(playOn(play, 20, 7).toText());
    });
  },
);

test('it is the table’s own game: the same seed, the same board and dice', () => {
  const players = [0, 1, 2].map((seat) => ({ kind: 'person', name: `P${seat}`, bot: '' }) as const);
  const live = newTable({ game: 'base', options: {}, seed: 'x', players });
  if (!live.ok) throw new Error(live.error);
  const play = playOn(opened('base', { seats: 3, seed: 'x' }), 80);
  for (const line of play.lines().filter((each) => each.startsWith('p'))) {
    live.value.playNature();
    expect(live.value.replay(line)).toBeNull();
  }
  live.value.playNature();
  expect(live.value.entries).toEqual(play.lines());
});

describe('a refusal', () => {
  const play = opened('base', { seed: 'r' });

  test('names its rule and changes nothing', () => {
    const text = play.toText();
    const [seat] = play.due();
    const why = play.why(`${seat} endTurn`);
    expect(why).toMatchObject({ code: 'notNow', rule: 'B-10' });
    expect(why?.line).toBe('notNow [B-10]');
    expect(play.play(`${seat} endTurn`)).toEqual({ ok: false, error: why });
    expect(play.toText()).toBe(text);
    expect(play.why(play.legal()[0])).toBeNull();
  });

  test('of unreadable text says so', () => {
    expect(play.why('p0 dance')).toMatchObject({ code: 'unreadable', rule: '' });
    expect(play.play('hello').ok).toBe(false);
    expect(play.why({ type: 'dance' } as never)?.code).toBe('unreadable');
  });

  test('of a game that cannot be opened is one line', () => {
    expect(Play.open('chess')).toMatchObject({
      ok: false,
      error: expect.stringContaining('chess') as string,
    });
    expect(Play.open('base', { seats: 9 }).ok).toBe(false);
    expect(Play.position('pos1/none').ok).toBe(false);
    const view = Play.position(play.view(0));
    expect(view.ok ? '' : view.error).toMatch(/^view: /);
  });
});

test('JSON is read for the one seat that is due', () => {
  const play = opened('base', { seed: 'j' });
  const next = played(play, { type: 'placeSettlement', vertex: 20 });
  expect(next.lines()).toEqual([`${play.due()[0]} placeSettlement v20`]);
});

test('a view has what its seat may know, and events too', () => {
  let play = playOn(opened('base', { seed: 'v' }), 200);
  while (!play.legal().some((line) => line.endsWith('buyCard'))) play = playOn(play, 1, play.lines().length);
  const buy = play.legal().find((line) => line.endsWith('buyCard'))!;
  const seat = Number(buy[1]);
  const next = played(play, buy);
  expect(next.view(seat)).toEqual(writePosition(next.table, next.state(), seat));
  const [own, others] = [next.events(seat), next.events()].map((events) => JSON.stringify(events));
  expect(own).not.toBe(others);
  expect(readPosition(next.view() as never).ok).toBe(true);
});

test('nature can be played by hand, with the probability of each outcome', () => {
  let play = playOn(opened('base', { seed: 'n', nature: 'open' }), 16);
  while (play.due()[0] !== '*') play = playOn(play, 1);
  const outcomes = play.outcomes();
  expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(outcomes.find(({ action }) => action === '* rollDice 1 1')?.chance).toBeCloseTo(1 / 36, 12);
  expect(played(play, '* rollDice 3 4').events()).toContainEqual(
    expect.objectContaining({ type: 'diceRolled' }),
  );
  expect(opened('base').outcomes()).toEqual([]);
});

test('the end is told', () => {
  const end = playOn(opened('base', { seats: 3, seed: 'end', options: { pointsToWin: 4 } }), 5000);
  expect(end.over()).toMatchObject({ reason: 'points', winners: [expect.any(Number)] });
  expect(end.legal()).toEqual([]);
  expect(end.log()).toContain(' won p');
});
