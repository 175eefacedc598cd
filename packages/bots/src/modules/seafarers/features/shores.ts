/** Sites across the water, islands that are still new, ships beside the pirate, gold. */
import { edgeTouchesHex, type Game, NONE, type State } from '@landnam/engine';
import { firstHome, firstRoute } from '@landnam/engine/games/base';
import { BUILDINGS, FIGURES, LAND, PROGRESS } from '../../../mind/aspects.js';
import type { FeatureGroup, Scene, Shared } from '../../../mind/insight.js';
import { SettlingGround } from '../../base/features/ground.js';
import { Incomes } from '../../base/features/incomes.js';
import { SHIPS } from '../parts.js';
import { goldAt, islandAt } from '../places.js';
import { FARTHEST, OUT_OF_REACH, Sea } from './sea.js';

const DISTANCES = Array.from({ length: FARTHEST + 1 }, (_, away) => away);
const STEPS = DISTANCES.length;
const [BEST, COUNT, CONTESTED, SAFE] = [0, STEPS, 2 * STEPS, 2 * STEPS + 1];

class ShoreFeatures implements FeatureGroup {
  readonly names = [
    ...DISTANCES.map((away) => `best shore ${away} away`),
    ...DISTANCES.map((away) => `shores ${away} away`),
    'shores contested',
    'best shore uncontested',
  ];
  readonly reads: number;
  private readonly sea: Sea;
  private readonly ground: SettlingGround;

  constructor({ everyone }: Shared) {
    this.sea = everyone.of(Sea);
    this.ground = everyone.of(SettlingGround);
    this.reads = this.sea.reads;
  }

  fill(scene: Scene, s: State, into: Float64Array, from: number): void {
    const { free } = this.ground.read(scene, s);
    const { near, filled } = this.sea.read(scene, s).of[scene.seat];
    into.fill(0, from, from + this.names.length);
    for (let i = 0; i < filled; i++) if (free[near[i]] === 1) this.note(scene.seat, near[i], into, from);
  }

  private note(seat: number, vertex: number, into: Float64Array, from: number): void {
    const pips = this.ground.worth[vertex];
    if (pips === 0) return;
    const away = this.sea.of[seat].away[vertex];
    if (pips > into[from + BEST + away]) into[from + BEST + away] = pips;
    into[from + COUNT + away]++;
    if (this.sea.isContested(seat, vertex)) into[from + CONTESTED]++;
    else if (pips > into[from + SAFE]) into[from + SAFE] = pips;
  }
}

export const shoreFeatures = (shared: Shared): readonly FeatureGroup[] => [new ShoreFeatures(shared)];

/** Bit set; a board has fewer than 31 islands, and any beyond share the last bit. */
const islandBit = (g: Game, s: State, vertex: number): number => {
  const island = islandAt(g, s, vertex);
  return island === NONE ? 0 : 1 << Math.min(island, 30);
};

const bitsIn = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
};

const homesOf = (g: Game, s: State, seat: number): number => {
  const { homes } = s.base;
  let bits = 0;
  for (let i = firstHome(seat); homes[i] !== NONE; i++) bits |= islandBit(g, s, homes[i]);
  return bits;
};

export const islandFeatures = ({ g, everyone }: Shared): readonly FeatureGroup[] => {
  const [sea, ground] = [everyone.of(Sea), everyone.of(SettlingGround)];
  return [
    {
      names: ['island points', 'islands settled', 'new islands within reach', 'ships to a new island'],
      reads: sea.reads | LAND,
      fill(scene, s, into, from) {
        const { free } = ground.read(scene, s);
        const { near, away, filled } = sea.read(scene, s).of[scene.seat];
        const home = homesOf(g, s, scene.seat);
        let [found, least] = [0, OUT_OF_REACH];
        for (let i = 0; i < filled; i++) {
          if (free[near[i]] === 0) continue;
          const bit = islandBit(g, s, near[i]) & ~home;
          if (bit !== 0) least = Math.min(least, away[near[i]]);
          found |= bit;
        }
        into[from] = s.islandChits.points[scene.seat];
        into[from + 1] = bitsIn(home);
        into[from + 2] = bitsIn(found);
        into[from + 3] = least;
      },
    },
  ];
};

export const pirateFeatures = ({ g }: Shared): readonly FeatureGroup[] => [
  {
    names: ['ships beside the pirate'],
    reads: SHIPS | FIGURES,
    fill({ seat }, s, into, from) {
      const { routes } = s.base;
      const hex = s.pirate.hex[0];
      into[from] = 0;
      if (hex === NONE) return;
      for (let i = firstRoute(seat); routes[i] !== NONE; i++)
        if (s.ships.ship[routes[i]] === seat && edgeTouchesHex(g.board, routes[i], hex)) into[from]++;
    },
  },
];

/** Gold counts as income of any good. */
export const goldFeatures = ({ g, everyone }: Shared): readonly FeatureGroup[] => {
  const incomes = everyone.of(Incomes);
  const choice = g.scenario.terrains.map((terrain) => terrain.choice === true);
  const cards = g.scenario.pieces.map(({ yields }) => yields);
  incomes.bring('gold', {
    reads: BUILDINGS | LAND,
    add(into, s, seat) {
      const { homes, piece } = s.base;
      for (let i = firstHome(seat); homes[i] !== NONE; i++)
        into.choice[seat] += cards[piece[homes[i]]] * goldAt(g, choice, s, homes[i]);
    },
  });
  return [
    {
      names: ['pips of choice'],
      reads: BUILDINGS | LAND | FIGURES,
      fill(scene, s, into, from) {
        into[from] = incomes.read(scene, s).choice[scene.seat];
      },
    },
  ];
};

/** Ships laid this turn stay, and only one per turn is moved. */
export const movingFeatures = (_shared: Shared): readonly FeatureGroup[] => [
  {
    names: ['a ship was moved'],
    reads: PROGRESS,
    ofTable: true,
    fill(_scene, s, into, from) {
      into[from] = Number(s.ships.moved[0] !== 0);
    },
  },
];
