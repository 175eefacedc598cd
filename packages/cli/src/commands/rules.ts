import type { Command } from 'commander';
import { type Coverage, ruleCoverage } from '../ruleCoverage.js';
import { rootFolder } from '../files.js';
import { print, printJson } from '../output.js';

const asText = ({ ids, tested, missing }: Coverage): string => {
  const head = `${ids.length} rule ids, ${tested.length} named by a test, ${missing.length} missing`;
  return missing.length === 0
    ? head
    : `${head}:\n${missing
        .join(' ')
        .replaceAll(/(.{1,96})(?: |$)/g, '  $1\n')
        .trimEnd()}`;
};

export const addRules = (program: Command): void => {
  program
    .command('rules')
    .description('which rule ids of docs/rules no test names')
    .option('--json', 'print JSON')
    .action(({ json }: { json?: true }) => {
      const coverage = ruleCoverage(rootFolder());
      if (json) printJson(coverage);
      else print(asText(coverage));
    });
};
