/**
 * Takes screenshots of every screen in every state, at three widths and in both themes.
 * Usage: npm run screenshots [-- name …] takes only the screens with these names.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from '../../dev/run/chromium.ts';
import { ROOT } from '../../dev/run/stack.ts';
import { SCREENS } from '../harness/screens/screens.ts';
import { SCREENSHOTS } from './shoot.ts';

const known = [...SCREENS.map(({ name }) => name), 'components'];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no screen "${unknown.join('", "')}". The screens: ${known.join(', ')}`);
  process.exit(1);
}
ensureChromium();
const config = join(ROOT, 'tests', 'screenshots', 'playwright.config.ts');
const chosen = wanted.length > 0 ? ['--grep', `\\s(${wanted.join('|')})$`] : [];
const { status } = spawnSync('playwright', ['test', '--config', config, ...chosen], { cwd: ROOT, stdio: 'inherit' });
console.log(`\n${readdirSync(SCREENSHOTS).length} pictures are in ${SCREENSHOTS}`);
process.exitCode = status ?? 1;
