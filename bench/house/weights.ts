/**
 * Compares the size of every page and of the Worker's bundle with its budget. Prints a table; fails if one is over.
 * Usage: npm run bench:weights [-- --json FILE]
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../../dev/run/site-build.ts';
import { ROOT } from '../../dev/run/stack.ts';
import { TEST_APP_URL, TEST_SITE } from '../../tests/harness/product/start.ts';

const { values } = parseArgs({ options: { json: { type: 'string' } } });
const bundle = mkdtempSync(join(tmpdir(), 'grantlight-bundle-'));
try {
  await buildSite(TEST_SITE, TEST_APP_URL);
  execFileSync('wrangler', ['deploy', '--dry-run', '--outdir', bundle], { cwd: ROOT, stdio: 'ignore' });
  const check = ['dev/checks/check-budgets.ts', TEST_SITE, bundle, ...(values.json ? [values.json] : [])];
  process.exitCode = spawnSync('node', check, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
} finally {
  rmSync(bundle, { recursive: true, force: true });
}
