import type { Command } from 'commander';
import { readText } from '../files.js';
import { InputError } from '../input.js';
import { print, printJson, warn } from '../output.js';
import { figuresOf } from '../report/figures.js';
import { readGame } from '../report/game.js';
import { reportPage } from '../report/page.js';
import { reportText } from '../report/text.js';

interface Flags {
  quick?: true;
  json?: true;
  html?: true;
}

/** From so many entries on it takes minutes to look at every choice. */
const LONG = 2000;

/** Lines, not entries: what cannot be read is found later. */
const remarkOnLength = (file: string, text: string): void => {
  const lines = text.split('\n').length;
  if (lines > LONG)
    warn(`${file}: a long game of ${lines} lines takes a while; --quick leaves out what choices cost`);
};

const act = (file: string, { quick, json, html }: Flags): void => {
  if (json && html) throw new InputError('--json or --html, not both');
  const text = readText(file);
  if (!quick) remarkOnLength(file, text);
  const game = readGame(file, text, quick ? 'decisions' : 'refining');
  const figures = figuresOf(game);
  if (json) printJson(figures);
  else print(html ? reportPage(game, figures) : reportText(game, figures));
};

export const addReport = (program: Command): void => {
  program
    .command('report')
    .description('why a game went as it did: luck and decisions apart, the costliest choices, cards and dice')
    .argument('<log>', 'a log, finished or not; - is standard input')
    .option('--quick', 'without what choices cost')
    .option('--json', 'print JSON')
    .option('--html', 'print one file for a browser')
    .action(act);
};
