import type { RulePicture } from '../../../../../../moves/rulebook.js';

const LANDS =
  'terrain=for:0.6.9.38,p:1.3.35.37,h:2.31.41,fi:4-5.11.32.40,s:7-8.12-13.15-18.20-21.23-26.28-29.33-34.42-67,m:10.30.36.39,g:14.27,d:19.22/number=2:30.32,3:5.9,4:0.36,5:2.39,6:1.38,8:4.41,9:10.31,10:37.40,11:3.35,12:6.11/harbour=b:0,a:20.44.117.139,g:29,w:111,l:131,o:144/robber=h11/hex=h55/left=5:28.41.46-47.58-59.64.76/supply=10';
const position = `pos1/seafarers.cloth/3/turn=p0/phase=main/owner=p0:26/piece=se:26/ship=p0:36/hand=p0:1l.1w/${LANDS}`;

export const PICTURES: readonly RulePicture[] = [
  {
    name: 'cloth-reach',
    rule: 'S-603',
    position,
    may: ['p0 buildShip e35'],
    ringed: ['v28'],
    around: ['h6', 'h14', 'h7'],
  },
  {
    name: 'cloth-bolt',
    rule: 'S-603',
    position,
    plays: ['p0 buildShip e35'],
    labels: { v28: '+1' },
    around: ['h6', 'h14', 'h7'],
  },
];
