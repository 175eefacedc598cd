/** The packages as users get them: packed, installed into an empty folder, used by what the pages show. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { fromJson, parseAction } from '@landnam/engine/notation';
import { findTable } from '@landnam/maps';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { table } from '../support/table.js';
import { BLOCKS, commandsIn, inLanguage, isUnpublished, landnamWords, strangeCommand } from './blocks.js';
import { install, type Installed, must, type Ran, run, runTsc } from './install.js';
import { DOORS, PUBLISHED, readManifest, root } from './packages.js';

/** Whole games in other processes: minutes on a busy machine, seconds on a quiet one. */
const PATIENCE = { timeout: 300_000 };

let installed: Installed;
beforeAll(() => {
  installed = install();
}, PATIENCE.timeout);
afterAll(() => rmSync(installed.folder, { recursive: true, force: true }));

const node = (...args: readonly string[]): Ran => run(installed.folder, process.execPath, ...args);
const landnam = (...args: readonly string[]): Ran =>
  node(join('node_modules', '@landnam', 'cli', 'dist', 'main.js'), ...args);

describe('packed', () => {
  const CONTENT =
    /^(?:package\.json|README\.md|LICENSE|dist\/.*(?:\.js|\.d\.ts|\.json)|weights\/.*\.(?:bin|md))$/;

  test.each(PUBLISHED.map(({ name }) => [name] as const))('%s has no tests, sources or maps', (name) => {
    const { files } = installed.packed.find((each) => each.name === name)!;
    const paths = files.map(({ path }) => path);
    expect(paths.filter((path) => !CONTENT.test(path) || path.includes('.test.'))).toEqual([]);
    expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
  });

  test.each(PUBLISHED.map(({ name, folder }) => [name, folder] as const))(
    '%s has our licence',
    (_name, folder) => {
      const licence = readFileSync(join(root, 'LICENSE'), 'utf8');
      expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toBe(licence);
    },
  );

  test('every door opens in plain Node', () => {
    const open = `for (const door of ${JSON.stringify(DOORS.map(([door]) => door))}) await import(door)`;
    expect(node('--input-type=module', '-e', open)).toEqual({ code: 0, out: '', err: '' });
  });

  test('what is not an entry point cannot be imported', () => {
    const { code, err } = node('--input-type=module', '-e', "import '@landnam/engine/dist/core/play.js'");
    expect([code, err]).toEqual([1, expect.stringContaining('ERR_PACKAGE_PATH_NOT_EXPORTED')]);
  });

  test('landnam --version', () => {
    const { version } = readManifest(join(root, 'packages', 'cli'));
    expect(landnam('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });

  test.each([['arena', '--game', 'base', '--bots', 'random', '--blocks', '2', '--seed', '1'], ['worker']])(
    '%s says which packages a queue needs',
    (...args) => {
      expect(landnam(...args, '--queue', 'postgres://localhost/none')).toEqual({
        code: 2,
        out: '',
        err: expect.stringMatching(
          /^landnam: --queue needs two more packages: npm install pg graphile-worker\n$/,
        ) as string,
      });
    },
  );

  test('installed, the command calls itself by its name', () => {
    const { out } = landnam('demo', '--seed', '1');
    expect(out).toContain('landnam demo --seed 1');
    expect(out).not.toContain('npm ');
  });
});

describe('code blocks', () => {
  const LANGUAGES = ['ts', 'ts test', 'js', 'sh', 'json', 'action', 'text'];

  test('each has a language that is proved', () => {
    expect(BLOCKS.length).toBeGreaterThan(0);
    expect(BLOCKS.filter(({ language }) => !LANGUAGES.includes(language))).toEqual([]);
  });

  const write = (kind: string, text: string, index: number): string => {
    mkdirSync(join(installed.folder, 'blocks'), { recursive: true });
    const file = join('blocks', `${index}.${kind}`);
    writeFileSync(join(installed.folder, file), text);
    return file;
  };

  const inRepository = (text: string): Ran => run(root, process.execPath, '--input-type=module', '-e', text);

  test.each(inLanguage('js').map((block, i) => [...block, i] as const))('%s runs', (place, text, i) => {
    const ran = isUnpublished(place) ? inRepository(text) : node(write('mjs', text, i));
    expect(ran).toMatchObject({ code: 0, err: '' });
  });

  test.each(inLanguage('ts').map((block, i) => [...block, i] as const))(
    '%s compiles and runs',
    (_place, text, i) => {
      const file = write('mts', text, i);
      const flags = ['--strict', '--module', 'nodenext', '--target', 'es2023', '--types', 'node'];
      must(runTsc(installed.folder, ...flags, file));
      expect(node(file.replace('.mts', '.mjs'))).toMatchObject({ code: 0, err: '' });
    },
  );

  const inPlace = (words: readonly string[]): Ran | undefined => {
    const own = landnamWords(words);
    if (own !== undefined) return landnam(...own);
    if (!words.some((word) => word.startsWith('examples'))) return undefined;
    return words[0] === 'npx' ? runTsc(installed.folder, ...words.slice(2)) : node(...words.slice(1));
  };

  test.each(inLanguage('sh'))(
    '%s: each command runs or is one of the repository',
    PATIENCE,
    (_place, text) => {
      const commands = commandsIn(text);
      expect(commands.length).toBeGreaterThan(0);
      for (const words of commands) {
        const ran = inPlace(words);
        if (ran === undefined) expect(strangeCommand(words)).toBeNull();
        else expect([words.join(' '), ran]).toMatchObject([words.join(' '), { code: 0 }]);
      }
    },
  );

  const base = findTable('base', 4);
  if (!base.ok) throw new Error(base.error);
  const { game } = base.value;
  const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

  /** One value, or one per line. */
  const valuesIn = (text: string): readonly unknown[] => {
    try {
      return [JSON.parse(text)];
    } catch {
      return linesOf(text).map((line) => JSON.parse(line) as unknown);
    }
  };
  const isAction = (value: unknown): boolean => Object.hasOwn(value as object, 'type');

  test.each(inLanguage('json'))('%s is JSON, its actions are actions', (_place, text) => {
    const values = valuesIn(text);
    expect(values.length).toBeGreaterThan(0);
    for (const value of values.filter(isAction)) expect(fromJson(game, value)).toMatchObject({ ok: true });
  });

  test.each(inLanguage('action'))('%s can be read', (_place, text) => {
    for (const line of linesOf(text))
      expect([line, parseAction(game, line)]).toMatchObject([line, { ok: true }]);
    expect(linesOf(text).length).toBeGreaterThan(0);
  });

  // a rule test as a page shows it: it becomes one here
  describe.each(inLanguage('ts test'))('%s', (place, text) => {
    const body = runInThisContext(`(test, expect, table) => {${text}\n}`, place) as (
      ...given: readonly unknown[]
    ) => void;
    body(test, expect, table);
  });
});
