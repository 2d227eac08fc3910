/** Ends a call when its time is over: after a long silence, or when the whole takes too long. Time that the reader takes does not count. */
export class AnswerTimer {
  readonly limits: Readonly<{ silenceMs: number; wholeMs: number }>;
  readonly #limit: AbortController;
  #handle: ReturnType<typeof setTimeout> | undefined;
  #leftMs: number;
  #startedAt: number | null = null;
  /** What was too long; null as long as nothing was. */
  ranOut: 'silence' | 'whole' | null = null;

  constructor(limits: AnswerTimer['limits'], limit: AbortController) {
    this.limits = limits;
    this.#limit = limit;
    this.#leftMs = limits.wholeMs;
    this.start();
  }

  /** A part has come, or its reader wants the next one: silence is counted anew, the whole goes on. */
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
