import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** Tests the components alone, without a server or the product. */
export default defineConfig({
  ...base,
  projects: [{ name: 'components', testDir: '.' }],
  globalSetup: './build.ts',
  outputDir: '../../test-results/components',
});
