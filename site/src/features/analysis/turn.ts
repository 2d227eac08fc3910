/**
 * Runs one after another what would be done twice in two tabs of one browser. `onWait` is called where somebody else is
 * at it; `run` is told whether there was a wait. A browser without locks runs at once.
 */
export async function inTurn<T>(
  name: string,
  signal: AbortSignal,
  onWait: () => void,
  run: (waited: boolean) => Promise<T>,
): Promise<T> {
  if (!('locks' in navigator)) return run(false);
  const atOnce = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? { result: await run(false) } : undefined,
  );
  if (atOnce) return atOnce.result;
  onWait();
  return navigator.locks.request(name, { signal }, () => run(true));
}
