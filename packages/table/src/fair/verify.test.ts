import { ATLAS } from '@landnam/maps';
import { beforeAll, describe, expect, test } from 'vitest';
import { dealt, fairGame, playOut, sealedFor, setUp, toldLog } from '../../../../test/support/fair.js';
import { writeLog } from '../export.js';
import { LiveTable } from '../liveTable.js';
import { openTable } from '../open.js';
import { seededMinds } from '../seeded.js';
import { fairChance, nonceFrom, secretFor } from './chance.js';
import { verifyLog } from './verify.js';

const kinds = new Set<string>();

const natural = ({ entries }: LiveTable): number => entries.filter((line) => line.startsWith('* ')).length;

describe.each([...ATLAS.values()].map(({ id, players }) => [id, Math.max(...players)] as const))(
  '%s',
  (id, seats) => {
    test('every outcome of a fair game is proven', async () => {
      const live = await fairGame(id, seats);
      const verified = await verifyLog(toldLog(live, sealedFor(seats)));
      expect(verified.ok ? '' : verified.error).toBe('');
      expect(verified.ok && verified.value.proofs.length).toBe(natural(live) + 1);
      if (verified.ok)
        for (const { message } of verified.value.proofs) kinds.add(message.split(' ').slice(3, -1)[0] ?? '');
    });
  },
);

const KINDS = [
  'deal',
  'dice',
  'disc',
  'drawCard',
  'drawHarbour',
  'drawToken',
  'fortressDie',
  'loseCards',
  'pollutionDice',
  'revealHex',
  'steal',
];

test('kinds of outcomes are words of the proof: whoever renames one breaks every log that names it', async () => {
  expect([...kinds].filter((kind) => !KINDS.includes(kind))).toEqual([]);
  const names = new Set(['deal']);
  for (const { id, players } of ATLAS.values()) {
    const { table } = dealt(setUp(id, Math.max(...players)), sealedFor(Math.max(...players)));
    for (const name of table.game.frameNames) names.add(name);
  }
  expect(KINDS.filter((kind) => !names.has(kind))).toEqual([]);
});

test('games of scheme 1 still hold', async () => {
  const live = await fairGame('base', 4, sealedFor(4, 1));
  expect(live.header).not.toHaveProperty('scheme');
  const verified = await verifyLog(toldLog(live, sealedFor(4, 1)));
  expect(verified.ok ? '' : verified.error).toBe('');
  expect(verified.ok && verified.value.proofs[3]?.message).toMatch(/^landnam [0-9a-f,-]+ 2 0$/);
});

describe('what was changed', () => {
  let live: LiveTable;
  let text: string;
  const sealed = sealedFor(4);
  beforeAll(async () => {
    live = await fairGame('base', 4);
    text = toldLog(live, sealed);
  });

  const whyOf = async (changed: string): Promise<string> => {
    const verified = await verifyLog(changed);
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
    const made = dealt(setUp('base', 4), other);
    await playOut(made);
    const forged = new LiveTable(
      made.table,
      made.setup,
      { ...made.header, nonces: sealed.nonces },
      { chance: fairChance(other), minds: seededMinds('bots') },
    );
    for (const line of made.entries) expect(forged.replay(line)).toBeNull();
    expect(await whyOf(toldLog(forged, sealed))).toMatch(/not the one that was drawn|was not drawn/);
  });

  test('a nonce', async () => {
    const changed = text.replace(sealed.nonces[2]!, nonceFrom(new Uint8Array(16).fill(9)));
    expect(await whyOf(changed)).toMatch(/not the one that was drawn|was not drawn/);
  });

  test('a person without a nonce, and an unknown scheme', async () => {
    expect(await whyOf(text.replace(`"${sealed.nonces[2]}"`, 'null'))).toBe(
      "seat 2 is a person's and has no nonce",
    );
    expect(await whyOf(text.replace('"scheme":2', '"scheme":3'))).toMatch(/^scheme 3 .* is not known here$/);
  });

  test('a secret', async () => {
    const secret = secretFor('aTable', new Uint8Array(32).fill(6));
    expect(await whyOf(toldLog(live, { ...sealed, secret }))).toBe(
      'the secret is not the one that was promised',
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

test('a fair game that is resumed gets the same dice', async () => {
  const live = await fairGame('base', 3);
  const half = live.entries.slice(0, 40);
  const ports = { chance: fairChance(sealedFor(3)), minds: seededMinds('bots') };
  const again = openTable({ setup: live.setup, header: live.header, entries: half }, ports);
  if (!again.ok) throw new Error(again.error.line);
  await playOut(again.value);
  expect(again.value.entries).toEqual(live.entries);
});

test('the secret stays in a game that is not over', () => {
  const live = dealt(setUp('base', 3), sealedFor(3));
  live.playNature();
  expect(toldLog(live, sealedFor(3))).not.toContain(sealedFor(3).secret);
});
