import type { RulePicture } from '../../../../../../moves/rulebook.js';

const WATERS =
  'terrain=g:0.43,m:1.11.22.41.44,s:2-3.7-8.10.14-15.17.21.23-24.29-30.32.37-38.40.45-46.49-76,fi:4.13.25.28.47,h:5-6.26.36.48,d:9.16.31,for:12.18.20.34.42,p:19.27.33.35.39/number=2:42,3:18.43,4:4.13.48,5:5.20.41,6:1.25.44,8:19.22.34,9:11.26.35,10:12.28.47,11:0.33,12:27/harbour=a:25.30.129,w:27,b:52,g:101,o:151,l:167/road=p0:74.100,p2:77.102,p1:80.92/owner=p0:0.21.56.74,p1:54.60.105.112,p2:58.72.75.77/piece=f:0.77.112,se:21.54.56.58.60.72.74-75.105/round=1/ship=p0:24,p2:97,p1:145/position=p0:2,p1:0,p2:1/chits=p0:3,p1:3,p2:3';
const at = (rest: string): string => `pos1/seafarers.pirate-islands/3/${rest}/${WATERS}`;

export const PICTURES: readonly RulePicture[] = [
  { name: 'pirate-islands', rule: 'S-701', position: at('turn=p0/phase=roll/hand=p0:1l.1w') },
  {
    name: 'pirate-line',
    rule: 'S-702',
    position: at('turn=p0/phase=main/hand=p0:1l.1w'),
    may: ['p0 buildShip e18'],
    mayNot: { 'p0 buildShip e45': 'S-702' },
    around: ['h9', 'h11', 'h4'],
  },
];
