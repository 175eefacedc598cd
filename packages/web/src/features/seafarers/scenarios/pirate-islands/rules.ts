import type { OneChapter } from '../../rules/types.js';

export const rules: OneChapter<
  'S-701' | 'S-702' | 'S-703' | 'S-704' | 'S-705' | 'S-706' | 'S-707' | 'S-708'
> = {
  en: [
    {
      title: 'The Pirate Islands',
      rules: {
        'S-701':
          'You begin with a settlement and a ship by lot, and place two more settlements with roads on the eastern island. No robber, no longest road, no largest army. With four players victory point cards act as knights; with three they are left out.',
        'S-702':
          'You have one line of ships: by the shortest way to your landing, and from there to your fortress. A ship always continues its head.',
        'S-703': 'A knight turns the rearmost ordinary ship of your line into a warship.',
        'S-704':
          'Every roll first moves the fleet along its path by the lower die. Whoever has a building beside it is attacked with that strength: with fewer warships you lose a card and one more for each city, with more you choose a card. No ship comes or goes beside the fleet.',
        'S-705':
          'At your landing you may build one settlement and make it a city. Otherwise everything is built on the eastern island.',
        'S-706':
          'When your line reaches your fortress you may attack at the end of your turn: one die against your warships. More warships take a chit; equal costs the foremost ship, fewer the two foremost. At no chits it is your settlement.',
        'S-707':
          'On a 7 the fleet moves first; then cards are given back and you steal from anybody. When all fortresses are taken the fleet leaves.',
        'S-708': 'You win with 10 points and your fortress taken.',
      },
    },
  ],
  de: [
    {
      title: 'Die Pirateninseln',
      rules: {
        'S-701':
          'Du beginnst mit einer ausgelosten Siedlung samt Schiff und gründest zwei weitere mit Straßen auf der Ostinsel. Kein Räuber, keine Längste Handelsstraße, keine Größte Rittermacht. Zu viert wirken Siegpunktkarten als Ritter; zu dritt fallen sie weg.',
        'S-702':
          'Du hast eine einzige Schiffslinie: auf kürzestem Weg zu deinem Landeplatz und von dort zu deiner Festung. Ein Schiff verlängert immer ihre Spitze.',
        'S-703': 'Ein Ritter macht das hinterste gewöhnliche Schiff deiner Linie zum Kriegsschiff.',
        'S-704':
          'Jeder Wurf bewegt zuerst die Flotte um den niedrigeren Würfel. Wer dort ein Gebäude hat, wird mit dieser Stärke angegriffen: Mit weniger Kriegsschiffen verlierst du eine Karte und je Stadt eine weitere, mit mehr wählst du eine. Neben der Flotte legt kein Schiff an oder ab.',
        'S-705':
          'An deinem Landeplatz darfst du eine Siedlung bauen und zur Stadt machen. Sonst wird nur auf der Ostinsel gebaut.',
        'S-706':
          'Erreicht deine Linie die Festung, darfst du am Ende deines Zugs angreifen: ein Würfel gegen deine Kriegsschiffe. Mehr nehmen einen Chip; bei Gleichstand verlierst du das vorderste Schiff, bei weniger die zwei vordersten. Ohne Chips ist sie deine Siedlung.',
        'S-707':
          'Bei einer 7 zieht zuerst die Flotte; dann wird abgegeben, und du stiehlst von irgendwem. Sind alle Festungen gefallen, zieht die Flotte ab.',
        'S-708': 'Du gewinnst mit 10 Punkten und eroberter Festung.',
      },
    },
  ],
  fr: [
    {
      title: 'Les îles aux pirates',
      rules: {
        'S-701':
          'Vous commencez avec une colonie et un bateau tirés au sort, et placez deux colonies de plus avec routes sur l’île de l’est. Ni voleur, ni route la plus longue, ni armée. À quatre, les cartes point de victoire servent de chevaliers ; à trois, elles sont retirées.',
        'S-702':
          'Vous avez une seule ligne de bateaux : par le plus court chemin vers votre débarcadère, puis vers votre forteresse. Un bateau prolonge toujours sa tête.',
        'S-703': 'Un chevalier transforme le dernier bateau ordinaire de votre ligne en navire de guerre.',
        'S-704':
          'Chaque lancer avance d’abord la flotte du plus petit dé. Qui a un bâtiment à côté est attaqué avec cette force : avec moins de navires de guerre, vous perdez une carte, plus une par ville ; avec plus, vous en choisissez une. Aucun bateau n’arrive ni ne part près de la flotte.',
        'S-705':
          'À votre débarcadère, vous pouvez bâtir une colonie et en faire une ville. Le reste se construit sur l’île de l’est.',
        'S-706':
          'Quand votre ligne atteint la forteresse, vous pouvez attaquer à la fin de votre tour : un dé contre vos navires de guerre. Plus de navires ôtent un jeton ; à égalité vous perdez le bateau de tête, avec moins les deux premiers. Sans jeton, c’est votre colonie.',
        'S-707':
          'Sur un 7, la flotte avance d’abord ; puis on rend des cartes et vous volez qui vous voulez. Toutes les forteresses prises, la flotte s’en va.',
        'S-708': 'Vous gagnez avec 10 points et votre forteresse reprise.',
      },
    },
  ],
};
