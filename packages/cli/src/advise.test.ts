import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { archivedLogs } from '../../../test/archive/read.js';
import { commandFolder, landnamIn } from '../../../test/support/landnam.js';

const folder = commandFolder();
const landnam = landnamIn(folder);
const file = join(folder, 'game.log');
beforeAll(() => {
  writeFileSync(file, archivedLogs().find(({ name }) => name === 'base-4-page')?.text ?? '');
});

test('advice is what the hint says, in chances to win, and what normal thinks, in points', () => {
  const { code, out } = landnam('advise', file, '--at', '150', '--json');
  expect(code).toBe(0);
  const { seat, hint, actions } = JSON.parse(out) as {
    readonly seat: number;
    readonly hint: readonly {
      readonly action: object;
      readonly chance: number;
      readonly reasons: readonly object[];
    }[];
    readonly actions: readonly { readonly action: object; readonly value: number }[];
  };
  expect(seat).toBe(1);
  expect(hint[0]?.action).toEqual({ type: 'buildCity', vertex: 34 });
  expect(hint[0]?.reasons).toContainEqual({ kind: 'points', count: 1 });
  for (const { chance } of hint) expect(Math.abs(chance - 0.38)).toBeLessThan(0.1);
  expect(actions[0]).toMatchObject({ action: { type: 'buildCity', vertex: 34 } });
  expect(landnam('advise', file, '--at', '150').out).toMatch(
    /^By search, in chances to win:\n\d+ % {2}p1 buildCity v34: a point; more in 36 rolls: .*\n[^]*As normal sees it, in points:\n\+0\.\d+ {2}p1 buildCity v34: /,
  );
});
