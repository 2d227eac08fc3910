import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

export default defineConfig({
  ...base,
  projects: [{ name: 'screenshots', testDir: '.' }],
  globalSetup: './setup.ts',
  outputDir: '../../test-results/screenshots',
  reporter: [['line']],
});
