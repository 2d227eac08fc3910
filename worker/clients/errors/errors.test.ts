import { expect, test } from 'vitest';
import { inletOf } from '../../settings/dsn.ts';
import { Budget } from './budget.ts';
import { exceptionsOf, fingerprintOf, framesOf } from './event.ts';
import { impersonal } from './impersonal.ts';

test.each([
  ['https://abc@o1.ingest.sentry.io/42', 'https://o1.ingest.sentry.io/api/42/envelope/'],
  ['https://abc@errors.example.org/sentry/42', 'https://errors.example.org/sentry/api/42/envelope/'],
  ['https://abc:old@errors.example.org/42', 'https://errors.example.org/api/42/envelope/'],
])('the DSN %s leads to %s', (dsn, url) => expect(inletOf(dsn)).toEqual({ url, key: 'abc' }));

test.each(['https://o1.ingest.sentry.io/42', 'https://abc@sentry.io/', 'ftp://abc@sentry.io/1', 'abc'])(
  '%s is not a DSN',
  (dsn) => expect(inletOf(dsn)).toBeNull(),
);

test.each([
  ['UNIQUE constraint failed: users.email', 'UNIQUE constraint failed: users.email'],
  ["Cannot read properties of undefined (reading 'title')", "Cannot read properties of undefined (reading 'title')"],
  ['No mailbox maria.o-neil@example.org here', 'No mailbox [address] here'],
  [`Unexpected token in "I lost my job and my mother's flat"`, 'Unexpected token in "…"'],
  ["Bad 'maria is 44 years old' there", "Bad '…' there"],
  ['GET https://a.gov/x?name=Maria&age=44 failed', 'GET https://a.gov/x?… failed'],
  ['session mF3kd93jfkd02jfk39dkf03kdjf93kdQ is gone', 'session [token] is gone'],
  ['call (202) 555-0143 back', 'call ([number] back'],
])('%s becomes %s', (message, expected) => expect(impersonal(message)).toBe(expected));

test('a long message is shortened, quickly', () => {
  const begun = performance.now();
  expect(impersonal(`"${'a@b '.repeat(100_000)}`).length).toBeLessThanOrEqual(500);
  expect(impersonal("'".repeat(100_000)).length).toBeLessThanOrEqual(500);
  expect(performance.now() - begun).toBeLessThan(500);
});

test('a stack is reported as places only, without query strings', () => {
  const stack = `TypeError: Maria's maria@example.org
    at secret text without a place
    at async inner (file:///worker/app.js?token=abc:10:5)
    at https://grantlight.example/_astro/island.js:1:200`;
  expect(framesOf(stack)).toEqual([
    { function: '?', filename: 'https://grantlight.example/_astro/island.js', lineno: 1, colno: 200 },
    { function: 'inner', filename: 'file:///worker/app.js', lineno: 10, colno: 5 },
  ]);
  expect(framesOf('show@https://grantlight.example/a.js:3:4')).toMatchObject([{ function: 'show', lineno: 3 }]);
});

test('causes come first, and errors that differ only in numbers are the same kind', () => {
  const failed = (number: number) => {
    const cause = new Error(`Row ${number} is locked`);
    return exceptionsOf(new Error('Not saved', { cause }));
  };
  expect(failed(1).map(({ value }) => value)).toEqual(['Row 1 is locked', 'Not saved']);
  expect(fingerprintOf('a', failed(1))).toEqual(fingerprintOf('a', failed(22)));
  expect(fingerprintOf('a', failed(1))).not.toEqual(fingerprintOf('b', failed(1)));
});

test('an error kind is reported once a minute, with its count since then', () => {
  const budget = new Budget();
  expect(budget.take('a', 100_000)).toEqual({ skipped: 0 });
  expect(budget.take('a', 110_000)).toBeNull();
  expect(budget.take('a', 120_000)).toBeNull();
  expect(budget.take('b', 120_000)).toEqual({ skipped: 0 });
  expect(budget.take('a', 170_000)).toEqual({ skipped: 2 });
});

test('at most 20 reports a minute, and none while the tracker asks for a pause', () => {
  const budget = new Budget();
  const reported = (from: number, at: number) =>
    Array.from({ length: 30 }, (_, number) => budget.take(`${from + number}`, at)).filter(Boolean).length;
  expect(reported(0, 100_000)).toBe(20);
  expect(reported(100, 159_999)).toBe(0);
  expect(reported(200, 170_000)).toBe(20);
  budget.pause(300_000);
  expect(reported(300, 299_000)).toBe(0);
  expect(reported(400, 301_000)).toBe(20);
});
