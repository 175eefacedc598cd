/** The puzzles that the page has, and the logs they come from. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Puzzle, readPuzzles } from '@landnam/bots/puzzles';

export const FOLDERS = ['base', 'seafarers', 'energies', 'new-catan'] as const;

const ROOT = new URL('../../', import.meta.url);

export const puzzlesOf = (folder: string): readonly Puzzle[] =>
  readPuzzles(
    readFileSync(new URL(`packages/web/src/features/${folder}/training/puzzles.txt`, ROOT), 'utf8'),
  );

export const logsOf = (folder: string): Readonly<Record<string, string>> =>
  JSON.parse(
    gunzipSync(readFileSync(new URL(`test/puzzles/logs/${folder}.json.gz`, ROOT))).toString(),
  ) as Readonly<Record<string, string>>;
