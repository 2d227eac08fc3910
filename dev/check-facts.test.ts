import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from './stack.ts';

const check = (...args: string[]) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['dev/check-facts.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { text: stdout + stderr, status };
};

test('stale programs are listed by file, the oldest first', () => {
  const { text, status } = check('--days', '1');
  expect(status).toBe(1);
  const dates = [...text.matchAll(/^(\d{4}-\d\d-\d\d) {2}[a-z0-9-]+\.yaml$/gm)].map(([, date]) => date);
  expect(dates.length).toBeGreaterThan(100);
  expect(dates).toEqual(dates.toSorted());
});
