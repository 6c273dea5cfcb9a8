import { defineConfig } from '@playwright/test';
import everything, { DESKTOP, PHONE } from './playwright.config.ts';

/** The browser tests of `npm test`: what is tagged @core, each at one size, the desktop's where its tags name none. */
export default defineConfig({
  ...everything,
  grep: /@core/,
  projects: [
    { name: 'faults', testDir: 'faults', fullyParallel: false, use: DESKTOP },
    { name: 'desktop', testDir: 'journeys', grepInvert: /@phone/, use: DESKTOP },
    { name: 'phone', testDir: 'journeys', grep: /(?=.*@core)(?=.*@phone)/, use: PHONE },
  ],
});
