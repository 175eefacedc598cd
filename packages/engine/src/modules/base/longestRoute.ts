import type { EventSink } from '../../core/play/events.js';
import type { Game, RuleModule, Step } from '../../core/game/game.js';
import { NONE, type Seat, type Vertex } from '../../core/ids.js';
import { holds } from '../../core/play/play.js';
import type { State } from '../../core/state/state.js';

declare module '../../core/registry.js' {
  interface EventMap {
    awardMoved: { award: 'longestRoute' | 'largestArmy'; from: number; to: number };
  }
  interface FaultCodes {
    routeElsewhere: 'seat';
  }
}

const SHORTEST = 5;
const POINTS = 2;

const longestOf = (g: Game, s: State): number => {
  let most = 0;
  for (let seat = 0; seat < g.seats; seat++) most = Math.max(most, s.base.routeLength[seat]);
  return most;
};

/** [B-51] A holder tied for the longest keeps it; otherwise a single leader takes it, or nobody has it. */
const rightfulHolder = (g: Game, s: State): number => {
  const most = longestOf(g, s);
  const holder = s.base.routeHolder[0];
  if (most < SHORTEST) return NONE;
  if (holder !== NONE && s.base.routeLength[holder] === most) return holder;
  let leader = NONE;
  for (let seat = 0; seat < g.seats; seat++) {
    if (s.base.routeLength[seat] !== most) continue;
    if (leader !== NONE) return NONE;
    leader = seat;
  }
  return leader;
};

const settleAward = (g: Game, s: State, log: EventSink | null): void => {
  const from = s.base.routeHolder[0];
  const to = rightfulHolder(g, s);
  if (from === to) return;
  s.base.routeHolder[0] = to;
  log?.('awardMoved', { award: 'longestRoute', from, to });
};

const measure = (g: Game, s: State, seat: Seat): void => {
  s.base.routeLength[seat] = g.one.routeLength(g, s, seat);
};

/** A piece on an edge changes only its owner's route; a building, those of everyone whose pieces meet there. */
const afterBuilding: Step = (g, s, builder, site, piece, log) => {
  if (g.scenario.pieces[piece].on === 'edge') measure(g, s, builder);
  else
    for (let seat = 0; seat < g.seats; seat++)
      if (holds(g.any.reaches, g, s, seat as Seat, site as Vertex)) measure(g, s, seat as Seat);
  settleAward(g, s, log);
};

/** The award for the longest route of at least five. */
export const longestRoute: RuleModule = {
  name: 'longestRoute',
  rules: ['B-50', 'B-51'],
  needs: ['roads', 'buildings'],
  contribute: () => ({
    derive(g, s) {
      for (let seat = 0; seat < g.seats; seat++) measure(g, s, seat as Seat);
    },
    faults(g, s, tell) {
      const to = rightfulHolder(g, s);
      if (s.core.hold[0] === 0 && to !== s.base.routeHolder[0])
        tell('base routeHolder', '{seat} has the longest route [B-51]', 'routeElsewhere', {
          seat: to === NONE ? 'nobody' : `p${to}`,
        });
    },
    staged: { built: { routes: afterBuilding } },
    sum: { points: (_g, s, seat) => (s.base.routeHolder[0] === seat ? POINTS : 0) },
  }),
};
