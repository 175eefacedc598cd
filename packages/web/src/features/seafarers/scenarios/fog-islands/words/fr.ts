import type { FogIslandsWords } from './types.js';

export const fr: FogIslandsWords = {
  fog: 'Brouillard',
  found: 'Le brouillard se lève pour {who} : {terrain}',
  number: '{who} [piochez|pioche] le numéro {number}',
  reward: '{who} [recevez|reçoit] {goods} en récompense',
  nothing: 'La réserve n’a plus de récompense',
  qGold: 'De l’or sous le brouillard : choisissez une carte.',
  left: 'Encore dans le brouillard',
  numbers: 'Numéros à venir',
};
