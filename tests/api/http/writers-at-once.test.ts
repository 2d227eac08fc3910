import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '../../../worker/db/client.ts';
import { noUsage } from '../../../worker/db/usage.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram } from '../../factories/programs.ts';

const url = inject('databaseUrl');

test.each([
  ['a request, whose calls are counted', openDatabase(url, undefined, noUsage())],
  ['a crawl', openDatabase(url)],
])('programs that are written at the same moment wait for each other: %s', async (_, db) => {
  const programs = Array.from({ length: 20 }, () => ({
    ...newProgram(`echidna-${randomUUID()}`, {}),
    status: 'closed',
  }));
  expect(await Promise.all(programs.map((program) => upsertPrograms(db, [program])))).toEqual(programs.map(() => 1));
});
