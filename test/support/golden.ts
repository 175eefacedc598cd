/** Files that change only on purpose: `node scripts/golden.mjs --accept`, with the rule id in the commit message. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from 'vitest';

export const accepting = (): boolean => process.env['LANDNAM_ACCEPT'] === '1';

const HINT = 'if the change is meant: node scripts/golden.mjs --accept';

/** The text must be what the file holds; when accepting, the file becomes the text. */
export const expectGolden = (file: URL, text: string): void => {
  const path = file.pathname;
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (accepting()) {
    mkdirSync(dirname(path), { recursive: true });
    if (known !== text) writeFileSync(file, text);
    return;
  }
  expect(known, known === '' ? `${path} is missing; ${HINT}` : HINT).toBe(text);
};

/** A table of numbers by name; one entry is compared at a time, so that a failure names it. */
export class GoldenTable {
  private readonly file: URL;
  private readonly known: Record<string, unknown>;
  private readonly found: Record<string, unknown> = {};

  constructor(file: URL) {
    this.file = file;
    this.known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
  }

  expect(name: string, value: unknown): void {
    this.found[name] = value;
    if (!accepting()) expect(this.known[name], `${name}: ${HINT}`).toEqual(value);
  }

  /** After the last test: no entry may be left that is no longer computed. */
  finish(): void {
    if (accepting()) {
      const lines = Object.entries(this.found).map(
        ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
      );
      writeFileSync(this.file, `{\n${lines.join(',\n')}\n}\n`);
    } else
      expect(
        Object.keys(this.known).filter((name) => !(name in this.found)),
        HINT,
      ).toEqual([]);
  }
}
