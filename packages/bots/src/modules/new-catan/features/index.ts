/** What New Catan adds: benefits, corners of outposts, points for sale. */
import { at, NONE, type State } from '@landnam/engine';
import { benefitIndex, cardsGot } from '@landnam/engine/games/new-catan';
import { ACCESS, BUILDINGS, CARDS, REST, STOCK } from '../../../mind/aspects.js';
import type { FeatureGroup, ModuleFeatures, Shared } from '../../../mind/insight.js';
import { SettlingGround } from '../../base/features/ground.js';
import { shareOf } from '../access.js';

/** Outposts count as within reach up to this many roads away. */
const REACH = 2;
const DISTANCES = Array.from({ length: REACH + 1 }, (_, away) => away);

const accessFeatures = ({ g, everyone }: Shared): readonly FeatureGroup[] => {
  const ground = everyone.of(SettlingGround);
  const benefits = g.catalogues['benefit'];
  return [
    {
      names: ['benefits', ...benefits.map((benefit) => `benefit ${benefit}`)],
      reads: BUILDINGS | ACCESS,
      fill({ seat }, s, into, from) {
        into[from] = 0;
        for (let benefit = 0; benefit < benefits.length; benefit++) {
          const share = s.outposts.place[benefit] === NONE ? 0 : shareOf(g, s, seat, benefit);
          into[from + 1 + benefit] = share;
          if (share === 1) into[from]++;
        }
      },
    },
    {
      names: DISTANCES.map((away) => `outposts ${away} away`),
      reads: ground.reads | ACCESS,
      fill(scene, s, into, from) {
        const { of, free } = ground.read(scene, s);
        into.fill(0, from, from + DISTANCES.length);
        for (let benefit = 0; benefit < benefits.length; benefit++) {
          const vertex = s.outposts.place[benefit];
          if (vertex === NONE || free[vertex] === 0) continue;
          const away = of[scene.seat].away[vertex];
          if (away <= REACH) into[from + away]++;
        }
      },
    },
  ];
};

const infiltratorFeatures = (_shared: Shared): readonly FeatureGroup[] => [
  {
    names: ['infiltrator on a corner'],
    reads: BUILDINGS | REST,
    fill({ seat }, s, into, from) {
      const vertex = s.infiltrator.vertex[0];
      into[from] = Number(vertex !== NONE && s.base.owner[vertex] === seat);
    },
  },
];

const has = (s: State, seat: number, benefit: number): boolean => s.outposts.holder[benefit] === seat;

const cheapRoads = ({ g }: Shared): readonly FeatureGroup[] => {
  const benefit = benefitIndex('freeRoads');
  const road = g.scenario.pieces.findIndex(({ name }) => name === 'road');
  return [
    {
      names: ['next road is cheap'],
      reads: STOCK | ACCESS,
      fill({ seat }, s, into, from) {
        into[from] = Number(has(s, seat, benefit) && s.base.onBoard[at(seat, road)] % 2 === 1);
      },
    },
  ];
};

const cheapCards = (_shared: Shared): readonly FeatureGroup[] => {
  const benefit = benefitIndex('freeDevelopment');
  return [
    {
      names: ['next card is cheap'],
      reads: CARDS | ACCESS,
      fill({ seat }, s, into, from) {
        into[from] = Number(has(s, seat, benefit) && cardsGot(s, seat) % 2 === 1);
      },
    },
  ];
};

const saleFeatures = (_shared: Shared): readonly FeatureGroup[] => [
  {
    names: ['points bought'],
    reads: REST,
    own: true,
    fill({ seat }, s, into, from) {
      into[from] = s.pointsForSale.points[seat];
    },
  },
  {
    names: ['points sold', 'two points sold'],
    reads: REST,
    ofTable: true,
    fill(_scene, s, into, from) {
      into[from] = s.pointsForSale.sold[0];
      into[from + 1] = s.pointsForSale.doubleSold[0];
    },
  },
];

export const newCatanFeatures: readonly ModuleFeatures[] = [
  {
    module: 'outposts',
    fields: { 'outposts.holder': ACCESS, 'outposts.coming': ACCESS, 'outposts.place': ACCESS },
    features: accessFeatures,
  },
  { module: 'infiltrator', features: infiltratorFeatures },
  { module: 'freeRoads', features: cheapRoads },
  { module: 'freeDevelopment', features: cheapCards },
  { module: 'pointsForSale', features: saleFeatures },
];
