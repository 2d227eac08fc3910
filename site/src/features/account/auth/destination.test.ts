import { describe, expect, test } from 'vitest';
import { modeOf, redirectOf } from './destination.ts';

const redirect = (path: string) => redirectOf(`?redirect=${encodeURIComponent(path)}`);

describe('redirectOf', () => {
  test.each([
    '/',
    '/profile',
    '/search-results?autoSearch=true',
    '/grants/liheap/apply',
    '/profile?tab=subscription#plan',
  ])('keeps %s', (path) => expect(redirect(path)).toBe(path));

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'profile',
    ' /profile',
    '/.//evil.example',
    '/auth?redirect=/auth',
    '/auth/',
    '/es/auth',
    '/api/user',
    '',
  ])('refuses %j', (path) => expect(redirect(path)).toBe('/'));

  test('is the home page by default', () => expect(redirectOf('')).toBe('/'));
});

test('the mode is login unless sign-up is requested', () => {
  expect(modeOf('?mode=signup')).toBe('signup');
  expect(modeOf('?mode=login')).toBe('login');
  expect(modeOf('?mode=other')).toBe('login');
  expect(modeOf('')).toBe('login');
});
