/** Tries actions that are mostly illegal, of any seat at any time, and collects why they are refused. */
import {
  type Below,
  CHANCE,
  type Game,
  KINDS,
  type Move,
  pack,
  refuse,
  type Refusal,
  type Seat,
  type State,
} from '@landnam/engine';
import { limitOf } from '../../packages/engine/src/core/play/operands.js';

const anyMove = (g: Game, id: number, below: Below): Move => {
  const { operands, wide } = g.rules[id];
  const args = Object.values(operands).map((type) => below(type === 'number' ? 13 : limitOf(g, type)));
  if (wide === undefined) return { packed: pack(id, ...args) };
  const more = new Uint8Array(2 * KINDS);
  const goods = g.scenario.goods.length;
  more[below(goods)] = below(3);
  more[KINDS + below(goods)] = below(6);
  return { packed: pack(id), more };
};

/** Each seat tries each kind of action this many times. */
export const refusalsAt = (g: Game, s: State, below: Below, tries: number): Refusal[] => {
  const found: Refusal[] = [];
  for (const seat of [...Array.from({ length: g.seats }, (_, i) => i as Seat), CHANCE])
    for (let id = 0; id < g.rules.length; id++)
      for (let i = 0; i < tries; i++) {
        const why = refuse(g, s, seat, anyMove(g, id, below));
        if (why !== null) found.push(why);
      }
  return found;
};
