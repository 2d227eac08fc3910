const MINUTE_MS = 60_000;
const MOST_A_MINUTE = 20;
/** How many kinds of errors to remember. Beyond that, the oldest are dropped. */
const MOST_KINDS = 200;

/** Limits an isolate's reports: a fixed number per minute, and each kind of error once per minute. */
export class Budget {
  #since = 0;
  #spent = 0;
  #pausedUntil = 0;
  readonly #kinds = new Map<string, { at: number; skipped: number }>();

  /**
   * If an error of this kind may be reported now, returns how many of its kind were skipped since the last report.
   * Otherwise, returns null.
   */
  take(kind: string, now: number): { skipped: number } | null {
    const known = this.#kinds.get(kind);
    if (now - this.#since >= MINUTE_MS) {
      this.#since = now;
      this.#spent = 0;
    }
    const isKnown = known !== undefined && now - known.at < MINUTE_MS;
    if (isKnown || this.#spent >= MOST_A_MINUTE || now < this.#pausedUntil) {
      this.#remember(kind, { at: known?.at ?? 0, skipped: (known?.skipped ?? 0) + 1 });
      return null;
    }
    this.#spent += 1;
    this.#remember(kind, { at: now, skipped: 0 });
    return { skipped: known?.skipped ?? 0 };
  }

  /** Stops reports until this time (ms), because the tracker asked us to wait. */
  pause(until: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, until);
  }

  #remember(kind: string, seen: { at: number; skipped: number }): void {
    this.#kinds.delete(kind);
    this.#kinds.set(kind, seen);
    const [oldest] = this.#kinds.keys();
    if (this.#kinds.size > MOST_KINDS && oldest !== undefined) this.#kinds.delete(oldest);
  }
}
