import { defineConfig } from '@playwright/test';
import short from './playwright.config.js';

const { grepInvert, ...rest } = short;

// what `npm test` leaves out
export default defineConfig({ ...rest, grep: grepInvert ?? /@long/ });
