import type { RulePicture } from '../../../../../../moves/rulebook.js';

const WORLD =
  'terrain=m:0.7.27.37,p:1.10.14.16.30,s:2-4.8-9.12.20.22-25.28-29.33-36.40-67,for:5-6.21.26.32,fi:11.13.15.31.39,h:17-19.38/number=2:26,3:6.19.31,4:10-11.18,5:1.37-38,6:27.39,8:30.32,9:0.15.21,10:7.14.17,11:5.16,12:13/harbour=b:14,a:43.54.62.134,l:77,g:88,w:99,o:113/island=0:0-1.5-7.10-11.13-19.21.26-27.31-32.37-39,1:30';
const at = (rest: string): string => `pos1/seafarers.new-world/3/${rest}/${WORLD}`;

export const PICTURES: readonly RulePicture[] = [
  {
    name: 'new-world',
    rule: 'S-901',
    position: at('frames=turn:p0,opening:p0.1,openingBuilding:p0/active=-/first=p0'),
  },
  {
    name: 'new-world-point',
    rule: 'S-902',
    position: at('turn=p0/phase=main/owner=p0:53/piece=se:53/ship=p0:87-88/hand=p0:1l.1w.1b.1g'),
    plays: ['p0 buildSettlement v66'],
    around: ['h17', 'h30'],
  },
];
