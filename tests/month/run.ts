/**
 * `npm run test:month`: runs the product with emulators through 31 days of simulated time, then checks that all
 * invariants hold. Needs Linux and a C compiler (cc) for the movable clock.
 * Usage: [MONTH_DAYS=3] [MONTH_SEED=…] npm run test:month
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signalGroup } from '../../dev/run/processes.ts';
import { LOCAL_RUNTIME, ROOT } from '../../dev/run/stack.ts';
import builtSite from '../harness/built-site.ts';
import { compiledClock } from './clock/compile.ts';

const folder = mkdtempSync(join(tmpdir(), 'grantlight-month-'));
const clock = compiledClock(folder);
await builtSite();
const child = spawn(process.execPath, [join(ROOT, 'tests/month/month.ts'), folder], {
  cwd: ROOT,
  detached: true,
  stdio: 'inherit',
  env: { ...process.env, ...LOCAL_RUNTIME, ...clock },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => child.pid !== undefined && signalGroup(child.pid, 'SIGTERM'));
child.once('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
