/** One rule for asking once more, in every game. */
import type { Seat } from '@landnam/engine';
import { Chance } from '@landnam/bots';
import { ATLAS } from '@landnam/maps';
import { legalFor } from '@landnam/table';
import { finalityOf } from '@landnam/table/machine';
import { expect, test } from 'vitest';
import { featureOf } from '../features/index.js';
import { liveTable, setupOf } from '../test/fixture.js';
import { asksAgain, type ConfirmScene } from './confirming.js';

const HERE = { takeBack: () => Promise.resolve(true) };
const THERE = {};

/** What moves the turn on, answers a question of its own panel, or is chosen card by card. */
const NEVER_ASKED = new Set([
  'callDice',
  'discardCard',
  'endTurn',
  'takeFreeCard',
  'takeGold',
  'tradeMixed',
  'tradeWithSupply',
  'waiveFreeCard',
  'waiveFreePlant',
  'waiveRoad',
  'waiveSteal',
]);

type Legal = Parameters<typeof asksAgain>[1];

/** Everything that could be done in a game that is played by chance, and what the rule says of it. */
const judgeGame = async (
  id: string,
  judge: (legal: Legal, scene: (there: boolean) => ConfirmScene) => void,
) => {
  const { players = [] } = ATLAS.get(id) ?? {};
  // a game by chance between more people does not end within these moves
  const seats = Math.min(4, Math.max(...players));
  const live = liveTable({ ...setupOf(seats), game: id, options: {} }, `confirm ${id}`);
  const { actions } = await featureOf(live.table.game.modules.map(({ name }) => name));
  const chance = new Chance(`confirm ${id}`);
  const scene = (there: boolean) => ({ actions, session: there ? THERE : HERE, wish: 'dear' as const });
  for (let move = 0; move < 500; move++) {
    live.playNature();
    const seat = live.next() as Seat;
    const legal = legalFor(live, seat);
    if (live.over() !== null) return;
    for (const each of legal) {
      const final = finalityOf(live.table.game, live.state, seat, each) !== null;
      judge(final ? { ...each, final } : each, scene);
    }
    live.act(seat, [legal[chance.below(legal.length)]!.action]);
  }
};

test.each([...ATLAS.keys()])(
  '%s: what is done for good is asked about, unless it only moves the turn on; never means never, always means always',
  async (id) => {
    const asked = new Set<string>();
    await judgeGame(id, (legal, scene) => {
      const { type } = legal.action;
      const [here, there] = [asksAgain(scene(false), legal), asksAgain(scene(true), legal)];
      if (here) asked.add(type);
      // whoever is asked at one device is asked over a network, where nothing is taken back
      expect(there || !here, type).toBe(true);
      expect(there, type).toBe(!NEVER_ASKED.has(type));
      if (legal.final) expect(here, type).toBe(there);
      expect(asksAgain({ ...scene(true), wish: 'never' }, legal)).toBe(false);
      expect(asksAgain({ ...scene(false), wish: 'always' }, legal)).toBe(true);
    });
    expect(asked.size).toBeGreaterThan(3);
  },
);

test('at one device a road is laid at once, since it can be taken back, and asked about where it wins the game', async () => {
  const roads = { final: new Set<boolean>(), loose: new Set<boolean>() };
  await judgeGame('base', (legal, scene) => {
    if (legal.action.type === 'buildRoad')
      roads[legal.final ? 'final' : 'loose'].add(asksAgain(scene(false), legal));
  });
  expect([...roads.loose]).toEqual([false]);
  expect([...roads.final]).toEqual([true]);
});

test('[S-302] at one device a ship into the fog is asked about, and one along a known coast is not', async () => {
  const ships = new Set<string>();
  await judgeGame('seafarers/fog-islands', (legal, scene) => {
    if (legal.action.type === 'buildShip')
      ships.add(`${legal.final ?? false} ${asksAgain(scene(false), legal)}`);
  });
  expect([...ships].sort()).toEqual(['false false', 'true true']);
});
