import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './dev/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/harness/browser-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // What comes, comes: on a machine that does other things as well it takes longer.
  expect: { timeout: 10_000 },
  forbidOnly: true,
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    // Tracing doubles the time of a test: to look into one, run `playwright test --trace on` with its file.
    trace: 'off',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
});
