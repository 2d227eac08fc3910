const MINUTE_MS = 60_000;
const MOST_A_MINUTE = 20;
/** Kinds of errors that are remembered: beyond that the oldest are forgotten. */
const MOST_KINDS = 200;

/** What an isolate may report: a bounded number in a minute, and each kind of error once in it. */
export class Budget {
  #since = 0;
  #spent = 0;
  #pausedUntil = 0;
  readonly #kinds = new Map<string, { at: number; untold: number }>();

  /** Whether an error of this kind may be told now; if so, how many of its kind were not told since the last one. */
  take(kind: string, now: number): { untold: number } | null {
    const known = this.#kinds.get(kind);
    if (now - this.#since >= MINUTE_MS) {
      this.#since = now;
      this.#spent = 0;
    }
    const isKnown = known !== undefined && now - known.at < MINUTE_MS;
    if (isKnown || this.#spent >= MOST_A_MINUTE || now < this.#pausedUntil) {
      this.#remember(kind, { at: known?.at ?? 0, untold: (known?.untold ?? 0) + 1 });
      return null;
    }
    this.#spent += 1;
    this.#remember(kind, { at: now, untold: 0 });
    return { untold: known?.untold ?? 0 };
  }

  /** Tells nothing until then: whoever is told to wait waits. */
  pause(until: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, until);
  }

  #remember(kind: string, seen: { at: number; untold: number }): void {
    this.#kinds.delete(kind);
    this.#kinds.set(kind, seen);
    const [oldest] = this.#kinds.keys();
    if (this.#kinds.size > MOST_KINDS && oldest !== undefined) this.#kinds.delete(oldest);
  }
}
