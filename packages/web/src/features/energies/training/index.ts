import type { PuzzleTexts, TrainingBook } from '../../../moves/training.js';
import { kinds as base } from '../../base/training/kinds.js';
import puzzles from './puzzles.txt?raw';
import { t } from './words/index.js';

const kinds: Readonly<Record<string, PuzzleTexts>> = {
  ...base,
  plant: { title: t.plant, task: t.plant_task },
  hazard: { title: t.hazard, task: t.hazard_task },
};

const sites = ['energies'];

export const training: TrainingBook = { puzzles, kinds, sites };
