import { defineConfig } from '@playwright/test';
import short from './playwright.config.js';

// what takes too long for every day: `*.long.spec.ts`
export default defineConfig({ ...short, testIgnore: [], testMatch: '**/*.long.spec.ts' });
