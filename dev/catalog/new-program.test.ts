import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../run/stack.ts';
import { PROGRAM_FILES } from './curated-files.ts';

const start = (...args: string[]) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['dev/catalog/new-program.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { text: stdout + stderr, status };
};
const NEW = 'zz-never-a-program';

test('a program already in the catalog is not created again', () => {
  for (const [kind, title, state] of [
    ['benefit', 'Supplemental Nutrition Assistance Program', 'OH'],
    ['local-form', 'Ohio Works First', 'OH'],
  ] as const) {
    const { text, status } = start(kind, NEW, title, '--state', state);
    expect({ status, text }).toMatchObject({ status: 1, text: expect.stringContaining('may be the same') });
  }
  expect(existsSync(join(PROGRAM_FILES, `${NEW}.yaml`))).toBe(false);
});

test('a taken id and an unknown kind are refused', () => {
  expect(start('benefit', 'snap', 'Another title altogether')).toMatchObject({
    status: 1,
    text: 'The id snap is taken.\n',
  });
  expect(start('pension', NEW, 'Zebra aid').text).toContain('KINDS: benefit');
});

test.each(['benefit', 'local-form'])('the template of a %s becomes a file with fields to fill in', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'grantlight-new-'));
  try {
    expect(start(kind, NEW, 'Zebra zither: aid', '--state', 'WY', '--to', folder)).toMatchObject({ status: 0 });
    const text = readFileSync(join(folder, `${NEW}.yaml`), 'utf8');
    expect(parse(text)).toMatchObject({ title: 'Zebra zither: aid', summary: '?' });
    expect(text).not.toContain('XX');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
