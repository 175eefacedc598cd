import type { PuzzleTexts, TrainingBook } from '../../../moves/training.js';
import { kinds as base } from '../../base/training/kinds.js';
import puzzles from './puzzles.txt?raw';
import { t } from './words/index.js';

const kinds: Readonly<Record<string, PuzzleTexts>> = {
  ...base,
  ship: { title: t.ship, task: t.ship_task },
  gold: { title: t.gold, task: t.gold_task },
  harbour: { title: t.harbour, task: t.harbour_task },
};

const sites = [
  'seafarers/new-shores',
  'seafarers/four-islands',
  'seafarers/fog-islands',
  'seafarers/through-the-desert',
  'seafarers/forgotten-tribe',
  'seafarers/cloth',
  'seafarers/wonders',
  'seafarers/new-world',
];

export const training: TrainingBook = { puzzles, kinds, sites };
