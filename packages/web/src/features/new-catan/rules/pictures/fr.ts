import type { en } from './en.js';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  lake: 'Autour du lac, on bâtit comme ailleurs. Lui-même ne produit rien.',
  outposts:
    'Six doubles hexagones autour de l’île : quatre peuples avec cinq avantages chacun, et deux confins.',
  gap: 'Une brèche est une arête en deux moitiés. La seconde reçoit sa propre route ; rien ne se bâtit à la jointure.',
  infiltrator:
    'Après un 7, vous choisissez : l’infiltré sur un coin de comptoir, ou le voleur sur un hexagone.',
  infiltrated: 'Sur le bâtiment d’un autre, l’infiltré peut voler une carte, et l’avantage s’arrête.',
  benefit: 'Une nouvelle colonie à un coin de comptoir : son avantage est à vous dès le tour suivant.',
};
