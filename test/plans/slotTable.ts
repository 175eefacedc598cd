/** The slot table of docs/architecture.md: what each slot means, and which modules contribute to it in any game. */
import { ATLAS, findTable } from '@landnam/maps';
import type { Game, Options, OptionSpec } from '@landnam/engine';
import { RECIPES, type RuleModule } from '@landnam/engine/rules';
import { SLOTS } from '../../packages/engine/src/slots.js';

/** In words; a slot without a description here fails the test. */
const MEANING: Readonly<Record<string, string>> = {
  turn: 'one turn; seat = whose',
  roll: 'what a roll sets off; a, b = the two dice, low first',
  starting: 'what a starting building brings; a = vertex',
  built: 'a piece takes effect, moved ones too; a = site, b = piece. The judge waits until the end',
  played: 'a development card was laid open; a = card',
  thief: 'a figure that steals was moved; a = figure, b = site',
  roadSite: 'a road may lie here',
  shipSite: 'a ship may lie here',
  shipJoin: 'it joins own pieces here',
  shipMayMove: 'this ship may leave',
  buildingSite: 'a building may stand here, distance apart',
  spacing: 'far enough from others; left out by who relaxes it',
  startSite: 'a starting building may stand here',
  citySite: 'a city may replace what stands here',
  robberSite: 'the robber may come here',
  pirateSite: 'the pirate may come here',
  hexProduces: 'the hex gives its good',
  buildingProduces: 'the building takes it',
  mayBeRobbed: 'this figure may steal from the seat',
  mayBuyCard: 'a development card can be bought',
  mayWin: 'enough points are enough',
  reaches: 'own route pieces come to this vertex',
  canPlaceRoute: 'a free route piece has a place',
  isVictim: 'the figure at the site reaches the seat',
  winsOutright: 'the seat wins whatever its points',
  points: 'points that everybody sees',
  hiddenPoints: 'points that only the seat sees',
  discardLimit: 'cards that a 7 leaves alone',
  rate: 'cards of a good that the supply wants for one other',
  judge: 'ends the game if it is won or over',
  routeLength: 'length of a seat’s longest route',
  diceWeights: 'how likely each roll is',
  mayTrade: 'the supply takes this good',
  mayOffer: 'anybody may offer another player a trade',
  passOn: 'what comes after a turn that has ended',
  turnOf: 'whose turn it is, also while somebody else is active in it',
};

const KEYS = ['all', 'any', 'sum', 'least', 'one'] as const;
type Row = Readonly<Record<string, unknown>>;
/** Name of a module → the slots it contributes to in any game, as `all.citySite` or `built/claim`. */
type Givers = Map<string, Set<string>>;

const slotsOf = (module: RuleModule, game: Game): string[] => {
  const gives = module.contribute(game) as unknown as Readonly<Record<string, Row | undefined>>;
  const staged = Object.entries(gives['staged'] ?? {}).flatMap(([slot, stages]) =>
    Object.keys(stages as Row).map((stage) => `${slot}/${stage}`),
  );
  return [...staged, ...KEYS.flatMap((key) => Object.keys(gives[key] ?? {}).map((slot) => `${key}.${slot}`))];
};

/** A module may contribute more on one map, for more players or with an option on: each is tried. */
const variants = (recipe: string, players: readonly number[]): readonly [number, Options][] => {
  const options: readonly OptionSpec[] = RECIPES[recipe].options;
  const chosen = options.flatMap(({ name, default: usual, choices }): Options[] =>
    (choices ?? (typeof usual === 'boolean' ? [!usual] : [])).map((value) => ({ [name]: value })),
  );
  return players.flatMap((seats) => [{}, ...chosen].map((each) => [seats, each] as [number, Options]));
};

const givers = (): Givers => {
  const found: Givers = new Map();
  for (const { id, players, recipe } of ATLAS.values())
    for (const [seats, options] of variants(recipe, players)) {
      const table = findTable(id, seats, options);
      if (!table.ok) continue;
      const { game } = table.value;
      for (const module of [...game.modules, ...Object.values(RECIPES[recipe].house)])
        found.set(module.name, new Set([...(found.get(module.name) ?? []), ...slotsOf(module, game)]));
    }
  return found;
};

const whoGives = (modules: Givers, slot: string): string => {
  const names = [...modules].flatMap(([name, slots]) => (slots.has(slot) ? [name] : []));
  return names.length === 0 ? '–' : names.join(', ');
};

const word = (slot: string): string => {
  const text = MEANING[slot];
  if (text === undefined) throw new Error(`the slot ${slot} has no words in test/plans/slotTable.ts`);
  return text;
};

const stagedRows = (modules: Givers): string[] =>
  Object.entries(SLOTS.staged).flatMap(([slot, stages]) => [
    `| **${slot}** | ${word(slot)} | |`,
    ...(stages as readonly string[]).map(
      (stage) => `| ${slot}/${stage} | | ${whoGives(modules, `${slot}/${stage}`)} |`,
    ),
  ]);

const COMBINE: Readonly<Record<string, string>> = {
  all: 'every one must hold',
  any: 'one is enough',
  sum: 'added up',
  least: 'the smallest counts',
  one: 'a single owner; the last one replaces',
};

const keyedRows = (modules: Givers): string[] =>
  KEYS.flatMap((key) => [
    `| **${key}** | ${COMBINE[key]} | |`,
    ...SLOTS[key].map(
      (slot) => `| ${key}.${slot} | ${word(slot)} | ${whoGives(modules, `${key}.${slot}`)} |`,
    ),
  ]);

export const slotTable = (): string => {
  const modules = givers();
  const head = ['| slot | means | contributors |', '| --- | --- | --- |'];
  return [...head, ...stagedRows(modules), ...keyedRows(modules)].join('\n');
};
