import Argon2 from '@phi-ag/argon2';
import code from '@phi-ag/argon2/argon2.wasm';

/** Loads Argon2 in the Workers runtime, from WebAssembly that was compiled with the bundle. */
export async function loadArgon2(): Promise<Argon2> {
  return new Argon2(await WebAssembly.instantiate(code));
}
