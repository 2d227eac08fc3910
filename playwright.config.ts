import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './dev/run/chromium.ts';

/** Tags of browser tests that only `npm run test:screens`, `test:security` or `test:faults` runs, not `npm test`. */
const ON_DEMAND = /@(screens|security|faults)\b/;

const executablePath = findChromium();

export default defineConfig({
  projects: [
    { name: 'e2e', testDir: 'tests/e2e', grepInvert: ON_DEMAND },
    // A tagged e2e test doesn't run in `npm test`. It runs in the project its tag names, with the tests in that
    // project's own folder.
    {
      name: 'screens',
      testDir: 'tests',
      testMatch: ['screens/*.spec.ts', 'e2e/**/*.spec.ts'],
      grep: /screens\/.*\.spec|@screens/,
    },
    {
      name: 'security',
      testDir: 'tests',
      testMatch: ['security/*.spec.ts', 'e2e/**/*.spec.ts'],
      grep: /security\/.*\.spec|@security/,
    },
    {
      name: 'faults',
      testDir: 'tests',
      testMatch: ['faults/*.spec.ts', 'e2e/**/*.spec.ts'],
      grep: /faults\/.*\.spec|@faults/,
    },
  ],
  globalSetup: './tests/harness/browser-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // Generous, because a busy machine takes longer.
  expect: { timeout: 10_000 },
  forbidOnly: true,
  outputDir: 'test-results/browser',
  // `npm test` sets this to the path of its report.
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : [])],
  use: {
    browserName: 'chromium',
    // Tracing doubles the time of a test. To debug one, run `playwright test --trace on` with its file.
    trace: 'off',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
});
