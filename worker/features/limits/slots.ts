/** When a caller disconnects, the runtime stops its request immediately, so nothing releases the slot. */
const FORGOTTEN_AFTER_MS = 30_000;

/** This isolate's slots for something that it can do only a limited number of times at once. */
export class Slots {
  /** Slots in use, with the time they were taken. */
  readonly #inUse = new Map<symbol, number>();

  /** Takes one of up to `slots` slots; null if all are in use. The returned function releases it. */
  take(slots: number): (() => void) | null {
    const now = Date.now();
    for (const [slot, begun] of this.#inUse) if (now - begun > FORGOTTEN_AFTER_MS) this.#inUse.delete(slot);
    if (this.#inUse.size >= slots) return null;
    const slot = Symbol('slot');
    this.#inUse.set(slot, now);
    return () => this.#inUse.delete(slot);
  }
}
