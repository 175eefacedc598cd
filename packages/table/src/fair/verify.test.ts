import { type Seat } from '@landnam/engine';
import { ATLAS, fetchGame } from '@landnam/maps';
import { beforeAll, describe, expect, test } from 'vitest';
import { writeLog } from '../export.js';
import { LiveTable } from '../liveTable.js';
import { openTable } from '../open.js';
import { seededMinds } from '../seeded.js';
import type { GameSetup } from '../told.js';
import { fairChance, nonceFrom, type Sealed, secretFor } from './chance.js';
import { fairTable } from './fairTable.js';
import { verifyLog } from './verify.js';

const sealedFor = (seats: number): Sealed => ({
  secret: secretFor('aTable', new Uint8Array(32).fill(5)),
  nonces: Array.from({ length: seats }, (_, seat) =>
    seat === 1 ? null : nonceFrom(new Uint8Array(16).fill(seat)),
  ),
});

const setUp = (game: string, seats: number): GameSetup => ({
  game,
  options: {},
  seed: '',
  players: Array.from({ length: seats }, (_, seat) => ({ kind: 'bot', name: `Bot ${seat}`, bot: 'random' })),
});

const playOut = async (live: LiveTable): Promise<void> => {
  for (live.playNature(); live.over() === null; live.playNature()) await live.playBot(live.next() as Seat);
};

const fairGame = async (game: string, seats: number): Promise<LiveTable> => {
  await fetchGame(game);
  const live = fairTable(setUp(game, seats), sealedFor(seats), seededMinds('bots'));
  if (!live.ok) throw new Error(live.error);
  await playOut(live.value);
  return live.value;
};

const told = (live: LiveTable, sealed: Sealed): string =>
  writeLog(live, 0, { reveal: { secret: sealed.secret } });

describe.each([...ATLAS.values()].map(({ id, players }) => [id, Math.max(...players)] as const))(
  '%s',
  (id, seats) => {
    test('every outcome of a fair game is proven', async () => {
      const live = await fairGame(id, seats);
      const verified = await verifyLog(told(live, sealedFor(seats)));
      expect(verified.ok ? '' : verified.error).toBe('');
      const natural = live.entries.filter((line) => line.startsWith('* ')).length;
      expect(verified.ok && verified.value.proofs.length).toBe(natural + 1);
    });
  },
);

describe('what was changed', () => {
  let live: LiveTable;
  let text: string;
  const sealed = sealedFor(4);
  beforeAll(async () => {
    live = await fairGame('base', 4);
    text = told(live, sealed);
  });

  const whyOf = async (changed: string, witness = {}): Promise<string> => {
    const verified = await verifyLog(changed, witness);
    return verified.ok ? 'it holds' : verified.error;
  };

  test('a die is found', async () => {
    const [roll = ''] = /^\* rollDice .*$/m.exec(text) ?? [];
    const other = roll.endsWith('3 4') ? '* rollDice 2 5' : '* rollDice 3 4';
    expect(await whyOf(text.replace(roll, other))).toBe(
      `entry ${live.entries.indexOf(roll) + 1}: "${other}" was not drawn, "${roll}" was`,
    );
  });

  test('a game dealt with other chance, though its log is whole', async () => {
    const other = { ...sealed, nonces: sealed.nonces.map(() => null) };
    const dealt = fairTable(setUp('base', 4), other, seededMinds('bots'));
    if (!dealt.ok) throw new Error(dealt.error);
    await playOut(dealt.value);
    const forged = new LiveTable(
      dealt.value.table,
      dealt.value.setup,
      { ...dealt.value.header, nonces: sealed.nonces },
      { chance: fairChance(other), minds: seededMinds('bots') },
    );
    for (const line of dealt.value.entries) expect(forged.replay(line)).toBeNull();
    expect(await whyOf(told(forged, sealed))).toMatch(/not the one that was drawn|was not drawn/);
  });

  test('a nonce', async () => {
    const changed = text.replace(sealed.nonces[2]!, nonceFrom(new Uint8Array(16).fill(9)));
    expect(await whyOf(changed)).toMatch(/not the one that was drawn|was not drawn/);
    expect(await whyOf(text, { nonce: { seat: 2, nonce: nonceFrom(new Uint8Array(16).fill(9)) } })).toBe(
      'the nonce of seat 2 is another one than was sent',
    );
  });

  test('a secret, or the promise', async () => {
    const secret = secretFor('aTable', new Uint8Array(32).fill(6));
    expect(await whyOf(told(live, { ...sealed, secret }))).toBe(
      'the secret is another one than was promised',
    );
    expect(await whyOf(text, { commitment: '0'.repeat(64) })).toBe(
      'the commitment is another one than was shown before the game',
    );
  });

  test('nothing promised, nothing revealed, not a log', async () => {
    expect(await whyOf(writeLog(live))).toBe(
      'the secret is not revealed: the game is not over, or its log was cut',
    );
    const { commitment: _, nonces: __, ...header } = live.header;
    const loose = new LiveTable(live.table, { ...live.setup, seed: 'loose' }, header);
    expect(await whyOf(writeLog(loose))).toMatch(/its chance was not bound/);
    expect(await whyOf('hello')).toMatch(/^line 1, entry 0: /);
  });
});

test('a fair game taken up again falls on the same dice', async () => {
  const live = await fairGame('base', 3);
  const half = live.entries.slice(0, 40);
  const ports = { chance: fairChance(sealedFor(3)), minds: seededMinds('bots') };
  const again = openTable({ setup: live.setup, header: live.header, entries: half }, ports);
  if (!again.ok) throw new Error(again.error.line);
  await playOut(again.value);
  expect(again.value.entries).toEqual(live.entries);
});

test('the secret stays in a game that is not over', async () => {
  const live = fairTable(setUp('base', 3), sealedFor(3), seededMinds('bots'));
  if (!live.ok) throw new Error(live.error);
  live.value.playNature();
  expect(told(live.value, sealedFor(3))).not.toContain(sealedFor(3).secret);
});
