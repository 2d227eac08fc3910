import type { KillableProduct } from '../../harness/killable-product.ts';

/** Somebody who writes one thing after the other, and remembers what was acknowledged. */
export interface Writer {
  /** The next write; resolves when it is acknowledged. */
  write(): Promise<void>;
  /** After the Worker was killed and started again: all that was acknowledged is there, nothing is half there, and it goes on. */
  verify(): Promise<void>;
}

export type NewWriter = (product: KillableProduct) => Promise<Writer>;
