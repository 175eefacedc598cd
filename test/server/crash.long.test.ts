import { describe, expect, test } from 'vitest';
import { crash } from '../../packages/server/bench/crash.mjs';

const LONG = 3_600_000;

describe.each(['sqlite', 'postgres'] as const)('%s', (store) => {
  test(
    'whatever was acknowledged is there once, though the process is killed two hundred times',
    async () => {
      const { kills, acknowledged, lost, doubled } = await crash({ kills: 200, store });
      expect({ kills, lost, doubled }).toEqual({ kills: 200, lost: 0, doubled: 0 });
      expect(acknowledged).toBeGreaterThan(30);
    },
    LONG,
  );
});
