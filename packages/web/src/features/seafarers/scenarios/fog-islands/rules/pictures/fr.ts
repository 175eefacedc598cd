import type { en } from './en.js';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'fog-before':
    'Le prochain bateau touchera l’hexagone entouré. Nul ne sait encore ce que cache le brouillard.',
  'fog-lifted': 'Des montagnes avec un 5 : qui les découvre prend aussitôt un minerai.',
};
