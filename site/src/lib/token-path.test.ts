import { expect, test } from 'vitest';
import { tokenOf } from './token-path.ts';

test('reads the token of an address and ignores a malformed one', () => {
  expect(tokenOf('/reset-password/a%20token')).toBe('a token');
  expect(tokenOf('/confirm-email/abc')).toBe('abc');
  expect(tokenOf('/reset-password')).toBeUndefined();
  expect(tokenOf('/reset-password/%E0%A4%A')).toBeUndefined();
});
