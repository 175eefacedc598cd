import { makeTexts, type Phrases } from '../../../../i18n/texts.js';

const en = {
  village: 'Village {number}',
  villageNote: 'village {number} with {count} cloth',
  villages: 'Villages',
  left: ['{count} bolt left', '{count} bolts left'],
  traders: 'trades with {names}',
  supply: 'Cloth in the supply',
  bolts: ['{count} bolt of cloth', '{count} bolts of cloth'],
  source: 'Cloth',
  goal: '{points} points win. When only three villages have cloth left the game ends, and most points win.',
  stealCloth: 'Take cloth from {name}',
  actSteal: 'Take a bolt of cloth',
  opened: '{who} [trade|trades] with village {number} now',
  received: ['{who} [get|gets] {count} bolt of cloth', '{who} [get|gets] {count} bolts of cloth'],
  stolen: '{who} [take|takes] a bolt of cloth from {victim}',
  ended: [
    'Only three villages have cloth: {who} [win|wins] with {count} point',
    'Only three villages have cloth: {who} [win|wins] with {count} points',
  ],
  notATrader: 'Only who trades with a village may move the pirate. Move the robber.',
  hasNoCloth: 'There is no cloth to take.',
  tradeHoldsShip: 'This ship carries your trade with a village and stays.',
} as const;
type Words = Phrases<keyof typeof en>;
const de: Words = {
  village: 'Dorf {number}',
  villageNote: 'Dorf {number} mit {count} Tuch',
  villages: 'Dörfer',
  left: ['noch {count} Ballen', 'noch {count} Ballen'],
  traders: 'handelt mit {names}',
  supply: 'Tuch im Vorrat',
  bolts: ['{count} Ballen Tuch', '{count} Ballen Tuch'],
  source: 'Tuch',
  goal: '{points} Punkte gewinnen. Haben nur noch drei Dörfer Tuch, endet das Spiel, und die meisten Punkte gewinnen.',
  stealCloth: 'Tuch von {name} nehmen',
  actSteal: 'Einen Ballen Tuch nehmen',
  opened: '{who} [handelst|handelt] jetzt mit Dorf {number}',
  received: ['{who} [bekommst|bekommt] {count} Ballen Tuch', '{who} [bekommst|bekommt] {count} Ballen Tuch'],
  stolen: '{who} [nimmst|nimmt] [victim:dir|{victim}] einen Ballen Tuch',
  ended: [
    'Nur noch drei Dörfer haben Tuch: {who} [gewinnst|gewinnt] mit {count} Punkt',
    'Nur noch drei Dörfer haben Tuch: {who} [gewinnst|gewinnt] mit {count} Punkten',
  ],
  notATrader: 'Nur wer mit einem Dorf handelt, darf den Piraten versetzen. Versetze den Räuber.',
  hasNoCloth: 'Da ist kein Tuch zu holen.',
  tradeHoldsShip: 'Dieses Schiff trägt deinen Handel mit einem Dorf und bleibt liegen.',
};
const fr: Words = {
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

export const t = makeTexts({ en, de, fr });
