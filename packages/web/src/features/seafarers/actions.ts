import { topA } from '@landnam/engine';
import type { GameInfo, Snapshot } from '../../session/types.js';
import type { ActionEntry, Addition } from '../../moves/feature.js';
import { MoveShipIcon, ShipIcon } from './icons.js';
import { t } from './words/index.js';

const shipPrice = ({ scenario }: GameInfo) => scenario.pieces.find(({ name }) => name === 'ship')?.cost ?? {};

export const actions = {
  placeShip: { name: t.actPlaceShip, place: 'edge', piece: 'ship', direct: true },
  layShip: { name: t.actLayShip, place: 'edge', piece: 'ship', direct: true },
  buildShip: { name: t.actBuildShip, place: 'edge', piece: 'ship', cost: shipPrice },
  moveShip: { name: t.actMoveShip, place: 'edge', operand: 'from', second: 'to', piece: 'ship' },
  movePirate: { name: t.actMovePirate, place: 'hex', figure: 'pirate', direct: true, confirm: true },
  takeGold: { name: t.actTakeGold },
  placeHarbour: { name: t.actPlaceHarbour, place: 'edge', direct: true, confirm: true },
} as const satisfies Record<string, ActionEntry>;

export const tools: Addition['tools'] = [
  { id: 'ship', type: 'buildShip', label: t.toolShip, Icon: ShipIcon },
  { id: 'moveShip', type: 'moveShip', label: t.toolMove, Icon: MoveShipIcon },
];

/** How many cards the open choice is about. */
export const goldDue = ({ view }: Snapshot): number => topA(view);

const offers = ({ actions: legal }: Snapshot, type: string): boolean =>
  legal.some(({ action }) => action.type === type);

export const questions = (base: NonNullable<Addition['questions']>): NonNullable<Addition['questions']> => ({
  openingRoute: (snapshot) =>
    offers(snapshot, 'placeShip') ? t.qRoute() : (base['openingRoute']?.(snapshot) ?? ''),
  freeRoute: (snapshot) =>
    offers(snapshot, 'layShip') ? t.qFreeRoute() : (base['freeRoute']?.(snapshot) ?? ''),
  moveRobber: (snapshot) =>
    offers(snapshot, 'movePirate') ? t.qThief() : (base['moveRobber']?.(snapshot) ?? ''),
  chooseGold: (snapshot) => t.qGold({ count: goldDue(snapshot) }),
  placeHarbour: () => t.qHarbour(),
});

export const options: Addition['options'] = {
  setUp: {
    name: t.optSetUp,
    about: t.optSetUpAbout,
    choices: { fixed: t.optFixed, variable: t.optVariable },
  },
  harbours: {
    name: t.optHarbours,
    about: t.optHarboursAbout,
    choices: { shuffled: t.optShuffled, printed: t.optPrinted },
  },
};
