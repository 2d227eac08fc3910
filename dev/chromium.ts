import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The one without a window first: it opens pages in half the time. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Nothing of Chromium's own may reach for the network: every request of a test is a request of the product. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a Chromium of this machine, or null. */
export function findChromium(): string | null {
  const candidates = [process.env['CHROMIUM_PATH'] ?? '', chromium.executablePath(), ...SYSTEM_PATHS];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

/** Sees to it that there is a Chromium; throws with one sentence where there can't be one. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('Installing Chromium …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update'], quiet);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (!findChromium()) spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], quiet);
    }
  } else {
    spawnSync('playwright', ['install', 'chromium'], { stdio: 'ignore' });
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install it (apt-get install chromium) or name it in CHROMIUM_PATH.',
  );
}
