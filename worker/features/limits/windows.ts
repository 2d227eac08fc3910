import type { Rate } from '../../settings/limits.ts';

/** How many members' counts to keep. The oldest window is dropped first. */
const MOST = 10_000;

/** Per-isolate counters. They need no statement, but other isolates count separately. */
export class Windows {
  readonly #open = new Map<number, { count: number; endsAt: number }>();

  /** Counts one request from a member. Returns the end of the window (ms) if it exceeds the limit, otherwise null. */
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
