/**
 * When a client disconnects, the runtime stops the request immediately, so nothing releases its slot. Screens abort
 * calls while people type, so slots must free up soon. A call that takes longer goes on, but is no longer counted.
 */
const FORGOTTEN_AFTER_MS = 5000;

/** This isolate's slots for work that it can only do a limited number of times at once. */
export class Slots {
  /** The slots in use, and when each was taken. */
  readonly #inUse = new Map<symbol, number>();

  /** Takes one of up to `slots` slots, and returns the function that releases it. Returns null if all are in use. */
  take(slots: number): (() => void) | null {
    const now = Date.now();
    for (const [slot, begun] of this.#inUse) if (now - begun > FORGOTTEN_AFTER_MS) this.#inUse.delete(slot);
    if (this.#inUse.size >= slots) return null;
    const slot = Symbol('slot');
    this.#inUse.set(slot, now);
    return () => this.#inUse.delete(slot);
  }
}
