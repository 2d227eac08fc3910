/**
 * Ends a call when its time is up: after a long silence, or when the whole response takes too long. Time spent by the
 * reader doesn't count.
 */
export class AnswerTimer {
  readonly limits: Readonly<{ silenceMs: number; wholeMs: number }>;
  readonly #limit: AbortController;
  #handle: ReturnType<typeof setTimeout> | undefined;
  #leftMs: number;
  #startedAt: number | null = null;
  /** What ran out; null if nothing has. */
  ranOut: 'silence' | 'whole' | null = null;

  constructor(limits: AnswerTimer['limits'], limit: AbortController) {
    this.limits = limits;
    this.#limit = limit;
    this.#leftMs = limits.wholeMs;
    this.start();
  }

  /** A chunk has arrived, or the reader wants the next one: restarts the silence timer, resumes the total. */
  start(): void {
    this.pause();
    this.#startedAt = Date.now();
    const { silenceMs } = this.limits;
    const isLast = this.#leftMs <= silenceMs;
    this.#handle = setTimeout(
      () => {
        this.ranOut = isLast ? 'whole' : 'silence';
        this.#limit.abort();
      },
      Math.max(0, isLast ? this.#leftMs : silenceMs),
    );
  }

  pause(): void {
    clearTimeout(this.#handle);
    if (this.#startedAt !== null) this.#leftMs -= Date.now() - this.#startedAt;
    this.#startedAt = null;
  }

  stop(): void {
    this.pause();
  }
}
