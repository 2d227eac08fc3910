import { expect, test } from 'vitest';
import { tokenOf } from './token-path.ts';

test('the token of an address is read, and a broken one is none', () => {
  expect(tokenOf('/reset-password/a%20token')).toBe('a token');
  expect(tokenOf('/confirm-email/abc')).toBe('abc');
  expect(tokenOf('/reset-password')).toBeUndefined();
  expect(tokenOf('/reset-password/%E0%A4%A')).toBeUndefined();
});
