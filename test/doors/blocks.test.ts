import { describe, expect, test } from 'vitest';
import { testRuns } from '../../scripts/check.mjs';
import { blocksIn, commandsIn, landnamWords, strangeCommand } from './blocks.js';

describe('code blocks', () => {
  test('are found with their place, inside lists too', () => {
    const page = [
      '# A page',
      '',
      '- [ ] a point:',
      '',
      '  ```js',
      '  if (a)',
      '    b();',
      '  ```',
      '',
      '```',
      'x',
      '```',
      '',
    ];
    expect(blocksIn('docs/a.md', page.join('\n'))).toEqual([
      { place: 'docs/a.md:5', language: 'js', text: 'if (a)\n  b();\n' },
      { place: 'docs/a.md:10', language: '', text: 'x\n' },
    ]);
  });

  test('of a shell are read word by word', () => {
    expect(
      commandsIn('npm ci && npm start # serves it\n\n# nothing\nlandnam perft --after "p0 a; p0 b"'),
    ).toEqual([
      ['npm', 'ci'],
      ['npm', 'start'],
      ['landnam', 'perft', '--after', 'p0 a; p0 b'],
    ]);
  });

  test('call the command by its name or through npm', () => {
    expect(landnamWords(['landnam', 'games'])).toEqual(['games']);
    expect(landnamWords(['npm', 'run', '-s', 'landnam', '--', 'games', '--json'])).toEqual([
      'games',
      '--json',
    ]);
    expect(landnamWords(['npm', 'run', 'build'])).toBeUndefined();
  });

  test('may not call a command that does not exist', () => {
    for (const known of ['npm test', 'npm run -s bench', 'npx tsc -b', 'node scripts/golden.mjs --accept'])
      expect(strangeCommand(known.split(' '))).toBeNull();
    for (const strange of ['npm run fly', 'npx fly', 'node scripts/fly.mjs', 'make all'])
      expect(strangeCommand(strange.split(' '))).toBe(`there is no ${strange}`);
  });
});

test('the fast lane runs tests of touched packages, and touched tests', () => {
  const source = 'packages/maps/src/open.ts';
  const paths = ['docs/a.md', source, 'test/layers.test.ts', 'test/a.long.test.ts', 'test/support/a.ts'];
  expect(testRuns('abc', paths)).toEqual([
    ['run', 'packages/maps/src/', '--changed', 'abc', '--passWithNoTests'],
    ['run', 'test/layers.test.ts'],
  ]);
  expect(testRuns('abc', ['docs/a.md', 'packages/maps/README.md'])).toEqual([]);
});
