import type { PuzzleTexts, TrainingBook } from '../../../moves/training.js';
import { kinds as base } from '../../base/training/kinds.js';
import puzzles from './puzzles.txt?raw';
import { t } from './words/index.js';

const kinds: Readonly<Record<string, PuzzleTexts>> = {
  ...base,
  benefit: { title: t.benefit, task: t.benefit_task },
};

const sites = ['new-catan'];

export const training: TrainingBook = { puzzles, kinds, sites };
