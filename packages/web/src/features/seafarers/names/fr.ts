import type { SeaNames } from './types.js';

export const fr: SeaNames = {
  family: 'Marins',
  cloth: 'Du tissu pour Catane',
  cloth_about: 'Rejoignez les villages et commercez : deux rouleaux de tissu font un point.',
  'fog-islands': 'Les îles dans le brouillard',
  'fog-islands_about':
    'Nul ne sait ce que cache le brouillard : le premier bateau qui le touche le découvre, et gagne une carte.',
  'forgotten-tribe': 'La tribu oubliée',
  'forgotten-tribe_about':
    'Nul ne s’installe sur les petites îles, mais leur peuple offre points, cartes et ports au premier bateau.',
  'four-islands': 'Les quatre îles',
  'four-islands_about': 'Commencez sur une ou deux îles ; chaque autre île rapporte 2 points spéciaux.',
  'new-shores': 'En route vers de nouveaux rivages',
  'new-shores_about':
    'Commencez sur l’île principale ; votre première colonie sur chaque petite île rapporte 2 points spéciaux.',
  'new-world': 'Nouveau monde',
  'new-world_about':
    'Le hasard façonne les îles ; la première colonie sur une île étrangère rapporte un point spécial.',
  'pirate-islands': 'Les îles aux pirates',
  'pirate-islands_about':
    'Une flotte pille les côtes. Armez vos bateaux, voguez vers votre forteresse perdue et reprenez-la.',
  'through-the-desert': 'À travers le désert',
  'through-the-desert_about':
    'Au-delà du désert et de la mer s’étendent des terres neuves : 2 points spéciaux pour votre première colonie dans chacune.',
  wonders: 'Les merveilles de Catane',
  wonders_about: 'Commencez une des cinq merveilles et élevez-la avant que d’autres n’achèvent la leur.',
};
