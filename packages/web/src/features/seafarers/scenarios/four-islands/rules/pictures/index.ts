import type { RulePicture } from '../../../../../../moves/rulebook.js';

const ISLANDS =
  'terrain=s:0-1.6.11.14-19.23.28.32-58,fi:2.7.20.30,p:3.9.27.31,m:4.10.21.29,for:5.12.22.26,h:8.13.24-25/number=2:29,3:3.22,4:2.4,5:8.26.30,6:9.25,8:12.21,9:5.7.27,10:10.24,11:13.20,12:31/harbour=g:27,a:35.55.88.95,l:43,w:62,b:78,o:102/robber=h31/hex=h17/island=0:2-3.7-8.12-13,1:4-5.9-10,2:20-22.26-27.31,3:24-25.29-30';
const at = (rest: string): string => `pos1/seafarers.four-islands/3/${rest}/${ISLANDS}`;

export const PICTURES: readonly RulePicture[] = [
  {
    name: 'four-islands',
    rule: 'S-201',
    position: at('frames=turn:p0,opening:p0.1,openingBuilding:p0/active=-/first=p0'),
    may: [
      'p0 placeSettlement v26',
      'p0 placeSettlement v19',
      'p0 placeSettlement v62',
      'p0 placeSettlement v67',
    ],
  },
  {
    name: 'four-points',
    rule: 'S-202',
    position: at('turn=p0/phase=main/owner=p0:37.27/piece=se:37.27/ship=p0:48.49/hand=p0:1l.1w.1b.1g'),
    plays: ['p0 buildSettlement v35'],
    around: ['h10', 'h12'],
  },
];
