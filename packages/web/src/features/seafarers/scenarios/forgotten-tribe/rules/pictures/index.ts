import type { RulePicture } from '../../../../../../moves/rulebook.js';

const LANDS =
  'terrain=g:0.48,m:1.4.15.18.30,s:2.6-12.19.27.34.36-42.45.49-76,d:3.43.47,fi:5.13.24.29.33,for:14.17.25.28.35,h:16.22.32.44.46,p:20-21.23.26.31/number=2:26,3:30.33,4:18.23,5:16.25,6:13.17,8:22.31,9:14.29,10:21.32,11:15.28,12:24/robber=h47/hex=h2/gift=p:0.16.26.79.128.154.165.170,c:4.27.156.169,a:5,w:20,l:78,o:129,b:155,g:164/cards=4';
const position = `pos1/seafarers.forgotten-tribe/3/turn=p0/phase=main/owner=p0:88/piece=se:88/ship=p0:141-142.160/hand=p0:2l.2w/${LANDS}`;

export const PICTURES: readonly RulePicture[] = [
  {
    name: 'tribe-gift',
    rule: 'S-502',
    position,
    may: ['p0 buildShip e165'],
    around: ['h32', 'h46', 'h47'],
  },
  {
    name: 'tribe-harbour',
    rule: 'S-503',
    position,
    plays: ['p0 buildShip e165', 'p0 buildShip e164'],
    may: ['p0 placeHarbour e119 grain', 'p0 placeHarbour e120 grain'],
    around: ['h32', 'h46', 'h47'],
  },
];
