import { readFileSync } from 'node:fs';
import { explainVersion, RULE_CHANGES, RULES_VERSION } from '@landnam/engine/log';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../docs/rules/changes.md', import.meta.url), 'utf8');

/** Rows of the first table: version, ids, what changed. */
const rows = (page.split('## ')[0] ?? '')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('the page of changes says what the code says', () => {
  expect(
    rows.map(([, version, rules = '', what]) => ({
      version: Number(version),
      rules: rules.split(' ').filter((id) => id !== ''),
      what,
    })),
  ).toEqual(RULE_CHANGES);
});

test('the last change is the version that is played', () => {
  expect(Math.max(...RULE_CHANGES.map(({ version }) => version))).toBe(RULES_VERSION);
});

test('every change but the first names rules that exist', () => {
  const pages = ['base', 'seafarers', 'energies', 'new-catan'].map((name) =>
    readFileSync(new URL(`../../docs/rules/${name}.md`, import.meta.url), 'utf8'),
  );
  for (const { version, rules } of RULE_CHANGES) {
    expect(rules.length > 0 || version === 1, `version ${version} names no rule`).toBe(true);
    for (const id of rules)
      expect(
        pages.some((text) => text.includes(id)),
        id,
      ).toBe(true);
  }
});

test('a version is explained by what changed since', () => {
  expect(explainVersion(0)).toBe(`version 1: ${RULE_CHANGES[0].what}`);
  expect(explainVersion(RULES_VERSION)).toBe('');
});
