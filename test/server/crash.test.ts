import { describe, expect, test } from 'vitest';
import { crash } from '../../packages/server/bench/crash.mjs';

const LONG = 900_000;

describe.concurrent.each(['sqlite', 'postgres'] as const)('%s', (store) => {
  test(
    'whatever was acknowledged is there once, though the process is killed ten times',
    async () => {
      const { kills, acknowledged, lost, doubled } = await crash({ kills: 10, store });
      expect({ kills, lost, doubled }).toEqual({ kills: 10, lost: 0, doubled: 0 });
      expect(acknowledged).toBeGreaterThan(30);
    },
    LONG,
  );
});
