import type { en } from './en.js';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  firstGame: 'Départ fixe',
  'firstGame.about': 'Tous commencent avec les mêmes pièces à des places fixes.',
  'firstGame.starts': 'Départs',
  'firstGame.starts.town': 'Bourg',
  'firstGame.starts.city': 'Ville',
  'firstGame.starts.roads': 'Routes',
  eventDiscs: 'Disques d’événement',
  'eventDiscs.about': 'Des disques sont tirés au début d’un tour.',
  'eventDiscs.brown': 'Disques bruns',
  'eventDiscs.green': 'Disques verts selon les joueurs',
  'eventDiscs.spaces': 'Places d’un événement',
  footprints: 'Empreintes',
  'footprints.about': 'Combien de disques un tour tire.',
  'footprints.bands': 'Paliers selon les joueurs',
  'footprints.bands.from': 'De',
  'footprints.bands.to': 'À',
  'footprints.bands.discs': 'Disques',
  'ends.emptyBag': 'car le sac était vide',
};
