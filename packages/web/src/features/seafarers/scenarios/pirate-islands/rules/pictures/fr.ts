import type { en } from './en.js';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'pirate-islands':
    'Chacun a une forteresse à l’ouest, un chemin sur l’eau pour y aller et des colonies à l’est ; la flotte tourne entre les deux.',
  'pirate-line':
    'Le bateau suivant prolonge la tête de votre ligne vers le débarcadère ; ailleurs, il ne peut pas être posé.',
};
