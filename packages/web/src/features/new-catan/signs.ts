/** What a sign beside the island says when it is read aloud or tapped. */
import { vertexPoint } from '../../board/geometry.js';
import type { Feature, GameWords } from '../../moves/feature.js';
import type { BoardPlace } from '../../moves/places.js';
import { t } from './words/index.js';
import { NONE } from '../../session/none.js';
import type { GameInfo } from '../../session/types.js';
import { BENEFITS, BENEFITS_TAB, benefitName, cornerOf, isBlocked, raceName, raceOf } from './benefits.js';
import { signPoint } from './Outposts.js';

const NEAR = 16;

const isJoint = ({ board }: GameInfo, vertex: number): boolean => board.vertexHexes[vertex * 3] === NONE;

export const noteOn = ({ kind, at }: BoardPlace, { info, view }: GameWords): string | undefined => {
  if (kind === 'edge')
    return [0, 1].some((i) => isJoint(info, info.board.edgeVertices[at * 2 + i] ?? 0))
      ? t.gap_half()
      : undefined;
  const benefit = kind === 'vertex' ? (view.outposts.benefit[at] ?? NONE) : NONE;
  if (benefit === NONE) return undefined;
  const name = t.outpost_note({ race: raceName(raceOf(benefit)), benefit: benefitName(benefit) });
  return isBlocked(view, benefit) ? `${name} (${t.blocked_note()})` : name;
};

/** A tap on a sign says what it does. */
export const inspectSign: Feature['taps'][number] = ({ session: { info }, store }, { view }, at) => {
  const hit = BENEFITS.findIndex((_, benefit) => {
    const spots = [signPoint(info, view, benefit), vertexPoint(info.board, cornerOf(view, benefit))];
    return spots.some((spot) => spot && Math.hypot(spot.x - at.x, spot.y - at.y) < NEAR);
  });
  if (hit < 0) return false;
  const { mark, show } = store.getState();
  show(BENEFITS_TAB);
  mark([{ kind: 'vertex', at: cornerOf(view, hit) }]);
  return true;
};
