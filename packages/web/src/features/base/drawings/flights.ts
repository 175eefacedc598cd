/** The animation when cards change hands. */
import { terrainAt } from '../../../board/ground.js';
import { NONE } from '../../../session/none.js';
import type { GameInfo, View } from '../../../session/types.js';
import type { Flight, Flights, Stop } from '../../../moves/feature.js';

const flightsOf = (info: GameInfo, row: readonly number[], from: Stop, to: Stop): Flight[] =>
  row.flatMap((count, good) =>
    Array.from({ length: count }, () => ({ good: info.scenario.goods[good]?.name ?? null, from, to })),
  );

const isBeside = ({ board }: GameInfo, view: View, hex: number, seat: number): boolean =>
  [0, 1, 2, 3, 4, 5].some((i) => view.base.owner[board.hexVertices[hex * 6 + i] ?? NONE] === seat);

/** A hex of the roll that yields the good, beside a building of the seat: only for show, nothing is computed from it. */
const sourceOf = (info: GameInfo, view: View, seat: number, good: number): Stop => {
  const rolled = (view.base.dice[0] ?? 0) + (view.base.dice[1] ?? 0);
  const hex = view.base.number.findIndex(
    (number, at) =>
      number === rolled &&
      terrainAt(info, view, at)?.good === info.scenario.goods[good]?.name &&
      isBeside(info, view, at, seat),
  );
  return hex < 0 ? 'supply' : { place: { kind: 'hex', at: hex } };
};

export const flights: Flights = {
  cardsProduced: ({ seat, goods }, info, view) =>
    goods.flatMap((count, good) =>
      flightsOf(
        info,
        goods.map((_, i) => (i === good ? count : 0)),
        sourceOf(info, view, seat, good),
        { seat },
      ),
    ),
  goodsTaken: ({ seat, goods }, info) =>
    goods.map((good) => ({ good: info.scenario.goods[good]?.name ?? null, from: 'supply', to: { seat } })),
  cardStolen: ({ thief, victim, good }, info) => [
    {
      good: good === undefined ? null : (info.scenario.goods[good]?.name ?? null),
      from: { seat: victim },
      to: { seat: thief },
    },
  ],
  traded: ({ seat, partner, give, get }, info) => [
    ...flightsOf(info, give, { seat }, { seat: partner }),
    ...flightsOf(info, get, { seat: partner }, { seat }),
  ],
};
