/** What single scenarios add: villages, fog, gifts, fortresses, wonders. */
import { type Game, hasBit, KINDS, NONE, priceOf, type State } from '@landnam/engine';
import { HAND, LAND, REST } from '../../../mind/aspects.js';
import type { FeatureGroup, Shared } from '../../../mind/insight.js';
import { SettlingGround } from '../../base/features/ground.js';
import { LONGEST, SeatPurse } from '../../base/features/needs.js';
import { fogOf, toEdge, toHex, villagesOf } from '../places.js';
import { nearer, OUT_OF_REACH, Sea } from './sea.js';

export const clothFeatures = ({ g, everyone }: Shared): readonly FeatureGroup[] => {
  const sea = everyone.of(Sea);
  const villages = villagesOf(g);
  return [
    {
      names: ['bolts', 'villages traded with', 'pips of villages', 'ships to a village'],
      reads: sea.reads | REST,
      fill(scene, s, into, from) {
        const { away } = sea.read(scene, s).of[scene.seat];
        let [traded, pips, least] = [0, 0, OUT_OF_REACH];
        for (const village of villages) {
          if (s.cloth.left[village.vertex] === 0) continue;
          if (hasBit(s.cloth.traders[village.vertex], scene.seat)) {
            traded++;
            pips += village.pips;
          } else least = nearer(least, away[village.vertex]);
        }
        into[from] = s.cloth.bolts[scene.seat];
        into[from + 1] = traded;
        into[from + 2] = pips;
        into[from + 3] = least;
      },
    },
    {
      names: ['bolts in supply', 'villages with cloth'],
      reads: REST,
      ofTable: true,
      fill(_scene, s, into, from) {
        into[from] = s.cloth.supply[0];
        into[from + 1] = 0;
        for (const { vertex } of villages) if (s.cloth.left[vertex] > 0) into[from + 1]++;
      },
    },
  ];
};

export const fogFeatures = ({ g, everyone }: Shared): readonly FeatureGroup[] => {
  const [sea, ground] = [everyone.of(Sea), everyone.of(SettlingGround)];
  const fog = fogOf(g);
  return [
    {
      names: ['pieces to the fog', 'hexes in fog within 2'],
      reads: sea.reads,
      fill(scene, s, into, from) {
        const { terrain } = s.base;
        const bySea = sea.read(scene, s).of[scene.seat].away;
        const byLand = ground.read(scene, s).of[scene.seat].away;
        into[from] = OUT_OF_REACH;
        into[from + 1] = 0;
        for (let hex = 0; hex < terrain.length; hex++) {
          if (terrain[hex] !== fog) continue;
          const away = nearer(toHex(g, bySea, hex), toHex(g, byLand, hex));
          into[from] = Math.min(into[from], away);
          if (away <= 2) into[from + 1]++;
        }
      },
    },
    {
      names: ['hexes in fog'],
      reads: LAND,
      ofTable: true,
      fill(_scene, s, into, from) {
        into[from] = 0;
        for (let hex = 0; hex < s.base.terrain.length; hex++) if (s.base.terrain[hex] === fog) into[from]++;
      },
    },
  ];
};

const GIFTS = ['none', 'point', 'card', 'harbour'] as const;

const kindAt = (s: State, edge: number): number => Math.min(s.tribe.gift[edge], GIFTS.length - 1);

export const giftFeatures = ({ g, everyone }: Shared): readonly FeatureGroup[] => {
  const sea = everyone.of(Sea);
  const kinds = GIFTS.slice(1);
  return [
    {
      names: ['points of the tribe', 'harbours waiting', ...kinds.map((kind) => `ships to a ${kind} gift`)],
      reads: sea.reads | REST,
      fill(scene, s, into, from) {
        const { away } = sea.read(scene, s).of[scene.seat];
        into[from] = s.tribe.points[scene.seat];
        into[from + 1] = 0;
        for (let i = scene.seat * KINDS; i < (scene.seat + 1) * KINDS; i++)
          into[from + 1] += s.tribe.waiting[i];
        into.fill(OUT_OF_REACH, from + 2, from + 2 + kinds.length);
        for (let edge = 0; edge < s.tribe.gift.length; edge++) {
          const cell = from + 1 + kindAt(s, edge);
          if (s.tribe.gift[edge] > 0) into[cell] = nearer(into[cell], toEdge(g, away, edge));
        }
      },
    },
    {
      names: kinds.map((kind) => `${kind} gifts left`),
      reads: REST,
      ofTable: true,
      fill(_scene, s, into, from) {
        into.fill(0, from, from + kinds.length);
        for (let edge = 0; edge < s.tribe.gift.length; edge++)
          if (s.tribe.gift[edge] > 0) into[from + kindAt(s, edge) - 1]++;
      },
    },
  ];
};

const FACES = 6;

/** [S-706] A die below the number of warships wins. */
export const fortressFeatures = (_shared: Shared): readonly FeatureGroup[] => [
  {
    names: ['warships', 'chits on the fortress', 'fortress is taken', 'odds of an attack'],
    reads: REST,
    own: true,
    fill({ seat }, s, into, from) {
      const warships = s.pirateIslands.warships[seat];
      into[from] = warships;
      into[from + 1] = s.pirateIslands.chits[seat];
      into[from + 2] = Number(s.pirateIslands.chits[seat] === 0);
      into[from + 3] = Math.min(FACES, Math.max(0, warships - 1)) / FACES;
    },
  },
  {
    names: ['fleet is at sea', 'fleet on its path'],
    reads: REST,
    ofTable: true,
    fill(_scene, s, into, from) {
      const fleet = s.pirateIslands.fleet[0];
      into[from] = Number(fleet !== NONE);
      into[from + 1] = fleet === NONE ? 0 : fleet;
    },
  },
];

const wonderOf = (s: State, seat: number): number => {
  for (let wonder = 0; wonder < KINDS; wonder++) if (s.wonders.owner[wonder] === seat) return wonder;
  return NONE;
};

const levelOf = (s: State, seat: number): number => {
  const wonder = wonderOf(s, seat);
  return wonder === NONE ? 0 : s.wonders.level[wonder];
};

const highestOfOthers = (g: Game, s: State, seat: number): number => {
  let most = 0;
  for (let other = 0; other < g.seats; other++) if (other !== seat) most = Math.max(most, levelOf(s, other));
  return most;
};

const costsOf = (g: Game): readonly Float64Array[] =>
  (g.scenario.params.wonders?.wonders ?? []).map(({ cost }) => {
    const { goods, counts } = priceOf(g.scenario, cost);
    const row = new Float64Array(KINDS);
    goods.forEach((good, i) => (row[good] += counts[i]));
    return row;
  });

export const wonderFeatures = (shared: Shared): readonly FeatureGroup[] => {
  const { g } = shared;
  const purse = new SeatPurse(shared);
  const costs = costsOf(g);
  const levels = g.scenario.params.wonders?.levels ?? 0;
  return [
    {
      names: ['has a wonder', 'levels of the wonder', 'levels missing', 'levels ahead of others'],
      reads: REST,
      fill({ seat }, s, into, from) {
        const level = levelOf(s, seat);
        into[from] = Number(wonderOf(s, seat) !== NONE);
        into[from + 1] = level;
        into[from + 2] = levels - level;
        into[from + 3] = level - highestOfOthers(g, s, seat);
      },
    },
    {
      names: ['missing to a level', 'turns to a level'],
      hidden: true,
      own: true,
      get reads() {
        return purse.reads | HAND | REST;
      },
      fill(scene, s, into, from) {
        const wonder = wonderOf(s, scene.seat);
        purse.read(scene, s, true);
        into[from] = wonder === NONE ? LONGEST : purse.missing(costs[wonder]);
        into[from + 1] = wonder === NONE ? LONGEST : purse.turns(costs[wonder]);
      },
    },
    {
      names: ['wonders nobody has'],
      reads: REST,
      ofTable: true,
      fill(_scene, s, into, from) {
        into[from] = 0;
        for (let wonder = 0; wonder < costs.length; wonder++)
          if (s.wonders.owner[wonder] === NONE) into[from]++;
      },
    },
  ];
};
