/**
 * Runs work in one browser tab at a time, so it isn't done twice. Calls `onWait` if another tab is busy, and tells
 * `run` whether it had to wait. Runs immediately in browsers without the Web Locks API.
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
