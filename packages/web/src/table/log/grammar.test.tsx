/** Every event of every game, told to its reader in three languages: by them, by another, by another towards them. */
import type { GameEvent } from '@landnam/engine';
import { RECIPES } from '@landnam/engine/rules';
import { ATLAS } from '@landnam/maps';
import { expect, test } from 'vitest';
import type { Locale } from '../../i18n/locale.js';
import { featureOf } from '../../features/index.js';
import { speak } from '../../session/settings.js';
import type { GameSetup, Snapshot } from '../../session/types.js';
import { openGame, type OpenSession } from '../../test/fixture.js';
import { plainly } from '../../ui/Told.js';
import { TableStory } from './story.js';

/** Their headings are no sentences. */
const TURNS: readonly string[] = ['turnBegan', 'secondTurnBegan'];

const SOURCES = import.meta.glob<string>(
  ['../../../../engine/src/**/*.ts', '!../../../../engine/src/**/*.test.ts'],
  { eager: true, query: '?raw', import: 'default' },
);
const LOCALES: readonly Locale[] = ['en', 'de', 'fr'];
const [YOU, LEIF, INGRID] = [0, 1, 2];
const WAYS = [
  { by: YOU, to: LEIF },
  { by: LEIF, to: YOU },
  { by: LEIF, to: INGRID },
];

interface Shape {
  readonly type: string;
  readonly fields: readonly (readonly [name: string, type: string])[];
}
const shapeOf = ([, type = '', inside = '']: readonly string[]): Shape => ({
  type,
  fields: [...inside.matchAll(/(\w+)\??: ([^;]+)/g)].map(([, name = '', kind = '']) => [name, kind.trim()]),
});
/** The data of an event, from the engine's own declarations. */
const SHAPES: readonly Shape[] = Object.values(SOURCES).flatMap((source) =>
  [...source.matchAll(/interface EventMap \{\n([^]*?)\n {2}\}/g)].flatMap(([, block = '']) =>
    [...block.matchAll(/^ {4}(\w+):\s*(?:\{([^}]*)\}|\w+);/gm)].map(shapeOf),
  ),
);

const PEOPLE = { seat: 'by', thief: 'by', to: 'by', victim: 'to', partner: 'to' } as const;
const valuesOf = (name: string, kind: string, type: string, way: (typeof WAYS)[number]): unknown[] => {
  if (name === 'winners') return [1 << way.by];
  // an edge, not a person
  if (type === 'shipMoved' && name === 'to') return [1];
  if (Object.hasOwn(PEOPLE, name)) return [way[PEOPLE[name as keyof typeof PEOPLE]]];
  if (kind === 'boolean') return [true, false];
  if (kind.includes("'")) return [...kind.matchAll(/'(\w+)'/g)].map(([, word]) => word);
  if (kind === 'string') return ['points', 'rounds', 'cloth', 'emptyBag'];
  if (kind.includes('[]')) return [[1, 2, 0, 0, 0]];
  return [1];
};

const eventsOf = ({ type, fields }: Shape, way: (typeof WAYS)[number]): GameEvent[] =>
  fields
    .reduce<object[]>(
      (rows, [name, kind]) =>
        rows.flatMap((row) => valuesOf(name, kind, type, way).map((value) => ({ ...row, [name]: value }))),
      [{ type }],
    )
    .map((event) => event as GameEvent);

const NAMES = ['', 'Leif', 'Ingrid', 'Bjarni'];
const setupOf = (game: string): GameSetup => ({
  game,
  options: {},
  seed: 'grammar',
  players: NAMES.slice(0, Math.max(...(ATLAS.get(game)?.players ?? [3]))).map((name) => ({
    kind: name === '' ? 'person' : 'bot',
    name,
    bot: '',
  })),
});

interface Told {
  readonly text: string;
  /** A line with a seat is about a player, and must say who. */
  readonly isSomebodys: boolean;
}
const tellOne = ({ info, feature }: OpenSession, snapshot: Snapshot, event: GameEvent): Told => {
  const events = [{ ply: 0, event }];
  const lines = new TableStory()
    .tell(feature, info, { ...snapshot, seat: YOU, events })
    .filter(({ heading }) => !heading || !TURNS.includes(event.type));
  return {
    text: lines.map(({ text }) => plainly(text)).join(),
    isSomebodys: lines.some(({ seat }) => seat !== undefined),
  };
};

const IRREGULAR = {
  en: /^(will|would|must)$/,
  de: /^(würde|muss)$/,
  fr: /^(faites|êtes)$/,
};
/** The verb that follows the subject of the sentence. */
const verbOf = (text: string): string =>
  /^(?:You|Du|Vous|Leif)(?: vous)? (?:ne |n’)?([\p{L}’]+)/u.exec(text)?.[1] ?? '';

const YOURS = { en: /[^s]$/, de: /(st|tzt|ßt)$/, fr: /ez$/ };
const THEIRS = { en: /s$/, de: /(?<!s)t$|(ßt|tzt)$/, fr: /(?<!ez|er|ir)$/ };

const SOMEBODY = /\byou|\bd(u|ir|ich|ein\w*)\b|\bvo(us|tre|s)\b|Leif|Ingrid/i;

const faultIn = (locale: Locale, byYou: boolean, text: string): string | undefined => {
  const verb = verbOf(text);
  const fits = (byYou ? YOURS : THEIRS)[locale].test(verb) || IRREGULAR[locale].test(verb);
  if (/[{}[\]|]|undefined|NaN|^\s/.test(text)) return 'unfilled';
  if (/.\b(You|Du|Vous)\b/.test(text)) return 'capital pronoun within';
  if (/^\p{Lu}\S* \p{Lu}/u.test(text) && verb !== '') return 'capital verb';
  if (verb !== '' && !fits) return 'verb of another person';
  if (!byYou && locale === 'de' && /\bdu\b/i.test(text)) return 'nominative towards you';
  if (!byYou && locale === 'fr' && /à vous\b/.test(text)) return 'à vous';
  return /(\d+) (\p{L}+) (and|und|et) \d+ \2\b/u.test(text) ? 'the same twice' : undefined;
};

const MAPS = [...ATLAS.keys()];

test('shapes are found for the events of every game', () => {
  expect(SHAPES.length).toBeGreaterThan(60);
  expect(Object.keys(RECIPES).length).toBeGreaterThan(2);
});

test.each(MAPS)('%s: each event is a proper sentence for its reader', async (id) => {
  const session = await openGame(setupOf(id));
  const snapshot = session.snapshot();
  const known = await featureOf(session.info.modules);
  const told: string[] = [];
  const faults: string[] = [];
  for (const locale of LOCALES) {
    await speak(locale);
    for (const shape of SHAPES.filter(({ type }) => Object.hasOwn(known.tell, type)))
      for (const way of WAYS)
        for (const event of eventsOf(shape, way)) {
          const { text, isSomebodys } = tellOne(session, snapshot, event);
          if (text === '') continue;
          told.push(`${locale} ${text}`);
          const fault =
            isSomebodys && !SOMEBODY.test(text) ? 'names nobody' : faultIn(locale, way.by === YOU, text);
          if (fault) faults.push(`${fault} (${locale} ${event.type}): ${text}`);
        }
  }
  expect(faults).toEqual([]);
  expect(new Set(told).size).toBeGreaterThan(150);
});
