import type { ClothWords } from './types.js';

export const de: ClothWords = {
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
