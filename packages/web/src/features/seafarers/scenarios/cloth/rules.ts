import type { OneChapter } from '../../rules/types.js';

export const rules: OneChapter<'S-601' | 'S-602' | 'S-603' | 'S-604' | 'S-605' | 'S-606' | 'S-607'> = {
  en: [
    {
      title: 'Cloth for Catan',
      rules: {
        'S-601':
          'You start with three settlements on the two main islands, each with a road or ship; the third brings the starting cards.',
        'S-602':
          'Eight villages in the middle have a number and five bolts of cloth each; ten more lie in the supply. Nobody builds there.',
        'S-603':
          'A line of your ships from a building to a village opens trade, unless an opponent’s building cuts it: a bolt at once, then one whenever its number is rolled. If a village runs short the supply helps out; an empty village gives nothing.',
        'S-604':
          'Two bolts are a point. Cloth is open and no card: it is neither traded nor given back. Ships that link you to a village stay. There is no longest trade route.',
        'S-605':
          'Only who trades with a village may move the pirate. It takes a card or a bolt, as you choose. The robber stays off the village islands.',
        'S-606':
          '14 points win. Or the game ends as soon as only three villages have cloth left: then most points win, then most cloth.',
        'S-607': 'Shuffled set-up: the two main islands only.',
      },
    },
  ],
  de: [
    {
      title: 'Tuch für Catan',
      rules: {
        'S-601':
          'Du beginnst mit drei Siedlungen auf den beiden Hauptinseln, jede mit Straße oder Schiff; die dritte bringt die Startkarten.',
        'S-602':
          'Acht Dörfer in der Mitte haben je eine Zahl und fünf Ballen Tuch; zehn weitere liegen im Vorrat. Gebaut wird dort nicht.',
        'S-603':
          'Eine Schiffslinie von einem Gebäude zu einem Dorf eröffnet den Handel, wenn kein fremdes Gebäude sie unterbricht: sofort ein Ballen, dann bei jedem Wurf seiner Zahl einer. Reicht das Dorf nicht, hilft der Vorrat; ein leeres Dorf gibt nichts.',
        'S-604':
          'Zwei Ballen sind ein Punkt. Tuch liegt offen und ist keine Karte: Es wird weder gehandelt noch abgegeben. Schiffe zu einem Dorf bleiben liegen. Eine Längste Handelsroute gibt es nicht.',
        'S-605':
          'Nur wer mit einem Dorf handelt, darf den Piraten versetzen. Er nimmt eine Karte oder einen Ballen, wie du willst. Der Räuber meidet die Dorfinseln.',
        'S-606':
          '14 Punkte gewinnen. Oder das Spiel endet, sobald nur noch drei Dörfer Tuch haben: Dann gewinnen die meisten Punkte, danach das meiste Tuch.',
        'S-607': 'Gemischter Aufbau: nur die beiden Hauptinseln.',
      },
    },
  ],
  fr: [
    {
      title: 'Du tissu pour Catane',
      rules: {
        'S-601':
          'Vous commencez avec trois colonies sur les deux îles principales, chacune avec route ou bateau ; la troisième donne les cartes de départ.',
        'S-602':
          'Huit villages au centre ont chacun un numéro et cinq rouleaux ; dix autres sont en réserve. On n’y construit pas.',
        'S-603':
          'Une ligne de bateaux d’un bâtiment à un village ouvre le commerce, si aucun bâtiment adverse ne la coupe : un rouleau aussitôt, puis un à chaque lancer de son numéro. Si le village n’a pas assez, la réserve complète ; un village vide ne donne rien.',
        'S-604':
          'Deux rouleaux font un point. Le tissu est visible et n’est pas une carte : ni échangé, ni rendu. Les bateaux menant à un village restent. Pas de plus longue route commerciale.',
        'S-605':
          'Seul qui commerce avec un village peut déplacer le pirate. Il prend une carte ou un rouleau, au choix. Le voleur évite les îles des villages.',
        'S-606':
          '14 points donnent la victoire. Ou la partie s’arrête quand trois villages seulement ont encore du tissu : le plus de points l’emporte, puis le plus de tissu.',
        'S-607': 'Mise en place mélangée : les deux îles principales seulement.',
      },
    },
  ],
};
