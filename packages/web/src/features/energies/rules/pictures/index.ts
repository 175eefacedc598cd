/** Pictures of New Energies, on the board of its first game. */
import type { RulePicture } from '../../../../moves/rulebook.js';

const BOARD =
  'terrain=fo:0.2.10.12,m:1.13.18,h:3.11.17,d:4,p:5.8.14.16,fi:6-7.9.15/number=2:17,3:8.15,4:3.14,5:10.16,6:5.18,8:7.11,9:2.13,10:6.12,11:0.9,12:1/harbour=a:5.46.64.67,fo:6,l:19,st:27,b:52,fi:60/robber=h4/brown=9c.8e.9a.9p.8r/green=3gr.12s.12go';
const TOWNS = 'road=p0:32.54,p1:49/owner=p0:25.41,p1:38/piece=c:25.38,s:41/round=1';
const main = (rest: string): string =>
  `pos1/energies.first-game/3/turn=p0/phase=main/${TOWNS}/${rest}/${BOARD}`;
const roll = (rest: string): string =>
  `pos1/energies.first-game/3/turn=p0/phase=roll/${TOWNS}/${rest}/${BOARD}`;
const DISCS = ['p0 callDice', '* drawDisc climateConference', '* drawDisc rainAndFlooding'];

const HAZARDS: readonly RulePicture[] = [
  {
    name: 'air-pollution',
    rule: 'E-30',
    position: roll('track=2a'),
    plays: ['p0 callDice', '* drawDisc airPollution'],
    ringed: ['v25'],
    around: ['h12', 'h13', 'h8'],
  },
  {
    name: 'pollution',
    rule: 'E-31',
    position: roll('track=3e'),
    plays: ['p0 callDice', '* drawDisc environmentalPollution', '* rollPollution 4 5'],
    ringed: ['h13', 'h2'],
  },
  {
    name: 'hazard',
    rule: 'E-40',
    position: roll('hex=1:13'),
    ringed: ['h13'],
    around: ['h12', 'h13', 'h14'],
  },
  {
    name: 'hazard-gone',
    rule: 'E-41',
    position: roll('hex=1:13'),
    plays: [...DISCS, '* rollDice 4 5'],
    labels: { v41: '0', v38: '0' },
    around: ['h12', 'h13', 'h14'],
  },
];

const YIELD: readonly RulePicture[] = [
  {
    name: 'yield',
    rule: 'E-50',
    position: roll('plant=v41:f.n.n'),
    plays: ['p0 callDice', '* drawDisc climateConference', '* rollDice 4 5'],
    labels: { v41: '+2', v38: '+2' },
    ringed: ['h13'],
    around: ['h12', 'h13', 'h14'],
  },
  {
    name: 'inspector',
    rule: 'E-51',
    position: roll('hex=1:13'),
    plays: [...DISCS, '* rollDice 3 4'],
    may: ['p0 moveRobber h12', 'p0 moveRobber h16', 'p0 moveRobber h9'],
    mayNot: { 'p0 moveRobber h13': 'E-40' },
    around: ['h12', 'h13', 'h9'],
  },
];

const BUILDING: readonly RulePicture[] = [
  { name: 'energy-prices', rule: 'E-62', position: main('hand=p0:1sc'), art: 'prices' },
  {
    name: 'plant-places',
    rule: 'E-63',
    position: main('hand=p0:1sc/plant=v41:r.n.n'),
    may: ['p0 buildPlant h7 v25 fossil', 'p0 buildPlant h8 v25 fossil', 'p0 buildPlant h12 v25 fossil'],
    mayNot: { 'p0 buildPlant h14 v41 fossil': 'E-63', 'p0 buildPlant h17 v41 fossil': 'E-63' },
    around: ['h7', 'h14', 'h17'],
  },
  {
    name: 'clearing',
    rule: 'E-65',
    position: main('open=p0:1e/hex=1:13'),
    may: ['p0 clearHexHazard h13'],
    around: ['h12', 'h13', 'h14'],
  },
  {
    name: 'footprint',
    rule: 'E-66',
    position: main('plant=v25:n.r.f,v41:r.n.n'),
    labels: { v25: '2+1−1', v41: '1−1' },
    around: ['h7', 'h14', 'h12'],
  },
];

export const PICTURES: readonly RulePicture[] = [...HAZARDS, ...YIELD, ...BUILDING];
