import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from '../run/stack.ts';

const check = (...args: string[]) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['dev/checks/check-facts.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { text: stdout + stderr, status };
};

test('stale programs are sorted by their age and by how many members see them', () => {
  const { text, status } = check('--days', '1');
  expect(status).toBe(1);
  const listed = [...text.matchAll(/^(\d{4}-\d\d-\d\d) +(\d+) of \d+ {2}[a-z0-9-]+\.yaml$/gm)];
  expect(listed.length).toBeGreaterThan(100);
  const now = Date.now();
  const values = listed.map(([, date = '', seen]) => (now - Date.parse(date)) * (Number(seen) + 1));
  // The check ran a moment earlier, so two almost equal facts may have swapped places since then.
  const outOfOrder = values.filter((value, index) => value > 1.001 * (values[index - 1] ?? value));
  expect(outOfOrder).toEqual([]);
  expect(values[0]).toBeGreaterThan(10 * (values.at(-1) ?? 0));
});
