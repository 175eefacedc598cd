import type { FieldSpecs } from './fields.js';

export const FRAME_BYTES = 5;
export const MOST_FRAMES = 24;

/**
 * A frame is kind, seat, step, a, b. `ended` is a reason (1 is the first), `winners` a bit set, possibly empty.
 * `asked` is a bit set: seats that are due beside the frame's own where the decision is shared.
 * So is `unjudged`: seats for which something may have scored since the judge last checked them; all, if unknown.
 */
export const coreFields = {
  frames: { per: 'game', width: FRAME_BYTES * MOST_FRAMES, seen: 'all' },
  depth: { per: 'game', seen: 'all' },
  scored: { per: 'game', seen: 'all' },
  hold: { per: 'game', seen: 'all' },
  active: { per: 'game', text: { of: 'seat' }, seen: 'all' },
  ended: { per: 'game', seen: 'all' },
  winners: { per: 'game', text: { of: 'seats' }, seen: 'all' },
  unjudged: { per: 'game', fill: 255, seen: 'all', derived: true },
  asked: { per: 'game', text: { of: 'seats' }, seen: 'all', derived: true },
} as const satisfies FieldSpecs;
