import { expect, test } from 'vitest';
import type { ErrorBody } from '../../contract/errors.ts';
import { progressResponse } from './progress.ts';

const body: ErrorBody = { message: 'Our database does not answer.', code: 'database_unavailable', requestId: 'r' };

test('a failure after the first step becomes a line, and the work is awaited', async () => {
  const kept: Promise<unknown>[] = [];
  const response = await progressResponse(
    async (tell) => {
      tell({ step: 'reading' });
      await Promise.resolve();
      throw new Error('The database is down');
    },
    { keepRunning: (work) => kept.push(work), failureOf: async () => body, say: (line) => line },
  );
  const lines = (await response.text()).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([{ step: 'reading' }, { error: body }]);
  await expect(Promise.all(kept)).resolves.toHaveLength(1);
});

test('a failure before the first step is thrown, so it gets its own status', async () => {
  const kept: Promise<unknown>[] = [];
  const refused = progressResponse(
    async () => {
      throw new Error('Too many');
    },
    { keepRunning: (work) => kept.push(work), failureOf: async () => body, say: (line) => line },
  );
  await expect(refused).rejects.toThrow('Too many');
  await expect(Promise.all(kept)).resolves.toHaveLength(1);
});

test('a reader who leaves does not stop the work', async () => {
  let isDone = false;
  let resume = () => {};
  const waiting = new Promise<void>((resolve) => {
    resume = resolve;
  });
  const kept: Promise<unknown>[] = [];
  const response = await progressResponse(
    async (tell) => {
      tell({ step: 'asking' });
      await waiting;
      tell({ step: 'checking' });
      isDone = true;
      throw new Error('Nobody reads this');
    },
    { keepRunning: (work) => kept.push(work), failureOf: async () => body, say: (line) => line },
  );
  await response.body?.cancel();
  resume();
  await Promise.all(kept);
  expect(isDone).toBe(true);
});
