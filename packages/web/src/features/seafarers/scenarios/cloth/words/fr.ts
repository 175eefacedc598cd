import type { ClothWords } from './types.js';

export const fr: ClothWords = {
  village: 'Village {number}',
  villageNote: 'village {number}, {count} de tissu',
  villages: 'Villages',
  left: ['reste {count} rouleau', 'restent {count} rouleaux'],
  traders: 'commerce avec {names}',
  supply: 'Tissu en réserve',
  bolts: ['{count} rouleau de tissu', '{count} rouleaux de tissu'],
  source: 'Tissu',
  goal: '{points} points donnent la victoire. Quand trois villages seulement ont du tissu, la partie s’arrête et le plus de points l’emporte.',
  stealCloth: 'Prendre du tissu à {name}',
  actSteal: 'Prendre un rouleau de tissu',
  opened: '{who} [commercez|commerce] maintenant avec le village {number}',
  received: [
    '{who} [recevez|reçoit] {count} rouleau de tissu',
    '{who} [recevez|reçoit] {count} rouleaux de tissu',
  ],
  stolen: '{who} [victim:vous |][prenez|prend] un rouleau de tissu[victim:| à {victim}]',
  ended: [
    'Trois villages seulement ont du tissu : {who} [gagnez|gagne] avec {count} point',
    'Trois villages seulement ont du tissu : {who} [gagnez|gagne] avec {count} points',
  ],
  notATrader: 'Seul qui commerce avec un village peut déplacer le pirate. Déplacez le voleur.',
  hasNoCloth: 'Pas de tissu à prendre.',
  tradeHoldsShip: 'Ce bateau porte votre commerce avec un village et reste.',
};
