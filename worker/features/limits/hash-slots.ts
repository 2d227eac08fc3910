/** When a caller goes away, the runtime stops its request where it stands: nothing gives such a slot back. */
const FORGOTTEN_AFTER_MS = 30_000;

/** The calls of this isolate that hash a password now, with the time at which they began. */
const inUse = new Map<symbol, number>();

/** Takes one of the isolate's slots for a password hash; null where all are taken. The answer gives it back. */
export function takeHashSlot(slots: number): (() => void) | null {
  const now = Date.now();
  for (const [slot, begun] of inUse) if (now - begun > FORGOTTEN_AFTER_MS) inUse.delete(slot);
  if (inUse.size >= slots) return null;
  const slot = Symbol('hash slot');
  inUse.set(slot, now);
  return () => inUse.delete(slot);
}
