import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type ErrorTracker, type Fault, startErrorTracker } from './server.ts';

let tracker: ErrorTracker;
/** Imported anew for each test, as in a new isolate. */
let reportError: typeof import('../../worker/clients/errors/report.ts')['reportError'];

beforeAll(async () => {
  tracker = await startErrorTracker();
});
afterAll(() => tracker.close());
beforeEach(async () => {
  vi.resetModules();
  ({ reportError } = await import('../../worker/clients/errors/report.ts'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(tracker, { events: [], received: [], complaints: [], fault: 'none' });
});

const settings = () => ({ APP_URL: 'https://grantlight.example', SENTRY_DSN: tracker.dsn });

test('an event follows the protocol and names its build', async () => {
  const CF_VERSION_METADATA = { id: 'a-version', tag: '0a1b2c3', timestamp: '2026-11-22T00:00:00Z' };
  const error = new Error('Not for maria@example.org', { cause: new Error('The deepest reason') });
  await reportError(
    { ...settings(), CF_VERSION_METADATA },
    { error, where: 'task mail', requestId: 'a-request', member: 'a-hash' },
  );
  expect(tracker.complaints).toEqual([]);
  expect(tracker.events).toMatchObject([
    {
      transaction: 'task mail',
      environment: 'grantlight.example',
      release: expect.stringMatching(/^grantlight@\d+\.\d+\.\d+\+0a1b2c3$/),
      user: { id: 'a-hash' },
      tags: { request_id: 'a-request', worker_version: 'a-version' },
      exception: { values: [{ value: 'The deepest reason' }, { value: 'Not for [address]' }] },
    },
  ]);
});

test('the same error is reported once, different ones separately', async () => {
  const fail = (where: string) => reportError(settings(), { error: new Error('Again'), where });
  for (const where of ['a', 'a', 'b', 'a']) await fail(where);
  expect(tracker.events.map(({ transaction }) => transaction)).toEqual(['a', 'b']);
});

test.each<[Fault, number]>([
  ['silent', 1],
  ['cut off', 1],
  ['busy', 1],
  ['refuses', 2],
])('with the tracker fault %s, a report delays its caller at most two seconds', async (fault, asked) => {
  tracker.fault = fault;
  const begun = Date.now();
  await reportError(settings(), { error: new Error('One'), where: 'a' });
  expect(Date.now() - begun).toBeLessThan(2500);
  await reportError(settings(), { error: new Error('Another'), where: 'b' });
  expect(tracker.received.length).toBe(asked);
  expect(console.error).toHaveBeenCalled();
});

test.each([undefined, '', 'no address', 42])('with %s for a DSN, nothing is reported', async (SENTRY_DSN) => {
  await reportError({ ...settings(), SENTRY_DSN }, { error: new Error('One'), where: 'a' });
  expect(tracker.received).toEqual([]);
});
