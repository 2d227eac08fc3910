/**
 * Runs one test file, or one screen through the checks that apply to every screen.
 * Usage: npm run test:one -- FILE [TITLE] | SCREEN
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureChromium } from '../dev/run/chromium.ts';
import { ROOT } from '../dev/run/stack.ts';
import { SCREENS } from './harness/screens/screens.ts';

const [wanted = '', title] = process.argv.slice(2);
const [command, ...args] = commandOf(wanted);
if (!command) {
  const screens = SCREENS.map(({ name }) => name).join(', ');
  console.error(`Usage: npm run test:one -- FILE [TITLE] | SCREEN\nThe screens: ${screens}`);
  process.exit(1);
}
if (command === 'playwright') ensureChromium();
process.exitCode = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;

function commandOf(name: string): string[] {
  if (SCREENS.some((screen) => screen.name === name)) {
    return ['playwright', 'test', '--project=screens', 'tests/screens', '--grep', `\\s${name}$`];
  }
  if (!/\.(test|spec)\.ts$/.test(name) || !existsSync(name)) return [];
  const file = relative(ROOT, join(process.cwd(), name));
  if (file.endsWith('.test.ts')) return ['vitest', 'run', file, ...(title ? ['-t', title] : [])];
  const config = file.startsWith('tests/components/') ? ['--config', 'tests/components/playwright.config.ts'] : [];
  return ['playwright', 'test', ...config, file, ...(title ? ['--grep', title] : [])];
}
