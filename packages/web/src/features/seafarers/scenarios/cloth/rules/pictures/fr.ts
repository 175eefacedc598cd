import type { en } from './en.js';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'cloth-reach': 'Encore un bateau, et la ligne atteint le village entouré.',
  'cloth-bolt': 'Le commerce est ouvert : un rouleau aussitôt, il en reste quatre au village.',
};
