/** Every rule module has its feature; every event, refusal, action, point source and option of a game has its texts. */
import type { Game } from '@landnam/engine';
import { positionFields } from '@landnam/engine/position';
import { RECIPES } from '@landnam/engine/rules';
import { handChangesOf } from '@landnam/bots';
import { ATLAS, optionsOf } from '@landnam/maps';
import { rowsCounted } from '@landnam/table/statistics';
import { expect, test } from 'vitest';
import type { Feature } from '../moves/feature.js';
import { nameOfField } from '../session/analysis/draftTypes.js';
import { speak } from '../session/settings.js';
import type { GameSetup } from '../session/types.js';
import { liveTable, openGame, setupOf } from '../test/fixture.js';
import { makeWords } from '../ui/words.js';
import { countName, countTextsOf } from './counts.js';
import { FOLDERS } from './folders.js';
import { featureOf, games } from './index.js';
import { layingTextsOf } from './modules.js';
import { EMBLEMS } from './seafarers/emblems.js';

const LOCALES = ['en', 'de', 'fr'] as const;
const SOURCES = import.meta.glob<string>(
  ['../../../engine/src/**/*.ts', '!../../../engine/src/**/*.test.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Names merged into an open interface by one source. */
const declared = (source: string, name: string): string[] => {
  const blocks = [...source.matchAll(new RegExp(`interface ${name} \\{\\n([^]*?)\\n\\s*\\}`, 'g'))];
  return blocks.flatMap(([, block = '']) => [...block.matchAll(/^\s*(\w+):/gm)].map(([, key = '']) => key));
};

/** From core and shared code, from base, and from the folders that some module of the game comes from. */
const spokenBy = (recipe: string, name: string): string[] =>
  Object.entries(SOURCES).flatMap(([path, source]) => {
    const folder = /\/modules\/([^/]+)\//.exec(path)?.[1];
    return folder === undefined || ['base', 'five-six', 'house', recipe].includes(folder)
      ? declared(source, name)
      : [];
  });

const modulesOf = (recipe: string): string[] => {
  const { modules, extras, house, chosen = {} } = RECIPES[recipe] ?? { modules: [], extras: {}, house: {} };
  const asked = Object.values(chosen).flatMap((choices) => Object.values(choices));
  return [...modules, ...Object.values(extras), ...Object.values(house), ...asked].map(({ name }) => name);
};

const wholeFeature = (recipe: string): Promise<Feature> => featureOf(modulesOf(recipe));

const inEach = async (say: (locale: string) => void): Promise<void> => {
  for (const locale of LOCALES) {
    await speak(locale);
    say(locale);
  }
};

const gameOf = (id: string): Game => {
  const { players = [] } = ATLAS.get(id) ?? {};
  return liveTable({ ...setupOf(Math.max(...players)), game: id, options: {} }).table.game;
};

/** Not chosen by anyone: they are drawn. */
const NATURE = new Set<string>([
  'rollDice',
  'stealCard',
  'drawCard',
  'rollFortressDie',
  'loseCard',
  'revealHex',
  'drawToken',
  'drawHarbour',
  'drawDisc',
  'rollPollution',
]);

const RECIPE_NAMES = Object.keys(RECIPES);
const MAPS = [...ATLAS.keys()];

test('every map has a name and a line about it, in three languages', async () => {
  expect(Object.keys(games).sort()).toEqual([...MAPS].sort());
  await inEach(() => {
    for (const entry of Object.values(games)) expect([entry.name(), entry.about()]).not.toContain('');
  });
});

test('every map of the sea has its sign', () => {
  const ids = MAPS.filter((id) => id.startsWith('seafarers/')).map((id) => id.replace('seafarers/', ''));
  expect(Object.keys(EMBLEMS).sort()).toEqual(ids.sort());
});

test('every rule module of every game has its feature, and nothing else has', async () => {
  const modules = new Set(RECIPE_NAMES.flatMap(modulesOf));
  const known: string[] = [];
  for (const folder of FOLDERS) known.push(...Object.keys(await folder.load()));
  expect(known.sort()).toEqual([...modules].sort());
});

test.each(MAPS)('%s: a folder with any of its modules is fetched', async (id) => {
  const played = gameOf(id).modules.map(({ name }) => name);
  for (const folder of FOLDERS) {
    const isPlayed = Object.keys(await folder.load()).some((name) => played.includes(name));
    expect(played.includes(folder.needs ?? '')).toBe(isPlayed);
  }
});

test.each(RECIPE_NAMES)('%s: every refusal has its text in three languages', async (recipe) => {
  const { refusals } = await wholeFeature(recipe);
  const texts: Readonly<Record<string, (() => string) | undefined>> = refusals;
  const codes = spokenBy(recipe, 'RefusalCodes');
  expect(codes).toContain('cannotPay');
  await inEach((locale) => {
    const mute = codes.filter((code) => (texts[code]?.() ?? '') === '');
    expect({ locale, mute }).toEqual({ locale, mute: [] });
  });
});

test.each(RECIPE_NAMES)('%s: every event is told, or skipped on purpose', async (recipe) => {
  const { tell } = await wholeFeature(recipe);
  const events = spokenBy(recipe, 'EventMap');
  expect(events).toContain('diceRolled');
  expect(events.filter((event) => !Object.hasOwn(tell, event))).toEqual([]);
});

test.each(MAPS)('%s: every action, point source, piece and option has its name', async (id) => {
  const game = gameOf(id);
  const feature = await featureOf(game.modules.map(({ name }) => name));
  const options = optionsOf(ATLAS.get(id)!).map(({ name }) => name);
  const chosen = game.rules.map(({ type }) => type).filter((type) => !NATURE.has(type));
  const sources = [...game.credits.points, ...game.credits.hiddenPoints];
  const { scenario } = game;
  const names = (list: readonly { readonly name: string }[]): string[] => list.map(({ name }) => name);
  await inEach((locale) => {
    const mute = [
      ...chosen.filter((type) => !feature.actions[type]?.name()),
      ...sources.filter((source) => !feature.sources[source]?.()),
      ...options.filter((name) => !(feature.options[name]?.name() && feature.options[name].about())),
      ...names(scenario.goods).filter((name) => !feature.goods[name]?.name()),
      ...names(scenario.pieces).filter((name) => !feature.pieces[name]?.name()),
    ];
    expect({ locale, mute }).toEqual({ locale, mute: [] });
  });
});

/** Seen in hands, but nothing moves. */
const STILL = new Set(['offerMade', 'persuasionFailed']);

test.each([...ATLAS.keys()])('%s: whatever is counted has its name', async (id) => {
  const game = gameOf(id);
  const names = game.modules.map(({ name }) => name);
  const [feature, texts] = [await featureOf(names), await countTextsOf(names)];
  const causes = Object.keys(handChangesOf(game)).filter((cause) => !STILL.has(cause));
  await inEach((locale) => {
    const missing = [
      ...rowsCounted(game).filter((row) => countName(texts, feature, row) === row),
      ...causes.filter((cause) => !texts[`cause.${cause}`]?.()),
    ];
    expect(missing, locale).toEqual([]);
  });
});

/** What positions of a game are made of, beyond what its feature names. */
const namesOf = (game: Game, feature: Feature): string[] => {
  const fields = positionFields(game);
  const known = { ...feature.goods, ...feature.cards, ...feature.terrains, ...feature.pieces };
  const places = /^(?:[hvep]\d+|\d+|-)$/;
  const words = fields.flatMap(({ group, columns, words, pool }) => [group, pool, ...columns, ...words]);
  const asked = game.frameNames.filter((_, kind) => game.steps[kind] === null);
  return [...new Set([...words, ...asked])].filter(
    (name) => name !== '' && !places.test(name) && !Object.hasOwn(known, name),
  );
};

/** The rarest modules are house rules, and the building phase of five and six. */
const RARE: Readonly<Record<string, GameSetup['options']>> = {
  base: { turns: 'building', balancedDice: true },
};

test.each(MAPS)(
  '%s: whatever is laid by hand, and whatever may be wrong with it, has its words',
  async (id) => {
    const seats = Math.max(...ATLAS.get(id)!.players);
    const session = await openGame({
      ...setupOf(seats),
      game: id,
      options: RARE[id] ?? {},
    });
    const { feature, live, info } = session;
    const { game } = live.table;
    const texts = await layingTextsOf(info.modules);
    const codes = spokenBy(ATLAS.get(id)!.recipe, 'FaultCodes');
    expect(codes).toContain('besideAnother');
    await inEach((locale) => {
      const words = makeWords(feature, info, session.snapshot());
      const mute = [
        ...positionFields(game)
          .map(nameOfField)
          .filter((name) => !texts.fields[name]?.()),
        ...codes.filter((code) => !Object.hasOwn(texts.faults, code)),
        ...namesOf(game, feature).filter((name) => !texts.names[name]?.(words)),
      ];
      expect({ locale, mute }).toEqual({ locale, mute: [] });
    });
  },
);
