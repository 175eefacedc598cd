/** Attacks on the dice: a server and its accomplices against one honest browser. */
import { ATLAS, fetchGame } from '@landnam/maps';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  BOT_SEAT,
  dealt,
  fairGame,
  nonceOf,
  openingOf,
  playOut,
  sealedFor,
  sealOf,
  setUp,
  toldLog,
  viewOf,
} from '../../../../test/support/fair.js';
import type { LiveTable } from '../liveTable.js';
import { checkLog } from './check.js';
import { commitmentOf, fairBelow, hashOfNonce, nonceFrom, type Sealed, secretFor } from './chance.js';
import { fingerprintOf } from './opening.js';
import type { ToldView } from './seal.js';
import { sealingProblem } from './sealing.js';

const ANN = 0;
const PUPPET = 2;
/** From random play, with hundreds of cards, thefts and offers along the way. */
const TURNS = 80;
const SETUP = setUp('base', 4);

beforeAll(() => fetchGame('base'));

const rollsOf = ({ entries }: LiveTable): string[] => entries.filter((line) => line.startsWith('* rollDice'));

const withNonce = (sealed: Sealed, seat: number, nonce: string): Sealed => ({
  ...sealed,
  nonces: sealed.nonces.map((each, i) => (i === seat ? nonce : each)),
});

/** Tries nonces at a seat until the first roll suits, as a server would that knows all the others. */
const grind = (sealed: Sealed, seat: number, wanted: number): Sealed => {
  for (let i = 0; ; i++) {
    const tried = withNonce(sealed, seat, i.toString(16).padStart(32, '0'));
    if (fairBelow(tried, 'dice 0')(36) === wanted) return tried;
  }
};

describe('a ground nonce', () => {
  test('at a bot’s seat does not hold, whoever checks', async () => {
    const ground = grind(sealedFor(4), BOT_SEAT, 20);
    const live = dealt(SETUP, ground);
    await playOut(live);
    const checked = await checkLog(toldLog(live, ground));
    expect(checked).toMatchObject({
      holds: false,
      because: "seat 1 is a bot's and has a nonce: bots add none, so somebody chose it",
    });
  });

  test('at a bot’s seat does not hold in games of scheme 1 either', async () => {
    const ground = withNonce(sealedFor(4, 1), BOT_SEAT, nonceFrom(new Uint8Array(16)));
    const live = dealt(SETUP, ground);
    await playOut(live);
    expect(await checkLog(toldLog(live, ground))).toMatchObject({ holds: false });
  });

  test('of a puppet that opens last does not match its hash, which Ann had sealed', async () => {
    const honest = sealedFor(4);
    const seal = sealOf(openingOf(SETUP, honest), ANN);
    const ground = grind(honest, PUPPET, 20);
    const live = dealt(SETUP, ground);
    await playOut(live);
    const text = toldLog(live, ground);
    expect(await checkLog(text)).toMatchObject({ holds: true, seal: 'none' });
    expect(await checkLog(text, { seal })).toMatchObject({
      holds: false,
      seal: 'differs',
      because: 'opening 1: log and seal differ in the hashes of the nonces',
    });
  });
});

describe('before Ann opens', () => {
  const opening = openingOf(SETUP, sealedFor(4));
  const said = { table: opening.table, commitment: opening.commitment, nonce: nonceOf(ANN) };
  const shown = {
    seat: ANN,
    game: 'base',
    options: {},
    bots: [null, 'random', null, null],
    failed: 0,
  };
  const whyNot = (change: object, more: object = {}): string | null =>
    sealingProblem({ ...opening, ...change }, said, { ...shown, ...more });

  test('she opens what she said ready to', () => expect(whyNot({})).toBeNull());

  test.each([
    [{ commitment: '0'.repeat(64) }, 'the commitment'],
    [{ hashes: opening.hashes.map(() => null) }, 'this seat’s own hash'],
    [{ hashes: opening.hashes.map((hash, i) => (i === PUPPET ? null : hash)) }, 'the hash of seat 2'],
    [{ hashes: opening.hashes.map((hash) => hash ?? '0'.repeat(64)) }, 'the hash of seat 1'],
    [{ attempt: 2 }, 'the number of openings'],
    [{ table: 'another' }, 'the table'],
    [{ game: 'energies' }, 'the game'],
    [{ scheme: 1 as const }, 'the scheme'],
    [{ seated: ['person', 'person', 'person', 'person'] }, 'who sits at seat 1'],
    [{ seated: ['person', 'bot hard', 'person', 'person'] }, 'who sits at seat 1'],
  ])('not if %j was changed', (change, why) => expect(whyNot(change)).toBe(why));

  test('not with options other than the table shows', () => {
    expect(whyNot({}, { options: { friendlyRobber: !opening.options['friendlyRobber'] } })).toMatch(
      /^the option /,
    );
  });
});

describe('two commitments shown to two people', () => {
  test('have two fingerprints, and the log can be only one of them', async () => {
    const [one, other] = [sealedFor(4), sealedFor(4, 2, 6)];
    const [toAnn, toBob] = [openingOf(SETUP, one), openingOf(SETUP, other)];
    expect(fingerprintOf(toAnn)).toMatch(/^(?:[A-HJ-NP-Z2-9]{4} ){3}[A-HJ-NP-Z2-9]{4}$/);
    expect(fingerprintOf(toAnn)).not.toBe(fingerprintOf(toBob));
    const text = toldLog(await fairGame('base', 4, one), one);
    expect(await checkLog(text, { seal: sealOf(toAnn, ANN) })).toMatchObject({
      holds: true,
      seal: 'matched',
    });
    expect(await checkLog(text, { seal: sealOf(toBob, 3) })).toMatchObject({
      seal: 'differs',
      because: 'opening 1: log and seal differ in the commitment',
    });
  });

  test.each([['options'], ['rules'], ['map'], ['seated'], ['game'], ['table']])(
    'and whatever else the opening named: %s',
    async (name) => {
      const sealed = sealedFor(4);
      const opening = { ...openingOf(SETUP, sealed), [name]: name === 'rules' ? 0 : 'another' };
      const checked = await checkLog(toldLog(await fairGame('base', 4), sealed), {
        seal: sealOf(opening, ANN),
      });
      expect(checked).toMatchObject({ holds: false, seal: 'differs' });
    },
  );
});

/** A bot in league with the server knows every outcome and may play whatever it likes. */
describe.each([...ATLAS.values()].map(({ id, players }) => [id, Math.max(...players)] as const))(
  'steering in %s',
  (id, seats) => {
    test('whatever a bot does, a turn’s dice are those of that turn', async () => {
      await fetchGame(id);
      const lives: string[][] = [];
      for (const minds of ['one', 'another']) {
        const live = dealt(setUp(id, seats), sealedFor(seats), minds);
        await playOut(live, undefined, () => rollsOf(live).length < TURNS);
        lives.push(rollsOf(live));
      }
      const [first = [], ...others] = lives;
      for (const rolls of others) {
        const turns = Math.min(rolls.length, first.length);
        expect(turns).toBeGreaterThan(10);
        expect(rolls.slice(0, turns)).toEqual(first.slice(0, turns));
      }
    });
  },
);

test('a knight before the roll: with the theft or without it, the roll is the same', async () => {
  const sealed = sealedFor(4);
  const { entries } = await fairGame('base', 4, sealed);
  const knight = entries.findIndex(
    (line, i) =>
      line.includes(' playKnight') && entries.slice(i, i + 5).some((each) => each.includes(' callDice')),
  );
  const rollAfter = async (plies: number): Promise<string> => {
    const live = dealt(SETUP, sealed);
    for (const line of entries.slice(0, plies)) expect(live.replay(line)).toBeNull();
    live.playNature();
    expect(live.act(live.next(), [{ type: 'callDice' }])).toBeNull();
    live.playNature();
    return rollsOf(live).at(-1) ?? '';
  };
  const called = entries.findIndex((line, i) => i > knight && line.includes(' callDice'));
  expect(entries.slice(knight, called).some((line) => line.startsWith('* stealCard'))).toBe(true);
  expect(await rollAfter(knight)).toBe(await rollAfter(called));
});

describe('a file that differs from what was told', () => {
  let live: LiveTable;
  const views: ToldView[] = [];
  const sealed = sealedFor(4);
  beforeAll(async () => {
    live = dealt(SETUP, sealed);
    await playOut(live, (now) => void views.push(viewOf(now, ANN)));
  });
  const checkWith = (seen: readonly ToldView[], text = toldLog(live, sealed)) =>
    checkLog(text, { seal: sealOf(openingOf(SETUP, sealed), ANN, seen), secret: sealed.secret });

  test('matches where every view is the log’s', async () => {
    expect(views.length).toBeGreaterThan(50);
    expect(await checkWith(views)).toMatchObject({ holds: true, seal: 'matched' });
  });

  test('is found by a single view', async () => {
    const wrong = views.map((each, i) => (i === 30 ? { ...each, digest: '0'.repeat(32) } : each));
    const { ply } = wrong[30];
    expect(await checkWith(wrong)).toMatchObject({
      seal: 'differs',
      because: `after entry ${ply} seat 0 was told a different position from the log`,
    });
  });

  test('is found where the whole game was another one, proven by itself', async () => {
    const other = dealt(SETUP, sealed, 'others');
    await playOut(other);
    const text = toldLog(other, sealed);
    expect(await checkLog(text)).toMatchObject({ holds: true, seal: 'none' });
    expect(await checkWith(views, text)).toMatchObject({ holds: false, seal: 'differs' });
  });

  test('is found by a die that was shown differently', async () => {
    const shown = dealt(SETUP, sealed);
    const at = live.entries.findIndex((line) => line.startsWith('* rollDice'));
    for (const line of live.entries.slice(0, at)) expect(shown.replay(line)).toBeNull();
    const other = live.entries[at] === '* rollDice 1 1' ? '* rollDice 1 2' : '* rollDice 1 1';
    expect(shown.replay(other)).toBeNull();
    expect(await checkWith([viewOf(shown, ANN)])).toMatchObject({ seal: 'differs' });
  });

  test('is found by the secret, by a view beyond its end, and not by a view of another layout', async () => {
    const text = toldLog(live, sealed);
    expect(await checkLog(text, { secret: 'another' })).toMatchObject({ holds: false, seal: 'differs' });
    const last = views.at(-1)!;
    expect(await checkWith([{ ...last, ply: last.ply + 1 }])).toMatchObject({ seal: 'differs' });
    expect(await checkWith([{ ...last, digest: '0', layout: 'another' }])).toMatchObject({ seal: 'matched' });
  });
});

describe('an opening that is made to fail until it suits', () => {
  const first = sealedFor(4);
  const failedOne = {
    commitment: commitmentOf(first.secret),
    secret: first.secret,
    hashes: first.nonces.map((nonce) => (nonce === null ? null : hashOfNonce(nonce))),
    nonces: first.nonces.map((nonce, seat) => (seat === PUPPET ? null : nonce)),
    closed: [PUPPET],
  };
  const second = sealedFor(4, 2, 6);
  const both = {
    ...sealOf(openingOf(SETUP, first), ANN),
    openings: [
      ...sealOf(openingOf(SETUP, first), ANN).openings,
      ...sealOf(openingOf(SETUP, second, 2), ANN).openings,
    ],
  };
  const logWith = async (failed: readonly (typeof failedOne)[]): Promise<string> => {
    const live = dealt(SETUP, second, 'bots', failed);
    await playOut(live);
    return toldLog(live, second);
  };

  test('stands in the log with its secret and who did not open, and is counted', async () => {
    const checked = await checkLog(await logWith([failedOne]), { seal: both });
    expect(checked).toMatchObject({ holds: true, seal: 'matched' });
    expect(checked.verified?.failed).toBe(1);
  });

  test('cannot be left out: Ann sealed it', async () => {
    expect(await checkLog(await logWith([]), { seal: both })).toMatchObject({
      holds: false,
      seal: 'differs',
    });
  });

  test.each([
    [{ secret: secretFor('aTable', new Uint8Array(32)) }, 'the secret is not the one that was promised'],
    [{ nonces: failedOne.nonces.map((nonce) => nonce && nonceOf(7)) }, 'the nonce of seat 0 is not the one'],
    [{ closed: [3] }, 'seat 3 did open'],
  ])('is told as it was: %j', async (change, why) => {
    const checked = await checkLog(await logWith([{ ...failedOne, ...change }]));
    expect(checked.holds).toBe(false);
    expect(checked.because).toContain(`opening 1, which failed: ${why}`);
  });
});
