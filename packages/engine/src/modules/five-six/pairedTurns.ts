import { type Game, must, type RuleModule } from '../../core/game/game.js';
import { NONE, type Seat } from '../../core/ids.js';
import { judgeNext } from '../../core/state/frames.js';
import { seatAfter } from '../../shared/supply.js';
import type { PassOn } from '../../slots.js';
import {
  beginShort,
  endShort,
  isShort,
  SHORT_TURNS,
  shortFaults,
  shortTurnFields,
  turnBefore,
} from './shortTurns.js';

declare module '../../core/registry.js' {
  interface EventMap {
    secondTurnBegan: { seat: number; after: number };
  }
  interface RefusalCodes {
    supplyAlone: true;
  }
}

/** [B-72] The second player is the third to the left of the first. */
const TO_THE_LEFT = 3;
const secondAfter = (g: Game, first: number): Seat => seatAfter(g, first, TO_THE_LEFT);

const passOn: PassOn = (g, s, seat, log) => {
  if (isShort(s)) return endShort(g, s);
  const second = secondAfter(g, seat);
  beginShort(g, s, second, seat, g.kind.main);
  // [B-75] points that came in somebody else's turn win now
  judgeNext(s, second, false);
  log?.('secondTurnBegan', { seat: second, after: seat });
};

/** Five and six players: after every turn the third to the left has a second one, without dice and with the supply alone. */
export const pairedTurns: RuleModule = {
  name: 'pairedTurns',
  rules: ['B-72', 'B-73', 'B-74', 'B-75'],
  needs: ['turn', 'victory'],
  replaces: ['passOn', 'turnOf'],
  group: SHORT_TURNS,
  fields: shortTurnFields,
  contribute: () => ({
    one: { passOn, turnOf: turnBefore },
    all: { mayOffer: must('B-73', 'supplyAlone', (_g, s) => s.shortTurns.after[0] === NONE) },
    faults: shortFaults((g, seat, after) => seat === secondAfter(g, after), 'B-72'),
  }),
};
