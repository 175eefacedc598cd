import { readFileSync } from 'node:fs';
import { Ask, REFUSED, Tell } from '@landnam/protocol';
import { expect, test } from 'vitest';

const page = readFileSync('docs/protocol.md', 'utf8');

/** The rows of the table under a heading: the code in each cell. */
const rowsOf = (heading: string): string[][][] => {
  const [, text = ''] = page.split(`\n## ${heading}\n`);
  const lines = (text.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)),
  );
};

interface Member {
  readonly shape: Readonly<
    Record<
      string,
      { readonly _zod: { readonly optin?: string; readonly def: { readonly values?: readonly string[] } } }
    >
  >;
}

/** `name: field, field?` of every message of a union. */
const messagesOf = (union: unknown, kind: string): string[] =>
  (union as { def: { options: { def: Member }[] } }).def.options.map(({ def: { shape } }) => {
    const { [kind]: name, ...fields } = shape;
    const words = Object.entries(fields).map(([field, { _zod }]) =>
      _zod.optin === 'optional' ? `${field}?` : field,
    );
    return `${name._zod.def.values?.[0]}: ${words.join(', ')}`;
  });

const written = (heading: string): string[] =>
  rowsOf(heading).map(([[name], fields]) => `${name}: ${fields.join(', ')}`);

test('the page names every ask with its fields', () => {
  expect(written('Asks')).toEqual(messagesOf(Ask, 'ask'));
});

test('the page names every tell with its fields', () => {
  expect(written('Tells')).toEqual(messagesOf(Tell, 'tell'));
});

test('the page names every code', () => {
  expect(rowsOf('Answers').map(([[code]]) => code)).toEqual([...REFUSED]);
});

test('the asks that the page shows are asks', () => {
  const [, block = ''] = page.split('```json\n');
  const lines = (block.split('```')[0] ?? '').trim().split('\n');
  for (const line of lines) expect(Ask.safeParse(JSON.parse(line)).success).toBe(true);
});
