import type { Rate } from '../../settings/limits.ts';

/** Members whose counts are kept. The oldest window is dropped first. */
const MOST = 10_000;

/** Counts of this isolate: they cost no statement, and other isolates have their own. */
export class Windows {
  readonly #open = new Map<number, { count: number; endsAt: number }>();

  /** Counts one call of a member. Returns the end of the window (ms) if the call exceeds the limit, otherwise null. */
  count(member: number, { count, windowMs }: Rate): number | null {
    const now = Date.now();
    const window = this.#open.get(member);
    if (window && window.endsAt > now) {
      window.count += 1;
      return window.count > count ? window.endsAt : null;
    }
    this.#open.delete(member);
    this.#open.set(member, { count: 1, endsAt: now + windowMs });
    const [oldest] = this.#open.keys();
    if (this.#open.size > MOST && oldest !== undefined) this.#open.delete(oldest);
    return null;
  }
}
