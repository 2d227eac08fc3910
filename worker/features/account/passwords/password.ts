import { Buffer } from 'node:buffer';
import { loadArgon2 } from '#argon2';
import { matchesScrypt } from './scrypt.ts';

/**
 * OWASP Password Storage Cheat Sheet, Argon2id: 19 MiB, 2 passes, 1 lane. It takes a third as long as scrypt with
 * OWASP's parameters. That matters because hashing blocks the thread that serves requests.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, hashLength: 32 } as const;
const FORM = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** The library's error for a wrong password. Any other error is our bug. */
const MISMATCH = 'The password does not match the supplied hash';

let loaded: ReturnType<typeof loadArgon2> | undefined;

/** Returns the Argon2id hash in PHC format. It includes the parameters, so they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  return (await argon2()).hash(encoded(password), COST).encoded;
}

/** Returns whether a stored hash uses different parameters than a new one would. */
export function needsRehash(hash: string): boolean {
  return !hash.startsWith(FORM);
}

/** Returns whether the password matches the hash. Takes the same time for every password. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const matches = await matchesScrypt(normalize(password), hash);
  if (matches !== null) return matches;
  if (!hash.startsWith('$argon2id$')) throw new Error('A stored password hash has an unknown format');
  const { success, error } = (await argon2()).tryVerify(hash, encoded(password));
  if (!success && error !== MISMATCH) throw new Error(`A password could not be checked: ${error}`);
  return success;
}

/** A hash that no password has: checking against it takes as long as a real check. */
export const NOBODYS_HASH = `${FORM}${'A'.repeat(22)}$${'A'.repeat(43)}`;

function argon2(): ReturnType<typeof loadArgon2> {
  loaded ??= loadArgon2().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/** The library counts characters where it should count bytes, so we pass a string with one byte per character. */
function encoded(password: string): string {
  return Buffer.from(normalize(password)).toString('base64url');
}

/** The same password typed on another keyboard may have a different Unicode form (NIST SP 800-63B, 3.1.1.2). */
function normalize(password: string): string {
  return password.normalize('NFKC');
}
