/**
 * Asks the registry for known vulnerabilities in the locked packages. Exits with 1 if a production package has any, and
 * with 3 if the registry doesn't respond, which counts as neither pass nor fail.
 * Usage: node dev/checks/check-audit.ts
 */
import { spawnSync } from 'node:child_process';
import * as z from 'zod/mini';
import { ROOT } from './checked-tables.ts';

const UNANSWERED = 3;

const counts = z.object({ info: z.int(), low: z.int(), moderate: z.int(), high: z.int(), critical: z.int() });
const report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
  metadata: z.object({ vulnerabilities: counts }),
});

const production = audit('--omit=dev');
const all = audit();
if (production && all) {
  for (const [name, { severity, range }] of Object.entries(all.vulnerabilities)) {
    const where = name in production.vulnerabilities ? 'in production' : 'only in development';
    console.log(`${name} ${range}: ${severity}, ${where}`);
  }
  const inProduction = Object.keys(production.vulnerabilities).length;
  console.log(`${inProduction} vulnerable packages in production, ${Object.keys(all.vulnerabilities).length} in all`);
  process.exitCode = inProduction > 0 ? 1 : 0;
} else {
  console.log("NOT ANSWERED: the registry didn't report vulnerable packages. The audit did not pass.");
  process.exitCode = UNANSWERED;
}

function audit(...args: string[]): z.infer<typeof report> | null {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 60_000,
  });
  try {
    return report.parse(JSON.parse(stdout));
  } catch {
    // The registry returned an error or didn't respond in time.
    return null;
  }
}
