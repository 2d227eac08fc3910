import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './dev/chromium.ts';

const executablePath = findChromium();

export default defineConfig({
  // Beside them stand tests of Vitest.
  testMatch: '**/*.spec.ts',
  projects: ['e2e', 'security', 'faults'].map((name) => ({ name, testDir: `tests/${name}` })),
  globalSetup: './tests/harness/browser-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // What comes, comes: on a machine that does other things as well it takes longer.
  expect: { timeout: 10_000 },
  forbidOnly: true,
  outputDir: 'test-results/browser',
  // `npm test` names the file of its report.
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : [])],
  use: {
    browserName: 'chromium',
    // Tracing doubles the time of a test: to look into one, run `playwright test --trace on` with its file.
    trace: 'off',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
});
