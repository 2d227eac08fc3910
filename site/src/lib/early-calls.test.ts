import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getUser } from '../../../contract/account/user.ts';
import { getGrant } from '../../../contract/programs/grants.ts';
import { searchGrants } from '../../../contract/search/search.ts';
import { aUser } from '../features/account/session/user.fixture.ts';
import { call } from './api.ts';
import { type EarlyCall, earlyCallsScript } from './early-calls.ts';

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const page = (dataset: Record<string, string>) =>
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset } });

/** Runs the script as the page's head does. */
async function begin(...calls: EarlyCall[]): Promise<void> {
  vi.stubGlobal('self', globalThis);
  new Function(earlyCallsScript(calls))();
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  vi.stubGlobal('earlyCalls', undefined);
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => Response.json(aUser()));
  page({ signedIn: '', profile: 'complete' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('reuses a call the head made, but only once', async () => {
  await begin({ endpoint: getUser });
  expect(fetched).toHaveBeenCalledOnce();
  expect(await call(getUser, { early: true })).toEqual(aUser());
  expect(fetched).toHaveBeenCalledOnce();
  await call(getUser, { early: true });
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a caller that needs current data makes a new call', async () => {
  await begin({ endpoint: getUser });
  await call(getUser);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('the head’s call is identical to the screen’s', async () => {
  const body = { searchTerm: '', programType: 'all' } as const;
  await begin({ endpoint: getUser }, { endpoint: searchGrants, body });
  const early = fetched.mock.calls.map(([path, init]) => [path, JSON.parse(JSON.stringify(init))]);
  fetched.mockClear();
  await call(getUser);
  await call(searchGrants, { body }).catch(() => undefined);
  expect(early).toEqual(fetched.mock.calls);
});

test('makes no calls for visitors or if the page will not make them', async () => {
  page({});
  await begin({ endpoint: getUser });
  page({ signedIn: '', profile: 'incomplete' });
  await begin({ endpoint: getGrant, param: "'liheap'" });
  page({ signedIn: '', profile: 'complete' });
  await begin({ endpoint: getUser, when: '(1>2||2>3)' }, { endpoint: getGrant, param: '[][1]' });
  expect(fetched).not.toHaveBeenCalled();
});

test('a parameter ends the path', async () => {
  await begin({ endpoint: getGrant, param: "'liheap'" });
  expect(fetched.mock.lastCall?.[0]).toBe('/api/grants/liheap');
});

test('a failed early call fails as usual, without an unhandled rejection', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await begin({ endpoint: getUser });
  await expect(call(getUser, { early: true })).rejects.toMatchObject({ code: 'network' });
});
