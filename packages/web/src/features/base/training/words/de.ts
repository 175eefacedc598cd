import type { BaseTrainingPhrases } from './types.js';

export const de: BaseTrainingPhrases = {
  win: 'Ein Zug zum Sieg',
  win_task: 'Du kannst in diesem Zug gewinnen. Wie?',
  robber: 'Wo schadet der Räuber am meisten?',
  robber_task: 'Wähle, wo er am meisten schadet oder wen du ausraubst.',
  trade: 'Welcher Handel?',
  trade_task: 'Ein Handel macht den Unterschied: Finde ihn, oder lehne den angebotenen ab.',
  card: 'Welche Karte?',
  card_task: 'Hier entscheiden Entwicklungskarten: Kaufe oder spiele die richtige.',
  build: 'Was bauen?',
  build_task: 'Wähle, was du in diesem Zug baust und wo.',
  site: 'Welcher Startplatz?',
  site_task: 'Wähle deinen Startplatz.',
};
