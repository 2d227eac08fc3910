import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STATUS_PROBLEMS } from '../../../../../contract/status.ts';
import { PROBLEMS } from './texts.ts';
import { detailOf, readable } from './values.ts';

test.each(STATUS_PROBLEMS)('the runbook has the heading for %s', (problem) => {
  const runbook = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
  expect(runbook).toContain(`\n### ${PROBLEMS[problem].runbook}\n`);
});

test.each([
  ['bytes', 512, '512 B'],
  ['bytes', 48_123_904, '46 MB'],
  ['bytes', 3_300_000_000, '3.1 GB'],
  ['bytes', 0, '0 B'],
  ['usd', 1.5, '$1.50'],
  ['ms', 1234, '1,234 ms'],
  ['count', null, 'Unknown'],
  ['moment', null, 'Never'],
  ['text', 'binding', 'Cloudflare'],
  ['text', 'gpt-5-mini', 'gpt-5-mini'],
] as const)('%s %s is read as %s', (kind, value, text) => expect(readable({ name: 'a', kind, value })).toBe(text));

test('known details become words, and other text is unchanged', () => {
  expect(detailOf('gone 3')).toBe('The page was gone on 3 days');
  expect(detailOf('SQLITE_BUSY: locked')).toBe('SQLITE_BUSY: locked');
});
