import type { RulePicture } from '../../../../../../moves/rulebook.js';
import { FOUNDING_THERE, shores } from '../../../../rules/pictures/board.js';

export const PICTURES: readonly RulePicture[] = [
  {
    name: 'shores-start',
    rule: 'S-101',
    position: FOUNDING_THERE,
    may: ['p0 placeSettlement v37', 'p0 placeSettlement v51', 'p0 placeSettlement v49'],
    mayNot: { 'p0 placeSettlement v42': 'S-17', 'p0 placeSettlement v27': 'S-17' },
    around: ['h17', 'h13', 'h23'],
  },
  {
    name: 'shores-points',
    rule: 'S-102',
    position: shores('turn=p0/phase=main/owner=p0:40/piece=se:40/ship=p0:51.55/hand=p0:1l.1w.1b.1g'),
    plays: ['p0 buildSettlement v42'],
    around: ['h17', 'h13', 'h19'],
  },
];
