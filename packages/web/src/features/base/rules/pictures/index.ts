/** Pictures of the base rules, on the beginners' board. */
import type { RulePicture } from '../../../../moves/rulebook.js';

const BOARD =
  'terrain=m:0.11.13,p:1.5.15.18,fo:2.8.10.12,fi:3.7.14.17,h:4.6.16,d:9/number=2:1,3:10.13,4:5.14,5:15-16,6:4.17,8:11-12,9:2.7,10:0.6,11:8.18,12:3/harbour=a:5.46.64.67,g:6,l:19,o:27,b:52,w:60';

const at = (rest: string, robber = 'h9'): string =>
  `pos1/base/3/options=setUp:fixed/${rest}/${BOARD}/robber=${robber}`;
const main = (rest: string): string => at(`turn=p0/phase=main/${rest}`);
const roll = (rest: string, robber?: string): string => at(`turn=p0/phase=roll/${rest}`, robber);
const founding = at('frames=turn:p0,opening:p0.1,openingBuilding:p0/active=-/first=p0');

const TWO_TOWNS = 'road=p0:32,p1:43/owner=p0:25,p1:33/piece=s:25,c:33';

const LAND: readonly RulePicture[] = [
  {
    name: 'island',
    rule: 'B-1',
    position: main(
      'road=p0:16.23.55,p1:13.14.48,p2:18.33.57/owner=p0:14.41,p1:13.33,p2:16.43/piece=s:13-14.16.41.43,c:33',
    ),
  },
  { name: 'odds', rule: 'B-2', position: founding, art: 'odds' },
  {
    name: 'harbours',
    rule: 'B-4',
    position: main('road=p0:20,p1:8/owner=p0:17,p1:6/piece=s:6.17/hand=p0:2l,p1:2g'),
    may: ['p0 tradeWithSupply lumber ore'],
    ringed: ['v17', 'v6'],
    around: ['v28', 'v7', 'v0'],
  },
  { name: 'stock', rule: 'B-5', position: founding, art: 'stock' },
];

const FOUNDING: readonly RulePicture[] = [
  {
    name: 'founding',
    rule: 'B-10',
    position: founding,
    plays: ['p0 placeSettlement v14'],
    may: ['p0 placeRoad e16', 'p0 placeRoad e17', 'p0 placeRoad e23'],
    mayNot: { 'p0 placeRoad e18': 'B-10' },
    around: ['h4', 'h8', 'h3'],
  },
  {
    name: 'first-cards',
    rule: 'B-11',
    position: founding,
    plays: [
      'p0 placeSettlement v14',
      'p0 placeRoad e16',
      'p1 placeSettlement v20',
      'p1 placeRoad e25',
      'p2 placeSettlement v33',
      'p2 placeRoad e48',
      'p2 placeSettlement v41',
      'p2 placeRoad e54',
    ],
    labels: { h13: '+1', h14: '+1', h17: '+1' },
    around: ['h13', 'h14', 'h17'],
  },
  {
    name: 'distance',
    rule: 'B-12',
    position: founding,
    plays: ['p0 placeSettlement v14', 'p0 placeRoad e16'],
    may: [
      'p1 placeSettlement v2',
      'p1 placeSettlement v4',
      'p1 placeSettlement v16',
      'p1 placeSettlement v18',
      'p1 placeSettlement v25',
      'p1 placeSettlement v29',
    ],
    mayNot: {
      'p1 placeSettlement v3': 'B-12',
      'p1 placeSettlement v15': 'B-12',
      'p1 placeSettlement v19': 'B-12',
    },
    around: ['v14'],
  },
];

const TURN: readonly RulePicture[] = [
  {
    name: 'production',
    rule: 'B-21',
    position: roll(TWO_TOWNS),
    plays: ['p0 callDice', '* rollDice 2 6'],
    labels: { v25: '+1', v33: '+2' },
    ringed: ['h11', 'h12'],
    around: ['h12', 'h11'],
  },
  {
    name: 'blocked',
    rule: 'B-21',
    position: roll(TWO_TOWNS, 'h12'),
    plays: ['p0 callDice', '* rollDice 2 6'],
    labels: { v25: '0', v33: '+2' },
    ringed: ['h11', 'h12'],
    around: ['h12', 'h11'],
  },
  {
    name: 'robber',
    rule: 'B-23',
    position: roll('owner=p0:14,p1:18.29/piece=s:14.18.29/hand=p1:2w'),
    plays: ['p0 callDice', '* rollDice 3 4'],
    may: ['p0 moveRobber h4', 'p0 moveRobber h5', 'p0 moveRobber h8', 'p0 moveRobber h13'],
    mayNot: { 'p0 moveRobber h9': 'B-23' },
    around: ['h4', 'h13', 'h10', 'h8'],
  },
  {
    name: 'victims',
    rule: 'B-23',
    position: roll('owner=p0:14,p1:18,p2:29/piece=s:14.18.29/hand=p1:2w,p2:1o', 'h13'),
    plays: ['p0 callDice', '* rollDice 3 4', 'p0 moveRobber h9'],
    may: ['p0 stealFrom p1', 'p0 stealFrom p2'],
    ringed: ['v18', 'v29'],
    around: ['h9', 'v14'],
  },
  {
    name: 'harbour-trade',
    rule: 'B-25',
    position: main('road=p0:4/owner=p0:5/piece=s:5/hand=p0:3w'),
    may: ['p0 tradeWithSupply wool grain'],
    ringed: ['v5'],
    around: ['v4', 'v1'],
  },
  {
    name: 'no-harbour',
    rule: 'B-25',
    position: main('road=p0:16/owner=p0:14/piece=s:14/hand=p0:3w'),
    mayNot: { 'p0 tradeWithSupply wool grain': 'B-25' },
    around: ['h4', 'h8', 'h3'],
  },
];

const BUILDING: readonly RulePicture[] = [
  {
    name: 'roads',
    rule: 'B-30',
    position: main('road=p0:23.36/owner=p0:14,p1:29/piece=s:14.29/hand=p0:1l.1b'),
    may: ['p0 buildRoad e16', 'p0 buildRoad e17', 'p0 buildRoad e22'],
    mayNot: { 'p0 buildRoad e37': 'B-30', 'p0 buildRoad e41': 'B-30' },
    around: ['h4', 'h13'],
  },
  { name: 'prices', rule: 'B-30', position: main('round=1'), art: 'prices' },
  {
    name: 'settlements',
    rule: 'B-31',
    position: main('road=p0:21-23/owner=p0:14/piece=s:14/hand=p0:1l.1b.1w.1g'),
    may: ['p0 buildSettlement v18', 'p0 buildSettlement v9'],
    mayNot: { 'p0 buildSettlement v19': 'B-12', 'p0 buildSettlement v21': 'B-31' },
    around: ['h4', 'h9'],
  },
  {
    name: 'city',
    rule: 'B-32',
    position: main('road=p0:23,p1:26/owner=p0:14,p1:18/piece=s:14.18/hand=p0:3o.2g'),
    may: ['p0 buildCity v14'],
    mayNot: { 'p0 buildCity v18': 'B-32' },
    around: ['h4', 'h9', 'h8'],
  },
  {
    name: 'city-built',
    rule: 'B-32',
    position: main('road=p0:23,p1:26/owner=p0:14,p1:18/piece=s:14.18/hand=p0:3o.2g'),
    plays: ['p0 buildCity v14'],
    labels: { v14: '2' },
    around: ['h4', 'h9', 'h8'],
  },
  {
    name: 'last-piece',
    rule: 'B-34',
    position: main('road=p0:16.17.18/owner=p0:14.0.6.10.33/piece=s:0.6.10.14.33/hand=p0:1l.1b.1w.1g.3o'),
    mayNot: { 'p0 buildSettlement v16': 'B-34' },
    around: ['h3', 'h8', 'h4'],
  },
];

const ROUTE = 'road=p0:16.17.23.22.26.39.25,p1:40/owner=p0:14,p1:32/piece=s:14.32';

const CARDS: readonly RulePicture[] = [
  { name: 'cards', rule: 'B-40', position: founding, art: 'cards' },
  {
    name: 'knight',
    rule: 'B-41',
    position: at('turn=p0/phase=main/road=p0:23/owner=p0:14,p1:29/piece=s:14.29/hand=p1:2w/held=p0:1k', 'h8'),
    plays: ['p0 playKnight', 'p0 moveRobber h13'],
    ringed: ['h13'],
    around: ['h4', 'h13'],
  },
  {
    name: 'road-building',
    rule: 'B-42',
    position: main('road=p0:23/owner=p0:14/piece=s:14/held=p0:1r'),
    plays: ['p0 playRoadBuilding', 'p0 layRoad e22', 'p0 layRoad e26'],
    labels: { e22: '1', e26: '2' },
    around: ['h4', 'h9'],
  },
];

const POINTS: readonly RulePicture[] = [
  {
    name: 'points',
    rule: 'B-50',
    position: main('road=p0:16.23/owner=p0:14.18/piece=s:14,c:18'),
    labels: { v14: '1', v18: '2' },
    around: ['h4', 'h9', 'h8'],
  },
  {
    name: 'longest-road',
    rule: 'B-51',
    position: main(`${ROUTE}/routeHolder=p0`),
    labels: { e17: '1', e23: '2', e22: '3', e26: '4', e39: '5' },
    around: ['v15', 'v31', 'v3', 'v20'],
  },
  {
    name: 'road-broken',
    rule: 'B-51',
    position: at(
      'turn=p1/phase=main/road=p0:17.23.22.26.39,p1:24.25/owner=p0:14,p1:13/piece=s:13-14/hand=p1:1l.1b.1w.1g/routeHolder=p0',
    ),
    plays: ['p1 buildSettlement v21'],
    labels: { e17: '1', e23: '2', e22: '3', e26: '4' },
    ringed: ['v21'],
    around: ['v15', 'v31', 'v3', 'v20'],
  },
];

export const PICTURES: readonly RulePicture[] = [
  ...LAND,
  ...FOUNDING,
  ...TURN,
  ...BUILDING,
  ...CARDS,
  ...POINTS,
];
