/** What base's puzzles ask, and those of all games that build on it. */
import type { PuzzleTexts } from '../../../moves/training.js';
import { t } from './words/index.js';

export const kinds: Readonly<Record<string, PuzzleTexts>> = {
  win: { title: t.win, task: t.win_task },
  robber: { title: t.robber, task: t.robber_task },
  trade: { title: t.trade, task: t.trade_task },
  card: { title: t.card, task: t.card_task },
  build: { title: t.build, task: t.build_task },
  site: { title: t.site, task: t.site_task },
};
