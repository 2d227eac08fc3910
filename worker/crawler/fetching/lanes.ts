import type { Clock } from './clock.ts';

/** Allows one call at a time per host, with a pause between calls. */
export class Lanes {
  readonly #clock: Clock;
  readonly #intervalOf: (host: string) => number;
  readonly #ends = new Map<string, Promise<void>>();
  readonly #lastAt = new Map<string, number>();

  constructor(clock: Clock, intervalOf: (host: string) => number) {
    this.#clock = clock;
    this.#intervalOf = intervalOf;
  }

  /** Waits for the host's lane; call the returned function to release it. */
  async enter(host: string): Promise<() => void> {
    const before = this.#ends.get(host) ?? Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#ends.set(
      host,
      before.then(() => promise),
    );
    await before;
    const wait = (this.#lastAt.get(host) ?? Number.NEGATIVE_INFINITY) + this.#intervalOf(host) - this.#clock.now();
    if (wait > 0) await this.#clock.sleep(wait);
    this.#lastAt.set(host, this.#clock.now());
    return resolve;
  }
}
