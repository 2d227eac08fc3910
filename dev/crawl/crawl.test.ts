import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type SourcesEmulator, startSources } from '../sources/server.ts';

const COMMAND = fileURLToPath(new URL('../operate/crawl.ts', import.meta.url));

let emulator: SourcesEmulator;
beforeAll(async () => {
  emulator = await startSources({ records: 60 });
});
afterAll(() => emulator.close());

/** Runs the command as in a terminal, against the source emulator. */
async function crawl(args: string[], settings: Record<string, string> = {}) {
  const env = { PATH: process.env['PATH'], ...emulator.settings, ...settings };
  const child = spawn(process.execPath, [COMMAND, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { output, errors, code };
}

const read = z.object({
  source: z.string(),
  read: z.int(),
  programs: z.array(z.object({ id: z.string(), title: z.string(), deadline: z.nullable(z.string()) })),
  refused: z.array(z.object({ record: z.string(), reason: z.string() })),
  faults: z.array(z.object({ cause: z.string(), message: z.string() })),
});

test('a source is read up to the limit, and printed program by program', async () => {
  const { output, code } = await crawl(['--source', 'grants-gov-extract', '--limit', '3']);
  expect(code).toBe(0);
  expect(output.match(/^grants-gov-\d+ {2}\S/gm)).toHaveLength(3);
  expect(output).toMatch(/^ {2}deadline: {2}\w/m);
  expect(output).toMatch(/^ {2}rules: {5}\d+ condition|none known/m);
  expect(output).toContain('Grants.gov daily file: 3 records read');
  expect(output.trim()).toMatch(/Nothing was stored\.$/);
});

test('a source that counts pages does not report them as records', async () => {
  const { output } = await crawl(['--source', 'feeds', '--limit', '5']);
  expect(output).toContain('Feeds of foundations: 5 records read;');
});

test('a source is printed as JSON on request', async () => {
  const { output, code } = await crawl(['--source', 'california', '--limit', '5', '--json']);
  expect(code).toBe(0);
  const found = read.parse(JSON.parse(output));
  expect(found).toMatchObject({ source: 'california', read: 5, refused: [], faults: [] });
  expect(found.programs.length).toBeGreaterThanOrEqual(5);
});

test('unreadable records are listed with the reason', async () => {
  emulator.plan({ fault: 'changed_schema', path: '/pennsylvania/', times: 1 });
  const { output } = await crawl(['--source', 'pennsylvania', '--limit', '2', '--json']);
  const found = read.parse(JSON.parse(output));
  expect(found.refused).toHaveLength(2);
  expect(found.refused[0]?.reason.length).toBeGreaterThan(3);
});

test('an unreadable source reports the reason, and the command fails', async () => {
  emulator.plan({ fault: 'wrong_type', path: '/california/', times: 1 });
  const { output, code } = await crawl(['--source', 'california']);
  expect(code).toBe(1);
  expect(output).toMatch(/^Fault: california: http:.* calls its answer/m);
});

test('all sources are listed, and skipped ones with the settings they need', async () => {
  const { output, code } = await crawl(['--list'], { LIVE_SEARCH_API_KEY: '' });
  expect(code).toBe(0);
  expect(output).toContain('grants-gov ');
  expect(output).toMatch(/live-search +Skipped: .*LIVE_SEARCH_API_KEY/);
});

test.each([
  [['--source', 'nowhere'], /There is no source nowhere\. .*grants-gov/],
  [['--source', 'california', '--limit', '0'], /The limit is a whole number/],
  [['--source', 'california', '--limit', 'many'], /The limit is a whole number/],
  [[], /Say which source/],
  [['--sauce', 'x'], /--sauce/],
])('%j gets a readable error', async (args, sentence) => {
  const { errors, output, code } = await crawl(args);
  expect(code).toBe(2);
  expect(output).toBe('');
  expect(errors).toMatch(sentence);
  expect(errors).not.toMatch(/\n\s+at /);
});

test('an invalid setting is named', async () => {
  const { errors, code } = await crawl(['--list'], { SOURCE_URLS: 'pennsylvania=nowhere' });
  expect(code).toBe(2);
  expect(errors).toBe('SOURCE_URLS: Names of sources with addresses, and blanks between.\n');
});

test('a source without its key reports that', async () => {
  const { errors, code } = await crawl(['--source', 'live-search'], { LIVE_SEARCH_API_KEY: '' });
  expect(code).toBe(2);
  expect(errors).toContain('LIVE_SEARCH_API_KEY');
});
