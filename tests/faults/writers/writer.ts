import type { KillableProduct } from '../../harness/product/killable-product.ts';

/** A client that makes one write after another and remembers which ones were acknowledged. */
export interface Writer {
  /** Makes the next write. Resolves when it's acknowledged. */
  write(): Promise<void>;
  /**
   * Runs after the Worker was killed and restarted. Checks that acknowledged writes are stored, that none is partial,
   * and that new ones work.
   */
  verify(): Promise<void>;
}

export type NewWriter = (product: KillableProduct) => Promise<Writer>;
