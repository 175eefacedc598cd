/** [S-704] The pirate fleet: every roll moves it, and it attacks the players it stops beside. */
import { type ActionRule, argA, type Decision, pack } from '../../../../core/play/actions.js';
import { edgeTouchesHex } from '../../../../core/board/board.js';
import { at } from '../../../../core/state/fields.js';
import { pop, push, top } from '../../../../core/state/frames.js';
import type { Game, Step } from '../../../../core/game/game.js';
import { CHANCE, type EdgeIndex, type HexIndex, NONE } from '../../../../core/ids.js';
import { ask } from '../../../../core/play/play.js';
import type { State } from '../../../../core/state/state.js';
import { returnGoods, seatAfter } from '../../../../shared/supply.js';
import { oweChoice } from '../../gold.js';
import type { Waters } from './data.js';

declare module '../../../../core/registry.js' {
  interface FrameNames {
    loseCards: true;
  }
  interface ActionMap {
    loseCard: { good: string };
  }
  interface EventMap {
    fleetMoved: { hex: number };
    fleetAttacked: { seat: number; strength: number; warships: number };
    cardLost: { seat: number; good: number };
  }
  interface RefusalCodes {
    fleetBlocks: true;
  }
}

export const fleetHex = (s: State, { fleet }: Waters): number =>
  s.pirateIslands.fleet[0] === NONE ? NONE : fleet[s.pirateIslands.fleet[0]];

/** [S-12] As beside the pirate. */
export const avoidsFleet = (g: Game, s: State, waters: Waters, edge: EdgeIndex): boolean => {
  const hex = fleetHex(s, waters);
  return hex === NONE || !edgeTouchesHex(g.board, edge, hex);
};

const loss = { victim: 'seat', cards: 'number' } as const;
const lossOf = top(loss);

/** The victim's cards go to the supply, drawn at random. */
export const loseCards: Decision = {
  name: 'loseCards',
  rule: 'S-704',
  operands: loss,
  done: (_g, s, _seat, victim) => s.base.handTotal[victim] === 0,
};

export const loseCard: ActionRule = {
  type: 'loseCard',
  rule: 'S-704',
  at: ['loseCards'],
  operands: { good: 'good' },
  list(g, s, _seat, id, out) {
    for (let good = 0; good < g.scenario.goods.length; good++)
      if (s.base.hand[at(lossOf.victim(s), good)] > 0) out.push(pack(id, good));
  },
  refuse: (_g, s, _seat, packed) =>
    s.base.hand[at(lossOf.victim(s), argA(packed))] > 0 ? null : { code: 'notHeld', rule: 'S-704' },
  weight: (_g, s, packed) => s.base.hand[at(lossOf.victim(s), argA(packed))],
  apply(g, s, _seat, packed, log) {
    const [seat, left, good] = [lossOf.victim(s), lossOf.cards(s) - 1, argA(packed)];
    pop(s);
    returnGoods(g, s, seat, good, 1);
    log?.('cardLost', { seat, good });
    if (left > 0) push(s, g.kind.loseCards, CHANCE, seat, left);
  },
};

const isBeside = (g: Game, s: State, seat: number, hex: HexIndex, fortress: number): boolean => {
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const vertex = g.board.hexVertices[i];
    if (vertex !== NONE && s.base.owner[vertex] === seat && s.base.piece[vertex] !== fortress) return true;
  }
  return false;
};

const attack = (g: Game, s: State, seat: number, strength: number, city: number): void => {
  const warships = s.pirateIslands.warships[seat];
  if (warships > strength) oweChoice(g, s, seat, 1, g.cause.fleet);
  else if (warships < strength) push(s, g.kind.loseCards, CHANCE, seat, 1 + s.base.onBoard[at(seat, city)]);
};

/** Pushed in reverse: the active player is attacked first, then clockwise, each once. */
export const sail =
  (waters: Waters, city: number, fortress: number): Step =>
  (g, s, active, low, _high, log) => {
    if (s.pirateIslands.fleet[0] === NONE) return;
    s.pirateIslands.fleet[0] = (s.pirateIslands.fleet[0] + low) % waters.fleet.length;
    const hex = fleetHex(s, waters);
    log?.('fleetMoved', { hex });
    for (let k = g.seats - 1; k >= 0; k--) {
      const seat = seatAfter(g, active, k);
      if (isBeside(g, s, seat, hex, fortress)) attack(g, s, seat, low, city);
    }
    for (let k = 0; k < g.seats; k++) {
      const seat = seatAfter(g, active, k);
      if (log !== null && isBeside(g, s, seat, hex, fortress))
        log('fleetAttacked', { seat, strength: low, warships: s.pirateIslands.warships[seat] });
    }
  };

/** [S-707] After the discards a 7 steals from any player. */
export const robAnybody =
  (figure: number): Step =>
  (g, s, seat, low, high, log) => {
    if (low + high === 7) ask(g, s, g.kind.chooseVictim, seat, figure, 0, log);
  };
