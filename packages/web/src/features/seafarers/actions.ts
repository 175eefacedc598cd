import { type Action, topA } from '@landnam/engine';
import type { Snapshot } from '../../session/types.js';
import type { ActionEntry, Addition, Feature, SeenBoard } from '../../moves/feature.js';
import type { BoardPlace } from '../../moves/places.js';
import { NONE } from '../../session/none.js';
import { questions as base, thief } from '../base/actions.js';
import { victimSpots } from '../base/drawings/spots.js';
import { MoveShipIcon, ShipIcon } from './icons.js';
import { groupOf } from './view.js';
import { t } from './words/index.js';

export const ships = {
  placeShip: { name: t.actPlaceShip, place: 'edge', piece: 'ship', direct: true },
  layShip: { name: t.actLayShip, place: 'edge', piece: 'ship', direct: true },
  buildShip: { name: t.actBuildShip, asks: t.askShip, place: 'edge', piece: 'ship' },
  moveShip: {
    name: t.actMoveShip,
    asks: t.askMove,
    asksSecond: t.askMoveTo,
    place: 'edge',
    operand: 'from',
    second: 'to',
    piece: 'ship',
  },
} as const satisfies Record<string, ActionEntry>;

/** [S-11] Beside the pirate, ships are stolen from. */
export const besidePirate = (seat: number, seen: SeenBoard): readonly BoardPlace[] => {
  const { info, snapshot } = seen;
  const { theft } = snapshot.told;
  const ships = groupOf(snapshot.view, 'ships')?.ship ?? [];
  if (theft?.figure !== 'pirate') return victimSpots(seat, seen);
  const beside = Array.from(ships, (owner, at) => ({ kind: 'edge' as const, at, owner })).filter(
    ({ owner, at }) =>
      owner === seat && [0, 1].some((side) => info.board.edgeHexes[at * 2 + side] === theft.site),
  );
  return beside.length > 0 ? beside : victimSpots(seat, seen);
};

export const pirate = {
  stealFrom: {
    ...thief.stealFrom,
    spots: (action: Action, seen: SeenBoard) =>
      besidePirate(action.type === 'stealFrom' ? action.seat : NONE, seen),
  },
  movePirate: { name: t.actMovePirate, place: 'hex', figure: 'pirate', direct: true, confirm: true },
} as const satisfies Record<string, ActionEntry>;

/** From a tribe's gift, or a drawn one. */
export const harbours = {
  placeHarbour: { name: t.actPlaceHarbour, place: 'edge', direct: true, confirm: true },
} as const satisfies Record<string, ActionEntry>;

export const tools: Feature['tools'] = [
  { id: 'ship', type: 'buildShip', label: t.toolShip, Icon: ShipIcon },
  { id: 'moveShip', type: 'moveShip', label: t.toolMove, Icon: MoveShipIcon },
];

/** How many cards the open choice is about. */
export const goldDue = ({ view }: Snapshot): number => topA(view);

const offers = ({ actions: legal }: Snapshot, type: string): boolean =>
  legal.some(({ action }) => action.type === type);

/** Another question where the sea offers something besides what base asks for. */
const withSea =
  (question: keyof typeof base, type: string, text: () => string) =>
  (snapshot: Snapshot): string =>
    offers(snapshot, type) ? text() : base[question](snapshot);

export const questions = {
  openingRoute: withSea('openingRoute', 'placeShip', t.qRoute),
  freeRoute: withSea('freeRoute', 'layShip', t.qFreeRoute),
  moveRobber: withSea('moveRobber', 'movePirate', t.qThief),
  chooseGold: (snapshot) => t.qGold({ count: goldDue(snapshot) }),
  placeHarbour: () => t.qHarbour(),
} as const satisfies NonNullable<Addition['questions']>;

export const options = {
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
} as const satisfies NonNullable<Addition['options']>;
