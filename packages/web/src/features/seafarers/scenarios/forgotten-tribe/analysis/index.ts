/** What fields, faults and questions of this scenario are called where a position is laid by hand, by the engine’s own names. */
import type { LayingTexts } from '../../../../types.js';
import type { GameWords } from '../../../../../moves/feature.js';
import { goods } from '../../../../base/goods.js';
import { harbourName } from '../../../harbours.js';
import { t } from './words/index.js';

const HARBOURS = ['any', ...Object.keys(goods)];

export const laying: LayingTexts = {
  fields: {
    'tribe gift': t.gift,
    'tribe points': t.points,
    'tribe waiting': t.waiting,
    'tribe cards': t.cards,
  },
  faults: {},
  names: {
    ...Object.fromEntries(
      HARBOURS.map((kind) => [`${kind}Harbour`, (words: GameWords) => harbourName(words, kind)]),
    ),
    tribe: t.group_tribe,
    point: t.point,
    card: t.card,
  },
};
