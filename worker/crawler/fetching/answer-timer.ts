/**
 * Aborts a request after a long silence, or when the whole response takes too long. Time that the reader spends on a
 * chunk doesn't count.
 */
export class AnswerTimer {
  readonly limits: Readonly<{ silenceMs: number; wholeMs: number }>;
  readonly #limit: AbortController;
  #handle: ReturnType<typeof setTimeout> | undefined;
  #leftMs: number;
  #startedAt: number | null = null;
  /** The limit that was exceeded; null if none was. */
  ranOut: 'silence' | 'whole' | null = null;

  constructor(limits: AnswerTimer['limits'], limit: AbortController) {
    this.limits = limits;
    this.#limit = limit;
    this.#leftMs = limits.wholeMs;
    this.start();
  }

  /**
   * Restarts the silence timer and resumes the timer for the whole response, now that the reader wants the next chunk.
   */
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
