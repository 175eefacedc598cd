import type { RulePicture } from '../../../../../../moves/rulebook.js';

const ISLANDS =
  'terrain=fog:0-1.5-7.14.21.28.35-36.40-41,s:2.8.11-13.15.20.22.24.27.29-31.34.37.39.42-67,h:3.25,for:4.9.18.26,fi:10.33,p:16-17.19.38,m:23.32/number=3:10,4:23,5:9.19,6:3.18,8:16.32,9:17.26,10:33,11:4.25,12:38/harbour=l:16,a:22.67.87,b:73,w:97,g:122,o:133/robber=h38/hex=h54/tiles=1for.2h.1p.2fi.2m.2g.2s/numbers=3x2.4x1.5x1.6x1.8x1.9x1.10x1.11x1.12x1';
const position = `pos1/seafarers.fog-islands/3/turn=p0/phase=main/owner=p0:57/piece=se:57/ship=p0:75/hand=p0:1l.1w/${ISLANDS}`;

export const PICTURES: readonly RulePicture[] = [
  {
    name: 'fog-before',
    rule: 'S-302',
    position,
    may: ['p0 buildShip e56'],
    ringed: ['h14'],
    around: ['h19', 'h14', 'h21'],
  },
  {
    name: 'fog-lifted',
    rule: 'S-302',
    position,
    plays: ['p0 buildShip e56', '* revealHex mountains', '* drawToken 5'],
    labels: { h14: '+1' },
    ringed: ['h14'],
    around: ['h19', 'h14', 'h21'],
  },
];
