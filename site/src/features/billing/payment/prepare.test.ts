import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepare } from './prepare.ts';

const fetched = vi.fn<() => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});
const answer = (body: unknown, init?: ResponseInit) => fetched.mockResolvedValueOnce(Response.json(body, init));

const PREPARED = { subscriptionId: 'sub_1', clientSecret: 'pi_1_secret_2', publishableKey: 'pk_test_1' };

test('preparing a subscription again only causes a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer(PREPARED);
  answer(PREPARED);
  expect(await prepare('premium')).toMatchObject({ outcome: 'prepared', prepared: PREPARED });
  expect(warn).not.toHaveBeenCalled();
  expect(await prepare('premium')).toMatchObject({ outcome: 'prepared' });
  expect(warn).toHaveBeenCalledOnce();
});

test.each([
  ['You already have an active subscription.', 400, 'already active'],
  ['There is an active plan already.', 400, 'already active'],
  ['You already have an active subscription.', 409, 'failed'],
  ['The plan is not for sale.', 400, 'failed'],
])('"%s" with %i is: %s', async (message, status, outcome) => {
  answer({ message, code: 'conflict' }, { status });
  expect(await prepare('premium')).toMatchObject({ outcome });
});

test.each<[string, unknown, ResponseInit, string]>([
  ['an error in a response', { ...PREPARED, error: 'Closed today.' }, {}, 'Closed today.'],
  ['a response without a secret', { subscriptionId: 'sub_1' }, {}, 'No client secret returned from the server'],
  ['an empty response', {}, {}, 'Invalid response from server'],
  ['a message', { message: 'It broke.' }, { status: 500 }, 'It broke.'],
  ['no message', [], { status: 502, statusText: 'Bad Gateway' }, 'Server error: 502 Bad Gateway'],
  [
    'an answer without a key',
    { ...PREPARED, publishableKey: undefined },
    {},
    'Unable to initialize payment system. Please contact support.',
  ],
])('reports %s as the failure', async (_, body, init, message) => {
  answer(body, init);
  expect(await prepare('premium')).toEqual({ outcome: 'failed', message });
});
