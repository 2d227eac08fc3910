import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { secretsIn } from './secret-forms.ts';

/** Returns a random secret of the required length. Generated at run time, so our files contain none. */
const chance = (length: number) => randomBytes(length).toString('hex').slice(0, length);
const capitals = (length: number) => chance(length).toUpperCase();
const join = (...parts: string[]) => parts.join('');

test.each([
  ['a key of Stripe', join('sk_', 'live_', chance(24))],
  ['a key of Stripe', join('whsec', '_', chance(32))],
  ['a key of an AI vendor', join('sk-', 'proj-', chance(40))],
  ['a key of AWS', join('AK', 'IA', capitals(16))],
  ['a token of GitHub', join('gh', 'p_', chance(36))],
  ['a private key', join('-----BEGIN ', 'RSA PRIVATE KEY-----\n', chance(64))],
  ['a signed token', join('ey', 'J', chance(20), '.ey', 'J', chance(20), '.', chance(43))],
  ['a password in an address', join('libsql:', '//somebody:', chance(12), '@db.example.org')],
  ['a value of one of our settings', join('AI_API_', 'KEY=', chance(20))],
  ['a value of one of our settings', join('"STRIPE_SECRET', '_KEY": "', chance(20), '"')],
  ['a value of one of our settings', join('DATABASE_AUTH', "_TOKEN = '", chance(20), "'")],
])('%s is found', (what, text) => {
  expect(secretsIn(`before ${text} after`).map((found) => found.what)).toContain(what);
  expect(secretsIn(`a;${text};b`, { minified: true }).map((found) => found.what)).toContain(what);
});

test('a random value is found after a revealing name', () => {
  const text = join('const admin', "Password = '", randomBytes(24).toString('base64url'), "1';");
  expect(secretsIn(text).map(({ what }) => what)).toEqual(['what looks like a secret']);
});

test.each([
  'const AI_API_KEY = settings.AI_API_KEY;',
  'STRIPE_SECRET_KEY: stripe.secretKey,',
  "const token = 'the-token-of-the-link-in-the-mail';",
  'https://www.example.gov/a:b@c',
  'AI_API_KEY=',
])('%s is not a secret', (text) => expect(secretsIn(text)).toEqual([]));
