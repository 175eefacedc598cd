import type { RulePicture } from '../../../../../../moves/rulebook.js';

const LANDS =
  'terrain=g:0.19,d:1.5.10,s:2.7.13-15.18.24-25.29.33.35-58,m:3.16.26.34,for:4.6.17.20.28,p:8.12.31-32,fi:9.22.27.30,h:11.21.23/number=2:22,3:4.16,4:0.6.32,5:11.19.34,6:9.12.21,8:3.28.31,9:23.27.30,10:17.26,11:8.20/harbour=a:14.116-117,l:61,b:72,g:78,w:88,o:114/robber=h5/hex=h47/island=0:0.4.9,1:3.8,2:6.11-12.16-17.20-23.26-28.31-32,3:19,4:30.34';
const at = (rest: string): string => `pos1/seafarers.through-the-desert/3/${rest}/${LANDS}`;

export const PICTURES: readonly RulePicture[] = [
  {
    name: 'beyond-desert',
    rule: 'S-401',
    position: at('turn=p0/phase=main/owner=p0:46/piece=se:46/road=p0:60.46/hand=p0:1l.1w.1b.1g'),
    plays: ['p0 buildSettlement v31'],
    around: ['h9', 'h16', 'h10'],
  },
  {
    name: 'nobodys-land',
    rule: 'S-402',
    position: at('frames=turn:p0,opening:p0.1,openingBuilding:p0/active=-/first=p0'),
    may: ['p0 placeSettlement v25', 'p0 placeSettlement v8'],
    mayNot: { 'p0 placeSettlement v6': 'S-17', 'p0 placeSettlement v7': 'S-17' },
    around: ['h1', 'h5', 'h6'],
  },
];
