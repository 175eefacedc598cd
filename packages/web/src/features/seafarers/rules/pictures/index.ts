/** Pictures of the rules of the sea, on the coast of one island opposite another. */
import type { RulePicture } from '../../../../moves/rulebook.js';
import { FOUNDING_THERE, shores } from './board.js';

const main = (rest: string, pirate?: string): string => shores(`turn=p0/phase=main/${rest}`, pirate);
const roll = (rest: string): string => shores(`turn=p0/phase=roll/${rest}`);

const SHIPS: readonly RulePicture[] = [
  {
    name: 'ship-places',
    rule: 'S-1',
    position: main('owner=p0:37/piece=se:37/hand=p0:1l.1w'),
    may: ['p0 buildShip e47', 'p0 buildShip e52'],
    mayNot: { 'p0 buildShip e48': 'S-1' },
    around: ['h11', 'h17', 'h12'],
  },
  {
    name: 'ship-joins',
    rule: 'S-2',
    position: main('owner=p0:37/piece=se:37/road=p0:52/hand=p0:1l.1w'),
    may: ['p0 buildShip e47'],
    mayNot: { 'p0 buildShip e51': 'S-2', 'p0 buildShip e67': 'S-2' },
    around: ['h12', 'h17', 'h18'],
  },
  {
    name: 'settling-over',
    rule: 'S-3',
    position: main('owner=p0:40/piece=se:40/ship=p0:51.55/hand=p0:1l.1w.1b.1g'),
    may: ['p0 buildSettlement v42'],
    mayNot: { 'p0 buildSettlement v39': 'B-12' },
    around: ['h17', 'h13', 'h19'],
  },
  {
    name: 'closed-line',
    rule: 'S-4',
    position: main('owner=p0:40.42/piece=se:40.42/ship=p0:51.55.70/chits=2:42'),
    labels: { e51: '✕', e55: '✕', e70: '✓' },
    around: ['h17', 'h13', 'h19'],
  },
  {
    name: 'moving-ships',
    rule: 'S-5',
    position: main('owner=p0:40/piece=se:40/ship=p0:51.50'),
    may: ['p0 moveShip e50 e52', 'p0 moveShip e50 e55', 'p0 moveShip e50 e67'],
    mayNot: { 'p0 moveShip e50 e72': 'S-2' },
    ringed: ['e50'],
    around: ['h17', 'h13', 'v54'],
  },
  {
    name: 'first-ship',
    rule: 'S-6',
    position: FOUNDING_THERE,
    plays: ['p0 placeSettlement v37'],
    may: ['p0 placeShip e47', 'p0 placeShip e52', 'p0 placeRoad e48'],
    around: ['h11', 'h17', 'h12'],
  },
  {
    name: 'trade-route',
    rule: 'S-7',
    position: main('owner=p0:40/piece=se:40/ship=p0:51.55.70/road=p0:67.68/routeHolder=p0'),
    labels: { e70: '1', e55: '2', e51: '3', e67: '4', e68: '5' },
    around: ['h17', 'h13', 'h19'],
  },
  {
    name: 'road-and-ship',
    rule: 'S-8',
    position: main('owner=p0:40/piece=se:40/held=p0:1r'),
    plays: ['p0 playRoadBuilding', 'p0 layShip e51', 'p0 layRoad e67'],
    labels: { e51: '1', e67: '2' },
    around: ['h17', 'h13', 'h18'],
  },
];

const THIEVES: readonly RulePicture[] = [
  {
    name: 'gold',
    rule: 'S-10',
    position: roll('owner=p0:53/piece=se:53'),
    plays: ['p0 callDice', '* rollDice 1 3'],
    may: ['p0 takeGold ore', 'p0 takeGold lumber'],
    labels: { v53: '+1' },
    ringed: ['h19'],
    around: ['h19', 'h13', 'h18'],
  },
  {
    name: 'pirate-or-robber',
    rule: 'S-11',
    position: roll('owner=p0:40,p1:42/piece=se:40.42/ship=p1:55/hand=p1:2w/chits=2:42'),
    plays: ['p0 callDice', '* rollDice 3 4'],
    may: ['p0 movePirate h18', 'p0 moveRobber h13', 'p0 moveRobber h19'],
    ringed: ['e55'],
    around: ['h17', 'h13', 'h19'],
  },
  {
    name: 'pirate-blocks',
    rule: 'S-12',
    position: main('owner=p0:40/piece=se:40/hand=p0:1l.1w', 'h12'),
    may: ['p0 buildShip e67'],
    mayNot: { 'p0 buildShip e51': 'S-12', 'p0 buildShip e52': 'S-12' },
    around: ['h12', 'h17', 'h18'],
  },
  {
    name: 'land-and-water',
    rule: 'S-14',
    position: roll('owner=p0:40/piece=se:40'),
    plays: ['p0 callDice', '* rollDice 3 4'],
    may: ['p0 moveRobber h17', 'p0 movePirate h12'],
    mayNot: { 'p0 moveRobber h18': 'S-14', 'p0 movePirate h13': 'S-14' },
    around: ['h12', 'h17', 'h18', 'h13'],
  },
];

export const PICTURES: readonly RulePicture[] = [...SHIPS, ...THIEVES];
