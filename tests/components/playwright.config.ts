import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** The components alone: no server, no product. */
export default defineConfig({
  ...base,
  projects: [{ name: 'components', testDir: '.' }],
  globalSetup: './build.ts',
  outputDir: '../../test-results/components',
});
