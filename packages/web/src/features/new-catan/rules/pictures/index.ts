/** Pictures of New Catan, on one of its shuffled islands. */
import type { RulePicture } from '../../../../moves/rulebook.js';

const BOARD =
  'terrain=p:0.12.18,fo:1-3.16,m:4-5.10,h:6.11.17,fi:7-8.14-15,l:9,d:13/number=2:6,3:1.14,4:5.17,5:4.11,6:2.8,8:0.18,9:7.10,10:3.15,11:16,12:12/benefit=g:0,w:1,l:6,o:7,b:10,po:11,h:12,i:22,pe:23,freeS:26,freeD:27,r:35,s:39,a:40,extraO:47,extraW:48,freeR:49,extraB:50,extraG:51,extraL:53';
const main = (rest: string): string => `pos1/new-catan/3/turn=p0/phase=main/${rest}/${BOARD}`;
const roll = (rest: string): string => `pos1/new-catan/3/turn=p0/phase=roll/${rest}/${BOARD}`;
const NEIGHBOURS = 'road=p0:0,p1:15/owner=p0:1,p1:7/piece=s:1.7/hand=p1:1w';

export const PICTURES: readonly RulePicture[] = [
  {
    name: 'lake',
    rule: 'N-1',
    position: main('road=p0:23.22.26/owner=p0:14/piece=s:14/hand=p0:1l.1b.1w.1g'),
    may: ['p0 buildSettlement v18', 'p0 buildSettlement v21'],
    around: ['h9', 'h4', 'h8'],
  },
  {
    name: 'outposts',
    rule: 'N-2',
    position: main('road=p0:0.32,p1:15.48,p2:54.60/owner=p0:1.25,p1:7.33,p2:41.46/piece=s:1.7.25.33.41.46'),
  },
  {
    name: 'gap',
    rule: 'N-4',
    position: main('road=p0:0.5/owner=p0:1/piece=s:1/hand=p0:1l.1b.1w.1g'),
    may: ['p0 buildRoad e72'],
    mayNot: { 'p0 buildSettlement v54': 'B-31' },
    around: ['h0', 'v54'],
  },
  {
    name: 'infiltrator',
    rule: 'N-11',
    position: roll(NEIGHBOURS),
    plays: ['p0 callDice', '* rollDice 3 4'],
    may: ['p0 moveInfiltrator v7', 'p0 moveInfiltrator v6', 'p0 moveInfiltrator v10', 'p0 moveRobber h5'],
    around: ['h1', 'h5', 'v10', 'v6'],
  },
  {
    name: 'infiltrated',
    rule: 'N-12',
    position: roll(NEIGHBOURS),
    plays: ['p0 callDice', '* rollDice 3 4', 'p0 moveInfiltrator v7'],
    may: ['p0 stealFrom p1', 'p0 waiveSteal'],
    ringed: ['v7'],
    around: ['h1', 'h5', 'v10', 'v6'],
  },
  {
    name: 'benefit',
    rule: 'N-13',
    position: main('road=p0:1.0/owner=p0:2/piece=s:2/hand=p0:1l.1b.1w.1g'),
    plays: ['p0 buildSettlement v0'],
    ringed: ['v0'],
    around: ['h0', 'h1', 'v6'],
  },
];
