/** [S-706] The attack on a player's own fortress, which ends the turn. */
import { type ActionRule, argA, type Decision, pack } from '../../../../core/play/actions.js';
import type { EventSink } from '../../../../core/play/events.js';
import { at } from '../../../../core/state/fields.js';
import { pop, push, top } from '../../../../core/state/frames.js';
import type { Game } from '../../../../core/game/game.js';
import { CHANCE, NONE, type Seat } from '../../../../core/ids.js';
import type { State } from '../../../../core/state/state.js';
import { putBuilding } from '../../../../shared/placing.js';
import type { Waters } from './data.js';
import { laneFor, loseShips, shipsLeft } from './route.js';

declare module '../../../../core/registry.js' {
  interface FrameNames {
    fortressDie: true;
  }
  interface ActionMap {
    attackFortress: object;
    rollFortressDie: { die: number };
  }
  interface EventMap {
    fortressAttacked: { seat: number; die: number; warships: number; chits: number; shipsLost: number };
    fortressTaken: { seat: number; vertex: number };
  }
  interface RefusalCodes {
    fortressNotReached: true;
    fortressIsTaken: true;
  }
}

const FACES = 6;

export interface Pieces {
  readonly ship: number;
  readonly settlement: number;
}

const attack = { attacker: 'seat' } as const;
const attackBy = top(attack);
export const fortressDie: Decision = { name: 'fortressDie', rule: 'S-706', operands: attack };

export const attackFortress = (waters: Waters): ActionRule => ({
  type: 'attackFortress',
  rule: 'S-706',
  at: ['main'],
  operands: {},
  list(g, s, seat, id, out) {
    if (s.pirateIslands.chits[seat] > 0 && shipsLeft(g, s, waters, seat) === 0) out.push(pack(id));
  },
  refuse(g, s, seat) {
    if (s.pirateIslands.chits[seat] === 0) return { code: 'fortressIsTaken', rule: 'S-706' };
    return shipsLeft(g, s, waters, seat) === 0 ? null : { code: 'fortressNotReached', rule: 'S-706' };
  },
  apply(g, s, seat) {
    pop(s);
    push(s, g.kind.fortressDie, CHANCE, seat);
  },
});

/** [S-707] When every fortress of the game is taken the fleet leaves. */
const dismissFleet = (g: Game, s: State): void => {
  for (let seat = 0; seat < g.seats; seat++) if (s.pirateIslands.chits[seat] > 0) return;
  s.pirateIslands.fleet[0] = NONE;
};

const win = (
  g: Game,
  s: State,
  waters: Waters,
  seat: Seat,
  settlement: number,
  log: EventSink | null,
): void => {
  if (--s.pirateIslands.chits[seat] > 0) return;
  const vertex = laneFor(waters, s, seat).fortress;
  dismissFleet(g, s);
  log?.('fortressTaken', { seat, vertex });
  putBuilding(g, s, seat, vertex, settlement);
};

const lose = (g: Game, s: State, waters: Waters, seat: Seat, ship: number, count: number): void => {
  loseShips(g, s, waters, seat, ship, count);
  const left = s.base.onBoard[at(seat, ship)];
  if (s.pirateIslands.warships[seat] > left) s.pirateIslands.warships[seat] = left;
};

export const rollFortressDie = (waters: Waters, { ship, settlement }: Pieces): ActionRule => ({
  type: 'rollFortressDie',
  rule: 'S-706',
  at: ['fortressDie'],
  operands: { die: 'number' },
  list(_g, _s, _seat, id, out) {
    for (let die = 1; die <= FACES; die++) out.push(pack(id, die));
  },
  refuse: (_g, _s, _seat, packed) =>
    argA(packed) >= 1 && argA(packed) <= FACES ? null : { code: 'notOffered', rule: 'S-706' },
  apply(g, s, _seat, packed, log) {
    const [seat, die] = [attackBy.attacker(s) as Seat, argA(packed)];
    const warships = s.pirateIslands.warships[seat];
    const shipsLost = warships > die ? 0 : warships < die ? 2 : 1;
    pop(s);
    log?.('fortressAttacked', { seat, die, warships, chits: s.pirateIslands.chits[seat], shipsLost });
    if (shipsLost === 0) win(g, s, waters, seat, settlement, log);
    else lose(g, s, waters, seat, ship, shipsLost);
    log?.('turnEnded', { seat });
  },
});
