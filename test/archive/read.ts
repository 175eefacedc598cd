/** The archive: compressed logs, what came of each, and which ones the rules have left behind. */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

export interface ArchivedLog {
  readonly name: string;
  readonly text: string;
}

export interface Result {
  readonly entries: number;
  readonly outcome: string;
  readonly points: readonly number[];
}

const LOGS = new URL('logs/', import.meta.url);
const SUFFIX = '.log.br';

export const archivedLogs = (): readonly ArchivedLog[] =>
  readdirSync(LOGS)
    .filter((file) => file.endsWith(SUFFIX))
    .map((file) => ({
      name: file.slice(0, -SUFFIX.length),
      text: String(brotliDecompressSync(readFileSync(new URL(file, LOGS)))),
    }));

export const archivedResults = (): Readonly<Record<string, Result>> =>
  JSON.parse(readFileSync(new URL('results.json', import.meta.url), 'utf8')) as Record<string, Result>;

/** Rows of the table "Logs left behind" of `docs/rules/changes.md`: name of the log → why it no longer replays. */
export const leftBehind = (page: string): Readonly<Record<string, string>> => {
  const [, part = ''] = page.split('## Logs left behind');
  const rows = part.split('\n').filter((line) => line.startsWith('| `'));
  return Object.fromEntries(
    rows.map((row) => {
      const [, name = '', , why = ''] = row.split('|').map((cell) => cell.trim());
      return [name.replaceAll('`', ''), why];
    }),
  );
};

/** Five and six seats, and maps of people's own, have rules, bots and statistics, but no learned value: nobody can say who is winning. */
export const isLearned = ({ name }: ArchivedLog): boolean => !/^(?:base-[56]-|own\.)/.test(name);
