import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { postLogin } from '../../../contract/account/account.ts';
import { getUser } from '../../../contract/account/user.ts';
import { getGrant } from '../../../contract/programs/grants.ts';
import { aUser } from '../features/account/session/user.fixture.ts';
import { ApiError, call, messageOf } from './api.ts';

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const answer = (body: string, init: ResponseInit) => fetched.mockResolvedValueOnce(new Response(body, init));

describe('call', () => {
  test('sends JSON with cookies and returns the parsed response', async () => {
    fetched.mockResolvedValueOnce(Response.json({ ...aUser(), secret: 'dropped' }));
    expect(await call(postLogin, { body: { email: 'a@b.example', password: 'secret1' } })).toEqual(aUser());
    expect(fetched).toHaveBeenCalledWith('/api/login', {
      method: 'POST',
      credentials: 'include',
      headers: { Accept: 'application/json', 'Accept-Language': 'en', 'Content-Type': 'application/json' },
      body: '{"email":"a@b.example","password":"secret1"}',
    });
  });

  test('sends no body and no content type without input', async () => {
    fetched.mockResolvedValueOnce(Response.json(aUser()));
    await call(getUser);
    expect(fetched.mock.lastCall?.[1]).toEqual({
      method: 'GET',
      credentials: 'include',
      headers: { Accept: 'application/json', 'Accept-Language': 'en' },
    });
  });

  test('encodes parameters', async () => {
    answer('{}', { status: 404 });
    await expect(call(getGrant, { params: { id: 'a/b ü' } })).rejects.toThrow();
    expect(fetched.mock.lastCall?.[0]).toBe('/api/grants/a%2Fb%20%C3%BC');
  });

  test.each([
    ['the message of a JSON body', '{"message":"No such program","code":"not_found"}', 'No such program'],
    ['the text of another body', 'upstream is down', 'upstream is down'],
    ['the status text of an empty body', '', 'Not Found'],
    ['the status text of an error page', '<!doctype html><h1>Bad gateway</h1>', 'Not Found'],
    ['the status text of a long text', 'x'.repeat(501), 'Not Found'],
    ['the status text of JSON without a message', '{"error":1}', 'Not Found'],
  ])('fails with %s', async (_, body, message) => {
    answer(body, { status: 404, statusText: 'Not Found' });
    await expect(call(getGrant, { params: { id: 'x' } })).rejects.toMatchObject({
      status: 404,
      code: 'not_found',
      message,
    });
  });

  test('passes on the field errors', async () => {
    answer('{"message":"Check","code":"validation","fields":{"email":"Bad"}}', { status: 400 });
    await expect(call(getUser)).rejects.toMatchObject({ code: 'validation', fields: { email: 'Bad' } });
  });

  test.each(['<html>', '{"id":1}'])('rejects a response that does not match the contract: %s', async (body) => {
    answer(body, { status: 200 });
    await expect(call(getUser)).rejects.toMatchObject({ code: 'unreadable' });
  });

  test('reports a missing response', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(call(getUser)).rejects.toMatchObject({ status: 0, code: 'network' });
  });
});

test('does not show raw errors of our own code', () => {
  expect(messageOf(new TypeError('x is undefined'))).toBe('An unknown error occurred');
  expect(messageOf(new ApiError(400, 'validation', 'Check the form'))).toBe('Check the form');
});
