/** Names of events from the glossary, which the books of three languages agree on. */
import { DISCS, EVENTS } from '@landnam/engine/games/energies';
import { GLOSSARIES } from '@landnam/maps';
import { getLocale } from '../../i18n/locale.js';

const glossary = GLOSSARIES['energies'] ?? {};

export const eventName = (event: number): string => {
  const id = EVENTS[event] ?? '';
  return glossary['events']?.[id]?.[getLocale()] ?? id;
};

export const discEvent = (disc: number): number => EVENTS.findIndex((event) => event === DISCS[disc]?.event);
