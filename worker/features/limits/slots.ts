/** When a caller goes away, the runtime stops its request where it stands: nothing gives such a slot back. */
const FORGOTTEN_AFTER_MS = 30_000;

/** Slots of this isolate for something of which it can do only so much at once. */
export class Slots {
  /** Those that are taken, with the time at which they were. */
  readonly #inUse = new Map<symbol, number>();

  /** Takes one of so many slots; null where all are taken. The answer gives it back. */
  take(slots: number): (() => void) | null {
    const now = Date.now();
    for (const [slot, begun] of this.#inUse) if (now - begun > FORGOTTEN_AFTER_MS) this.#inUse.delete(slot);
    if (this.#inUse.size >= slots) return null;
    const slot = Symbol('slot');
    this.#inUse.set(slot, now);
    return () => this.#inUse.delete(slot);
  }
}
