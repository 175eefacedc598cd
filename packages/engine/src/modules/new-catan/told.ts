/** What is shown of the benefits: whose each is, and whether it can be used. */
import type { Telling } from '../../core/game/game.js';
import { NONE } from '../../core/ids.js';
import type { Tellings } from '../../core/registry.js';
import type { State } from '../../core/state/state.js';
import { BENEFITS } from './catalogue.js';
import { isSpent } from './outposts.js';

export type BenefitStatus = 'ready' | 'used' | 'blocked' | 'coming' | 'free';

declare module '../../core/registry.js' {
  interface Tellings {
    /** In the order of the catalogue. */
    benefits: readonly { readonly seat: number; readonly status: BenefitStatus }[];
  }
}

/** [N-42] A settlement on its side gives no access. */
const ownerOf = (s: State, benefit: number, free: number): number => {
  const vertex = s.outposts.place[benefit];
  return vertex === NONE || s.base.piece[vertex] === free ? NONE : s.base.owner[vertex];
};

const statusOf = (s: State, benefit: number, seat: number): BenefitStatus => {
  const vertex = s.outposts.place[benefit];
  if (vertex !== NONE && s.infiltrator.vertex[0] === vertex) return 'blocked';
  if (seat === NONE) return 'free';
  if (isSpent(s, benefit)) return 'used';
  return s.outposts.holder[benefit] === seat ? 'ready' : 'coming';
};

export const tellBenefits =
  (free: number): Telling<Tellings['benefits']> =>
  (_g, s) =>
    BENEFITS.map((_, benefit) => {
      const seat = ownerOf(s, benefit, free);
      return { seat, status: statusOf(s, benefit, seat) };
    });
