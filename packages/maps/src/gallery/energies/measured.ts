import { measured, type MeasuredWins } from '../wins.js';

export const ENERGIES_MEASURED: Readonly<Record<string, MeasuredWins>> = {
  'green-valley': measured(600, 22, 25, 25, 35),
};
