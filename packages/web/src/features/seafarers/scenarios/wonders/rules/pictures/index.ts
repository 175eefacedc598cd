import type { RulePicture } from '../../../../../../moves/rulebook.js';

const LANDS =
  'terrain=g:0.35,h:1.15.25.28.32,s:2.4-8.10.12.20.27.30-31.33-34.36.38.41.44.47.49-76,m:3.13.21.23.43,for:9.18.37.39.42,d:11.19.26,fi:14.16.22.40.48,p:17.24.29.45-46/number=2:1.46,3:17.21.37,4:22.25.42,5:24.43.48,6:14.23.35,8:0.28.39,9:18.29.40,10:3.16.32,11:9.15.45,12:13/harbour=w:32,b:40,a:47.87.123.145,l:85,o:131,g:161/robber=h19/island=0:0-1,1:3.9.11.13-19.21-26.28-29.32.37.39-40.43.45-46,2:35.42.48';
const position = `pos1/seafarers.wonders/3/frames=turn:p0,opening:p0.1,openingBuilding:p0/active=-/first=p0/${LANDS}`;

export const PICTURES: readonly RulePicture[] = [
  { name: 'wonders-map', rule: 'S-801', position },
  {
    name: 'wonders-marked',
    rule: 'S-801',
    position,
    may: ['p0 placeSettlement v54', 'p0 placeSettlement v53', 'p0 placeSettlement v72'],
    mayNot: {
      'p0 placeSettlement v36': 'S-801',
      'p0 placeSettlement v39': 'S-801',
      'p0 placeSettlement v56': 'S-801',
      'p0 placeSettlement v71': 'S-801',
    },
    around: ['h18', 'h25'],
  },
];
