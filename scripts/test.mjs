import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './quiet.mjs';

const reports = mkdtempSync(join(tmpdir(), 'landnam-test-'));
const reportOf = (name) => join(reports, `${name}.json`);

// Reporter and output file for a suite whose tests are counted one by one.
const vitest = (name, ...args) => [
  ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${reportOf(name)}`, ...args],
];

/** One suite after another; `counted` suites report single tests, the others count as one check each. */
const SUITES = [
  {
    name: 'lint',
    commands: [
      // without built types the type-aware rules report false errors, and miss real ones
      ['tsc', '-b'],
      ['oxlint', '--type-aware', '--deny-warnings'],
    ],
  },
  { name: 'format', commands: [['biome', 'format']] },
  {
    name: 'types',
    commands: [
      ['tsc', '-b'],
      ['tsc', '-p', 'tsconfig.test.json'],
      ['tsc', '-p', 'packages/web'],
      ['tsc', '-p', 'packages/web/e2e'],
    ],
  },
  { name: 'layers', commands: [['node', 'scripts/layers.mjs']] },
  { name: 'unit', commands: vitest('unit'), counted: true },
  {
    name: 'components',
    commands: vitest('components', '--config', 'packages/web/vitest.browser.config.ts'),
    counted: true,
  },
  {
    name: 'e2e',
    commands: [
      ['tsc', '-b'],
      ['npm', 'run', '-s', 'build', '-w', 'packages/web'],
      ['playwright', 'test', '--config', 'packages/web/playwright.config.ts'],
    ],
    counted: true,
  },
];

const env = { E2E_REPORT: reportOf('e2e') };

/** Suites that count tests show progress; all others print only if they fail. */
const speaks = ([command]) => command === 'vitest' || command === 'playwright';

async function succeeds(commands) {
  for (const command of commands)
    if ((await run(command, { env, quiet: !speaks(command) })) !== 0) return false;
  return true;
}

const FIRST_LINES = 3;
const firstLines = (message = '') => message.split('\n').slice(0, FIRST_LINES).join('\n    ');

const failuresOfVitest = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // a file that does not load has no tests
    if (failed.length === 0) return status === 'failed' ? [`${name}\n    ${firstLines(message)}`] : [];
    return failed.map((each) => `${name}: ${each.fullName}\n    ${firstLines(each.failureMessages[0])}`);
  });

const failuresOfPlaywright = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return `${file}: ${title}\n    ${firstLines(errors[0]?.message)}`;
    }),
  ...suites.flatMap(failuresOfPlaywright),
];

const failuresOf = (report) =>
  report.testResults === undefined ? failuresOfPlaywright(report) : failuresOfVitest(report);

function countsOf(suite, ok) {
  if (!suite.counted) return { passed: Number(ok), failed: Number(!ok), failures: [] };
  try {
    const report = JSON.parse(readFileSync(reportOf(suite.name), 'utf8'));
    // vitest counts tests at the top, Playwright under `stats`.
    const passed = report.numPassedTests ?? report.stats.expected;
    const failed = report.numFailedTests ?? report.stats.unexpected + report.stats.flaky;
    // A file that does not even load has no failed test, yet the suite failed.
    return { passed, failed: ok ? failed : Math.max(failed, 1), failures: failuresOf(report) };
  } catch {
    return { passed: 0, failed: 1, failures: ['no report was written'] };
  }
}

async function runSuite(suite) {
  console.log(`\n── ${suite.name}`);
  const start = performance.now();
  const ok = await succeeds(suite.commands);
  const seconds = (performance.now() - start) / 1000;
  return { name: suite.name, ok, seconds, ...countsOf(suite, ok) };
}

function rejectUnknown(names) {
  const unknown = names.filter((name) => !SUITES.some((suite) => suite.name === name));
  if (unknown.length === 0) return;
  console.error(`No suite ${unknown.join(', ')}; there are: ${SUITES.map((s) => s.name).join(', ')}`);
  process.exit(2);
}

const chosenSuites = (names) => SUITES.filter(({ name }) => names.length === 0 || names.includes(name));

function printTable(results) {
  console.log('\n── summary');
  for (const { name, ok, seconds, passed, failed } of results) {
    const counts = `${passed} passed, ${failed} failed`;
    console.log(
      `${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s  (${counts})`,
    );
  }
}

/** Repeated at the end: the last lines of a long run say what failed. */
function printFailures(results) {
  for (const { name, failures } of results)
    for (const failure of failures) console.log(`\n${name} FAILED  ${failure}`);
}

const sum = (results, key) => results.reduce((total, result) => total + result[key], 0);

async function main() {
  const results = [];
  const names = process.argv.slice(2);
  rejectUnknown(names);
  for (const suite of chosenSuites(names)) results.push(await runSuite(suite));
  rmSync(reports, { recursive: true, force: true });
  printTable(results);
  printFailures(results);
  console.log(`\n${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`);
  process.exitCode = results.every((result) => result.ok) ? 0 : 1;
}

await main();
