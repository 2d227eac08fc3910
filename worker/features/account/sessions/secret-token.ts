import { createHash, randomBytes } from 'node:crypto';

/** Creates an unguessable secret for a cookie or a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash that the database stores in place of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
