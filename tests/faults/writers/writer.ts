import type { KillableProduct } from '../../harness/product/killable-product.ts';

/** A client that makes one write after another and remembers the acknowledged ones. */
export interface Writer {
  /** The next write; resolves when it is acknowledged. */
  write(): Promise<void>;
  /**
   * Checks after a kill and restart of the Worker: acknowledged writes are there, none is partial, and new ones work.
   */
  verify(): Promise<void>;
}

export type NewWriter = (product: KillableProduct) => Promise<Writer>;
