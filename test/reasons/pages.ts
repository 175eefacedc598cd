/** Which rules hold in a game, as its page says under "What holds". */
import { readFileSync } from 'node:fs';
import { definedIn } from '../../packages/cli/src/ruleCoverage.js';

const PAGES: Readonly<Record<string, string>> = {
  base: 'base',
  seafarers: 'seafarers',
  energies: 'energies',
  'new-catan': 'new-catan',
};

const pageText = (name: string): string =>
  readFileSync(new URL(`../../docs/rules/${name}.md`, import.meta.url), 'utf8');

/** `B-1, S-101 to S-104` → every id. */
export const idsIn = (cell: string): string[] =>
  [...cell.matchAll(/([BSEN])-(\d+)(?: to [BSEN]-(\d+))?/g)].flatMap(([, letter, first, last]) => {
    const [from, to] = [Number(first), Number(last ?? first)];
    return Array.from({ length: to - from + 1 }, (_, i) => `${letter}-${from + i}`);
  });

const rowsOf = (text: string, heading: string): string[][] => {
  const [, below = ''] = text.split(`| ${heading} |`);
  const rows = below.split('\n').slice(2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, end).map((row) =>
    row
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
};

export interface Page {
  readonly own: readonly string[];
  /** Rules of the base page that do not hold, and what replaces them. */
  readonly replaced: readonly string[];
  readonly instead: readonly string[];
  readonly scenarios: readonly {
    readonly game: string;
    readonly adds: string[];
    readonly without: string[];
  }[];
}

export const readPage = (recipe: string): Page => {
  const text = pageText(PAGES[recipe]);
  const instead = rowsOf(text, 'instead of');
  return {
    own: definedIn(text),
    replaced: instead.flatMap(([left]) => idsIn(left)),
    instead: instead.flatMap(([, right]) => idsIn(right)),
    scenarios: rowsOf(text, 'scenario').map(([game, adds, without]) => ({
      game: game.replaceAll('`', ''),
      adds: idsIn(adds),
      without: idsIn(without),
    })),
  };
};

/** B-60 holds if any part of it is switched on. */
const HOUSE = 'B-60';

export const rulesThatHold = (recipe: string, game: string, house: boolean): ReadonlySet<string> => {
  const page = readPage(recipe);
  const here = page.scenarios.find((scenario) => scenario.game === game);
  const elsewhere = page.scenarios.filter((scenario) => scenario.game !== game).flatMap(({ adds }) => adds);
  const out = new Set([...page.replaced, ...elsewhere, ...(here?.without ?? []), ...(house ? [] : [HOUSE])]);
  return new Set([...definedIn(pageText('base')), ...page.own].filter((id) => !out.has(id)));
};
