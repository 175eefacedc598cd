import type { BaseCaptions } from './types.js';

export const de: BaseCaptions = {
  island:
    'Die Insel mitten im Spiel: drei Personen, ihre Straßen an den Kanten, ihre Siedlungen und eine Stadt auf den Ecken.',
  odds: 'Wie oft eine Zahl in 36 Würfen kommt: ein Punkt für jede Art, sie mit zwei Würfeln zu werfen. Die 7 steht auf keinem Feld.',
  harbours:
    'Wer an einer der beiden Ecken eines Hafens gebaut hat, tauscht dort: links Holz, oben Getreide, zwei zu eins.',
  stock: 'Was jede Person zum Bauen hat.',
  founding:
    'Die Siedlung steht gerade erst: Ihre Straße liegt an einer der drei Kanten daneben und nirgends sonst.',
  'first-cards':
    'Die zweite Siedlung bringt eine Karte von jedem Feld um sie herum: hier ein Erz und zwei Getreide.',
  distance:
    'Die drei Ecken neben einer Siedlung bleiben leer. Zwei Schritte weiter darf wieder gesiedelt werden.',
  production: 'Eine 8 fällt. Die Siedlung am Wald erhält ein Holz, die Stadt am Gebirge zwei Erz.',
  blocked: 'Derselbe Wurf mit dem Räuber im Wald: Sein Feld bringt nichts, das Gebirge zahlt weiter.',
  robber: 'Nach einer 7 muss der Räuber sein Feld verlassen; jedes andere Feld steht ihm offen.',
  victims:
    'Am neuen Feld des Räubers haben zwei andere gebaut: Du suchst aus, bei wem du eine Karte stiehlst.',
  'harbour-trade': 'Mit einer Siedlung an diesem Hafen kaufen drei Wolle eine beliebige andere Karte.',
  'no-harbour': 'Ohne Hafen kaufen drei Wolle nichts: Der Vorrat verlangt vier.',
  roads:
    'Eine Straße setzt an deiner Straße oder deinem Gebäude an. Wo jemand anders gebaut hat, geht deine Straße nicht hindurch.',
  prices: 'Was alles kostet, auf einen Blick.',
  settlements:
    'Zwei freie Ecken an deiner Straße. Die durchgestrichenen liegen zu nah an einem Gebäude, oder deine Straße führt nicht hin.',
  city: 'Nur eine eigene Siedlung wird zur Stadt.',
  'city-built': 'Die Stadt steht an ihrer Stelle und zählt zwei Punkte. Die Siedlung geht zurück zu dir.',
  'last-piece': 'Alle fünf Siedlungen stehen schon: Vor der nächsten muss eine davon zur Stadt werden.',
  cards: 'Die Karten im Stapel, und wie viele es von jeder gibt.',
  knight: 'Ein Ritter hat den Räuber aus dem Wald ins Gebirge geschickt: Dein Wald zahlt wieder.',
  'road-building': 'Zwei Straßen umsonst, eine nach der anderen.',
  points: 'Eine Siedlung zählt einen Punkt, eine Stadt zwei.',
  'longest-road':
    'Fünf Straßen in einer Linie: Abzweigungen zählen nicht. Das ist die längste Straße und zwei Punkte wert.',
  'road-broken':
    'Jemand hat mitten in dieser Straße gesiedelt. Vier bleiben in einer Linie, und die zwei Punkte sind weg.',
};
