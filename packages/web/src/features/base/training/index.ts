import type { TrainingBook } from '../../../moves/training.js';
import { kinds } from './kinds.js';
import puzzles from './puzzles.txt?raw';

export const training: TrainingBook = { puzzles, kinds, sites: ['base'] };
