/** Contract: refusals name rules that hold in the game, and never one that its page replaces. */
import { apply, begin, isOver, makeState, type Refusal } from '@landnam/engine';
import { RECIPES } from '@landnam/engine/rules';
import { ATLAS } from '@landnam/maps';
import { describe, expect, test } from 'vitest';
import { settings } from '../contract/settings.js';
import { dealt } from '../support/arbitraries.js';
import { seeded } from '../support/chance.js';
import { randomPly } from '../support/play.js';
import { readPage, rulesThatHold } from './pages.js';
import { refusalsAt } from './probe.js';

const PLIES = 900;
const EVERY = 7;
const TRIES = 4;

const told = ({ code, rule }: Refusal): string => `${code} [${rule}]`;

/** Every refusal that probes of some random games meet. */
const refusalsOf = (id: string, seats: number, options: object, seed: number): Set<string> => {
  const t = dealt(id, seats, { ...options }, seed);
  const state = makeState(t.game);
  const below = seeded(seed + 1);
  const found = new Set<string>();
  begin(t.game, state, t.deal);
  for (let ply = 0; ply < PLIES && !isOver(state); ply++) {
    if (ply % EVERY === 0) for (const why of refusalsAt(t.game, state, below, TRIES)) found.add(told(why));
    const { seat, packed, more } = randomPly(t.game, state, below, 60);
    apply(t.game, state, seat, packed, null, more);
  }
  for (const why of refusalsAt(t.game, state, below, 1)) found.add(told(why));
  return found;
};

describe.each(settings())('$name', ({ id, recipe, seats, options }) => {
  test('refusals name only rules that hold here', () => {
    const holding = rulesThatHold(recipe, id, 'friendlyRobber' in options);
    const found = [...refusalsOf(id, seats, options, seats)];
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((why) => !holding.has(/\[(.*)\]/.exec(why)?.[1] ?? ''))).toEqual([]);
  });
});

test('the contract bites: in the words of the base game New Energies names rules that it replaces', () => {
  const { game, state } = dealt('energies', 4, {}, 1);
  const { replaced } = readPage('energies');
  const named = (g: typeof game): string[] => refusalsAt(g, state, seeded(2), 1).map(({ rule }) => rule);
  expect(named(game).filter((rule) => replaced.includes(rule))).toEqual([]);
  expect(named({ ...game, aliases: [] })).toContain('B-10');
});

describe.each(Object.keys(RECIPES))('the page of %s', (recipe) => {
  const page = readPage(recipe);

  test('names existing rules', () => {
    const known = new Set([...readPage('base').own, ...page.own]);
    const named = [
      ...page.replaced,
      ...page.instead,
      ...page.scenarios.flatMap(({ adds, without }) => [...adds, ...without]),
    ];
    expect(named.filter((id) => !known.has(id))).toEqual([]);
    expect(page.instead.filter((id) => !page.own.includes(id))).toEqual([]);
  });

  test('says what the modules say of rules that replace others', () => {
    const { modules, extras } = RECIPES[recipe];
    const aliases = [...modules, ...Object.values(extras)].flatMap(({ rules, insteadOf = [] }) =>
      insteadOf.map((alias) => ({ ...alias, rules })),
    );
    const whole = aliases.filter(
      ({ code, action, when }) => code === undefined && action === undefined && when === undefined,
    );
    const gone = [...page.replaced, ...page.scenarios.flatMap(({ without }) => without)];
    expect(whole.map(({ of }) => of).filter((id) => !gone.includes(id))).toEqual([]);
    const strange = aliases.filter(({ of, is, rules }) => of !== is && !rules.includes(is));
    expect(strange).toEqual([]);
  });

  test('tells every scenario', () => {
    const games = [...ATLAS.values()].filter((map) => map.recipe === recipe).map((map) => map.id);
    expect(page.scenarios.map(({ game }) => game)).toEqual(recipe === 'seafarers' ? games : []);
  });
});
