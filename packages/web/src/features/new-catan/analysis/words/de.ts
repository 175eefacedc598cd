import type { NewCatanLaying } from './types.js';

export const de: NewCatanLaying = {
  benefit: 'Welcher Vorteil an einer Ecke liegt',
  holder: 'Wer einen Vorteil nutzen darf',
  coming: 'Wer ihn ab dem nächsten Zug nutzen darf',
  used: 'In diesem Zug genutzt',
  forced: 'In diesem Zug überredet',
  before: 'Im Zug davor überredet',
  missing: 'Vergeblich verlangt',
  points: 'Gekaufte Punkte',
  sold: 'Verkaufte Punktekarten',
  doubleSold: 'Verkaufte Doppelpunkte',
  vertex: 'Eindringling',
  group_outposts: 'Vorteile',
  group_persuasion: 'Überreden',
  group_points: 'Käufliche Punkte',
  group_infiltrator: 'Eindringling',
};
