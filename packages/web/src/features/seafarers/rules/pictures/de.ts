import type { en } from './en.js';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'ship-places':
    'Ein Schiff liegt, wo auf mindestens einer Seite Wasser ist: an der Küste oder auf See, nie im Landesinneren.',
  'ship-joins':
    'Die Straße endet an einer freien Ecke: Von dort geht kein Schiff weiter. An der Siedlung schon.',
  'settling-over':
    'Zwei Schiffe führen zur anderen Insel. Die nahe Ecke liegt neben deiner Siedlung und bleibt frei; auf der ferneren darf gesiedelt werden.',
  'closed-line':
    'Die zwei Schiffe zwischen den Siedlungen sind eingeschlossen und bleiben. Das weiterführende darf noch versetzt werden.',
  'moving-ships':
    'Das eingekreiste Schiff hat ein freies Ende. Es darf überall hin, wo du jetzt eines bauen könntest.',
  'first-ship':
    'An einer Startsiedlung an der Küste darf das freie Stück ein Schiff an der Küste oder eine Straße ins Land sein.',
  'trade-route':
    'Drei Schiffe und zwei Straßen zählen als fünf in einer Linie, weil dort, wo sie sich treffen, dein Gebäude steht.',
  'road-and-ship': 'Eine Karte, ein Schiff und eine Straße umsonst.',
  gold: 'Eine 4 fällt: Die Siedlung am Gold nimmt eine Karte nach Wahl.',
  'pirate-or-robber':
    'Nach einer 7 zieht einer von beiden: der Pirat auf Wasser neben dem eingekreisten Schiff, oder der Räuber auf Land neben der Siedlung.',
  'pirate-blocks':
    'An den Kanten des Piratenfelds wird kein Schiff gebaut. Die Küste auf der anderen Seite ist frei.',
  'land-and-water':
    'Der Räuber geht an Land, der Pirat aufs Wasser; keiner dorthin, wo der andere hingehört.',
};
