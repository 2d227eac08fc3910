import { Buffer } from 'node:buffer';
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP Password Storage Cheat Sheet, scrypt: N = 2^14, r = 8, p = 5 (16 MiB). */
const COST = { ln: 14, r: 8, p: 5 } as const;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const MAX_MEMORY = 64 * 1024 * 1024;

const derive = promisify<string, Uint8Array, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);

/** Returns the scrypt hash in PHC format. It includes the parameters, so they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(normalize(password), salt, KEY_BYTES, options(COST));
  return `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

const FORM = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/;

/** Whether a stored hash uses different parameters than a new one would. */
export function needsRehash(hash: string): boolean {
  const [, ln, r, p] = FORM.exec(hash) ?? [];
  return Number(ln) !== COST.ln || Number(r) !== COST.r || Number(p) !== COST.p;
}

/** Whether the password matches the hash. Takes the same time for every password. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const parts = FORM.exec(hash);
  if (!parts) throw new Error('A stored password hash is not in the known form');
  const [, ln = '', r = '', p = '', salt = '', key = ''] = parts;
  const expected = Buffer.from(key, 'base64url');
  const parameters = { ln: Number(ln), r: Number(r), p: Number(p) };
  const actual = await derive(
    normalize(password),
    Buffer.from(salt, 'base64url'),
    expected.length,
    options(parameters),
  );
  return timingSafeEqual(actual, expected);
}

/** A hash that no password matches. Verifying against it takes as long as a real check. */
export const NOBODYS_HASH = `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** The same password typed on a different keyboard may have a different Unicode form (NIST SP 800-63B, 3.1.1.2). */
function normalize(password: string): string {
  return password.normalize('NFKC');
}

function options({ ln, r, p }: { ln: number; r: number; p: number }) {
  return { N: 2 ** ln, r, p, maxmem: MAX_MEMORY };
}
