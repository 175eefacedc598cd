import { CORNERS, vertexAt } from '@landnam/engine';
import { joined } from '../../../../ui/words.js';
import type { GameInfo, View } from '../../../../session/types.js';
import { NONE } from '../../../../session/none.js';
import { groupOf } from '../../view.js';
import { t } from './words/index.js';

type Params = NonNullable<GameInfo['scenario']['params']['wonders']>;
type Needs = Params['wonders'][number]['needs'];

export const paramsOf = ({ scenario }: GameInfo): Params =>
  scenario.params.wonders ?? { levels: 4, desert: [], strait: [], closed: [], wonders: [] };

export const WONDER_NAMES: Readonly<Record<string, () => string>> = {
  theatre: t.theatre,
  bridge: t.bridge,
  monument: t.monument,
  wall: t.wall,
  cathedral: t.cathedral,
};
export const wonderName = (name: string): string => WONDER_NAMES[name]?.() ?? name;

export const nameAt = (info: GameInfo, wonder: number): string =>
  wonderName(paramsOf(info).wonders[wonder]?.name ?? '');

export const needsText = ({ cities, points, route, harbourCity, at }: Needs): string =>
  joined([
    ...(cities === undefined ? [] : [t.needCities({ count: cities })]),
    ...(points === undefined ? [] : [t.needPoints({ count: points })]),
    ...(harbourCity === true ? [t.needHarbourCity()] : []),
    ...(route === undefined ? [] : [t.needRoute({ count: route })]),
    ...(at === undefined ? [] : [at === 'strait' ? t.needStrait() : t.needDesert()]),
  ]);

export const ownerOf = (view: View, wonder: number): number =>
  groupOf(view, 'wonders')?.owner[wonder] ?? NONE;
export const levelOf = (view: View, wonder: number): number => groupOf(view, 'wonders')?.level[wonder] ?? 0;

/** Which wonder a seat has begun; -1 for none. */
export const wonderOf = (info: GameInfo, view: View, seat: number): number =>
  paramsOf(info).wonders.findIndex((_, wonder) => ownerOf(view, wonder) === seat);

export type CornerMark = 'strait' | 'desert' | 'closed';

const known = new WeakMap<GameInfo, ReadonlyMap<number, CornerMark>>();

/** [S-801] Marked corners. */
export const marksOf = (info: GameInfo): ReadonlyMap<number, CornerMark> => {
  const before = known.get(info);
  if (before !== undefined) return before;
  const params = paramsOf(info);
  const marks = new Map(
    (['closed', 'strait', 'desert'] as const).flatMap((mark) =>
      params[mark].map(
        (at) => [vertexAt(info.board, at, CORNERS.indexOf(at.corner)) as number, mark] as const,
      ),
    ),
  );
  known.set(info, marks);
  return marks;
};
