import { expect, test } from 'vitest';
import { codeAt, newSecret, secretAddress, stepAt, stepOf } from './totp.ts';

/** "12345678901234567890" in base32, the secret from RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const NOW = 1_111_111_111_000;

// The appendix shows eight digits; ours are the last six.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])("at %i seconds, the RFC's code is %s", (seconds, code) => {
  expect(codeAt(SECRET, stepAt(seconds * 1000))).toBe(code);
  expect(stepOf(SECRET, code, seconds * 1000)).toBe(stepAt(seconds * 1000));
});

test.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('a device %i steps off: %s', (off, isTaken) => {
  const step = stepAt(NOW) + off;
  expect(stepOf(SECRET, codeAt(SECRET, step), NOW)).toBe(isTaken ? step : null);
});

test.each(['', '05047', '0504711', '05047١', 'abcdef'])('%j is not a code', (code) => {
  expect(stepOf(SECRET, code, NOW)).toBeNull();
});

test('each secret is new, has 160 bits, and is in the address for the app', () => {
  const secrets = Array.from({ length: 50 }, newSecret);
  expect(new Set(secrets).size).toBe(50);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(secretAddress(SECRET, 'Grantlight', 'ada+1@example.org'));
  expect(address.href).toBe(`otpauth://totp/Grantlight:ada%2B1%40example.org?secret=${SECRET}&issuer=Grantlight`);
});
