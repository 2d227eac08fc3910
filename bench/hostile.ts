/**
 * Sends 5,000 different hostile searches to the Worker of the API tests. None may cause a server error.
 * Usage: npm run bench:hostile [-- COUNT] [--json FILE]
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ROOT } from '../dev/run/stack.ts';
import { writeResult } from './report/figure.ts';

const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });
const [count = '5000'] = positionals;
const { status } = spawnSync('vitest', ['run', '--project', 'api', 'tests/api/search/hostile-words.test.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, HOSTILE_INPUTS: count },
});
// The count is at most one, because the test stops at its first failure.
writeResult(values.json, {
  measured: [
    { what: 'hostile searches sent', measured: Number(count) },
    { what: 'our own failures, up to the first', measured: status === 0 ? 0 : 1, atMost: 0 },
  ],
});
process.exitCode = status ?? 1;
