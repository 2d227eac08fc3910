/**
 * Sends 5,000 searches that nobody means well with, other ones each time, to the Worker of the API tests: none may end in
 * a failure of ours. Usage: npm run bench:hostile [-- COUNT]
 */
import { spawnSync } from 'node:child_process';
import { ROOT } from '../dev/stack.ts';

const [count = '5000'] = process.argv.slice(2);
const { status } = spawnSync('vitest', ['run', '--project', 'api', 'tests/api/hostile-words.test.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, HOSTILE_INPUTS: count },
});
process.exitCode = status ?? 1;
