/** Pieces, sites by distance, and what cities would add. */
import { at, type Game, NONE, type State } from '@landnam/engine';
import { firstHome } from '@landnam/engine/games/base';
import { BUILDINGS, LAND, STOCK } from '../../../mind/aspects.js';
import type { FeatureGroup, Shared } from '../../../mind/insight.js';
import { FARTHEST } from '../distances.js';
import type { Land } from '../pips.js';
import { SettlingGround } from './ground.js';
import { needFeatures } from './needs.js';

const DISTANCES = Array.from({ length: FARTHEST + 1 }, (_, away) => away);
const STEPS = DISTANCES.length;
/** Goods count as within reach up to this many roads away. */
const REACH = 2;

const pieceFeatures = ({ scenario: { pieces } }: Game): FeatureGroup => ({
  names: [...pieces.map(({ name }) => `built ${name}`), ...pieces.map(({ name }) => `left ${name}`)],
  reads: STOCK,
  own: true,
  fill({ seat }, s, into, from) {
    const { onBoard, stock } = s.base;
    for (let piece = 0; piece < pieces.length; piece++) {
      into[from + piece] = onBoard[at(seat, piece)];
      into[from + pieces.length + piece] = stock[at(seat, piece)];
    }
  },
});

/** Where each kind of number begins in the row. */
const [BEST, COUNT, CONTESTED, SAFE, WITHIN] = [0, STEPS, 2 * STEPS, 3 * STEPS, 3 * STEPS + 1];

const siteNames = ({ scenario: { goods } }: Game): readonly string[] => [
  ...DISTANCES.map((away) => `best site ${away} away`),
  ...DISTANCES.map((away) => `sites ${away} away`),
  ...DISTANCES.map((away) => `sites contested ${away} away`),
  'best site uncontested',
  ...goods.map(({ name }) => `within reach ${name}`),
];

const noteGoods = ({ goods, pips }: Land, vertex: number, into: Float64Array, from: number): void => {
  for (let i = vertex * 3; i < vertex * 3 + 3; i++)
    if (goods[i] !== NONE && pips[i] > into[from + goods[i]]) into[from + goods[i]] = pips[i];
};

class SiteFeatures implements FeatureGroup {
  readonly names: readonly string[];
  readonly reads: number;
  private readonly ground: SettlingGround;
  private readonly seat: number;
  private searches = -1;

  constructor({ g, seat, everyone }: Shared) {
    this.names = siteNames(g);
    this.ground = everyone.of(SettlingGround);
    this.reads = this.ground.reads;
    this.seat = seat;
  }

  fill(scene: Parameters<FeatureGroup['fill']>[0], s: State, into: Float64Array, from: number): void {
    const { ground, seat } = this;
    const { searches, of } = ground.read(scene, s);
    if (searches === this.searches) return;
    this.searches = searches;
    const { near, filled } = of[seat];
    into.fill(0, from, from + this.names.length);
    for (let i = 0; i < filled; i++) if (ground.free[near[i]] === 1) this.note(near[i], into, from);
  }

  private note(vertex: number, into: Float64Array, from: number): void {
    const { ground, seat } = this;
    const pips = ground.worth[vertex];
    if (pips === 0) return;
    const away = ground.of[seat].away[vertex];
    if (pips > into[from + BEST + away]) into[from + BEST + away] = pips;
    into[from + COUNT + away]++;
    if (ground.isContested(seat, vertex)) into[from + CONTESTED + away]++;
    else if (pips > into[from + SAFE]) into[from + SAFE] = pips;
    if (away <= REACH) noteGoods(ground.land, vertex, into, from + WITHIN);
  }
}

/** What the existing settlements would add as cities. */
const upgradeFeatures = ({ g, everyone }: Shared): FeatureGroup => {
  const { land } = everyone.of(SettlingGround);
  const settlement = g.scenario.pieces.findIndex(({ name }) => name === 'settlement');
  return {
    names: ['best upgrade', 'all upgrades'],
    reads: BUILDINGS | LAND,
    fill(scene, s, into, from) {
      const { wanted } = land.read(scene, s);
      const { homes, piece } = s.base;
      let [best, all] = [0, 0];
      for (let i = firstHome(scene.seat); homes[i] !== NONE; i++) {
        if (piece[homes[i]] !== settlement) continue;
        all += wanted[homes[i]];
        best = Math.max(best, wanted[homes[i]]);
      }
      into[from] = best;
      into[from + 1] = all;
    },
  };
};

export const buildingFeatures = (shared: Shared): readonly FeatureGroup[] => [
  pieceFeatures(shared.g),
  new SiteFeatures(shared),
  upgradeFeatures(shared),
  ...needFeatures(shared),
];
