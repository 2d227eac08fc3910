import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CHUNKS } from './chunks.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Expands a pattern like "a/(b|c)" into its alternatives. */
function alternativesOf(pattern: string): string[] {
  const [, before = pattern, either, after = ''] = /^(.*)\(([^)]+)\)(.*)$/.exec(pattern) ?? [];
  return either === undefined ? [pattern] : either.split('|').map((one) => `${before}${one}${after}`);
}

test('every module listed in a chunk exists', () => {
  const files = globSync(['site/src/**/*.{ts,tsx,astro}', 'contract/**/*.ts', 'matching/**/*.ts'], { cwd: ROOT }).map(
    (file) => `/${file}`,
  );
  const own = Object.values(CHUNKS)
    .flat()
    .filter((pattern) => !/^(node_modules|vite)\//.test(pattern))
    .flatMap(alternativesOf);
  const missing = own.filter((pattern) => {
    // Astro turns the scripts in its files into modules.
    const named = new RegExp(`/${pattern.replace(/\.\*$/, '')}(\\.tsx?)?$`);
    return !files.some((file) => named.test(file));
  });
  expect(missing).toEqual([]);
});
