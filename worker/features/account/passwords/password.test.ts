import { Buffer } from 'node:buffer';
import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, NOBODYS_HASH, needsRehash, verifyPassword } from './password.ts';

test('a hash is Argon2id and matches what Node computes', async () => {
  const hash = await hashPassword('Sunny!Morning42');
  const [, , , , salt = '', key = ''] = hash.split('$');
  const own = argon2Sync('argon2id', {
    ...{ message: Buffer.from('Sunny!Morning42').toString('base64url'), nonce: Buffer.from(salt, 'base64') },
    ...{ memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 },
  });
  expect(Buffer.from(key, 'base64')).toEqual(own);
  expect(needsRehash(hash)).toBe(false);
  expect(await hashPassword('Sunny!Morning42')).not.toBe(hash);
});

// On its own, the library would truncate the first two, and cut off the third at its null character.
test.each([
  ['пароль для входа один', 'пароль для входа два'],
  ['🌞🌧🌈⛄🌊', '🌞🌧🌈⛄🔥'],
  ['half\u0000and half', 'half\u0000and more'],
])('every character of “%s” counts', async (password, other) => {
  const hash = await hashPassword(password);
  expect(await verifyPassword(password, hash)).toBe(true);
  expect(await verifyPassword(other, hash)).toBe(false);
});

test('no password matches the hash for a missing account', async () => {
  expect(await verifyPassword('', NOBODYS_HASH)).toBe(false);
  expect(needsRehash(NOBODYS_HASH)).toBe(false);
});

test('a malformed stored hash is an error, not a wrong password', () =>
  expect(verifyPassword('Sunny!Morning42', 'plain')).rejects.toThrow('unknown format'));
