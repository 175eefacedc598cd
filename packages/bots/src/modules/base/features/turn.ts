import { at, NONE, topKind, total } from '@landnam/engine';
import { roundOf } from '@landnam/engine/games/base';
import { EVERYTHING, HAND, PROGRESS, REST, SUPPLY } from '../../../mind/aspects.js';
import type { FeatureGroup, Shared } from '../../../mind/insight.js';

const whoseTurn: FeatureGroup = {
  names: ['on turn', 'turns until on turn'],
  reads: REST,
  fill({ g, seat }, s, into, from) {
    const active = s.core.active[0];
    into[from] = Number(seat === active);
    into[from + 1] =
      active === NONE ? (seat - s.base.first[0] + g.seats) % g.seats : (seat - active + g.seats) % g.seats;
  },
};

const cardPlayed: FeatureGroup = {
  names: ['played a card this turn'],
  reads: PROGRESS | REST,
  fill({ seat }, s, into, from) {
    into[from] = seat === s.core.active[0] && s.base.cardPlayed[0] !== 0 ? 1 : 0;
  },
};

/** Goods that are public. */
const openFeatures = ({ scenario: { goods } }: Shared['g']): FeatureGroup => {
  const open = goods.flatMap(({ card }, good) => (card ? [] : [good]));
  return {
    names: open.map((good) => `open ${goods[good].name}`),
    reads: HAND,
    own: true,
    fill({ seat }, s, into, from) {
      for (let i = 0; i < open.length; i++) into[from + i] = s.base.open[at(seat, open[i])];
    },
  };
};

const tableFeatures = (g: Shared['g']): FeatureGroup => {
  const { goods, pointsToWin } = g.scenario;
  return {
    names: [
      'players',
      'points to win',
      'round',
      'dice to come',
      ...goods.map(({ name }) => `supply ${name}`),
    ],
    reads: PROGRESS | SUPPLY,
    ofTable: true,
    fill(_scene, s, into, from) {
      const top = topKind(s);
      into[from] = g.seats;
      into[from + 1] = pointsToWin;
      into[from + 2] = roundOf(s);
      into[from + 3] = Number(top === g.kind.beforeRoll || top === g.kind.dice);
      for (let good = 0; good < goods.length; good++) into[from + 4 + good] = s.base.bank[good];
    },
  };
};

/** Whose turn it is, how far the game is, what is left in the supply. */
export const turnFeatures = ({ g }: Shared): readonly FeatureGroup[] => [
  whoseTurn,
  cardPlayed,
  openFeatures(g),
  tableFeatures(g),
];

const mostOfOthers = (points: Float64Array, seat: number): number => {
  let most = 0;
  for (let other = 0; other < points.length; other++)
    if (other !== seat && points[other] > most) most = points[other];
  return most;
};

/** Points that everyone sees, and those with hidden ones. */
export const pointFeatures = ({ g }: Shared): readonly FeatureGroup[] => [
  {
    names: ['points', 'most points of others'],
    reads: EVERYTHING & ~HAND,
    fill({ seat, points }, _s, into, from) {
      into[from] = points[seat];
      into[from + 1] = mostOfOthers(points, seat);
    },
  },
  {
    names: ['hidden points', 'points missing'],
    reads: EVERYTHING & ~HAND,
    hidden: true,
    fill({ seat, points }, s, into, from) {
      const hidden = total(g.sum.hiddenPoints, g, s, seat);
      into[from] = hidden;
      into[from + 1] = g.scenario.pointsToWin - points[seat] - hidden;
    },
  },
];
