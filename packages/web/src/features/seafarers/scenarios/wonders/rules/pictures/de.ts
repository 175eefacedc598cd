import type { en } from './en.js';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'wonders-map': 'Die Hauptinsel mit ihren markierten Ecken, und die kleinen Inseln ringsum.',
  'wonders-marked':
    'Die markierten Ecken sind für Startsiedlungen gesperrt; sie zählen später, für ein Wunder.',
};
