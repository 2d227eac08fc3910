import { Buffer } from 'node:buffer';
import { scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const MAX_MEMORY = 64 * 1024 * 1024;
const FORM = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

const derive = promisify<string, Uint8Array, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);

/**
 * Returns whether a password matches a scrypt hash from before Argon2; null if the hash isn't one. The next login
 * replaces the hash.
 */
export async function matchesScrypt(password: string, hash: string): Promise<boolean | null> {
  const parts = FORM.exec(hash);
  if (!parts) return null;
  const [, ln = '', r = '', p = '', salt = '', key = ''] = parts;
  const expected = Buffer.from(key, 'base64url');
  const cost = { N: 2 ** Number(ln), r: Number(r), p: Number(p), maxmem: MAX_MEMORY };
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), expected.length, cost), expected);
}
