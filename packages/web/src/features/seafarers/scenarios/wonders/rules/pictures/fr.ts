import type { en } from './en.js';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'wonders-map': 'L’île principale avec ses sommets marqués, et les petites îles autour.',
  'wonders-marked':
    'Les sommets marqués sont fermés aux colonies de départ ; ils comptent plus tard, pour une merveille.',
};
