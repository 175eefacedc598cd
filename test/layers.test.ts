import { RECIPES } from '@landnam/engine/rules';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkSources, readSources } from '../scripts/layers.mjs';
import { maskText } from '../scripts/mask.mjs';

const page = (path: string, text: string) => ({ path: `packages/web/src/${path}`, text });
const engine = (path: string, text: string) => ({ path: `packages/engine/src/${path}`, text });

function messages(...files: { path: string; text: string }[]): string[] {
  return checkSources(files).map((problem: { message: string }) => problem.message);
}

test('the sources keep the layers', () => {
  expect(checkSources(readSources())).toEqual([]);
});

describe('violations are caught', () => {
  const cases: [string, { path: string; text: string }, RegExp][] = [
    [
      'core imports a module',
      engine('core/play.ts', "import { x } from '../modules/base/turn.js';"),
      /core must not import modules/,
    ],
    [
      'core imports slots',
      engine('core/play.ts', "import type { X } from '../slots.js';"),
      /core must not import slots/,
    ],
    [
      'slots import shared',
      engine('slots.ts', "export * from './shared/supply.js';"),
      /slots must not import shared/,
    ],
    [
      'shared imports a module',
      engine('shared/supply.ts', "const x = await import('../modules/base/turn.js');"),
      /shared must not import modules/,
    ],
    [
      'a module imports the recipes',
      engine('modules/base/turn.ts', "import { r } from '../../recipes.js';"),
      /modules must not import recipes/,
    ],
    [
      'a module imports the recipes by their other name',
      engine('modules/base/turn.ts', "import { r } from '#recipes';"),
      /modules must not import recipes/,
    ],
    ['a name that stands for nothing', engine('recipes.ts', "import { r } from '#games';"), /does not give/],
    [
      'a game imports another',
      engine('modules/energies/a.ts', "import { x } from '../seafarers/ships.js';"),
      /energies must not use seafarers/,
    ],
    [
      'base imports a game',
      engine('modules/base/a.ts', "import { x } from '../house/twoPlayers.js';"),
      /base must not use house/,
    ],
    [
      'a scenario imports another',
      engine('modules/seafarers/scenarios/fog.ts', "import { x } from './cloth.js';"),
      /scenario fog must not use scenario cloth/,
    ],
    [
      'a scenario folder imports another',
      engine('modules/seafarers/scenarios/wonders/a.ts', "import { x } from '../tribe.js';"),
      /scenario wonders must not use scenario tribe/,
    ],
    [
      'a scenario that nobody listed imports another',
      engine('modules/seafarers/scenarios/ice.ts', "import { x } from './tribe.js';"),
      /scenario ice must not use scenario tribe/,
    ],
    [
      'the sea imports a scenario',
      engine('modules/seafarers/ships.ts', "import { x } from './scenarios/tribe.js';"),
      /seafarers must not use scenario tribe/,
    ],
    [
      'the engine has a dependency',
      engine('core/hash.ts', "import { createHash } from 'node:crypto';"),
      /depends on nothing/,
    ],
    [
      'the engine imports maps',
      engine('index.ts', "import { x } from '@landnam/maps';"),
      /engine must not import maps/,
    ],
    [
      'maps import bots',
      { path: 'packages/maps/src/a.ts', text: "import { x } from '@landnam/bots';" },
      /maps must not import bots/,
    ],
    [
      'a file of a package',
      { path: 'packages/bots/src/a.ts', text: "import { x } from '@landnam/engine/src/core/play.js';" },
      /by its name/,
    ],
    [
      'a relative path out',
      { path: 'packages/bots/src/a.ts', text: "import { x } from '../../engine/src/index.js';" },
      /leaves the package/,
    ],
    [
      'a move imports the board',
      page('moves/targets.ts', "import { x } from '../board/geometry.js';"),
      /moves must not import board/,
    ],
    [
      'the session imports a text of the table',
      page('session/host.ts', "import type { X } from '../table/Table.js';"),
      /session must not import table/,
    ],
    [
      'the board fetches a feature',
      page('board/Land.tsx', "const x = await import('../features/index.js');"),
      /board must not import features/,
    ],
    [
      'a feature imports the table',
      page('features/base/Draft.tsx', "import { x } from '../../table/Hand.js';"),
      /features must not import table/,
    ],
    [
      'a table imports a page',
      page('table/GameMenu.tsx', "import { x } from '../app/Header.js';"),
      /table must not import app/,
    ],
    [
      'a feature imports another game',
      page('features/energies/tell.ts', "import { x } from '../seafarers/tell.js';"),
      /feature energies must not use seafarers/,
    ],
    [
      'a scenario of the page imports another',
      page('features/seafarers/scenarios/cloth/index.ts', "import { x } from '../wonders/state.js';"),
      /scenario cloth must not use wonders/,
    ],
    ['a file in no room', page('helpers/a.ts', ''), /in no room/],
    ['nobody under a name of its own', page('ui/a.ts', 'const NOBODY = 255;'), /session\/none/],
    ['a hook that is none', page('ui/a.ts', 'const useIt = (x: number) => x + 1;'), /no hook/],
    ['a file in no layer', engine('helpers/a.ts', ''), /in no layer/],
    ['an unknown package', { path: 'packages/extra/src/a.ts', text: '' }, /without a layer/],
    ['an enum', engine('shared/a.ts', 'const enum Kind { A }'), /^enum/],
    ['a default export', engine('shared/a.ts', 'export default 1;'), /^default export/],
    ['any', engine('shared/a.ts', 'const x = y as any;'), /^any/],
    ['any in a list', engine('shared/a.ts', 'const x: any[] = [];'), /^any/],
    ['chance in the engine', engine('shared/a.ts', 'const x = Math.random();'), /chance or clock/],
    [
      'a clock in the keeper of a table',
      { path: 'packages/table/src/a.ts', text: 'const now = Date.now();' },
      /chance or clock/,
    ],
    [
      'bots import the keeper',
      { path: 'packages/bots/src/a.ts', text: "import { x } from '@landnam/table';" },
      /bots must not import table/,
    ],
    [
      'the keeper imports the page',
      { path: 'packages/table/src/a.ts', text: "import { x } from '@landnam/web';" },
      /table must not import web/,
    ],
    ['made code', engine('shared/a.ts', "const f = new Function('a');"), /run time/],
    ['a game word in core', engine('core/a.ts', 'const roadSite = 1;'), /word of a game/],
  ];
  test.each(cases)('%s', (_name, file, expected) => {
    expect(messages(file)).toEqual([expect.stringMatching(expected)]);
  });
});

test('every scenario of the sea lies where layers look for scenarios', () => {
  const inside = readSources().flatMap(({ path }: { path: string }) => {
    const [, name] = /modules\/seafarers\/scenarios\/(\w+)(?:\.ts|\/index\.ts)$/.exec(path) ?? [];
    return name === undefined ? [] : [name];
  });
  expect(inside.toSorted()).toEqual(Object.keys(RECIPES['seafarers'].extras).toSorted());
});

describe('a state group is only touched by its own folder', () => {
  const ships = engine('modules/seafarers/ships.ts', 'interface StateGroups { readonly ships: Views }');
  const tribe = engine(
    'modules/seafarers/scenarios/tribe.ts',
    'interface StateGroups { readonly tribe: Views }',
  );
  const use = (path: string, text: string) => messages(ships, tribe, engine(path, text));

  test('by its folder, and by scenarios of the same game if it is not a scenario’s', () => {
    expect(use('modules/seafarers/pirate.ts', 's.ships.moved[0]++;')).toEqual([]);
    expect(use('modules/seafarers/scenarios/fog.ts', 'const { moved } = s.ships;')).toEqual([]);
    expect(use('modules/seafarers/scenarios/tribe.ts', 'const { gift } = s.tribe;')).toEqual([]);
    expect(use('modules/house/a.ts', 'const tribe = params.tribe; const { ships } = words;')).toEqual([]);
  });

  test.each([
    's.tribe.gift[edge] = 0;',
    's.tribe',
    'const { gift } = s.tribe;',
    'const { tribe } = s;',
    'const { base, tribe: { gift } } = state;',
    'const { base: { road }, tribe: own } = s;',
    'const f = ({ tribe }: State) => tribe;',
    'const f = (g: Game, { base, tribe }: State, seat: Seat) => 0;',
    'const rule = { list(_g, { tribe }, seat) {} };',
    'const f = (seen: State) => seen.tribe.gift;',
    'const f = (seen: State) => { const { tribe } = seen; };',
    'let gift; ({ tribe: { gift } } = s);',
  ])('%s', (text) => {
    const problem = [expect.stringMatching(/must not use scenario tribe \(state group tribe\)/)];
    for (const path of ['ships.ts', 'scenarios/fog.ts'])
      expect(use(`modules/seafarers/${path}`, text)).toEqual(problem);
    expect(use('modules/base/roads.ts', text)).toEqual([
      expect.stringMatching(/base must not use seafarers \(state group tribe\)/),
    ]);
    expect(use('shared/a.ts', text)).toEqual([expect.stringMatching(/shared must not use seafarers/)]);
  });
});

describe('a cycle of imports is caught', () => {
  const ring = (one: string, other: string) =>
    messages(page('ui/a.ts', one), page('ui/b.tsx', other), page('ui/c.ts', "import { x } from './a.js';"));
  const way = /a ring of imports: ui\/a\.ts → ui\/b\.tsx → ui\/a\.ts/;

  test.each([
    ['values', "import { b } from './b.js';", "import { a } from './a.js';"],
    ['types', "import type { B } from './b.js';", "import { a } from './a.js';"],
    ['what is fetched later', "const b = () => import('./b.js');", "import { a } from './a.js';"],
  ])('of %s', (_name, one, other) => {
    expect(ring(one, other)).toEqual([expect.stringMatching(way)]);
  });

  test('and reported once, however many files it spans', () => {
    const files = ['a', 'b', 'c', 'd'].map((name, i, all) =>
      page(`moves/${name}.ts`, `import { x } from './${all[(i + 1) % 4] ?? ''}.js';`),
    );
    expect(messages(...files)).toEqual([expect.stringMatching(/moves\/a\.ts → .* → moves\/a\.ts/)]);
  });

  test('a path without return is not a cycle', () => {
    expect(ring("import { b } from './b.js';", 'export const a = 1;')).toEqual([]);
  });
});

test('allowed arrows pass', () => {
  const text =
    "import { a } from '../../core/play.js';\nimport { b } from '../base/fields.js';\nimport { c } from './ships.js';";
  expect(messages(engine('modules/seafarers/fog.ts', text))).toEqual([]);
  const gathered = "import { fog } from './scenarios/fog.js';";
  expect(messages(engine('modules/seafarers/index.ts', gathered))).toEqual([]);
  expect(messages(engine('index.ts', "export * from './recipes.js';"))).toEqual([]);
  expect(messages(engine('recipes.ts', "export * from '#recipes';"))).toEqual([]);
  expect(messages(page('ui/a.tsx', "import { f } from '@landnam/engine/fields';"))).toEqual([]);
  const uses = "import { t } from '../base/words/index.js';\nimport { x } from '../../moves/legal.js';";
  expect(messages(page('features/energies/a.ts', uses))).toEqual([]);
  expect(messages(page('ui/b.ts', 'const useIt = () => useState(0);'))).toEqual([]);
});

test('comments, strings, templates and regular expressions are not code', () => {
  const text = [
    "// import { x } from '../modules/base/turn.js'",
    '/* export default enum X { } as any */',
    "const a = 'export default'; const b = `enum X { ${`as any`} }`;",
    "const c = /'as any/; const d = 4 / 2;",
  ].join('\n');
  expect(messages(engine('core/a.ts', text))).toEqual([]);
  expect(maskText(text)).toHaveLength(text.length);
  expect(maskText(text)).toContain('const d = 4 / 2;');
});

test('no style sheet has more than 400 lines', () => {
  const folder = new URL('../packages/web/src/', import.meta.url);
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  const lines = (name: string): number => readFileSync(new URL(name, folder), 'utf8').split('\n').length;
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.filter((name) => lines(name) > 400)).toEqual([]);
});

test('a problem names its line', () => {
  const file = engine('core/a.ts', "const a = 1;\n\nimport { x } from '../recipes.js';");
  expect(checkSources([file])).toMatchObject([{ path: file.path, line: 3 }]);
});

describe('one word, one meaning', () => {
  const bots = (text: string) => ({ path: 'packages/bots/src/a.ts', text });

  test('two exported types of one name are caught, wherever they are', () => {
    expect(
      messages(engine('core/a.ts', 'export interface Line {}'), bots('export type Line = string;')),
    ).toEqual([
      'the type Line is another one than that of packages/engine/src/core/a.ts: one word, one meaning',
    ]);
  });

  test('re-exports, unexported types, and a value beside its type are not', () => {
    const both = 'export const Ask = 1;\nexport type Ask = typeof Ask;';
    expect(
      messages(
        engine('core/a.ts', both),
        bots("export type { Ask } from '@landnam/engine';\ninterface Ask2 {}"),
      ),
    ).toEqual([]);
  });
});
