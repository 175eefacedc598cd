/** The walks that `lessons.spec.ts` leaves out: with them every lesson is finished in every way in every language. */
import { test } from '@playwright/test';
import { learn, REST, titleOf } from './walk.js';

for (const walk of REST) test(titleOf(walk), ({ browser }) => learn(browser, walk));
