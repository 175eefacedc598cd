import type { OverviewPart } from '../../../../moves/rulebook.js';

export const fr: readonly OverviewPart[] = [
  {
    title: 'En une minute',
    text: [
      'Vous peuplez la même île que les autres. Ses terres donnent des ressources, les ressources deviennent routes, colonies et villes, qui rapportent des points. Qui a dix points pendant son tour gagne.',
      'On construit sur les sommets entre les tuiles. Une colonie récolte sur chaque tuile qu’elle touche ; une ville récolte le double.',
    ],
    pictures: ['island'],
  },
  {
    title: 'Ce que disent les nombres',
    text: [
      'Chaque tour commence par deux dés. Chaque tuile portant le nombre tiré paie tous ceux qui ont construit à son bord, quel que soit le lanceur.',
      'Les points sous un nombre disent combien de fois il sort : sur 36 lancers, un 6 ou un 8 sort cinq fois, un 2 ou un 12 une fois. Un bon sommet a beaucoup de points et des terres différentes autour de lui.',
    ],
    pictures: ['odds', 'production'],
  },
  {
    title: 'Votre tour',
    text: [],
    steps: [
      'Lancez les dés. Tout le monde récolte. Sur un 7, personne : les grandes mains rendent la moitié, vous déplacez le voleur, qui bloque une tuile, et volez une carte.',
      'Échangez autant que vous voulez : avec les autres comme vous l’entendez, avec la réserve à quatre contre un, moins cher avec un port.',
      'Construisez ce que vous pouvez payer, dans l’ordre voulu.',
      'Passez la main.',
    ],
  },
  {
    title: 'Ce que cela coûte',
    text: [
      'Ce que vous payez retourne à la réserve. Une route coûte deux cartes et mène au prochain bon sommet.',
    ],
    pictures: ['prices'],
  },
  {
    title: 'Ce qui compte',
    text: [
      'Une colonie vaut un point, une ville deux. La route la plus longue, d’au moins cinq tronçons, vaut deux points, l’armée la plus forte, d’au moins trois chevaliers, deux autres ; on peut les perdre. Certaines cartes développement valent un point chacune.',
    ],
    pictures: ['longest-road'],
  },
];
