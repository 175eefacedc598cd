import type { en } from './en.js';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'air-pollution': 'Le pire bilan coûte un biodégât sur sa propre ville : il est sur le toit entouré.',
  pollution: 'Les dés ont donné 9 : un biodégât est posé sur les deux tuiles de ce nombre.',
  hazard: 'Tant que le biodégât est là, les montagnes ne produisent rien.',
  'hazard-gone': 'Un 9 est sorti : personne n’a rien reçu des montagnes, mais le biodégât a disparu.',
  yield: 'Un 9 sort. La ville reçoit acier et recherche, le village acier et, de sa centrale, une énergie.',
  inspector: 'L’inspecteur peut aller sur toute autre tuile, sauf là où se trouve un biodégât.',
  'energy-prices':
    'Les prix des boutons. Et une centrale : une recherche si elle est marron, trois si elle est verte.',
  'plant-places':
    'La ville a une place de centrale sur chacune de ses trois tuiles. Le village a déjà la sienne.',
  clearing: 'Une énergie enlève le biodégât, qui qu’il gêne.',
  footprint:
    'La ville compte deux, sa centrale marron un de plus, sa verte un de moins ; village et centrale verte font zéro. En tout : deux.',
};
