import type Argon2 from '@phi-ag/argon2';
import initialize from '@phi-ag/argon2/node';

/** Loads Argon2 for scripts and tests, which run in Node. */
export function loadArgon2(): Promise<Argon2> {
  return initialize();
}
